import { describe, expect, it } from 'vitest';
import { foldCount, foldOf, stableHash } from '../../src/engine/conditions/yield-model/fold.ts';
import { decodeWeights, readYieldModels } from '../../src/engine/conditions/yield-model/model-file.ts';
import { type FitRow, type FittedTable, fitTable } from './fit-table.ts';

const pairs = [
  'CBr.CN',
  'CCBr.CN',
  'CCCBr.CN',
  'CI.CN',
  'CCI.CN',
  'CCCI.CN',
  'CCl.CN',
  'CCCl.CN',
  'CCCCl.CN',
  'CBr.CCN',
];
const ligands = ['A', 'B', 'C', 'D'];
const bases = ['K2CO3', 'NaOtBu', 'Cs2CO3'];

/** Yields that follow ligand, base and the first substrate feature, with a little that no rule explains. */
const rows: FitRow[] = pairs.flatMap((pair, at) =>
  ligands.flatMap((ligand, l) =>
    bases.map((base, b) => ({
      pair,
      substrate: [at % 3, at > 4 ? 1 : 0],
      choice: { ligand, base },
      yieldPercent: 10 + 15 * l + 8 * b + 6 * (at % 3) + (stableHash(`${pair}${ligand}${base}`) % 5),
    })),
  ),
);
const asked = 'CCBr.CN';
/** All that a question about the pair is answered with; a weight of 0 says nothing. */
const ofFold = (table: FittedTable) => {
  const own = table.folds[foldOf(asked)];
  const weights = [...decodeWeights(own?.weights ?? '')].map((weight, index): [string, number] => [
    table.features[index] ?? '',
    weight,
  ]);
  return { ...own, weights: weights.filter(([, weight]) => weight !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)) };
};

describe('the split of the yield models', () => {
  it('has the same answer for a pair whatever its own yields are', () => {
    const other = rows.map((row) => (row.pair === asked ? { ...row, yieldPercent: 100 - row.yieldPercent } : row));
    expect(ofFold(fitTable(other, 3))).toEqual(ofFold(fitTable(rows, 3)));
  });

  it('has the same answer for a pair when nothing of it was ever measured', () => {
    const others = rows.filter((row) => row.pair !== asked);
    expect(ofFold(fitTable(others, 3))).toEqual(ofFold(fitTable(rows, 3)));
  });

  it('changes its response for a pair with the yields of other folds', () => {
    const elsewhere = pairs.find((pair) => foldOf(pair) !== foldOf(asked));
    const other = rows.map((row) => (row.pair === elsewhere ? { ...row, yieldPercent: 100 - row.yieldPercent } : row));
    expect(ofFold(fitTable(other, 3)).weights).not.toEqual(ofFold(fitTable(rows, 3)).weights);
  });

  it('learns what ligands and bases do', () => {
    const { explained, error, coverage } = fitTable(rows, 3);
    expect(explained).toBeGreaterThan(0.7);
    expect(error).toBeLessThan(9);
    expect(coverage).toBeGreaterThan(0.5);
  });

  it('is written into the committed file, and no fold counts its own pairs', () => {
    const { folds, hash, tables } = readYieldModels();
    expect([folds, hash]).toEqual([foldCount, expect.stringContaining('FNV-1a')]);
    for (const table of tables) {
      expect(table.folds).toHaveLength(foldCount);
      for (const [fold, { experiments, substrates }] of table.folds.entries()) {
        const others = table.pairs.filter((pair) => pair.hash % foldCount !== fold);
        expect(substrates).toBe(others.length);
        expect(experiments).toBe(others.reduce((sum, one) => sum + one.experiments, 0));
      }
    }
  });
});
