// The lines that a command is asked about: of structures given as options, of files by name, of standard input.

import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { isTerminal, standard } from '../standard-streams.ts';

interface Source {
  files: readonly string[];
  /** Asked about first. */
  structures: readonly string[];
  input: Readable;
}

/** Throws a RangeError for a file that cannot be read, before anything is done. */
export async function checkFiles(files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (file === standard) continue;
    try {
      const handle = await open(file);
      const isFolder = (await handle.stat()).isDirectory();
      await handle.close();
      if (isFolder) throw new RangeError('it is a folder');
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new RangeError(`${file} cannot be read (${why}); a structure itself is given with --structure`);
    }
  }
}

export const readsStandardInput = ({ files, structures }: Omit<Source, 'input'>): boolean =>
  files.includes(standard) || (files.length === 0 && structures.length === 0);

export async function* linesOf({ files, structures, input }: Source): AsyncGenerator<string, void> {
  yield* structures;
  const named = files.length === 0 && structures.length === 0 ? [standard] : files;
  for (const file of named) {
    const bytes = file === standard ? input : createReadStream(file);
    yield* createInterface({ input: bytes, crlfDelay: Infinity });
  }
}

/** How many lines there are, where that can be known without reading standard input. */
export async function countLines(source: Source): Promise<number | undefined> {
  if (readsStandardInput(source)) return undefined;
  let count = 0;
  for await (const _ of linesOf(source)) count += 1;
  return count;
}

/** Said to somebody who waits before a terminal for something to happen. */
export const isWaitingForTyping = (source: Source): boolean => readsStandardInput(source) && isTerminal(source.input);
