// `backup`, `restore`: everything the service keeps, in one file that fits either engine. A backup may be taken while the
// service runs, by a later version, too, and changes nothing; a restore wants an empty database that nobody uses.

import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readCommandLine } from '@app/shared/rules/command-line';
import { ask } from '../../platform/http/admin-client.ts';
import { runBackup, writeBackupTo } from '../../platform/database/backup/command.ts';
import { loadDatabase } from '../../platform/database/backup/load.ts';
import { loadDatabaseSettings } from '../../config.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { isTerminal, standard } from '../standard-streams.ts';
import { nameForNow, removeOlder } from './folder.ts';
import type { Streams } from '../commands.ts';
import type { WriteLine } from '../lines.ts';
import { positiveInteger } from '../options.ts';

const backupUsage = `usage:
  backup FILE                  writes everything that the service keeps to a file, while it runs
  backup -                     to standard output
  backup FOLDER [--keep N]     to a file of the folder that is named by the time; removes all such files but the latest N
where the database is: DATABASE_URL, or DATA_DIR, also while the service runs; exit 0 only for a backup that is whole`;

const restoreUsage = `usage:
  restore FILE
  restore -                    from standard input
brings a backup of this version or an earlier one into the empty database of DATABASE_URL or DATA_DIR, whole or not at
all, before the service starts on it`;

/** Writes one line: the file, its tables and rows. Throws for an option, a file or a database that will not do. */
export async function backUp(args: string[], write: WriteLine, { output, errors }: Streams): Promise<void> {
  const { values, positionals } = readCommandLine(args, {
    usage: backupUsage,
    options: { keep: { type: 'string' } },
    words: [1, 1],
  });
  const [target = ''] = positionals;
  if (target === standard) {
    if (isTerminal(output)) throw new RangeError('standard output is a terminal: name a file, or redirect it');
    const line = await toStream(output);
    errors.write(`${JSON.stringify(line)}\n`);
    return;
  }
  const keep = values.keep === undefined ? Infinity : positiveInteger('keep', values.keep, 1);
  const path = resolve(target);
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  if (values.keep !== undefined && !isFolder) throw new RangeError(`--keep: ${path} is no folder`);
  const command = { path: isFolder ? join(path, nameForNow(new Date())) : path };
  const lines = await ask(settingsOf(), 'backup', command, (parts) => runBackup(command, parts), {
    leavesTables: true,
  });
  for (const line of lines) write({ ...line, ...(isFolder && { removed: removeOlder(path, keep, new Date()) }) });
}

/** The same of a restore. */
export async function restore(args: string[], write: WriteLine, { input }: Streams): Promise<void> {
  const { positionals } = readCommandLine(args, { usage: restoreUsage, options: {}, words: [1, 1] });
  const [given = ''] = positionals;
  if (given === standard && isTerminal(input)) throw new RangeError('standard input is a terminal: name a file');
  const source = given === standard ? input : resolve(given);
  const rows = await loadDatabase(settingsOf(), source, createLogger('silent'));
  const total = Object.values(rows).reduce((sum, one) => sum + one, 0);
  write({ file: given === standard ? standard : source, tables: Object.keys(rows).length, rows: total });
}

const settingsOf = () => loadDatabaseSettings(process.env);

/** A running embedded service writes to a file, which is passed on; otherwise nothing is written down. */
async function toStream(output: Streams['output']): Promise<object> {
  const settings = settingsOf();
  const between = join(settings.dataDir, `backup-${randomUUID()}`);
  try {
    const here = async (parts: Parameters<typeof writeBackupTo>[1]) => [await writeBackupTo(output, parts)];
    const [line] = await ask(settings, 'backup', { path: between }, here, { leavesTables: true });
    if (existsSync(between)) await pipeline(createReadStream(between), output, { end: false });
    return { ...line, file: standard };
  } finally {
    rmSync(between, { force: true });
  }
}
