import { describe, expect, it } from 'vitest';
import type { ConditionChoice } from '../optimize/types.ts';
import { greenerChoices } from './greener.ts';
import { worstClass } from './solvent-class.ts';

const nothing = (): null => null;

describe('greenerChoices', () => {
  it.each<[ConditionChoice, string, string, string]>([
    [{ reagent: 'DCC', solvent: 'EtOAc' }, 'DCC', 'T3P', 'sensitizer'],
    [{ reagent: 'PCC', solvent: 'EtOAc' }, 'PCC', 'NaOCl + TEMPO', 'chromium'],
    [{ reagent: 'NaBH3CN', solvent: 'MeOH' }, 'NaBH3CN', 'NaBH(OAc)3', 'cyanide'],
    [{ reagent: 'EDC', additive: 'HOBt', solvent: 'EtOAc' }, 'HOBt', 'Oxyma', 'explosive'],
    [{ base: 'Et3N', solvent: 'CH2Cl2' }, 'CH2Cl2', 'EtOAc', 'solventClass'],
  ])('%j: instead of %s %s', (choice, from, to, reason) => {
    expect(greenerChoices(choice, nothing)).toContainEqual(
      expect.objectContaining({ from, to, reason, yieldChange: null }),
    );
  });

  it('names nothing for what the guides recommend', () => {
    expect(greenerChoices({ base: 'K2CO3', reagent: 'T3P', solvent: 'EtOAc' }, nothing)).toEqual([]);
  });

  it('tells what the yield would lose where a model knows both choices', () => {
    const expected = ({ solvent }: ConditionChoice) => {
      const percent = { DMF: 70, MeCN: 62.5 }[solvent ?? ''];
      return percent === undefined ? null : { percent, low: 0, high: 100, kind: 'model' as const };
    };
    const changes = greenerChoices({ solvent: 'DMF' }, expected).map(({ to, yieldChange }) => [to, yieldChange]);
    expect(Object.fromEntries(changes)).toMatchObject({ MeCN: -7.5, DMSO: null });
  });

  it('has a mixture in the class of its worst solvent, and none where one is not rated', () => {
    expect(worstClass(['EtOH', 'CH2Cl2'])).toBe('hazardous');
    expect(worstClass(['EtOH', 'mystery'])).toBeUndefined();
  });
});
