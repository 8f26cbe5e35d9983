import { limits } from '@app/shared/constants/limits';
import { describe, expect, it } from 'vitest';
import { emptyForm, problemOf, settingsOf, withScaffolds } from './forward-form.ts';
import { testMolecule } from './test-tasks.ts';

const enumeration = emptyForm('enumeration');
const library = emptyForm('library');

describe('the form of a task', () => {
  it('leaves out what is not asked', () => {
    expect(settingsOf(enumeration, 'enumeration')).toEqual({
      partners: { maxHeavyAtoms: 20, perReaction: 200 },
      steps: 1,
      maxProducts: 1_000,
    });
  });

  it('asks for one kind of reaction at the chosen places, in one step, for a library', () => {
    const form = {
      ...library,
      templateId: 'amide',
      places: [
        [4, 5],
        [1, 5],
      ],
      steps: 3,
      classes: ['acylation'],
    };
    expect(settingsOf(form, 'library')).toMatchObject({ templateIds: ['amide'], sites: [1, 4, 5], steps: 1 });
    expect(settingsOf(form, 'library').classes).toBeUndefined();
  });

  it('says money in minor units, and stocks and prices only where stocks are asked', () => {
    const form = { ...enumeration, maxPrice: '12.5', stocks: ['common'], scaffolds: [testMolecule('CN')] };
    expect(settingsOf(form, 'enumeration').partners).toMatchObject({
      maxPricePerGram: 1250,
      stocks: ['common'],
      scaffolds: ['CN'],
    });
    const only = settingsOf({ ...form, onlyScaffolds: true }, 'enumeration').partners;
    expect(only).toEqual({ scaffolds: ['CN'], onlyScaffolds: true, maxHeavyAtoms: 20, perReaction: 200 });
  });

  it.each([
    [library, 'library', 'noKind'],
    [{ ...enumeration, classes: [] }, 'enumeration', 'noClass'],
    [{ ...enumeration, onlyScaffolds: true }, 'enumeration', 'noPartner'],
    [{ ...enumeration, maxPrice: 'cheap' }, 'enumeration', 'price'],
    [enumeration, 'enumeration', null],
  ] as const)('says what is missing, case %#', (form, type, problem) => {
    expect(problemOf(form, type)).toBe(problem);
  });

  it('takes each own partner once, and a hundred of them at most', () => {
    const many = Array.from({ length: limits.customScaffolds - 1 }, (_, index) =>
      testMolecule(`C${'C'.repeat(index)}`),
    );
    const added = [many[0], testMolecule('CO'), testMolecule('CF')].filter((one) => one !== undefined);
    const { scaffolds, leftOut } = withScaffolds(many, added);
    expect([scaffolds.length, leftOut, scaffolds.at(-1)?.smiles]).toEqual([100, 1, 'CO']);
  });
});
