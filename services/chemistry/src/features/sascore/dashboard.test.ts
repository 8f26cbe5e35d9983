import { describe, expect, it } from 'vitest';
import { Board } from './dashboard.ts';
import type { ChunkResult } from './chunks.ts';
import { areaOf } from './score-area.ts';

const parts: [number, number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0, 0];
const row = (number: number, score: number, molid = `M${number}`): ChunkResult => ({
  row: number,
  molid,
  name: '',
  molecule: { ok: true, score, weight: 100 + score, heavyAtoms: 10, parts },
});
const broken = (number: number): ChunkResult => ({
  row: number,
  molid: '',
  name: '',
  molecule: { ok: false, problem: 'syntax' },
});

function boardOf(...rows: ChunkResult[]): Board {
  const board = new Board();
  board.add(rows);
  return board;
}
const rowsOf = (board: Board, ...query: Parameters<Board['select']>) =>
  [...board.select(...query)].map((at) => board.results[at]?.row);

describe('the rows of a task in memory', () => {
  it('sort by a figure both ways, equal ones in the order of the file, those without it last', () => {
    const board = boardOf(row(2, 5), broken(3), row(4, 1), row(5, 5), row(6, 9.9999));
    expect(rowsOf(board, {}, { by: 'score', order: 'ascending' })).toEqual([4, 2, 5, 6, 3]);
    expect(rowsOf(board, {}, { by: 'score', order: 'descending' })).toEqual([6, 2, 5, 4, 3]);
  });

  it('sort by a text with numbers as numbers', () => {
    const board = boardOf(row(2, 1, 'm10'), row(3, 1, 'M9'), row(4, 1, 'a'));
    expect(rowsOf(board, {}, { by: 'molid', order: 'ascending' })).toEqual([4, 3, 2]);
    expect(rowsOf(board, {}, { by: 'molid', order: 'descending' })).toEqual([2, 3, 4]);
  });

  it('are filtered with both ends counted, and found anew when more is done', () => {
    const board = boardOf(row(2, 1), row(3, 2), row(4, 3));
    const filter = { score: { from: 2, to: 3 } };
    expect(rowsOf(board, filter)).toEqual([3, 4]);
    board.add([row(5, 2.5)]);
    expect(rowsOf(board, filter)).toEqual([3, 4, 5]);
    expect(rowsOf(board, { outcome: 'unreadable' })).toEqual([]);
  });

  it('give ranges, mean, median and a histogram whose last bin holds the 10', () => {
    const area = areaOf(boardOf(row(2, 1), row(3, 1.2), row(4, 10), broken(5)));
    expect(area).toMatchObject({ scored: 3, unreadable: 1, score: { from: 1, to: 10 }, mean: 4.0667, median: 1.2 });
    expect([area.histogram[0]?.rows, area.histogram.at(-1)?.rows]).toEqual([2, 1]);
    expect(areaOf(new Board())).toMatchObject({ scored: 0, score: null, mean: null, median: null });
  });

  it('are sorted and filtered in well under 50 ms of processor each where there are 99,999', () => {
    const board = boardOf(
      ...Array.from({ length: 99_999 }, (_, index) => row(index + 2, 1 + ((index * 7919) % 9000) / 1000)),
    );
    const before = process.cpuUsage();
    for (let round = 0; round < 10; round += 1)
      board.select({ score: { from: 1 + round / 10, to: 9 } }, { by: 'score', order: 'descending' });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 10_000).toBeLessThan(100);
  });
});
