// The lines of files as bytes, one at a time, whatever the files' size.

import { createReadStream } from 'node:fs';

export interface RawLine {
  file: string;
  /** From 1 on. */
  line: number;
  /** Without the line end. */
  bytes: Buffer;
  isEnded: boolean;
}

const lineEnd = 0x0a;
const longestLine = 1_048_576;

/** Lines of several files, one after the other. A line that is far too long arrives cut. */
export async function* linesOfFiles(files: readonly string[]): AsyncGenerator<RawLine, void, undefined> {
  for (const file of files) yield* linesOf(file, createReadStream(file, { highWaterMark: 262_144 }));
}

/** Lines of a stream that is called `file`. */
export async function* linesOf(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<RawLine, void, undefined> {
  let line = 0;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(lineEnd); end !== -1; end = bytes.indexOf(lineEnd, start)) {
      line += 1;
      yield { file, line, bytes: bytes.subarray(start, end), isEnded: true };
      start = end + 1;
    }
    rest = bytes.subarray(start);
    if (rest.length > longestLine) break;
  }
  if (rest.length > 0) yield { file, line: line + 1, bytes: rest, isEnded: false };
}
