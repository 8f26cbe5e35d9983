import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './system-parts.ts';

const versions = '/usr/lib/postgresql';

/** Folder with the `initdb` and `postgres` on which the tests of the database layer also run. */
export const postgresPart: Part<string> = {
  purpose: 'the database tests',
  packages: ['postgresql'],
  async find() {
    const folders = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : [];
    const places = [process.env['POSTGRES_BIN'], ...folders];
    return places.find((folder) => folder !== undefined && existsSync(join(folder, 'initdb')));
  },
};
