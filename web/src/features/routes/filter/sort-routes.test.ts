import { describe, expect, it } from 'vitest';
import { readListQuery } from './list-query.ts';
import { clustersOf, facetValues, filterRoutes, groupRoutes, nextSort, sortRoutes } from './sort-routes.ts';
import { figures, listed as summary } from '../test-figures.ts';

const query = readListQuery(new URLSearchParams());
const routes = [
  summary(1, { steps: 4, leastPrecedents: 9, score: 90 }),
  summary(2, { steps: 1, leastPrecedents: 50, score: 80 }),
  summary(3, { steps: 4, leastPrecedents: 2, score: 70, solved: false }),
];
const ranks = (list: readonly { rank: number }[]) => list.map((route) => route.rank);

describe('sorting routes', () => {
  it('sorts by a figure and keeps equal routes in the order of their rank', () => {
    expect(ranks(sortRoutes(routes, 'steps', false))).toEqual([2, 1, 3]);
    expect(ranks(sortRoutes(routes, 'steps', true))).toEqual([1, 3, 2]);
    expect(ranks(sortRoutes(routes, 'precedents', true))).toEqual([2, 1, 3]);
  });

  it('shows the best first at the first click, the worst at the second, the rank at the third', () => {
    const first = nextSort(query, 'precedents');
    expect(first).toEqual({ sort: 'precedents', descending: true });
    const second = nextSort({ ...query, ...first }, 'precedents');
    expect(second).toEqual({ sort: 'precedents', descending: false });
    expect(nextSort({ ...query, ...second }, 'precedents')).toEqual({ sort: 'rank', descending: false });
    expect(nextSort(query, 'steps')).toEqual({ sort: 'steps', descending: false });
  });
});

describe('sorting by counted figures', () => {
  const counted = [
    summary(1, { figures: figures({ leadDays: 30, greenness: 40 }) }),
    summary(2, { figures: figures({ leadDays: 8, greenness: 90 }) }),
    summary(3),
  ];

  it('puts routes without a figure last, whichever way is best', () => {
    expect(ranks(sortRoutes(counted, 'leadTime', false))).toEqual([2, 1, 3]);
    expect(ranks(sortRoutes(counted, 'greenness', true))).toEqual([2, 1, 3]);
  });
});

describe('filtering routes', () => {
  it.each([
    [{ solvedOnly: true }, [1, 2]],
    [{ hideOneStep: true }, [1, 3]],
    [{ maxSteps: 1 }, [2]],
    [{ choices: { class: [{ value: 'reduction', wanted: true }] } }, []],
    [{ marked: 'saved' as const }, []],
    [{ protection: 'without' as const }, [1, 2, 3]],
    [{}, [1, 2, 3]],
  ])('with %o leaves routes %o', (change, left) => {
    expect(ranks(filterRoutes(routes, { ...query, ...change }))).toEqual(left);
  });

  it('keeps hidden routes out unless they are asked for', () => {
    const hidden = [summary(4, { mark: 'hidden' }), summary(5, { mark: 'saved' }), ...routes];
    expect(ranks(filterRoutes(hidden, query))).toEqual([5, 1, 2, 3]);
    expect(ranks(filterRoutes(hidden, { ...query, marked: 'hidden' }))).toEqual([4]);
    expect(ranks(filterRoutes(hidden, { ...query, marked: 'saved' }))).toEqual([5]);
  });

  it('counts what else a facet could show, whatever is chosen in it', () => {
    const some = [
      summary(1, { figures: figures({ classes: ['acylation'] }) }),
      summary(2, { figures: figures({ classes: ['reduction'] }), solved: false }),
    ];
    const choices = { class: [{ value: 'acylation', wanted: true }] };
    expect(facetValues(some, { ...query, choices }, 'class')).toEqual([
      { value: 'acylation', routes: 1 },
      { value: 'reduction', routes: 1 },
    ]);
    expect(facetValues(some, { ...query, solvedOnly: true }, 'class')).toEqual([{ value: 'acylation', routes: 1 }]);
  });
});

describe('grouping routes', () => {
  const amide = { id: 'a', bonds: [[1, 3]] as [number, number][], text: 'amide C–N' };
  const biaryl = { id: 'b', bonds: [[4, 7]] as [number, number][], text: 'biaryl C–C' };
  const mixed = [
    summary(1, { cluster: amide }),
    summary(2, { cluster: biaryl }),
    summary(3, { cluster: amide }),
    summary(4, { cluster: undefined }),
  ];

  it('puts routes of one cluster together, the cluster of the best first', () => {
    expect(ranks(groupRoutes(mixed))).toEqual([1, 3, 2, 4]);
  });

  it('offers each cluster with the number of its routes, and leaves only those of the chosen one', () => {
    expect(clustersOf(mixed).map(({ id, routes: count }) => [id, count])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(ranks(filterRoutes(mixed, { ...query, cluster: 'b' }))).toEqual([2]);
    const other = { ...amide, id: 'c', bonds: [[7, 8]] as [number, number][] };
    expect(clustersOf([...mixed, summary(5, { cluster: other })]).map(({ text }) => text)).toEqual([
      'amide C–N (2–4)',
      'amide C–N (8–9)',
      'biaryl C–C',
    ]);
  });
});
