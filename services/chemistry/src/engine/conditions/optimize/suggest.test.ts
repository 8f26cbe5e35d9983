import type { ConditionChoice, ConditionSpace } from '@app/shared/contracts/conditions/conditions';
import { describe, expect, it } from 'vitest';
import { choiceKey, choicesOf, spaceSize } from './choice.ts';
import { planPlate, wellNames } from './plate.ts';
import { suggestNext } from './suggest.ts';

const space: ConditionSpace = {
  levels: {
    ligand: ['XPhos', 'SPhos', 'BINAP', 'dppf'],
    base: ['K3PO4', 'Cs2CO3', 'NaOtBu'],
    solvent: ['THF', 'toluene'],
  },
  temperaturesC: [],
};
const nothing = (): null => null;

/** A yield that is high for one ligand and one base only. */
function yieldOf({ ligand, base, solvent }: ConditionChoice): number {
  return (ligand === 'BINAP' ? 50 : 10) + (base === 'Cs2CO3' ? 35 : 5) + (solvent === 'toluene' ? 10 : 0);
}

function measureUntilBest(budget: number): number {
  const measured: { choice: ConditionChoice; yieldPercent: number }[] = [];
  while (measured.length < budget) {
    const [best] = suggestNext({ space, measured, prior: nothing }, 1).suggestions;
    if (!best) break;
    measured.push({ choice: best.choice, yieldPercent: yieldOf(best.choice) });
    if (yieldOf(best.choice) === 95) return measured.length;
  }
  return Infinity;
}

describe('suggestNext', () => {
  it('finds the best of 24 combinations in half as many experiments as chance needs', () => {
    expect(measureUntilBest(24)).toBeLessThanOrEqual(9);
  });

  it('never proposes what was measured, and says when nothing is left', () => {
    const all = choicesOf(space).map((choice) => ({ choice, yieldPercent: yieldOf(choice) }));
    const measured = all.slice(0, 20);
    const { suggestions, spaceSize: size, isExhausted } = suggestNext({ space, measured, prior: nothing }, 24);
    const keys = suggestions.map(({ choice }) => choiceKey(choice));
    expect(keys.toSorted()).toEqual(
      all
        .slice(20)
        .map(({ choice }) => choiceKey(choice))
        .toSorted(),
    );
    expect([size, isExhausted]).toEqual([24, false]);
    expect(suggestNext({ space, measured: all, prior: nothing }, 5)).toEqual({
      suggestions: [],
      spaceSize: 24,
      isExhausted: true,
    });
  });

  it('gives the same answer to the same question', () => {
    const ask = () => suggestNext({ space, measured: [], prior: nothing }, 6);
    expect(ask()).toEqual(ask());
  });

  it('begins with what a model expects most of', () => {
    const prior = (choice: ConditionChoice) => ({
      percent: yieldOf(choice),
      low: 0,
      high: 100,
      kind: 'model' as const,
    });
    const [first] = suggestNext({ space, measured: [], prior }, 1).suggestions;
    expect(first).toMatchObject({
      choice: { ligand: 'BINAP', base: 'Cs2CO3', solvent: 'toluene' },
      reason: 'promising',
    });
  });

  it('takes measured levels that the space does not hold', () => {
    const measured = [{ choice: { ligand: 'PCy3', base: 'K3PO4', solvent: 'THF' }, yieldPercent: 80 }];
    expect(suggestNext({ space, measured, prior: nothing }, 3).suggestions).toHaveLength(3);
  });
});

describe('planPlate', () => {
  it('gives every combination a well where the space fits, in the order of the space', () => {
    const plate = planPlate({ space, measured: [], prior: nothing }, 24);
    expect(plate).toMatchObject({ rows: 4, columns: 6, isWholeSpace: true });
    expect(plate.wells.map(({ choice }) => choiceKey(choice))).toEqual(choicesOf(space).map(choiceKey));
    expect(plate.wells.map(({ well }) => well)).toEqual(wellNames(24));
  });

  it('covers every level of a space that does not fit, and no combination twice', () => {
    const large: ConditionSpace = {
      levels: {
        ...space.levels,
        additive: ['none', 'H2O', 'LiCl', 'NaI', 'TBAI'],
        solvent: ['THF', 'toluene', 'DMF', 'MeCN'],
      },
      temperaturesC: [25, 60, 100],
    };
    expect(spaceSize(large)).toBe(720);
    const { wells, isWholeSpace } = planPlate({ space: large, measured: [], prior: nothing }, 24);
    expect(isWholeSpace).toBe(false);
    expect(new Set(wells.map(({ choice }) => choiceKey(choice))).size).toBe(24);
    for (const factor of ['ligand', 'base', 'solvent'] as const) {
      expect(new Set(wells.map(({ choice }) => choice[factor]))).toEqual(new Set(large.levels[factor]));
    }
    expect(new Set(wells.map(({ choice }) => choice.temperatureC)).size).toBe(3);
  });

  it('names the wells of both plates from the upper left to the lower right', () => {
    expect([wellNames(24)[0], wellNames(24)[6], wellNames(24).at(-1)]).toEqual(['A1', 'B1', 'D6']);
    expect([wellNames(96)[0], wellNames(96)[12], wellNames(96).at(-1)]).toEqual(['A1', 'B1', 'H12']);
  });

  it('refuses a space beyond what is computed', () => {
    const levels = Array.from({ length: 60 }, (_, index) => `L${index}`);
    const huge: ConditionSpace = { levels: { ligand: levels, base: levels, solvent: levels }, temperaturesC: [] };
    expect(() => planPlate({ space: huge, measured: [], prior: nothing }, 24)).toThrow(RangeError);
  });
});
