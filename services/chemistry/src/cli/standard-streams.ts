// `-` in place of a file: standard input or output, as a container without a disk of its own needs it.

import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export const standard = '-';

export const isTerminal = (stream: object): boolean => 'isTTY' in stream && stream.isTTY === true;

/**
 * Runs with the path of a file that holds all of `input`, or whose content goes to `output` when all is done. The file is
 * readable for this account alone, and is removed in any case.
 */
export async function withFile<T>(
  { input, output }: { input?: Readable; output?: Writable },
  run: (path: string) => Promise<T>,
): Promise<T> {
  const path = join(tmpdir(), `synthline-${randomUUID()}`);
  try {
    if (input) await pipeline(input, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
    const done = await run(path);
    if (output && existsSync(path)) await pipeline(createReadStream(path), output, { end: false });
    return done;
  } finally {
    rmSync(path, { force: true });
  }
}
