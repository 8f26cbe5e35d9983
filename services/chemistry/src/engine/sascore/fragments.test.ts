import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPublishedTable } from './fragments.ts';

// [[0.5, 1, 2864834211, 70000], [-1.25, 300]], as Python 3 writes it.
const protocol0 = '(lp0\n(lp1\nF0.5\naI1\naL2864834211L\naI70000\naa(lp2\nF-1.25\naI300\naa.';
const rows2 =
  '5d710028 5d710128 473fe0000000000000 4b01 8a05a3e6c1aa00 4a70110100 65 5d710228 47bff4000000000000 4d2c01 65 65 2e';
const rows4 =
  '5d9428 5d9428 473fe0000000000000 4b01 8a05a3e6c1aa00 4a70110100 65 5d9428 47bff4000000000000 4d2c01 65 65 2e';
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

describe('the published table', () => {
  it.each<[string, Buffer]>([
    ['text of protocol 0', Buffer.from(protocol0)],
    ['a zipped file', gzipSync(protocol0)],
    ['protocol 2', hex(`8002 ${rows2}`)],
    ['protocol 4', hex(`8004 953000000000000000 ${rows4}`)],
  ])('is read from %s', (_, file) => {
    const table = readPublishedTable(file);
    expect([1, 2_864_834_211, 70_000, 300, 7].map((id) => table.contributionOf(id))).toEqual([
      0.5,
      0.5,
      0.5,
      -1.25,
      undefined,
    ]);
    expect(table.size).toBe(4);
  });

  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('fragment,contribution\n')],
    ['a call of a function', Buffer.from("cos\nsystem\n(S'true'\ntR.")],
    ['a table that is cut off', Buffer.from(protocol0.slice(0, 40))],
    ['a number for a row', Buffer.from('(lp0\nI1\na.')],
    ['an empty row', Buffer.from('(lp0\n(lp1\na.')],
    ['words for a number', Buffer.from('(lp0\n(lp1\nFmany\naa.')],
  ])('is refused for %s', (_, file) => {
    expect(() => readPublishedTable(file)).toThrow(TypeError);
  });
});
