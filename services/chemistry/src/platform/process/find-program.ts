// Where an optional program lies.

import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a program in the folders of PATH; undefined where it is not installed. */
export function findProgram(name: string, folders = ''): string | undefined {
  return folders
    .split(delimiter)
    .filter((folder) => folder.startsWith('/'))
    .map((folder) => join(folder, name))
    .find((path) => isFile(path, constants.X_OK));
}

/** Is there a file that may be read, or with `X_OK` run. */
export function isFile(path: string, mode = constants.R_OK): boolean {
  try {
    accessSync(path, mode);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
