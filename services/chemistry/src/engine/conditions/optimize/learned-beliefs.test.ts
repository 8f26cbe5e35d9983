import type { ConditionChoice } from '@app/shared/contracts/conditions/conditions';
import { describe, expect, it } from 'vitest';
import type { LearnedFactor, LevelPriors } from '../yield-model/level-priors.ts';
import { encodeChoices } from './encode.ts';
import { learnedBeliefs } from './learned-beliefs.ts';
import { Optimizer } from './optimizer.ts';

const ligands = ['A', 'B', 'C'];
const bases = ['K2CO3', 'NaOtBu'];
const choices: ConditionChoice[] = ligands.flatMap((ligand) => bases.map((base) => ({ ligand, base })));
const nothing = choices.map(() => null);

function factor(name: string, levels: readonly string[], effects: number[], covariance: number[]): LearnedFactor {
  return {
    factor: name,
    levels: new Map(levels.map((level, index) => [level, index])),
    spread: 100,
    effects: Float64Array.from(effects),
    roughness: Float64Array.from(levels, (level) => (level === 'C' ? 0.1 : 1)),
    covariance: Float64Array.from(covariance),
  };
}

/** A and B rise and fall together, C on its own. */
const ligandFactor = factor('ligand', ligands, [10, 5, -5], [100, 90, 0, 90, 100, 0, 0, 0, 100]);
const priors: LevelPriors = {
  grand: 40,
  total: 400,
  between: 100,
  rest: 100,
  recipe: { roughness: 1, own: 0.5 },
  factors: [ligandFactor, factor('base', bases, [0, 2], [20, 0, 0, 20])],
};

const covariance = (a: number, b: number, given = priors): number =>
  learnedBeliefs(choices, nothing, given)?.kernels[0]?.(a, b) ?? Number.NaN;

describe('beliefs learned from other substrates', () => {
  it('expect the mean of the pairs and the usual effects of the levels', () => {
    expect([...(learnedBeliefs(choices, nothing, priors)?.means[0] ?? [])]).toEqual([50, 52, 45, 47, 35, 37]);
  });

  it('expect what a model says too, and the middle of both', () => {
    const expected = choices.map(() => ({ percent: 60, low: 50, high: 70, kind: 'model' as const }));
    const means = learnedBeliefs(choices, expected, priors)?.means.map((mean) => mean[0]);
    expect(means).toEqual([60, 50, 55]);
  });

  it('hold levels for alike whose effects went together, whatever their names are', () => {
    expect(covariance(0, 2)).toBeGreaterThan(covariance(0, 4));
    expect(covariance(0, 0)).toBeGreaterThan(covariance(0, 2));
  });

  it('expect few surprises of a level that never gave any, unless the recipe leaves that out', () => {
    const even: LevelPriors = { ...priors, recipe: { roughness: 0, own: 0.5 } };
    expect(covariance(4, 4)).toBeLessThan(covariance(4, 4, even) - 0.2);
    expect(covariance(0, 0)).toBeCloseTo(covariance(0, 0, even), 10);
  });

  it.each([0, 1])('are a covariance: no combination of choices has a negative variance (roughness %d)', (roughness) => {
    const given = { ...priors, recipe: { roughness, own: 0.5 } };
    for (const signs of [
      [1, -1, -1, 1, 0, 0],
      [1, 1, -1, -1, 1, -1],
      [0, 1, 0, -1, 1, 0],
    ]) {
      const variance = choices.reduce(
        (sum, _, a) =>
          sum + choices.reduce((own, __, b) => own + (signs[a] ?? 0) * (signs[b] ?? 0) * covariance(a, b, given), 0),
        0,
      );
      expect(variance).toBeGreaterThan(0);
    }
  });

  it('take a temperature near by for the one that was learned', () => {
    const heat = factor('temperatureC', ['60', '100'], [-8, 8], [50, 0, 0, 50]);
    const warm = [62, 97, 150].map((temperatureC): ConditionChoice => ({ ligand: 'A', temperatureC }));
    const beliefs = learnedBeliefs(warm, [null, null, null], { ...priors, factors: [ligandFactor, heat] });
    expect([...(beliefs?.means[0] ?? [])]).toEqual([42, 58, 50]);
  });

  it('are none where most levels are unknown, so that nothing is informed of them', () => {
    const strange = ['X', 'Y', 'Z'].flatMap((ligand) => bases.map((base) => ({ ligand, base: `${base} ${ligand}` })));
    expect(learnedBeliefs(strange, nothing, priors)).toBeNull();
    expect(learnedBeliefs([{}], [null], priors)).toBeNull();
  });

  it('let one yield speak for the levels that go with it', () => {
    const beliefs = learnedBeliefs(choices, nothing, priors);
    if (!beliefs) throw new TypeError('no beliefs');
    const optimizer = new Optimizer(encodeChoices(choices), nothing, beliefs, () => 0);
    optimizer.learn(0, 0);
    const drop = (point: number): number =>
      (beliefs.means[0]?.[point] ?? 0) - (optimizer.expected(point)?.percent ?? 0);
    expect(drop(2)).toBeGreaterThan(drop(4) + 5);
  });
});
