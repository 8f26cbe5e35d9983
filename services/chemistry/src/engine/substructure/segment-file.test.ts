import { describe, expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { buildSegment } from './build-segment.ts';
import { smilesAt } from './segment.ts';
import { packSegment, unpackSegment } from './segment-file.ts';

const rdkit = await loadRDKit();
const segment = buildSegment(rdkit, ['CCO', 'c1ccccc1', 'no molecule', 'C[N+](C)(C)C', '[2H]C']);

function copyOf(bytes: SharedArrayBuffer): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new Uint8Array(bytes));
}

describe('a stored index', () => {
  it('is what it was when it is read back', () => {
    const read = unpackSegment(packSegment(segment, 'list 1'), 'list 1');
    expect(read).toEqual(segment);
    expect(read && Array.from({ length: read.size }, (_, at) => smilesAt(read, at))).toEqual([
      '[2H]C',
      'CCO',
      'C[N+](C)(C)C',
      'c1ccccc1',
    ]);
  });

  it('is refused when it was made of another list', () => {
    expect(unpackSegment(packSegment(segment, 'list 1'), 'list 2')).toBeNull();
  });

  it('is refused wherever a byte is wrong or missing', () => {
    const whole = copyOf(packSegment(segment, 'list'));
    for (let at = 0; at < whole.length; at += 997) {
      const damaged = Uint8Array.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 0x55;
      expect([at, unpackSegment(damaged.buffer, 'list')]).toEqual([at, null]);
    }
    for (const length of [0, 1, 100, whole.length - 1])
      expect(unpackSegment(whole.slice(0, length).buffer, 'list')).toBeNull();
  });

  it('may be empty', () => {
    expect(unpackSegment(packSegment(buildSegment(rdkit, []), 'none'), 'none')).toMatchObject({ size: 0 });
  });
});
