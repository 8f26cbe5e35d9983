// Builds the web client when anything it is made of has changed.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.ts';

const sources = ['web', 'shared/src', 'locales', 'pnpm-lock.yaml'];
const ignored = new Set(['node_modules', 'dist', 'test-results']);

export const webDist = inRoot('web/dist');
const stampName = '.build-stamp';

/** True when `web/dist` was built from the files as they are now. */
export function isWebBuilt(): boolean {
  const stampFile = join(webDist, stampName);
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOfSources();
}

/**
 * Builds `web/dist`; rejects with what the build printed when it fails. It is made beside the old one and takes its place
 * when it is whole, so that a process that serves or builds it at the same time never sees half of one.
 */
export async function buildWeb(onLine: (line: string) => void = () => {}): Promise<void> {
  const stamp = stampOfSources();
  const folder = mkdtempSync(inRoot('web/node_modules/.built-'));
  try {
    const built = join(folder, 'new');
    const output = await runVite(built, onLine);
    if (output.code !== 0) throw new Error(`The web client could not be built.\n${output.text}`);
    writeFileSync(join(built, stampName), stamp);
    // Somebody else may do the same at this moment, with the same files.
    moveUnless('ENOENT', webDist, join(folder, 'old'));
    moveUnless('ENOTEMPTY', built, webDist);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function moveUnless(code: string, from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
  }
}

function runVite(folder: string, onLine: (line: string) => void): Promise<{ code: number; text: string }> {
  const vite = inRoot('web/node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'], {
    cwd: inRoot('web'),
    // Files are readable for all users, also when a test builds them.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      chunks.push(chunk);
      for (const line of chunk.split('\n').filter(Boolean)) onLine(line);
    });
  }
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => done({ code: code ?? 1, text: chunks.join('') }));
  });
}

function stampOfSources(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(inRoot(source))) hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => !ignored.has(entry.name))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    throw error;
  }
}
