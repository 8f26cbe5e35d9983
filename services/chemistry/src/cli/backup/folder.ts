// A folder that a scheduler fills: each backup is named by its time, and only the latest are kept.

import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { partialEnding } from '../../platform/database/backup/backup-file.ts';

const ending = '.backup';
const pattern = /^synthline-\d{8}T\d{6}Z\.backup$/;
/** A backup that is still being written is younger. */
const abandonedMs = 24 * 3_600_000;

/** Sorts by time (UTC). */
export const nameForNow = (now: Date): string =>
  `synthline-${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '')}${ending}`;

/** Removes all but the latest `keep`, and what a backup that was killed has left. Files of other names stay. */
export function removeOlder(folder: string, keep: number, now: Date): number {
  const names = readdirSync(folder);
  const whole = names.filter((name) => pattern.test(name)).toSorted();
  const older = keep < whole.length ? whole.slice(0, whole.length - keep) : [];
  const abandoned = names.filter(
    (name) =>
      name.endsWith(partialEnding) &&
      pattern.test(name.slice(0, -partialEnding.length)) &&
      now.getTime() - statSync(join(folder, name)).mtimeMs > abandonedMs,
  );
  for (const name of [...older, ...abandoned]) rmSync(join(folder, name), { force: true });
  return older.length;
}
