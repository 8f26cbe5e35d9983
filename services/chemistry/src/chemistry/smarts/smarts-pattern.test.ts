import { describe, expect, it } from 'vitest';
import { graphOf } from '../molecule/graph.ts';
import { loadRDKit } from '../molecule/rdkit.ts';
import { hasMatch } from '../models/group-matches.ts';
import { electrophileClasses, nucleophileClasses } from '../models/reactivity.ts';
import { reactantPatterns } from '../models/template-set.ts';
import { reactionTemplates } from '../templates/all.ts';
import { drugMolecules } from '../templates/drug-molecules.ts';
import { functionalGroups } from '../templates/functional-groups.ts';
import { MoleculeView } from './molecule-view.ts';
import { releaseResponses, SmartsPattern } from './smarts-pattern.ts';
import { no, perhaps, yes } from './verdict.ts';
import type { Verdict } from './verdict.ts';

const rdkit = await loadRDKit();

function fits(smarts: string, smiles: string): Verdict {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  return new SmartsPattern(smarts).fits(new MoleculeView(graphOf(mol)));
}

describe('a pattern without RDKit', () => {
  it.each([
    ['[CX3](=O)[OX2H1]', 'CC(=O)O', yes],
    ['[CX3](=O)[OX2H1]', 'CC(=O)OC', no],
    ['[NX3;H1,H2;!$(NC=O)][CX4]', 'CCN', yes],
    ['[NX3;H1,H2;!$(NC=O)][CX4]', 'CNC(C)=O', no],
    ['c1ccccc1-!@[C,N;!R]', 'c1ccc2c(c1)CCN2', no],
    ['c1ccccc1-!@[C,N;!R]', 'Cc1ccccc1', yes],
    ['[nH0;r5]1:[c,n]:[c,n]:[c,n]:[c,n]:1', 'Cn1ccnc1', yes],
    ['[#6]~[#7+]', 'C[N+](=O)[O-]', yes],
    ['[#6][N+0]', 'C[N+](=O)[O-]', no],
    ['C.C', 'CO', no],
    ['C.C', 'COC', yes],
    ['[CX4;v4]Br', 'CCCl', no],
    ['[CX4;v4]Br', 'CCBr', perhaps],
    ['[C@H](F)(Cl)Br', 'FC(Cl)Br', yes],
  ])('%s on %s', (smarts, smiles, verdict) => {
    expect(fits(smarts, smiles)).toBe(verdict);
  });

  it('answers as before when the room for answers went to another molecule', () => {
    const pattern = new SmartsPattern('[CX3;$(C(=O)[OX2H1])]');
    const views = ['CC(=O)O', 'CCO', 'c1ccccc1CCCCCCCC(=O)O'].map((smiles) => {
      using mol = rdkit.get_mol(smiles);
      if (!mol) throw new TypeError(smiles);
      return new MoleculeView(graphOf(mol));
    });
    const ask = (): Verdict[] =>
      views.map((view) => {
        const verdict = pattern.fits(view);
        releaseResponses(view);
        return verdict;
      });
    expect([ask(), ask()]).toEqual([
      [yes, no, yes],
      [yes, no, yes],
    ]);
  });

  it('leaves molecules with written hydrogens to RDKit', () => {
    expect(fits('[CH3]', '[2H]C')).toBe(perhaps);
  });

  it(
    'agrees with RDKit on every pattern of the templates, groups and rates, over drugs and over what examples start from',
    { tags: ['full'] },
    () => {
      const smarts = patterns();
      const pairs = smarts.map((one) => ({ one, plain: new SmartsPattern(one), query: rdkit.get_qmol(one) }));
      const wrong: string[] = [];
      for (const smiles of molecules()) {
        using mol = rdkit.get_mol(smiles);
        if (!mol) continue;
        const view = new MoleculeView(graphOf(mol));
        for (const { one, plain, query } of pairs) {
          const found = query && hasMatch(mol, query) ? yes : no;
          const verdict = plain.fits(view);
          if (verdict !== perhaps && verdict !== found) wrong.push(`${one} on ${smiles}`);
        }
      }
      for (const { query } of pairs) query?.delete();
      expect(smarts.length).toBeGreaterThan(1000);
      expect(wrong).toEqual([]);
    },
  );
});

function patterns(): string[] {
  const ofTemplates = reactionTemplates.flatMap((one) => [...one.retro, ...one.forward].flatMap(reactantPatterns));
  const ofRates = [...Object.values(nucleophileClasses), ...electrophileClasses.map((one) => one.smarts)];
  return [...new Set([...ofTemplates, ...Object.values(functionalGroups), ...ofRates])];
}

function molecules(): string[] {
  const ofExamples = reactionTemplates.flatMap((one) => one.examples[0]?.reactants.split('.') ?? []);
  return [
    ...drugMolecules.slice(0, 20).map((one) => one.smiles),
    ...new Set(ofExamples.filter((_, index) => index % 20 === 0)),
  ];
}
