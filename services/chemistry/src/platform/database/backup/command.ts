// `chem backup`, run where the database is open.

import { Type, type Static } from 'typebox';
import type { Clock } from '../../process/clock.ts';
import type { Database } from '../database.ts';
import { dumpDatabase } from './dump.ts';

export const backupCommandSchema = Type.Object({ path: Type.String({ minLength: 1, description: 'absolute' }) });
export type BackupCommand = Static<typeof backupCommandSchema>;

/** One line with the counts. Throws a RangeError where the file can't be written. */
export async function runBackup(
  { path }: BackupCommand,
  { database, clock }: { database: Database; clock: Clock },
): Promise<object[]> {
  try {
    const rows = await dumpDatabase(database, path, clock.now());
    return [
      { file: path, tables: Object.keys(rows).length, rows: Object.values(rows).reduce((sum, one) => sum + one, 0) },
    ];
  } catch (error) {
    if (error instanceof Error && 'path' in error) throw new RangeError(`cannot write ${path}: ${error.message}`);
    throw error;
  }
}
