import { countHandles } from '../../../molecule/testing/handle-count.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalParts, loadRDKit } from '../../../molecule/rdkit.ts';
import type { RDKit } from '../../../molecule/rdkit.ts';
import { reagentForms } from './reagent-forms.ts';
import { ReagentNormalForm } from './reagent-normal-form.ts';

let rdkit: RDKit;
let forms: ReagentNormalForm;
beforeAll(async () => {
  rdkit = await loadRDKit();
  forms = new ReagentNormalForm(rdkit);
});
afterAll(() => forms[Symbol.dispose]());

function normal(smiles: string): string {
  const parts = canonicalParts(rdkit, smiles);
  if (!parts) throw new TypeError(smiles);
  return forms.of(parts).join('.');
}

describe('the normal form of precursors', () => {
  it.each([
    ['OB(O)c1ccccc1', 'CC1(C)OB(c2ccccc2)OC1(C)C'],
    ['OB(O)c1ccccc1', 'CC1(C)COB(c2ccccc2)OC1'],
    ['OB(O)c1ccccc1', 'B1(c2ccccc2)OCCO1'],
    ['OB(O)c1ccccc1', 'B1(c2ccccc2)OCCCO1'],
    ['OB(O)c1ccccc1', 'c1ccccc1B1Oc2ccccc2O1'],
    ['OB(O)c1ccccc1', 'CC1CC(C)(C)OB(c2ccccc2)O1'],
    ['OB(O)c1ccccc1', 'COB(OC)c1ccccc1'],
    ['OB(O)c1ccccc1', 'CCOB(OCC)c1ccccc1'],
    ['OB(O)c1ccccc1', 'CC(C)OB(OC(C)C)c1ccccc1'],
    ['OB(O)c1ccccc1', 'CCCCOB(OCCCC)c1ccccc1'],
    ['OB(O)c1ccccc1', 'C1COB(c2ccccc2)OCCN1'],
    ['OB(O)c1ccccc1', 'CN1CC(=O)OB(c2ccccc2)OC(=O)C1'],
    ['OB(O)c1ccccc1', 'C[N+]12CC(=O)O[B-]1(c1ccccc1)OC(=O)C2'],
    ['OB(O)c1ccccc1', 'F[B-](F)(F)c1ccccc1.[K+]'],
    ['OB(O)c1ccccc1', 'F[B-](F)(F)c1ccccc1'],
    ['OB(O)c1ccccc1', 'O[B-](O)(O)c1ccccc1.[Na+]'],
    ['C[Mg]Br', 'C[Mg]Cl'],
    ['C[Mg]Br', 'C[Mg]I'],
    ['C[Mg]Br', 'C[Mg+]'],
    ['C[Mg]Br', 'C[Mg+].[Cl-]'],
    ['CC=O.C[Mg]Br.[Br-]', 'CC=O.C[Mg+].[Br-].[Br-]'],
    ['c1ccccc1[Zn]Br', 'c1ccccc1[Zn]Cl'],
    ['c1ccccc1[Zn]Br', 'c1ccccc1[Zn+]'],
    ['c1ccccc1[Zn]Br', '[I-].c1ccccc1[Zn+]'],
    ['[C-]#N', 'N#C[Na]'],
    ['[C-]#N', '[C-]#N.[K+]'],
    ['[N-]=[N+]=[N-]', '[Na]N=[N+]=[N-]'],
    ['[N-]=[N+]=[N-]', '[N-]=[N+]=[N-].[Na+]'],
    ['C[O-]', 'CO[Na]'],
    ['C[O-]', 'C[O-].[K+]'],
    ['C[S-]', 'CS[Na]'],
    ['O=C1c2ccccc2C(=O)[N-]1', 'O=C1c2ccccc2C(=O)N1[K]'],
    ['[F-]', '[K]F'],
    ['[I-]', '[Na]I'],
    ['[Cl-]', '[Li]Cl'],
    ['[Br-]', '[Li]Br'],
  ])('is one for %s and %s', (one, other) => {
    expect(normal(other)).toBe(normal(one));
  });

  it.each([
    ['a boronic acid and an aryl bromide', 'OB(O)c1ccccc1', 'Brc1ccccc1'],
    ['phenyl- and tolylboronic acid', 'OB(O)c1ccccc1', 'Cc1ccc(B2OC(C)(C)C(C)(C)O2)cc1'],
    ['bis(pinacolato)diboron and tetrahydroxydiboron', 'CC1(C)OB(B2OC(C)(C)C(C)(C)O2)OC1(C)C', 'OB(O)B(O)O'],
    ['pinacolborane and catecholborane', 'CC1(C)OBOC1(C)C', 'B1Oc2ccccc2O1'],
    ['trimethyl and triisopropyl borate', 'COB(OC)OC', 'CC(C)OB(OC(C)C)OC(C)C'],
    ['a borane and its boronic acid', 'CC(C)(C)B1C2CCCC1CCC2', 'CC(C)(C)B(O)O'],
    ['a Grignard and a lithium reagent', 'C[Mg]Br', '[Li]C'],
    ['a Grignard and a zinc reagent', 'CC[Mg]Br', 'CC[Zn]Br'],
    ['diethylzinc and ethylzinc bromide', 'CC[Zn]CC', 'CC[Zn]Br'],
    ['diethylmagnesium and its bromide', 'CC[Mg]CC', 'CC[Mg]Br'],
    ['trimethyl- and tributylstannanes', 'C[Sn](C)(C)c1ccccc1', 'CCCC[Sn](CCCC)(CCCC)c1ccccc1'],
    ['an alkoxide and its alcohol', 'C[O-].[Na+]', 'CO'],
    ['a carboxylate and its acid', 'CC(=O)[O-].[Na+]', 'CC(=O)O'],
    ['sodium and lithium borohydride', '[BH4-].[Na+]', '[BH4-].[Li+]'],
    ['sodium borohydride and lithium aluminium hydride', '[BH4-].[Na+]', '[AlH4-].[Li+]'],
    ['sodium cyanide and copper cyanide', 'N#C[Na]', 'N#C[Cu]'],
    ['cyanide and trimethylsilyl cyanide', 'N#C[Na]', 'C[Si](C)(C)C#N'],
    ['azide and trimethylsilyl azide', '[N-]=[N+]=[N-].[Na+]', 'C[Si](C)(C)N=[N+]=[N-]'],
    ['hydrogen chloride and lithium chloride', 'Cl', '[Li]Cl'],
    ['an acid chloride and an acid', 'CC(=O)Cl', 'CC(=O)O'],
    ['chloride and bromide', 'CCl', 'CBr'],
    ['one enantiomer and the other', 'C[C@H](N)C(=O)O', 'C[C@@H](N)C(=O)O'],
  ])('tells %s apart', (_, one, other) => {
    expect(normal(one)).not.toBe(normal(other));
  });

  it('leaves a cation that has no anion beside it', () => {
    expect(normal('[Na+].CCO')).toBe('CCO.[Na+]');
  });

  it('has one table row for each name', () => {
    expect(new Set(reagentForms.map((form) => form.id)).size).toBe(reagentForms.length);
  });

  it('releases every handle', () => {
    const handles = countHandles(rdkit);
    normal('CC1(C)OB(c2cccc(C)c2)OC1(C)C');
    expect(handles.live()).toBe(0);
    handles.stop();
  });
});
