// The PostgreSQL server that the tests of the database layer also run on.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MissingPart } from './chromium.ts';
import { runCommand } from './command.ts';

const versions = '/usr/lib/postgresql';

/** Folder with `initdb` and `postgres`; throws a MissingPart that says what to install. */
export async function requirePostgres(say: (line: string) => void): Promise<string> {
  const found = findBin();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get')) {
    say('Installing postgresql for the database tests (once)…');
    const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
      const [file = '', ...rest] = [...prefix, 'apt-get', ...args];
      await runCommand(file, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    }
  }
  const installed = findBin();
  if (!installed) throw new MissingPart('The database tests need a PostgreSQL server: install postgresql.');
  return installed;
}

function findBin(): string | undefined {
  const named = process.env['POSTGRES_BIN'];
  const folders = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : [];
  return [named, ...folders].find((folder) => folder !== undefined && existsSync(join(folder, 'initdb')));
}
