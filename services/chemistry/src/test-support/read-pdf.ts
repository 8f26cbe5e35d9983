// A PDF file as a reader that is not its writer sees it.

import { execFile } from 'node:child_process';
import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extractText, getDocumentProxy } from 'unpdf';

export interface ReadPdf {
  pages: string[];
  /** All pages, white space made single. */
  text: string;
  /** Titles of the bookmarks, those below indented by two spaces. */
  bookmarks: string[];
  /** What structure the file declares for who hears it. */
  tags: string[];
}

export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text: pages } = await extractText(document, { mergePages: false });
  const tags = new Set<string>();
  for (let page = 1; page <= document.numPages; page += 1) {
    collectRoles(await (await document.getPage(page)).getStructTree(), tags);
  }
  return {
    pages,
    text: pages.join('\n').replaceAll(/\s+/g, ' '),
    bookmarks: titlesOf(await document.getOutline(), ''),
    tags: [...tags],
  };
}

/** As poppler reads it; null on a machine without poppler. */
export async function readWithPoppler(bytes: Buffer): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  try {
    await writeFile(join(folder, 'file.pdf'), bytes);
    const { stdout } = await promisify(execFile)('pdftotext', ['-layout', join(folder, 'file.pdf'), '-']);
    return stdout.replaceAll(/\s+/g, ' ');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Bookmark {
  title: string;
  items: Bookmark[];
}

function titlesOf(items: readonly Bookmark[] | null, indent: string): string[] {
  return (items ?? []).flatMap(({ title, items: below }) => [`${indent}${title}`, ...titlesOf(below, `${indent}  `)]);
}

function collectRoles(node: unknown, found: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  const { role, children } = node as { role?: string; children?: unknown[] };
  if (role !== undefined) found.add(role);
  for (const child of children ?? []) collectRoles(child, found);
}
