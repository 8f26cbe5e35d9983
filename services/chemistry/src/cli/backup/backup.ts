// `backup`, `restore`: everything the service keeps, in one file that fits either engine. A backup may be taken while the
// service runs, by a later version, too, and changes nothing; a restore wants an empty database that nobody uses.

import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ask } from '../../platform/http/admin-client.ts';
import { runBackup, writeBackupTo } from '../../platform/database/backup/command.ts';
import { loadDatabase } from '../../platform/database/backup/load.ts';
import { loadDatabaseSettings } from '../../config.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { isTerminal, standard } from '../standard-streams.ts';
import { nameForNow, removeOlder } from './folder.ts';
import type { Streams } from '../program/runner.ts';
import type { WriteLine } from '../lines.ts';

/** Writes one line: the file, its tables and rows. Throws for an option, a file or a database that will not do. */
export async function backUp(
  { target, keep }: { target: string; keep?: number },
  write: WriteLine,
  { output, errors }: Streams,
): Promise<void> {
  if (target === standard) {
    if (isTerminal(output)) throw new RangeError('standard output is a terminal: name a file, or redirect it');
    const line = await toStream(output);
    errors.write(`${JSON.stringify(line)}\n`);
    return;
  }
  const path = resolve(target);
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  if (keep !== undefined && !isFolder) throw new RangeError(`--keep: ${path} is no folder`);
  const command = { path: isFolder ? join(path, nameForNow(new Date())) : path };
  const lines = await ask(settingsOf(), 'backup', command, (parts) => runBackup(command, parts), {
    leavesTables: true,
  });
  for (const line of lines)
    write({ ...line, ...(isFolder && { removed: removeOlder(path, keep ?? Infinity, new Date()) }) });
}

/** The same of a restore. */
export async function restore(given: string, write: WriteLine, { input }: Streams): Promise<void> {
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
