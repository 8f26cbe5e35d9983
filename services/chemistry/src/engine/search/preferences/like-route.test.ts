import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadEngine, type LoadedEngine } from '../../../cli/engine.ts';
import { reactionsOf } from '../route-score.ts';
import type { Route } from '../types.ts';
import { readRouteText, RouteLikeness, treeOfRoute, type RouteTree } from './route-likeness.ts';

const target = 'CC(=O)N[C@@H](Cc1ccccc1)C(=O)Nc1ccc(O)cc1';
const steps = [
  'CC(=O)OC(C)=O.N[C@@H](Cc1ccccc1)C(=O)Nc1ccc(O)cc1>>CC(=O)N[C@@H](Cc1ccccc1)C(=O)Nc1ccc(O)cc1',
  'N[C@@H](Cc1ccccc1)C(=O)O.Nc1ccc(O)cc1>>N[C@@H](Cc1ccccc1)C(=O)Nc1ccc(O)cc1',
];

let loaded: LoadedEngine;
beforeAll(async () => {
  loaded = await loadEngine();
});
afterAll(() => loaded.engine.dispose());

describe('likeness of routes', () => {
  const read = (lines: readonly string[]) => readRouteText(loaded.rdkit, target, lines);

  it('is 1 for the same route, whatever the order of its precursors, and less for another', () => {
    const likeness = new RouteLikeness(loaded.rdkit);
    const route = read(steps) as RouteTree;
    const turned = read(steps.toReversed()) as RouteTree;
    const coupled = read([
      'Nc1ccc(O)cc1.CC(=O)N[C@@H](Cc1ccccc1)C(=O)O>>CC(=O)N[C@@H](Cc1ccccc1)C(=O)Nc1ccc(O)cc1',
    ]) as RouteTree;
    expect(likeness.of(route, turned)).toBe(1);
    const less = likeness.of(route, coupled);
    expect(less).toBeGreaterThan(0.3);
    expect(less).toBeLessThan(0.95);
    expect(likeness.of(coupled, route)).toBeCloseTo(less);
  });

  it('puts the route that is given first, and its likes before others', () => {
    const usual = loaded.engine.plan(target, { expansions: 12, top: 8 });
    const liked = loaded.engine.plan(target, { expansions: 12, top: 8, preferences: { likeRoute: steps } });
    const likeness = new RouteLikeness(loaded.rdkit);
    const route = read(steps) as RouteTree;
    const likenessOf = (one: Route | undefined): number => (one ? likeness.of(treeOfRoute(one.tree), route) : 0);
    expect(likenessOf(liked.routes[0])).toBeGreaterThanOrEqual(likenessOf(usual.routes[0]));
    expect(likenessOf(liked.routes[0])).toBeGreaterThan(0.9);
    expect(liked.routes[0] && reactionsOf(liked.routes[0].tree)).toHaveLength(2);
  });

  it.each([
    ['routeUnsound', ['CC>O']],
    ['routeUnsound', ['C1CC>>CCO']],
    ['routeOfOther', ['CCO>>CC=O']],
    ['routeBroken', [...steps, 'CCO>>CC=O']],
    ['routeBroken', [...steps, steps[0] ?? '']],
    ['routeBroken', [`${target}.C>>${target}`]],
  ])('says what is wrong with what is no route: %s', (problem, lines) => {
    expect(read(lines)).toMatchObject({ problem });
    expect(loaded.engine.checkConstraints(target, {}, { likeRoute: lines })).toMatchObject([{ kind: problem }]);
  });

  it('is not led into a tree without end by few lines', () => {
    const chain = Array.from({ length: 28 }, (_, index) => {
      const [small, large] = ['C'.repeat(index + 2), 'C'.repeat(index + 3)];
      return `${small}.${small}>>${large}`;
    });
    expect(readRouteText(loaded.rdkit, 'C'.repeat(30), chain)).toMatchObject({ problem: 'routeBroken' });
  });
});
