// `synthline backup`, run where the database is open.

import type { Writable } from 'node:stream';
import { Type, type Static } from 'typebox';
import type { Clock } from '../../process/clock.ts';
import type { Database } from '../database.ts';
import { dumpDatabase } from './dump.ts';

export const backupCommandSchema = Type.Object({ path: Type.String({ minLength: 1, description: 'absolute' }) });
type BackupCommand = Static<typeof backupCommandSchema>;

interface Parts {
  database: Database;
  clock: Clock;
}

/** One line with the counts. Throws a RangeError where the file can't be written. */
export async function runBackup({ path }: BackupCommand, parts: Parts): Promise<object[]> {
  try {
    return [{ file: path, ...(await writeBackupTo(path, parts)) }];
  } catch (error) {
    if (error instanceof Error && 'path' in error) throw new RangeError(`cannot write ${path}: ${error.message}`);
    throw error;
  }
}

/** To a file or a stream; gives what was written. */
export async function writeBackupTo(target: string | Writable, { database, clock }: Parts) {
  const rows = await dumpDatabase(database, target, clock.now());
  return { tables: Object.keys(rows).length, rows: Object.values(rows).reduce((sum, one) => sum + one, 0) };
}
