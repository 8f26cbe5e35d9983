import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Part } from './system-parts.ts';

const folders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Path of the redis-server on which the tests of shared sessions run: `REDIS_BIN` (the program), or where it usually is. */
export const redisPart: Part<string> = {
  purpose: 'the tests of shared sessions',
  packages: ['redis-server'],
  async find() {
    const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
    const places = [...onPath, ...folders].map((folder) => join(folder, 'redis-server'));
    return [process.env['REDIS_BIN'], ...places].find((place) => place !== undefined && existsSync(place));
  },
};
