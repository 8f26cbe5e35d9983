import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchPreferences } from '@app/shared/constants/search-preferences';
import { loadEngine, type LoadedEngine } from '../../../cli/engine.ts';
import { rateRoute } from '../../../features/cost/rate-route.ts';
import { reactionsOf } from '../route-score.ts';
import type { PlanResult, Route } from '../types.ts';
import { Selectivity } from './selectivity.ts';

const peptide = 'N[C@@H](Cc1ccccc1)C(=O)N[C@@H](CO)C(=O)O';
const propranolol = 'CC(C)NC[C@H](O)COc1cccc2ccccc12';

let loaded: LoadedEngine;
beforeAll(async () => {
  loaded = await loadEngine();
});
afterAll(() => loaded.engine.dispose());

function plan(target: string, preferences?: SearchPreferences, expansions = 12): PlanResult {
  const rate = (route: Route): number | null => rateRoute(route, loaded.figured(route), preferences);
  return loaded.engine.plan(target, { expansions, top: 10, preferences }, preferences?.weights ? { rate } : {});
}

function groupStepsOf(routes: readonly Route[]): number {
  const classes = routes.flatMap(({ tree }) => reactionsOf(tree).map((one) => one.class));
  return classes.filter((one) => one === 'protection' || one === 'deprotection').length;
}

describe('preferences of a search', () => {
  it('change nothing where they say what is usual', () => {
    const usual = plan(peptide);
    const said = plan(peptide, { protectingGroups: 'balanced', selectivity: 'balanced' });
    expect(said.routes).toEqual(usual.routes);
    expect(said.nodes).toBe(usual.nodes);
  });

  it('keep protecting groups out of every route, and say how often', () => {
    expect(groupStepsOf(plan(peptide).routes)).toBeGreaterThan(0);
    const without = plan(peptide, { protectingGroups: 'none' });
    expect(groupStepsOf(without.routes)).toBe(0);
    expect(without.turnedAway.protectingGroups).toBeGreaterThan(0);
  });

  it('put routes with protecting groups further back, or further forward', () => {
    const firstWith = (use: SearchPreferences['protectingGroups']): number => {
      const { routes } = plan(peptide, { protectingGroups: use });
      const scores = routes.filter((one) => groupStepsOf([one]) > 0).map(({ score }) => score);
      return Math.max(0, ...scores);
    };
    expect(firstWith('fewer')).toBeLessThan(firstWith('balanced'));
    expect(firstWith('more')).toBeGreaterThan(firstWith('balanced'));
  });

  it('turn every step away that also reacts elsewhere, and every separation of enantiomers', () => {
    const { routes, turnedAway } = plan(propranolol, { selectivity: 'strict' });
    const steps = routes.filter(({ solved }) => solved).flatMap(({ tree }) => reactionsOf(tree));
    for (const { forwardShare, templateId, competing } of steps) {
      expect(forwardShare).toBeGreaterThanOrEqual(0.9);
      expect(templateId).not.toMatch(/^resolution|^chiral-chromatography/);
      expect(competing.filter(({ group }) => group !== undefined)).toEqual([]);
    }
    expect(turnedAway.selectivity).toBeGreaterThan(0);
  });

  it('know a mixture of mirror images, which no column separates', () => {
    const mixtures = new Selectivity(loaded.rdkit, 'mixtures');
    expect(mixtures.separates([{ product: 'C[C@H](N)c1ccccc1' }], 'C[C@@H](N)c1ccccc1')).toBe(false);
    expect(mixtures.separates([{ product: 'Cc1ccccc1N' }], 'Cc1ccc(N)cc1')).toBe(true);
  });

  it('rank by weights: the cheapest first where only cost counts', () => {
    const weights = { short: 0, cheap: 100, robust: 0, green: 0 };
    const { routes } = plan(peptide, { weights });
    const costs = routes.map((route) => loaded.figured(route).summary.figures?.dollarCentsPerKg ?? Infinity);
    const [first = Infinity] = costs;
    expect(first).toBeLessThanOrEqual(1.6 * Math.min(...costs));
    const few = plan(peptide, { weights: { short: 100, cheap: 0, robust: 0, green: 0 } }).routes;
    expect(few[0]?.steps).toBe(Math.min(...few.map(({ steps }) => steps)));
  });

  it('are refused where they say nothing or contradict the constraints', () => {
    const { engine } = loaded;
    const none = { short: 0, cheap: 0, robust: 0, green: 0 };
    expect(engine.checkConstraints(peptide, {}, { weights: none })).toEqual([{ kind: 'weightsAllZero', found: '' }]);
    expect(
      engine.checkConstraints(peptide, { excludedClasses: ['protection'] }, { protectingGroups: 'more' }),
    ).toMatchObject([{ kind: 'groupsExcluded' }]);
    expect(() => plan(peptide, { weights: none })).toThrow(RangeError);
  });
});
