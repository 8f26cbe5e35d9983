// The migrations of the database, in order, and a folder that ends before the latest of them.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

interface Journal {
  entries: { tag: string; when: number }[];
}

const journalOf = (folder: string): Journal => JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));

/** Their names, in the order in which they apply. */
export const migrationNames = (): string[] => journalOf(migrationsFolder).entries.map(({ tag }) => tag);

/** The migrations of version 0.1.0, which the baseline replaces: the first and the last of them, and how many there were. */
const replaced = { first: '0000_start', last: '0036_score-sheet', count: 37 };
const baseline = '0000_baseline';

/** Names of migrations that a database or a backup has, with those of version 0.1.0 read as the baseline. */
export function withBaseline(names: readonly string[]): readonly string[] {
  return names[0] === replaced.first && names[replaced.count - 1] === replaced.last
    ? [baseline, ...names.slice(replaced.count)]
    : names;
}

/** When the baseline was made, as the migrator notes it: that of the last migration that it replaces. */
export const baselineTime = (): number => journalOf(migrationsFolder).entries[0]?.when ?? 0;

/** When our last migration was made, epoch ms. */
export const latestTime = (): number => journalOf(migrationsFolder).entries.at(-1)?.when ?? 0;

/** Names of the migrations that a database has whose latest one was made at this time, epoch ms. */
export const namesUpTo = (latest: number): string[] =>
  journalOf(migrationsFolder)
    .entries.filter(({ when }) => when <= latest)
    .map(({ tag }) => tag);

export interface MigrationsFolder {
  folder: string;
  remove(): void;
}

/** A folder with the first `count` migrations only, to be removed after use. */
export function migrationsUpTo(count: number): MigrationsFolder {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const journal = journalOf(migrationsFolder);
  const entries = journal.entries.slice(0, count);
  cpSync(join(migrationsFolder, 'meta/_journal.json'), join(folder, 'meta/_journal.json'));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) cpSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
