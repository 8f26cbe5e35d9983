import { describe, expect, it } from 'vitest';
import { molecule } from '../../../chemistry/tree/test-routes.ts';
import { entriesOf, routeIdsOf } from './entries.ts';
import { listed } from '../test-figures.ts';

const amide = { id: 'amide', bonds: [[1, 2]] as [number, number][], text: 'C2–N3' };
const ether = { id: 'ether', bonds: [[4, 5]] as [number, number][], text: 'C5–O6' };
const from = (...names: string[]) => ({
  startingMaterials: names.map((name) => ({ molecule: molecule(name), inStock: true })),
});
const routes = [
  listed(1, { cluster: amide, steps: 3, score: 80, ...from('a', 'b') }),
  listed(2, { cluster: ether, steps: 2, score: 70, ...from('c') }),
  listed(3, { cluster: amide, steps: 5, score: 60, solved: false, ...from('b', 'd') }),
];
const ids = (entries: ReturnType<typeof entriesOf>) => entries.map(({ kind, id }) => `${kind} ${id}`);

describe('the entries of the list', () => {
  it('are the routes alone where they are not grouped', () => {
    expect(ids(entriesOf(routes, { isGrouped: false, folded: ['amide'] }))).toEqual([
      'route route-1',
      'route route-2',
      'route route-3',
    ]);
  });

  it('begin each cluster with a heading of what its routes share', () => {
    const entries = entriesOf(routes, { isGrouped: true, folded: [] });
    expect(ids(entries)).toEqual(['cluster amide', 'route route-1', 'route route-3', 'cluster ether', 'route route-2']);
    expect(entries[0]).toMatchObject({ text: 'C2–N3', routes: 2, solved: 1, steps: [3, 5], best: 80 });
    expect(entries[0]?.kind === 'cluster' && entries[0].shared.map(({ key }) => key)).toEqual([molecule('b').key]);
  });

  it('hold the best route of a folded cluster, so that keys pass the others over', () => {
    const entries = entriesOf(routes, { isGrouped: true, folded: ['amide'] });
    expect(ids(entries)).toEqual(['cluster amide', 'route route-1', 'cluster ether', 'route route-2']);
    expect(routeIdsOf(entries)).toEqual(['route-1', 'route-2']);
  });

  it('have no heading where all routes are of one cluster', () => {
    expect(ids(entriesOf(routes.slice(0, 1), { isGrouped: true, folded: [] }))).toEqual(['route route-1']);
  });

  it('put routes of no cluster under a heading without bonds', () => {
    const [heading] = entriesOf([listed(1), ...routes], { isGrouped: true, folded: [] });
    expect(heading).toMatchObject({ kind: 'cluster', id: '', bonds: [], shared: [] });
  });
});
