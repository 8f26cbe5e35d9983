// One block of tests for each enzymatic transformation; `vitest -t <id>` runs one of them.

import { message } from '@app/locales/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalSmiles, loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { drugMolecules } from '../../chemistry/templates/drug-molecules.ts';
import { sortParts } from '../../chemistry/templates/testing/template-check.ts';
import { reactionClasses } from '../../chemistry/templates/template.ts';
import { enzymeTransformations } from '../../chemistry/enzymes/all.ts';
import { enzymes } from '../../chemistry/enzymes/enzymes.ts';
import { EnzymeSteps } from './enzyme-steps.ts';
import { operationOf } from '../../chemistry/enzymes/enzyme-templates.ts';
import { sources } from '../../chemistry/enzymes/sources.ts';

let rdkit: RDKit;
let all: EnzymeSteps;
beforeAll(async () => {
  rdkit = await loadRDKit();
  all = new EnzymeSteps(rdkit);
});
afterAll(() => all[Symbol.dispose]());

const canonical = (smiles: string): string => canonicalSmiles(rdkit, smiles) ?? `not a molecule: ${smiles}`;
const gives = (reactants: string, product: string): boolean =>
  all.check(sortParts(rdkit, reactants).split('.'), canonical(product)).passed;

describe('the enzymatic transformations', () => {
  it('are at least eighty, with unique ids', () => {
    const ids = enzymeTransformations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^enzyme(-[a-z0-9]+)+$/.test(id))).toEqual([]);
    expect(ids.length).toBeGreaterThanOrEqual(80);
  });

  it('use every enzyme and every source', () => {
    const used = new Set<string>(enzymeTransformations.map(({ enzyme }) => enzyme));
    expect(Object.keys(enzymes).filter((one) => !used.has(one))).toEqual([]);
    const cited = new Set<string>(enzymeTransformations.flatMap((one) => one.sources));
    expect(Object.keys(sources).filter((one) => !cited.has(one))).toEqual([]);
    expect(Object.values(sources).filter((doi) => !/^10\.\d{4,}\/\S+$/.test(doi))).toEqual([]);
  });

  it.each(['en', 'zh-CN'] as const)('have all their words in %s', (culture) => {
    const word = (key: string): string => message(culture, 'enzymes', key);
    for (const one of enzymeTransformations) {
      const { cofactors, recycling, form, absent } = operationOf(one);
      expect(word(`enzyme.${one.enzyme}`)).not.toBe('');
      expect(word(`outcome.${one.outcome}`)).not.toBe('');
      expect(word(`maturity.${one.maturity}`)).not.toBe('');
      for (const key of [`recycling.${recycling}`, `form.${form}`]) expect(word(key)).not.toBe('');
      for (const key of cofactors) expect(word(`cofactor.${key}`)).not.toBe('');
      for (const key of absent) expect(word(`absent.${key}`)).not.toBe('');
    }
  });

  it('propose only sound molecules for drugs, and give each product back', { timeout: 60_000 }, () => {
    const lost = drugMolecules.flatMap(({ name, smiles }) => {
      const product = canonical(smiles);
      return all
        .expand(product)
        .filter(
          ({ precursors, templateId }) => !all.check(precursors, product, templateId).templateIds.includes(templateId),
        )
        .map(({ templateId, precursors }) => `${name}: ${templateId} ${precursors.join('.')}`);
    });
    expect(lost).toEqual([]);
  });
});

// `%s` and not `$id`, which would be cut short.
describe.each(enzymeTransformations.map((one) => [one.id, one] as const))('%s', (_, one) => {
  let steps: EnzymeSteps;
  beforeAll(() => {
    steps = new EnzymeSteps(rdkit, [one]);
  });
  afterAll(() => steps[Symbol.dispose]());

  it('is a complete record', () => {
    const operation = operationOf(one);
    expect(Object.keys(reactionClasses)).toContain(one.class);
    expect(one.name.en).toMatch(/^[A-Z0-9]/);
    expect(one.name['zh-CN']).toMatch(/\p{Script=Han}/u);
    expect(one.examples.length).toBeGreaterThan(0);
    expect(one.sources.length).toBeGreaterThan(0);
    for (const [low, high] of [operation.temperatureC, operation.hours, operation.loadPercent, operation.gramsPerLitre])
      expect(low).toBeLessThanOrEqual(high);
    expect(enzymes[one.enzyme].ec).toMatch(/^\d+\.\d+\.(?:\d+|-)\.(?:\d+|-)$/);
  });

  it('proposes the substrates of each example, and gives the product from them', () => {
    for (const { product, reactants } of one.examples) {
      const wanted = canonical(product);
      const substrates = sortParts(rdkit, reactants);
      expect(steps.expand(wanted).map(({ precursors }) => precursors.join('.'))).toContain(substrates);
      expect({ substrates, passed: steps.check(substrates.split('.'), wanted).passed }).toEqual({
        substrates,
        passed: true,
      });
    }
  });

  it('proposes nothing for its counter-examples', () => {
    for (const product of one.counterExamples ?? []) expect(steps.expand(canonical(product))).toEqual([]);
  });
});

describe('the configuration', () => {
  it.each([
    [
      'phenylalanine by ammonia lyase',
      'OC(=O)/C=C/c1ccc(C#N)cc1',
      'N[C@@H](Cc1ccc(C#N)cc1)C(=O)O',
      'N[C@H](Cc1ccc(C#N)cc1)C(=O)O',
    ],
    ['thienylalanine, which is S as well', 'OC(=O)/C=C/c1cccs1', 'N[C@@H](Cc1cccs1)C(=O)O', 'N[C@H](Cc1cccs1)C(=O)O'],
    [
      'tyrosine by phenol-lyase',
      'Oc1ccccc1C.CC(=O)C(=O)O',
      'N[C@@H](Cc1ccc(O)c(C)c1)C(=O)O',
      'N[C@H](Cc1ccc(O)c(C)c1)C(=O)O',
    ],
    ['malic acid', 'OC(=O)/C=C/C(=O)O', 'O[C@@H](CC(=O)O)C(=O)O', 'O[C@H](CC(=O)O)C(=O)O'],
    ['the aldol of acetaldehyde, R with methyl', 'CC=O.CC=O', 'C[C@@H](O)CC=O', 'C[C@H](O)CC=O'],
    ['the same aldol, S with chloromethyl', 'O=CCCl.CC=O', 'O=CC[C@H](O)CCl', 'O=CC[C@@H](O)CCl'],
    ['the statin lactol', 'CC=O.CC=O.O=CCCl', 'OC1C[C@H](O)C[C@@H](CCl)O1', 'OC1C[C@@H](O)C[C@@H](CCl)O1'],
    [
      'a tetrahydroisoquinoline',
      'NCCc1cccc(O)c1.O=CCCc1ccccc1',
      'Oc1ccc2c(c1)CCN[C@H]2CCc1ccccc1',
      'Oc1ccc2c(c1)CCN[C@@H]2CCc1ccccc1',
    ],
    [
      'a beta nucleoside',
      'O=c1cc[nH]c(=O)[nH]1.O=P(O)(O)O[C@@H]1C[C@H](O)[C@@H](CO)O1',
      'O=c1ccn([C@H]2C[C@H](O)[C@@H](CO)O2)c(=O)[nH]1',
      'O=c1ccn([C@@H]2C[C@H](O)[C@@H](CO)O2)c(=O)[nH]1',
    ],
    [
      'an epoxide opened where it is not chiral',
      'Clc1ccc([C@H]2CO2)cc1',
      'OC[C@@H](O)c1ccc(Cl)cc1',
      'OC[C@H](O)c1ccc(Cl)cc1',
    ],
    ['a hydroxynitrile from the chlorohydrin', 'CCC[C@H](O)CCl', 'CCC[C@H](O)CC#N', 'CCC[C@@H](O)CC#N'],
  ])('is that of the enzyme: %s', (_, substrates, product, mirror) => {
    expect({ product: gives(substrates, product), mirror: gives(substrates, mirror) }).toEqual({
      product: true,
      mirror: false,
    });
  });

  it.each([
    ['O=C(c1ccccn1)C1CC1', 'O[C@H](c1ccccn1)C1CC1', 'O[C@@H](c1ccccn1)C1CC1'],
    ['CC(=O)C1CCOCC1', 'C[C@H](N)C1CCOCC1', 'C[C@@H](N)C1CCOCC1'],
    ['C1CCC2=NCCCC2C1', 'C1CC[C@H]2NCCCC2C1', 'C1CC[C@@H]2NCCCC2C1'],
    ['O=Cc1ccsc1', 'N#C[C@H](O)c1ccsc1', 'N#C[C@@H](O)c1ccsc1'],
  ])('is either one from complementary enzymes, and need not be given: %s', (substrates, one, other) => {
    expect([one, other, one.replaceAll('@', '')].map((product) => gives(substrates, product))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('of other centres is kept', () => {
    expect(gives('CC(=O)[C@H](C)c1ccccc1', 'C[C@@H](O)[C@H](C)c1ccccc1')).toBe(true);
    expect(gives('CC(=O)[C@H](C)c1ccccc1', 'C[C@@H](O)[C@@H](C)c1ccccc1')).toBe(false);
  });
});

describe('a substrate', () => {
  it('may be written as a salt', () => {
    expect(gives('CCCCCC(=O)[O-]', 'CCCCCC=O')).toBe(true);
    expect(gives('CC(=O)C(=O)[O-]', 'C[C@H]([NH3+])C(=O)[O-]')).toBe(true);
  });

  it.each([
    ['an acyl chloride', 'CC(=O)CCC(=O)Cl', 'CC(O)CCC(=O)Cl'],
    ['an isocyanate', 'CC(=O)CCN=C=O', 'CC(O)CCN=C=O'],
    ['an aldehyde that is reduced before the ketone', 'CC(=O)CCC=O', 'CC(O)CCC=O'],
    ['crowding on both sides of the ketone', 'CC(C)(C)C(=O)C(C)(C)C', 'CC(C)(C)C(O)C(C)(C)C'],
  ])('is refused for %s', (_, substrate, product) => {
    expect(gives(substrate, product)).toBe(false);
  });
});
