// Bytes of a list as lines of text, piece by piece: unpacked where they are gzip, decoded as what they are.

import { pipeline } from 'node:stream';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

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

/** Lines of the bytes. UTF-8, UTF-16 with its mark, and GB 18030 are told apart by the first 64 KB. */
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
  const decoder = new TextDecoder(encodingOf(head));
  for await (const chunk of rest) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

function encodingOf(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    return 'gb18030';
  }
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
