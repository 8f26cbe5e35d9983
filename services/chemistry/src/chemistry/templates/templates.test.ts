// One block of tests for each template; `vitest -t <template id>` runs one of them.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalSmiles, loadRDKit, type Mol, type RDKit } from '../molecule/rdkit.ts';
import { reactionTemplates } from './all.ts';
import { drugMolecules } from './drug-molecules.ts';
import { functionalGroups } from './functional-groups.ts';
import {
  type CompiledTemplate,
  compileTemplate,
  givesConstitution,
  givesProduct,
  predictProducts,
  proposeForMols,
  proposePrecursors,
  sortParts,
} from './testing/template-check.ts';
import { reactionClasses } from './template.ts';

let rdkit: RDKit;
let drugs: { name: string; smiles: string; mol: Mol }[];
beforeAll(async () => {
  rdkit = await loadRDKit();
  drugs = drugMolecules.flatMap(({ name, smiles }) => {
    const mol = rdkit.get_mol(smiles);
    return mol ? [{ name, smiles: mol.get_smiles(), mol }] : [];
  });
});
afterAll(() => {
  for (const { mol } of drugs) mol.delete();
});

describe('the template set', () => {
  it('has unique kebab-case ids', () => {
    const ids = reactionTemplates.map(({ id }) => id);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('is judged on drug molecules that RDKit can read, each listed once', () => {
    const smiles = drugMolecules.map((drug) => canonicalSmiles(rdkit, drug.smiles));
    expect(drugMolecules.filter((_, index) => smiles[index] === null)).toEqual([]);
    expect(new Set(smiles).size).toBe(drugMolecules.length);
  });

  it.each(Object.entries(functionalGroups))('knows a group %s that compiles', (_, smarts) => {
    using query = rdkit.get_qmol(smarts);
    expect(query?.get_num_atoms()).toBeGreaterThan(0);
  });
});

// `%s` and not `$id`, which would be cut short.
describe.each(reactionTemplates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  let compiled: CompiledTemplate;
  beforeAll(() => {
    compiled = compileTemplate(rdkit, template);
  });

  it('is a complete record', () => {
    expect(Object.keys(reactionClasses)).toContain(template.class);
    expect(template.name.en).toMatch(/^[A-Z0-9]/);
    expect(template.name['zh-CN']).toMatch(/\p{Script=Han}/u);
    expect(template.examples.length).toBeGreaterThan(0);
    expect(template.conditions.length).toBeGreaterThan(0);
    for (const { temperatureC, hours } of template.conditions) {
      expect(temperatureC[0]).toBeLessThanOrEqual(temperatureC[1]);
      expect(hours?.[0] ?? 0).toBeLessThanOrEqual(hours?.[1] ?? 0);
    }
  });

  it('proposes the reactants of each example for its product', () => {
    for (const { product, reactants } of template.examples) {
      expect(proposePrecursors(rdkit, compiled, product).sound).toContain(sortParts(rdkit, reactants));
    }
  });

  it('gives the product of each example from its reactants', () => {
    for (const { product, reactants } of template.examples) {
      const canonical = sortParts(rdkit, product);
      expect({ reactants, given: givesProduct(rdkit, compiled, reactants.split('.'), canonical) }).toEqual({
        reactants,
        given: true,
      });
    }
  });

  it('proposes nothing for its counter-examples', () => {
    for (const { product, because } of template.counterExamples ?? []) {
      expect({ because, sound: proposePrecursors(rdkit, compiled, product).sound }).toEqual({ because, sound: [] });
    }
  });

  it('proposes only sound molecules for drugs, and its forward side gives at least 95 % of them back', () => {
    const lost: string[] = [];
    let total = 0;
    for (const { name, smiles: product, mol } of drugs) {
      const { sound, unsound } = proposeForMols(rdkit, compiled, [mol]);
      expect({ name, unsound }).toEqual({ name, unsound: [] });
      total += sound.length;
      for (const set of sound) {
        const outcomes = predictProducts(rdkit, compiled, set.split('.')).sound;
        if (!givesConstitution(rdkit, outcomes, product)) lost.push(`${name}: ${set}>>${product}`);
      }
    }
    expect(lost.length <= total * 0.05 ? [] : lost).toEqual([]);
  });
});
