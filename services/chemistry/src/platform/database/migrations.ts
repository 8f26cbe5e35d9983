// The migrations of the database, in order, and a folder that ends before the latest of them.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

interface Journal {
  entries: { tag: string }[];
}

const journalOf = (folder: string): Journal => JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));

/** Their names, in the order in which they apply. */
export const migrationNames = (): string[] => journalOf(migrationsFolder).entries.map(({ tag }) => tag);

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
