// An .xlsx file: an archive of XML parts (ECMA-376 part 2), looked through before anybody else opens it.

import { posix } from 'node:path';
import { AppError } from '@app/shared/errors/app-error';
import { openZip, type ZipArchive } from '@app/shared/files/zip-archive';
import type { UploadRule } from '@app/shared/contracts/call';
import { extensionsOf, uploadLimits } from '@app/shared/rules/upload';
import { MarkupScan } from './markup-scan.ts';
import { SheetScan } from './sheet-scan.ts';

const workbookPart = 'xl/workbook.xml';
const relationsPart = 'xl/_rels/workbook.xml.rels';
const maxIndexBytes = 1024 * 1024;
const isMarkup = /\.(?:xml|rels|vml)$/i;
const isSheet = /^xl\/worksheets\/[^/]+\.xml$/i;

/**
 * Refuses a broken or oversized archive, document types and macros, a workbook none of whose sheets has a row below its
 * header, and a sheet with too many.
 */
export async function checkWorkbook(fd: number, rule: UploadRule, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  const zip = await openZip(fd);
  const { empty, wrongFormat } = uploadLimits[rule];
  if (!zip.entries.has('[Content_Types].xml') || !zip.entries.has(workbookPart)) {
    throw new AppError(wrongFormat, { formats: extensionsOf(rule) });
  }
  const first = await firstSheetOf(zip);
  let mostRows = 0;
  for (const name of zip.entries.keys()) {
    if (/vbaProject/i.test(name)) throw new AppError('fileContentError', { reason: 'macro' });
    const sheet = name === first || isSheet.test(name) ? new SheetScan(uploadLimits[rule]) : undefined;
    await readThrough(zip, name, sheet ?? (isMarkup.test(name) ? new MarkupScan() : undefined), deadline);
    mostRows = Math.max(mostRows, sheet?.filledRows ?? 0);
  }
  if (mostRows < 2) throw new AppError(empty);
}

// Every part is inflated, so that sizes and check sums are known and not believed.
async function readThrough(
  zip: ZipArchive,
  name: string,
  scan: MarkupScan | undefined,
  deadline: number,
): Promise<void> {
  for await (const chunk of zip.read(name)) {
    if (performance.now() > deadline) throw new AppError('fileDamaged', { reason: 'time' });
    scan?.push(chunk);
  }
  scan?.end();
}

// The workbook names its sheets in order, its relations say where they are.
async function firstSheetOf(zip: ZipArchive): Promise<string> {
  const workbook = await textOf(zip, workbookPart);
  const sheet = /<(?:[\w.-]+:)?sheet\s[^<>]*>/.exec(workbook)?.[0] ?? '';
  const id = valueOf('[\\w.-]+:id', sheet);
  const relations = await textOf(zip, relationsPart);
  const relation = relations.match(/<(?:[\w.-]+:)?Relationship\s[^<>]*>/g)?.find((tag) => valueOf('Id', tag) === id);
  const target = id === undefined || relation === undefined ? undefined : valueOf('Target', relation);
  const name = target === undefined ? '' : posix.resolve('/xl', target).slice(1);
  if (!zip.entries.has(name)) throw new AppError('fileDamaged', { reason: 'sheet' });
  return name;
}

// No part of these patterns can match what the part before it matches: their time grows with the text and no faster.
function valueOf(attribute: string, tag: string): string | undefined {
  return new RegExp(`\\s${attribute}\\s*=\\s*["']([^"']{1,255})["']`).exec(tag)?.[1];
}

async function textOf(zip: ZipArchive, name: string): Promise<string> {
  const entry = zip.entries.get(name);
  if (!entry || entry.uncompressedSize > maxIndexBytes) throw new AppError('fileDamaged', { reason: 'sheet' });
  const chunks = await Array.fromAsync(zip.read(name));
  return Buffer.concat(chunks).toString('utf8');
}
