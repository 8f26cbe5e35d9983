import { beforeAll, describe, expect, it } from 'vitest';
import { countHandles } from './testing/handle-count.ts';
import { loadRDKit } from './rdkit.ts';
import type { RDKit } from './rdkit.ts';
import { checkStructure, maxHeavyAtoms } from './structure-check.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const imatinib = 'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(-c2cccnc2)n1';

describe('checkStructure', () => {
  it.each([
    ['', { key: 'smilesEmpty' }],
    ['  \n', { key: 'smilesEmpty' }],
    ['CC(', { key: 'unrecognizedStructure', failure: { reason: 'syntax', position: 3 } }],
    ['C1CC', { key: 'unrecognizedStructure', failure: { reason: 'unclosedRing' } }],
    ['CC)C', { key: 'unrecognizedStructure', failure: { reason: 'parentheses', position: 3 } }],
    ['CC(C)(C)(C)C', { key: 'unrecognizedStructure', failure: { reason: 'valence', atoms: [1] } }],
    ['c1cccc1', { key: 'unrecognizedStructure', failure: { reason: 'kekulize', atoms: [0, 1, 2, 3, 4] } }],
    ['CCO ethanol', { key: 'unrecognizedStructure', failure: { reason: 'syntax' } }],
    ['C'.repeat(500), { key: 'structureNotSupported', reason: 'tooLarge', found: '500' }],
    ['C'.repeat(6000), { key: 'structureNotSupported', reason: 'tooLong' }],
    ['C[CH]C', { key: 'structureNotSupported', reason: 'radical' }],
    ['[2H]C(Cl)(Cl)Cl', { key: 'structureNotSupported', reason: 'isotope' }],
    ['[13CH3]O', { key: 'structureNotSupported', reason: 'isotope' }],
    ['N[Pt](N)(Cl)Cl', { key: 'structureNotSupported', reason: 'metalComplex' }],
    ['[CH-]1C=CC=C1.[CH-]1C=CC=C1.[Ru+2]', { key: 'structureNotSupported', reason: 'metalComplex' }],
    ['C[Mg]Br', { key: 'structureNotSupported', reason: 'metalComplex' }],
    ['*CC', { key: 'structureNotSupported', reason: 'unspecifiedAtoms' }],
    ['C~C', { key: 'structureNotSupported', reason: 'queryFeatures' }],
    ['[#6]C', { key: 'structureNotSupported', reason: 'queryFeatures' }],
    ['*CC* |$star_e;;;star_e$,Sg:n:1,2::ht|', { key: 'structureNotSupported', reason: 'polymer' }],
    ['C[As](C)C', { key: 'structureNotSupported', reason: 'element', found: '33' }],
    ['[Na+].[Cl-]', { key: 'structureNotSupported', reason: 'inorganic' }],
    ['O', { key: 'structureNotSupported', reason: 'inorganic' }],
    ['CCOc1ccccc1.CCNc1ccccc1', { key: 'structureNotSupported', reason: 'multipleMolecules' }],
  ])('refuses %j with its cause', (text, expected) => {
    expect(checkStructure(rdkit, text)).toMatchObject({ ok: false, ...expected });
  });

  it('plans the base of a mesylate and tells what it set aside', () => {
    expect(checkStructure(rdkit, `${imatinib}.CS(=O)(=O)O`)).toMatchObject({
      ok: true,
      smiles: imatinib,
      removed: ['CS(=O)(=O)O'],
      neutralised: false,
    });
  });

  it.each([
    ['C[NH2+]CCC(Oc1ccc(C(F)(F)F)cc1)c1ccccc1.[Cl-]', 'CNCCC(Oc1ccc(C(F)(F)F)cc1)c1ccccc1', ['[Cl-]'], true],
    ['CC(C)Cc1ccc(C(C)C(=O)[O-])cc1.[Na+]', 'CC(C)Cc1ccc(C(C)C(=O)O)cc1', ['[Na+]'], true],
    ['CC(=O)O[Na]', 'CC(=O)O', ['[Na+]'], true],
    ['CC[N+](C)(C)CC(=O)[O-]', 'CC[N+](C)(C)CC(=O)[O-]', [], false],
    ['O=[N+]([O-])c1ccccc1', 'O=[N+]([O-])c1ccccc1', [], false],
    ['[NH3+][C@@H](C)C(=O)[O-]', 'C[C@H](N)C(=O)O', [], true],
    [
      'CN1CCC[C@H]1c1cccnc1.OC(=O)[C@H](O)[C@@H](O)C(=O)O',
      'CN1CCC[C@H]1c1cccnc1',
      ['O=C(O)[C@H](O)[C@@H](O)C(=O)O'],
      false,
    ],
    ['[Na+].O=C([O-])/C=C/c1ccccc1', 'O=C(O)/C=C/c1ccccc1', ['[Na+]'], true],
    ['[Na+].O=C([O-])/C=C\\c1ccccc1', 'O=C(O)/C=C\\c1ccccc1', ['[Na+]'], true],
    ['C[NH+](C)C/C=C/c1ccccc1.[Cl-]', 'CN(C)C/C=C/c1ccccc1', ['[Cl-]'], true],
    ['c1cc[nH+]cc1.[Cl-]', 'c1ccncc1', ['[Cl-]'], true],
    ['CC(=O)O', 'CC(=O)O', [], false],
    ['CCNc1ccccc1.CCNc1ccccc1.OC(=O)/C=C/C(=O)O', 'CCNc1ccccc1', ['O=C(O)/C=C/C(=O)O'], false],
  ])('plans the organic part of %s', (text, smiles, removed, neutralised) => {
    const check = checkStructure(rdkit, text);
    expect(check).toMatchObject({ ok: true, removed, neutralised });
    expect(check).toHaveProperty('smiles', smiles);
  });

  it('accepts a molecule of exactly the largest size', () => {
    expect(checkStructure(rdkit, 'C'.repeat(maxHeavyAtoms))).toMatchObject({ ok: true, heavyAtoms: maxHeavyAtoms });
    expect(checkStructure(rdkit, 'C'.repeat(maxHeavyAtoms + 1))).toMatchObject({ ok: false });
  });

  it('releases every handle', () => {
    checkStructure(rdkit, 'CCO');
    const handles = countHandles(rdkit);
    for (const text of ['CC(', 'c1cccc1', `${imatinib}.CS(=O)(=O)O`, 'CC(=O)O[Na]', '*CC']) checkStructure(rdkit, text);
    expect(handles.live()).toBe(0);
    handles.stop();
  });
});
