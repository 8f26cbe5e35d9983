import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../molecule/rdkit.ts';
import { familiesOf, findControlled } from './controlled.ts';
import { controlledFamilies } from './families.ts';
import { nationalFamilyExamples } from './testing/national-family-examples.ts';
import { treatyFamilyExamples } from './testing/treaty-family-examples.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const examples = { ...treatyFamilyExamples, ...nationalFamilyExamples };

describe('the family rules', () => {
  it('are thirty or more, each with at least five members and five near misses', () => {
    expect(Object.keys(examples).toSorted()).toEqual(controlledFamilies.map(({ name }) => name).toSorted());
    expect(controlledFamilies.length).toBeGreaterThanOrEqual(30);
    const thin = Object.entries(examples).filter(([, one]) => one.members.length < 5 || one.nearMisses.length < 5);
    expect(thin).toEqual([]);
  });

  it.each(Object.entries(examples))('hold for %s', (family, { members, nearMisses }) => {
    const names = (list: readonly (readonly [string, string])[], inside: boolean): string[] =>
      list.filter(([, smiles]) => familiesOf(rdkit, smiles).includes(family) === inside).map(([name]) => name);
    expect(names(members, true)).toEqual(members.map(([name]) => name));
    expect(names(nearMisses, false)).toEqual(nearMisses.map(([name]) => name));
  });

  it('refuse every member, whether it is listed besides or not', () => {
    const passed = Object.values(examples)
      .flatMap(({ members }) => members)
      .filter(([, smiles]) => !findControlled(rdkit, smiles)?.refuse);
    expect(passed).toEqual([]);
  });

  it('name the law in every rule', () => {
    expect(controlledFamilies.filter(({ legalText }) => legalText.length < 20)).toEqual([]);
  });
});
