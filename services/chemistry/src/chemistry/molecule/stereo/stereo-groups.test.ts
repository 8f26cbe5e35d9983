import { beforeAll, describe, expect, it } from 'vitest';
import { inchiKey, loadRDKit } from '../rdkit.ts';
import type { RDKit } from '../rdkit.ts';
import { readKept } from '../read-structure.ts';
import { dotted, joined, plannedForm, stereoGroupsOf, stereoKindOf, withoutStereoGroups } from './stereo-groups.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

// Each line: one molecule in several writings, the text by which it is kept, what is planned.
const sameMolecules: readonly { written: string[]; kept: string; planned: string }[] = [
  {
    written: ['C[C@H](O)CC |&1:1|', 'C[C@@H](O)CC |&1:1|', 'CC[C@H](O)C |&7:2|', 'O[C@@H](CC)C |&3:1,r|'],
    kept: 'CC[C@H](C)O |&1:2|',
    planned: 'CCC(C)O',
  },
  { written: ['C[C@H](O)CC |o1:1|', 'C[C@@H](O)CC |o4:1|'], kept: 'CC[C@H](C)O |o1:2|', planned: 'CCC(C)O' },
  { written: ['C[C@H](O)CC', 'C[C@H](O)CC |a:1|'], kept: 'CC[C@H](C)O', planned: 'CC[C@H](C)O' },
  {
    written: ['C[C@H](O)[C@@H](N)CC |&1:1,3|', 'C[C@@H](O)[C@H](N)CC |&2:1,3|'],
    kept: 'CC[C@H](N)[C@H](C)O |&1:2,4|',
    planned: 'CC[C@H](N)[C@H](C)O',
  },
  {
    written: ['C[C@H](O)[C@@H](N)CC |&1:1,&2:3|', 'C[C@H](O)[C@H](N)CC |&1:3,&2:1|'],
    kept: 'CC[C@H](N)[C@H](C)O |&1:2,&2:4|',
    planned: 'CCC(N)C(C)O',
  },
  {
    written: ['C[C@H](O)[C@@H](N)CC |a:1,&1:3|', 'C[C@H](O)[C@H](N)CC |&1:3|'],
    kept: 'CC[C@H](N)[C@H](C)O |&1:2|',
    planned: 'CCC(N)[C@H](C)O',
  },
  {
    written: ['C[C@H](O)[C@@H](N)C[C@H](F)Cl |&1:1,3,o2:6|', 'C[C@@H](O)[C@H](N)C[C@@H](F)Cl |o1:6,&5:3,1|'],
    kept: 'C[C@H](O)[C@@H](N)C[C@H](F)Cl |o1:6,&1:1,3|',
    planned: 'C[C@H](O)[C@@H](N)CC(F)Cl',
  },
  // A meso compound has no mirror image, so its group says nothing.
  { written: ['C[C@H](O)[C@@H](C)O |&1:1,3|'], kept: 'C[C@H](O)[C@@H](C)O', planned: 'C[C@H](O)[C@@H](C)O' },
  {
    written: ['O[C@H]1CC[C@@H](C)CC1 |&1:1,4|'],
    kept: 'C[C@H]1CC[C@@H](O)CC1',
    planned: 'C[C@H]1CC[C@@H](O)CC1',
  },
  { written: ['CC(C)O |&1:1|', 'C[C@H](C)O |&1:1|'], kept: 'CC(C)O', planned: 'CC(C)O' },
  // rac-chiro-inositol, both enantiomers drawn.
  {
    written: [
      'O[C@H]1[C@H](O)[C@H](O)[C@@H](O)[C@H](O)[C@H]1O |&1:1,2,4,6,8,10|',
      'O[C@@H]1[C@@H](O)[C@@H](O)[C@H](O)[C@@H](O)[C@@H]1O |&1:1,2,4,6,8,10|',
    ],
    kept: 'O[C@H]1[C@H](O)[C@@H](O)[C@H](O)[C@H](O)[C@H]1O |&1:1,2,4,6,8,10|',
    planned: 'O[C@H]1[C@H](O)[C@@H](O)[C@H](O)[C@H](O)[C@H]1O',
  },
  { written: ['C[S@](=O)c1ccccc1 |&1:1|'], kept: 'C[S@](=O)c1ccccc1 |&1:1|', planned: 'CS(=O)c1ccccc1' },
  // Labels, coordinates and other extensions are no part of the molecule.
  {
    written: ['C[C@H](O)CC |$a;;;;b$,(0,0,;1,0,;2,0,;3,0,;4,0,),&1:1|'],
    kept: 'CC[C@H](C)O |&1:2|',
    planned: 'CCC(C)O',
  },
];

describe('stereo groups', () => {
  it.each(sameMolecules)('keeps $written.0 as $kept', ({ written, kept, planned }) => {
    expect(new Set(written.map((one) => readKept(rdkit, one)))).toEqual(new Set([kept]));
    expect(readKept(rdkit, kept)).toBe(kept);
    expect(plannedForm(rdkit, kept)?.smiles).toBe(planned);
  });

  it('are the same from a V3000 molfile', () => {
    for (const { kept } of sameMolecules) {
      using mol = rdkit.get_mol(kept);
      mol?.set_new_coords();
      expect(readKept(rdkit, mol?.get_v3Kmolblock() ?? '')).toBe(kept);
    }
  });

  it('make absolute, racemic and relative three molecules', () => {
    const texts = ['C[C@H](O)CC', 'C[C@H](O)CC |&1:1|', 'C[C@H](O)CC |o1:1|', 'CC(O)CC'];
    expect(new Set(texts.map((one) => readKept(rdkit, one))).size).toBe(4);
  });

  it('are looked up by the key of the open centre', () => {
    expect(inchiKey(rdkit, 'CC[C@H](C)O |&1:2|')).toBe('BTANRVKWQNVYAZ-UHFFFAOYSA-N');
    expect(inchiKey(rdkit, 'CC[C@H](C)O')).toBe('BTANRVKWQNVYAZ-BYPYZUCNSA-N');
  });

  it('tell where each atom of the kept text is in the planned one', () => {
    const { smiles, places } = plannedForm(rdkit, 'F[C@H](Cl)Br |&1:1|') ?? { smiles: '', places: [] };
    const letters = (text: string): string[] => text.match(/Cl|Br|[CFO]/g) ?? [];
    expect(letters('F[C@H](Cl)Br').map((_, atom) => letters(smiles)[places[atom] ?? -1])).toEqual([
      'F',
      'C',
      'Cl',
      'Br',
    ]);
  });

  it.each([
    ['CC[C@H](C)O', undefined],
    ['CC[C@H](C)O |&1:2|', 'racemic'],
    ['CC[C@H](C)O |o1:2|', 'relative'],
    ['CC[C@H](N)[C@H](C)O |&1:2|', 'partlyKnown'],
    ['CC[C@H](N)[C@H](C)O |&1:2,&2:4|', 'partlyKnown'],
    ['CC[C@H](N)[C@H](C)O |&1:2,4|', 'racemic'],
  ])('of %s are %s', (text, kind) => {
    expect(stereoKindOf(text)).toBe(kind);
  });

  it('are read from the text and left out of it', () => {
    expect(stereoGroupsOf('C[C@H](O)[C@@H](N)C[C@H](F)Cl |o1:6,&1:1,3|')).toEqual([
      { kind: 'relative', atoms: [6] },
      { kind: 'racemic', atoms: [1, 3] },
    ]);
    expect(withoutStereoGroups('CC[C@H](C)O |&1:2|')).toBe('CC[C@H](C)O');
    expect(joined(['CC[C@H](C)N |&1:2|', 'Cl', 'C[C@H](O)Br |o1:1,r|'])).toBe('CC[C@H](C)N.Cl.C[C@H](O)Br |&1:2,o1:7|');
    expect(dotted(['CC[C@H](C)O |&1:2|', 'Cl'])).toBe('CC[C@H](C)O.Cl');
  });
});
