import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphOf } from '../chem/graph.ts';
import { loadRDKit } from '../chem/rdkit.ts';
import type { RDKit } from '../chem/rdkit.ts';
import { hasMatch } from './group-matches.ts';
import { RequiredElements, requiredElements } from './required-elements.ts';
import { TemplateSet } from './template-set.ts';
import { reactionTemplates } from './templates/all.ts';
import { drugMolecules } from './templates/drug-molecules.ts';

let rdkit: RDKit;
let set: TemplateSet;
beforeAll(async () => {
  rdkit = await loadRDKit();
  set = new TemplateSet(rdkit, reactionTemplates);
});
afterAll(() => set[Symbol.dispose]());

describe('the elements that a pattern requires', () => {
  it.each([
    ['c-[Cl]', [6, 17]],
    ['[C&X3:1](=[O:2])[N&H2]', [6, 8, 7]],
    ['[#6][Cl,Br,I]', [6]],
    ['[!#1]-[#35:3]', [35]],
    ['[$(C=O),$(S=O)][OH]', [8]],
    ['[C:1]-[Si]([C&H3])-[S:2]', [6, 14, 16]],
    ['[#6&!$(C[Cl,Br,I]):5]Cl', [6, 17]],
  ])('of %s are %j', (smarts, elements) => {
    expect(requiredElements(smarts).toSorted()).toEqual(elements.toSorted());
  });

  it('never rule out a pattern of the templates that matches', () => {
    const required = new RequiredElements(set.patterns);
    let ruledOut = 0;
    for (const { smiles } of drugMolecules.slice(0, 12)) {
      using mol = rdkit.get_mol(smiles);
      if (!mol) throw new TypeError(smiles);
      const elements = new Set(graphOf(mol).atoms.map((atom) => atom.z));
      for (const [index, pattern] of set.patterns.entries()) {
        if (required.allows(index, elements)) continue;
        ruledOut += 1;
        expect(hasMatch(mol, pattern), `${pattern.get_smarts()} in ${smiles}`).toBe(false);
      }
    }
    expect(ruledOut).toBeGreaterThan(set.patterns.length);
  });
});
