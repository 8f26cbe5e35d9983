// Bytes of a list as lines of text, piece by piece: unpacked where they are gzip, decoded as what they are. A list may
// be 2 GB when it is unpacked, more than `decodeText` could hold at once.

import { pipeline } from 'node:stream';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { encodingOf } from '../../../platform/files/read/text.ts';

export interface TextLine {
  /** 1 for the first. */
  number: number;
  text: string;
  /** It was longer than any list needs; its beginning is here. */
  isCut: boolean;
}

const maxLineLength = 1_000_000;
const sniffBytes = 65_536;
/** A small archive must not unpack without end. */
const maxUnpackedBytes = 2 * 1024 ** 3;

/** Lines of the bytes. Their encoding is told by the first 64 KB. */
export async function* readTextLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TextLine> {
  let number = 0;
  let open = '';
  let isCut = false;
  for await (const piece of decoded(bounded(unpacked(bytes)))) {
    const lines = piece.split('\n');
    for (let i = 0; i < lines.length; i += 1) {
      if (i > 0) {
        yield { number: (number += 1), text: open.endsWith('\r') ? open.slice(0, -1) : open, isCut };
        open = '';
        isCut = false;
      }
      if (open.length < maxLineLength) open += lines[i] ?? '';
      if (open.length > maxLineLength) {
        isCut = true;
        open = open.slice(0, maxLineLength);
      }
    }
  }
  if (open !== '') yield { number: number + 1, text: open.endsWith('\r') ? open.slice(0, -1) : open, isCut };
}

async function* unpacked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { head, rest } = await headOf(bytes, 2);
  if (head[0] !== 0x1f || head[1] !== 0x8b) return yield* rest;
  const gunzip = createGunzip();
  pipeline(Readable.from(rest), gunzip, () => undefined);
  yield* gunzip;
}

async function* bounded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let seen = 0;
  for await (const chunk of bytes) {
    seen += chunk.length;
    if (seen > maxUnpackedBytes) throw new RangeError('the list is larger than 2 GB');
    yield chunk;
  }
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const { head, rest } = await headOf(bytes, sniffBytes);
  const decoder = new TextDecoder(encodingOf(head, true));
  for await (const chunk of rest) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function headOf(
  bytes: AsyncIterable<Uint8Array>,
  length: number,
): Promise<{ head: Uint8Array; rest: AsyncIterable<Uint8Array> }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const held: Uint8Array[] = [];
  let size = 0;
  while (size < length) {
    const { value, done } = await iterator.next();
    if (done === true) break;
    held.push(value);
    size += value.length;
  }
  const rest = async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield* held;
      for (;;) {
        const { value, done } = await iterator.next();
        if (done === true) return;
        yield value;
      }
    } finally {
      await iterator.return?.();
    }
  };
  return { head: Buffer.concat(held).subarray(0, length), rest: rest() };
}
