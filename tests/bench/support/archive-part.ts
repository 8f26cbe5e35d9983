// The inflated content of one part of an archive on disk, by nothing but Node's own zlib: a baseline for our reader.

import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

const centralHeader = 0x02014b50;

/** Throws a RangeError where the archive has no such part. */
export function archivePart(file: string, name: string): Readable {
  const bytes = readFileSync(file);
  for (let at = bytes.length - 46; at >= 0; at -= 1) {
    if (bytes.readUInt32LE(at) !== centralHeader) continue;
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    if (bytes.toString('utf8', at + 46, nameEnd) !== name) continue;
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    return Readable.from([bytes.subarray(from, from + bytes.readUInt32LE(at + 20))]).pipe(createInflateRaw());
  }
  throw new RangeError(`no ${name} in the archive`);
}
