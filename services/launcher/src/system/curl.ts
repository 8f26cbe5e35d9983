import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Part } from './system-parts.ts';

/** curl, with which the tests run the commands of the API guide: they call it by its name. */
export const curlPart: Part<string> = {
  purpose: 'the tests of the API guide',
  packages: ['curl'],
  async find() {
    const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
    return onPath.map((folder) => join(folder, 'curl')).find((place) => existsSync(place));
  },
};
