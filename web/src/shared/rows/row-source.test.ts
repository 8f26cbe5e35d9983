import { describe, expect, it, vi } from 'vitest';
import { createRowSource, knownRows, rowAt, rowPageSize, type RowPage } from './row-source.ts';

interface Row {
  row: number;
  molid: string;
}

const row = (number: number): Row => ({ row: number, molid: `M-${number}` });

function pageOf(pageIndex: number, total: number): RowPage<Row> {
  const first = (pageIndex - 1) * rowPageSize;
  const length = Math.max(0, Math.min(rowPageSize, total - first));
  return { total, items: Array.from({ length }, (_, index) => row(first + index)) };
}

/** A service with that many rows, which records its requests. */
function service(total: number) {
  const size = { total };
  const asked: number[] = [];
  const load = vi.fn(async (pageIndex: number) => {
    asked.push(pageIndex);
    return pageOf(pageIndex, size.total);
  });
  return { size, asked, source: createRowSource(load) };
}

const settled = () => new Promise((done) => setTimeout(done, 0));

describe('the rows of a task', () => {
  it('come as pages when they come into sight, and once only', async () => {
    const { source, asked } = service(99_999);
    source.want(0, 20);
    await settled();
    expect(source.state().total).toBe(99_999);
    expect(rowAt(source.state(), 19)?.molid).toBe('M-19');
    expect(rowAt(source.state(), 200)).toBeUndefined();
    source.want(190, 215);
    source.want(190, 216);
    await settled();
    expect(asked).toEqual([1, 2]);
    expect(rowAt(source.state(), 215)?.molid).toBe('M-215');
  });

  it('are not waited for when the reader has scrolled past them', async () => {
    const signals: AbortSignal[] = [];
    const source = createRowSource<Row>((pageIndex, signal) => {
      signals.push(signal);
      return pageIndex === 1 ? new Promise(() => undefined) : Promise.resolve(pageOf(pageIndex, 99_999));
    });
    source.want(0, 20);
    source.want(50_000, 50_020);
    await settled();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(rowAt(source.state(), 50_000)?.row).toBe(50_000);
  });

  it('are fetched again when they may have changed, with the new ones, and stay in sight meanwhile', async () => {
    const { source, size, asked } = service(100);
    source.want(0, 20);
    await settled();
    size.total = 350;
    source.refresh();
    expect(rowAt(source.state(), 5)?.row).toBe(5);
    await settled();
    expect(source.state().total).toBe(350);
    source.want(180, 220);
    await settled();
    expect(rowAt(source.state(), 210)?.row).toBe(210);
    expect(asked).toEqual([1, 1, 2]);
  });

  it('say why they did not come, and come when asked again', async () => {
    let isAway = true;
    const source = createRowSource((pageIndex) =>
      isAway ? Promise.reject(new RangeError('away')) : Promise.resolve(pageOf(pageIndex, 5)),
    );
    source.want(0, 5);
    await settled();
    expect(source.state().error).toBeInstanceOf(RangeError);
    isAway = false;
    source.refresh();
    await settled();
    expect([source.state().error, source.state().total]).toEqual([undefined, 5]);
  });

  it('can be read over pages, from what is known and what is not', async () => {
    const { source, asked } = service(1_000);
    source.want(0, 20);
    await settled();
    const rows = await source.read(150, 450);
    expect([rows.length, rows[0]?.row, rows.at(-1)?.row]).toEqual([300, 150, 449]);
    expect(asked).toEqual([1, 2, 3]);
  });

  it('are forgotten when there are very many of them, never those in sight', async () => {
    const { source } = service(99_999);
    for (let first = 0; first < 70 * rowPageSize; first += rowPageSize) {
      source.want(first, first + 10);
      await settled();
    }
    expect(source.state().pages.size).toBe(60);
    expect(rowAt(source.state(), 69 * rowPageSize)).toBeDefined();
    expect(rowAt(source.state(), 0)).toBeUndefined();
  });
});

it('knows how many rows are there without a gap', () => {
  const page = (rows: number) => Array.from({ length: rows }, () => 'row');
  const stateOf = (pages: [number, string[]][]) => ({ total: 900, pages: new Map(pages), error: undefined });
  expect(knownRows(stateOf([]))).toBe(0);
  expect(knownRows(stateOf([[2, page(200)]]))).toBe(0);
  expect(
    knownRows(
      stateOf([
        [1, page(200)],
        [2, page(200)],
        [4, page(200)],
      ]),
    ),
  ).toBe(400);
});
