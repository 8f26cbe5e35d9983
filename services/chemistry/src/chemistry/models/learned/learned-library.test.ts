import { beforeAll, describe, expect, it } from 'vitest';
import { countHandles } from '../../molecule/testing/handle-count.ts';
import { canonicalParts, canonicalSmiles, loadRDKit } from '../../molecule/rdkit.ts';
import type { RDKit } from '../../molecule/rdkit.ts';
import { LearnedLibrary } from './learned-library.ts';
import { readProduct } from './product-graph.ts';
import type { LearnedRecord } from './types.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

function record(retro: string): LearnedRecord {
  return {
    id: retro,
    retro,
    forward: null,
    count: 1,
    applied: 1,
    class: 0,
    name: { en: 'test', 'zh-CN': '试验' },
    isSound: true,
  };
}

function precursorsOf(retro: string, smiles: string): string[] {
  const library = new LearnedLibrary(rdkit, [record(retro)]);
  using mol = rdkit.get_mol(canonicalSmiles(rdkit, smiles) ?? '');
  if (!mol) throw new TypeError(smiles);
  const product = readProduct(mol);
  const sets = library.candidates(product).map((one) => library.precursors(product, one)?.join('.') ?? 'none');
  return [...new Set(sets)].toSorted();
}

function canonical(smiles: string): string {
  return canonicalParts(rdkit, smiles)?.join('.') ?? '';
}

const amide = '[C;+0:1](-[N;+0:2])=[O;+0:3]>>[C;+0:1](=[O;+0:3])-[O;H1;+0].[N;+0:2]';
const suzuki = '[c;+0:1]-[c;+0:2]>>[c;+0:1]-[B;H0;+0](-[O;H1;+0])-[O;H1;+0].[c;+0:2]-[Br;H0;+0]';
const replaced = '[C;+0:1]-[N;+0:2]>>[C;+0:1]-[Br;H0;+0].[N;+0:2]';
const inverted = '[C;+0;@:1]-[N;+0:2]>>[C;+0;@@:1]-[Br;H0;+0].[N;+0:2]';
const lost = '[C;+0;@:1]-[N;+0:2]>>[C;+0:1]-[Br;H0;+0].[N;+0:2]';

describe('precursors of a learned template', () => {
  it.each([
    ['an amide', amide, 'CC(=O)Nc1ccccc1', ['CC(=O)O.Nc1ccccc1']],
    ['each amide of two', amide, 'CNC(=O)CNC(C)=O', ['CC(=O)O.CNC(=O)CN', 'CN.CC(=O)NCC(=O)O']],
    [
      'a biaryl in both directions',
      suzuki,
      'Cc1ccc(-c2ccccc2)cc1',
      ['Brc1ccccc1.Cc1ccc(B(O)O)cc1', 'Cc1ccc(Br)cc1.OB(O)c1ccccc1'],
    ],
    ['a lactam, which opens', amide, 'O=C1CCCCN1', ['NCCCCC(=O)O']],
    ['an N-alkylated pyrrole', '[C;+0:1]-[n;+0:2]>>[C;+0:1]-[I;H0;+0].[n;+0:2]', 'Cn1cccc1', ['CI.c1cc[nH]c1']],
    [
      'a nitroarene made from an amine',
      '[N;H2;+0:1]>>[N;H0;+1:1](=[O;H0;+0])-[O;H0;-1]',
      'Nc1ccccc1',
      ['O=[N+]([O-])c1ccccc1'],
    ],
  ])('come from %s', (_, retro, product, expected) => {
    expect(precursorsOf(retro, product)).toEqual(expected.map(canonical).toSorted());
  });

  it('keep a configuration where one group takes the place of another', () => {
    expect(precursorsOf(replaced, 'C[C@H](NC)C(=O)O')).toContain(canonical('C[C@H](Br)C(=O)O.CN'));
  });

  it('turn a configuration over where the template says so', () => {
    expect(precursorsOf(inverted, 'C[C@H](NC)C(=O)O')).toEqual([canonical('C[C@@H](Br)C(=O)O.CN')]);
  });

  it('lose a configuration where the template says so, and only there', () => {
    expect(precursorsOf(lost, 'C[C@H](N[C@@H](C)CC)C(=O)O')).toContain(canonical('CC(Br)C(=O)O.CC[C@H](C)N'));
  });

  it('are not looked for at a centre without configuration when the template turns one', () => {
    expect(precursorsOf(inverted, 'CC(NC)C(=O)O')).toEqual([]);
  });

  it('keep the geometry of a double bond whose end gets another group', () => {
    const heck = '[C;+0:1]-[c;+0:2]>>[C;+0:1]-[Br;H0;+0].[c;+0:2]-[B;H0;+0](-[O;H1;+0])-[O;H1;+0]';
    expect(precursorsOf(heck, 'CC/C=C/c1ccccc1')).toEqual([canonical('CC/C=C/Br.OB(O)c1ccccc1')]);
    expect(precursorsOf(heck, 'CC/C=C\\c1ccccc1')).toEqual([canonical('CC/C=C\\Br.OB(O)c1ccccc1')]);
  });

  it('are none where an atom has no hydrogen to give', () => {
    expect(precursorsOf('[C;!H0;+0:1]-[N;+0:2]>>[C;+0:1]=[O;H0;+0].[N;+0:2]', 'CC(C)(C)NC')).toEqual([
      canonical('C=O.CC(C)(C)N'),
    ]);
  });

  it('leave no handle behind', () => {
    const handles = countHandles(rdkit);
    precursorsOf(amide, 'CC(=O)Nc1ccccc1');
    expect(handles.live()).toBe(0);
    handles.stop();
  });
});

describe('places of a template', () => {
  it('are given once where they are alike by symmetry', () => {
    const library = new LearnedLibrary(rdkit, [record('[O;!H0;+0:1]>>[O;+0:1]-[C;H3;+0]')]);
    using mol = rdkit.get_mol('OCC(C)CO');
    if (!mol) throw new TypeError('not a molecule');
    expect(library.candidates(readProduct(mol))).toHaveLength(1);
  });

  it('name the atoms that change', () => {
    const library = new LearnedLibrary(rdkit, [record(amide)]);
    using mol = rdkit.get_mol('CC(=O)NC');
    if (!mol) throw new TypeError('not a molecule');
    expect(library.candidates(readProduct(mol))).toEqual([{ template: 0, atoms: [1, 3, 2], centre: [1, 3] }]);
  });
});
