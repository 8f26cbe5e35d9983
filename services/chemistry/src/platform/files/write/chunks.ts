// Text in pieces of a size that is worth sending.

import { Readable } from 'node:stream';

const chunkLength = 65_536;

/** Joins pieces of text until they are worth a chunk. */
export async function* inChunks(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const piece of pieces) {
    chunk += piece;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** A stream of UTF-8 over pieces of text; destroying it ends them. */
export function textStream(pieces: AsyncIterable<string> | Iterable<string>): Readable {
  return Readable.from(inChunks(pieces), { objectMode: false, highWaterMark: chunkLength });
}
