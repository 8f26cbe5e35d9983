// `backup FILE`, `restore FILE`: everything the service keeps, in one file that fits either engine. A backup may be taken
// while the service runs; a restore wants an empty database that nobody uses.

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ask } from '../platform/http/admin-client.ts';
import { runBackup } from '../platform/database/backup/command.ts';
import { loadDatabase } from '../platform/database/backup/load.ts';
import { loadDatabaseSettings } from '../config.ts';
import { createLogger } from '../platform/process/logger.ts';
import type { WriteLine } from './lines.ts';

/** Writes one line: the file, its tables and rows. Throws for an option, a file or a database that will not do. */
export async function backUp(args: string[], write: WriteLine): Promise<void> {
  const command = { path: fileOf(args, 'backup') };
  for (const line of await ask(loadDatabaseSettings(process.env), 'backup', command, (parts) =>
    runBackup(command, parts),
  ))
    write(line);
}

/** The same of a restore. */
export async function restore(args: string[], write: WriteLine): Promise<void> {
  const file = fileOf(args, 'restore');
  const rows = await loadDatabase(loadDatabaseSettings(process.env), file, createLogger('silent'));
  const total = Object.values(rows).reduce((sum, one) => sum + one, 0);
  write({ file, tables: Object.keys(rows).length, rows: total });
}

function fileOf(args: string[], name: string): string {
  const [file, ...more] = parseArgs({ args, options: {}, allowPositionals: true }).positionals;
  if (file === undefined || more.length > 0) throw new RangeError(`${name} FILE: names one file`);
  return resolve(file);
}
