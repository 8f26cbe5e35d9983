import { describe, expect, it } from 'vitest';
import { failedResult, fitting, maxResultBytes, resultOf } from './answer.ts';

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const entries = (count: number, size: number) =>
  Array.from({ length: count }, (_, place) => ({ place, smiles: 'C'.repeat(size), name: '"quoted" 名称' }));
const picture = { mimeType: 'image/png', data: 'A'.repeat(5_000) };

describe('a response', () => {
  it.each([
    ['few small entries', 3, 20],
    ['many small entries', 500, 20],
    ['large entries', 50, 600],
    ['one entry that is far too large', 1, 200_000],
    ['many that are far too large', 40, 50_000],
  ])('stays within its room with %s', (_case, count, size) => {
    for (const hasPicture of [false, true]) {
      const part = fitting(entries(count, size), {
        from: 0,
        total: count,
        others: {},
        ...(hasPicture ? { picture } : {}),
      });
      const result = resultOf({ data: part, ...(hasPicture ? { picture } : {}) });
      expect(bytesOf(result)).toBeLessThanOrEqual(maxResultBytes);
      expect(result.structuredContent).toHaveProperty('items');
    }
  });

  it('says the same as structure and as text', () => {
    const { content, structuredContent } = resultOf({
      data: fitting(entries(5, 30), { from: 0, total: 5, others: {} }),
    });
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
  });

  it('is read on to the end, each entry once', () => {
    const all = entries(200, 100);
    const seen: number[] = [];
    for (let from: number | undefined = 0; from !== undefined;) {
      const part: { items: { place: number }[]; next?: number } = fitting(all.slice(from), {
        from,
        total: 200,
        others: {},
      });
      seen.push(...part.items.map(({ place }) => place));
      from = part.next;
    }
    expect(seen).toEqual(all.map(({ place }) => place));
  });

  it('keeps its picture where there is room, and its words where there is none', () => {
    const small = { items: entries(2, 20) };
    expect(resultOf({ data: small, picture }).content.map(({ type }) => type)).toEqual(['text', 'image']);
    const wide = resultOf({ data: small, picture: { mimeType: 'image/png', data: 'A'.repeat(30_000) } });
    expect(wide.content.map(({ type }) => type)).toEqual(['text']);
  });

  it('says that it was shortened', () => {
    const { structuredContent } = resultOf({ data: { smiles: 'C'.repeat(100_000) } });
    expect(structuredContent).toEqual({ smiles: `${'C'.repeat(700)}…`, shortened: true });
  });
});

it('a refusal is short, too', () => {
  expect(bytesOf(failedResult('x'.repeat(100_000)))).toBeLessThan(5_000);
});
