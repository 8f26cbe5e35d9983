import { describe, expect, it } from 'vitest';
import { foldCount, foldOf, stableHash } from '../../src/engine/conditions/yield-model/fold.ts';
import { levelPriorsOf } from '../../src/engine/conditions/yield-model/level-priors.ts';
import { readYieldModels } from '../../src/engine/conditions/yield-model/model-file.ts';
import { effectsOf, type PairYields } from './level-effects.ts';
import { fitLevelPriors } from './level-priors.ts';
import { levelStatistics } from './level-statistics.ts';

const ligands = ['A', 'B', 'C', 'D'];
const bases = ['K2CO3', 'NaOtBu', 'Cs2CO3', 'Et3N', 'DBU', 'KOH'];
const choices = ligands.flatMap((ligand) => bases.map((base) => ({ ligand, base })));

/** On every other pair ligands A and B do well together; C never does; the bases are in the same order on all. */
function pairOf(pair: string, at: number): PairYields {
  const liked = at % 2 === 0 ? 30 : 0;
  const yields = choices.map(({ ligand, base }) => {
    const noise = ligand === 'C' ? 0 : stableHash(`${pair}${ligand}${base}`) % 9;
    return 10 + (ligand === 'A' || ligand === 'B' ? liked : 5) + 4 * bases.indexOf(base) + noise;
  });
  return { pair, choices, yields };
}

const pairs = ['CBr.CN', 'CCBr.CN', 'CCCBr.CN', 'CI.CN', 'CCI.CN', 'CCCI.CN', 'CCl.CN', 'CCCl.CN'].map(pairOf);
const asked = 'CCBr.CN';
const fitted = fitLevelPriors(pairs);

describe('the split of what levels do', () => {
  const own = foldOf(asked);
  const ofPair = levelPriorsOf(fitted, own);
  const changed = fitLevelPriors(
    pairs.map((one) => (one.pair === asked ? { ...one, yields: one.yields.map((value) => 100 - value) } : one)),
  );

  it('has the same for a pair, the choice of the kernel among it, whatever its own yields are', () => {
    expect(ofPair?.factors).toHaveLength(2);
    expect(levelPriorsOf(changed, own)).toEqual(ofPair);
  });

  it('has the same for a pair when nothing of it was ever measured', () => {
    const others = fitLevelPriors(pairs.filter(({ pair }) => pair !== asked));
    expect(levelPriorsOf(others, own)).toEqual(ofPair);
  });

  it('changes with the yields of a pair for other folds, and for pairs that were never screened', () => {
    const elsewhere = pairs.map(({ pair }) => foldOf(pair)).find((fold) => fold !== own) ?? 0;
    for (const fold of [elsewhere, foldCount]) {
      expect(levelPriorsOf(changed, fold)).not.toEqual(levelPriorsOf(fitted, fold));
    }
  });

  it('does not know levels that only the pair itself has', () => {
    const strange = choices.map((one) => ({ ...one, ligand: `${one.ligand}′` }));
    const alone = fitLevelPriors([...pairs, { pair: 'CF.CN', choices: strange, yields: choices.map(() => 50) }]);
    const levels = (fold: number) => [...(levelPriorsOf(alone, fold)?.factors[0]?.levels.keys() ?? [])];
    expect(levels(foldOf('CF.CN'))).toEqual(ligands);
    expect(levels(foldCount)).toContain('A′');
  });

  it('is in the committed file for every table and fold, and differs from fold to fold', () => {
    for (const table of readYieldModels().tables) {
      expect(table.levelFolds).toHaveLength(foldCount + 1);
      const all = levelPriorsOf(table, foldCount);
      for (const { hash } of table.pairs.filter(({ experiments }) => experiments >= 60)) {
        expect(levelPriorsOf(table, hash % foldCount)?.grand).not.toBe(all?.grand);
      }
    }
  });
});

describe('what levels do', () => {
  const recipe = { roughness: 1, own: 0.5 };
  const [ligand, base] = levelStatistics(pairs, recipe).factors;
  const covariance = (a: number, b: number): number => ligand?.covariance[a * ligands.length + b] ?? Number.NaN;

  it('is found for one pair as the difference from its mean, drawn to nothing by one experiment', () => {
    const one: PairYields = {
      pair: 'CBr.CN',
      choices: [1, 2, 3].flatMap((at) => [
        { ligand: 'A', additive: `${at}` },
        { ligand: 'B', additive: `${at}` },
      ]),
      yields: [20, 40, 20, 40, 20, 40],
    };
    const { mean, factors } = effectsOf(one, ['ligand']);
    expect(mean).toBe(30);
    // Three rounds, each of which takes 3 parts of 4 of what is left: 10 × (1 − 1/64).
    expect(factors.get('ligand')?.get('B')?.effect).toBeCloseTo(9.84, 2);
  });

  it('goes together for ligands that do well on the same pairs, and against the others', () => {
    expect(covariance(0, 1)).toBeGreaterThan(0.5 * covariance(0, 0));
    expect(covariance(0, 3)).toBeLessThan(0);
  });

  it('is steady for a factor that does the same everywhere, and even where nothing surprises', () => {
    expect(ligand?.spread ?? 0).toBeGreaterThan(20 * (base?.spread ?? 0));
    expect(ligand?.roughness[2]).toBeLessThan(Math.min(ligand?.roughness[0] ?? 0, ligand?.roughness[3] ?? 0));
    const rising = bases.map((name) => base?.effects[base.levels.get(name) ?? -1] ?? Number.NaN);
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  });
});
