// Our own table of fragments as a file: identifiers in ascending order, and a byte for the contribution of each.
//
//   8 bytes  contribution of byte 0, and what each unit adds (float32, little endian)
//   4 bytes  contribution of what is not in the table (float32)
//   then     n identifiers (uint32), n bytes

import { indexFragments } from './fragment-index.ts';
import type { FragmentTable } from './fragments.ts';

const headBytes = 12;
const rowBytes = 5;

/** A table with the contribution of all that it does not know. */
export interface PackedTable {
  contributions: ReadonlyMap<number, number>;
  unknown: number;
}

export function packTable({ contributions, unknown }: PackedTable): Uint8Array {
  const rows = [...contributions].toSorted(([a], [b]) => a - b);
  // As arguments of one call they would be too many.
  const low = rows.reduce((least, [, value]) => Math.min(least, value), Infinity);
  const high = rows.reduce((most, [, value]) => Math.max(most, value), -Infinity);
  const unit = (high - low) / 255 || 1;
  const file = Buffer.alloc(headBytes + rows.length * rowBytes);
  file.writeFloatLE(low, 0);
  file.writeFloatLE(unit, 4);
  file.writeFloatLE(unknown, 8);
  rows.forEach(([id, value], index) => {
    file.writeUInt32LE(id, headBytes + index * 4);
    file[headBytes + rows.length * 4 + index] = Math.round((value - low) / unit);
  });
  return file;
}

/** Throws a RangeError for a file that is cut short. */
export function unpackTable(bytes: Uint8Array): FragmentTable {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rows = (file.length - headBytes) / rowBytes;
  if (!Number.isInteger(rows) || rows < 0) throw new RangeError('the table of fragments is not whole');
  const [low, unit, unknown] = [file.readFloatLE(0), file.readFloatLE(4), file.readFloatLE(8)];
  const known = new Map<number, number>();
  for (let index = 0; index < rows; index += 1) {
    const value = file[headBytes + rows * 4 + index] ?? 0;
    known.set(file.readUInt32LE(headBytes + index * 4), low + unit * value);
  }
  return indexFragments(known, unknown);
}
