import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../rdkit.ts';
import type { RDKit } from '../rdkit.ts';
import { checkStructure } from '../structure-check.ts';
import { unkeptStereo } from './unkept-stereo.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

type AtomLine = [element: string, x: number, y: number, z?: number];
type BondLine = [from: number, to: number, order: number, stereo?: number];

function molfile(atoms: AtomLine[], bonds: BondLine[]): string {
  const place = (value: number): string => value.toFixed(4).padStart(10);
  const count = (value: number): string => String(value).padStart(3);
  return [
    '',
    '',
    '',
    `${count(atoms.length)}${count(bonds.length)}  0  0  0  0            999 V2000`,
    ...atoms.map(([element, x, y, z = 0]) => `${place(x)}${place(y)}${place(z)} ${element.padEnd(3)} 0  0`),
    ...bonds.map(([from, to, order, stereo = 0]) => [from, to, order, stereo].map(count).join('')),
    'M  END\n',
  ].join('\n');
}

// 2,3-Pentadiene with a wedge at one end, and 2-butanol with a height at one atom.
const drawnAllene = molfile(
  [
    ['C', -2.6, 0.75],
    ['C', -1.3, 0],
    ['C', 0, 0],
    ['C', 1.3, 0],
    ['C', 2.6, 0.75],
    ['H', 2.6, -0.75],
  ],
  [
    [1, 2, 1],
    [2, 3, 2],
    [3, 4, 2],
    [4, 5, 1, 1],
    [4, 6, 1],
  ],
);
const sheet = (z: number): string =>
  molfile(
    [
      ['C', -2.6, 0],
      ['C', -1.3, 0.75],
      ['C', 0, 0, z],
      ['C', 1.3, 0.75],
      ['O', 0, -1.5],
    ],
    [
      [1, 2, 1],
      [2, 3, 1],
      [3, 4, 1],
      [3, 5, 1, 1],
    ],
  );
const biaryl = (wedge: number): string => {
  const ring = (y: number): AtomLine[] =>
    [30, 90, 150, 210, 270, 330].map((angle) => {
      const turn = (angle * Math.PI) / 180;
      return ['C', 1.5 * Math.cos(turn), y + 1.5 * Math.sin(turn)];
    });
  return molfile(
    [...ring(0), ...ring(4.5), ['Cl', 2.6, 1.5], ['Br', 2.6, 3]],
    [
      [1, 2, 2],
      [2, 3, 1, wedge],
      [3, 4, 2],
      [4, 5, 1],
      [5, 6, 2],
      [6, 1, 1],
      [7, 8, 2],
      [8, 9, 1],
      [9, 10, 2],
      [10, 11, 1],
      [11, 12, 2],
      [12, 7, 1],
      [2, 11, 1],
      [1, 13, 1],
      [12, 14, 1],
    ],
  );
};

/** A molfile of atoms as `C 1 2 3` and bonds as `1=2`, in the older or the newer form. */
function model(atoms: string, bonds: string, isNew: boolean): string {
  const places = atoms.split(',').map((atom) => atom.split(' '));
  const pairs = bonds.split(' ').map((bond) => [...bond.split(/[-=]/), bond.includes('=') ? '2' : '1']);
  if (isNew)
    return [
      '\n\n\n  0  0  0     0  0            999 V3000\nM  V30 BEGIN CTAB',
      `M  V30 COUNTS ${places.length} ${pairs.length} 0 0 0\nM  V30 BEGIN ATOM`,
      ...places.map((place, at) => `M  V30 ${at + 1} ${place.join(' ')} 0`),
      'M  V30 END ATOM\nM  V30 BEGIN BOND',
      ...pairs.map(([from, to, order], at) => `M  V30 ${at + 1} ${order} ${from} ${to}`),
      'M  V30 END BOND\nM  V30 END CTAB\nM  END\n',
    ].join('\n');
  const line = ([symbol = '', ...place]: string[]): string =>
    `${place.map((one) => Number(one).toFixed(4).padStart(10)).join('')} ${symbol.padEnd(3)} 0  0  0  0  0  0`;
  const counts = `${String(places.length).padStart(3)}${String(pairs.length).padStart(3)}  0  0  0  0  0  0  0  0999 V2000`;
  const bondLines = pairs.map((pair) => `${pair.map((one) => one.padStart(3)).join('')}  0`);
  return `\n     3D\n\n${[counts, ...places.map(line), ...bondLines].join('\n')}\nM  END\n`;
}

describe('unkeptStereo', () => {
  it.each([
    ['C[C@H](O)CC', []],
    ['CC=[C@]=CC', ['allene']],
    ['CC=[C@AL1]=CC', ['allene']],
    ['CCC=[C@@]=C(C)Cl', ['allene']],
    ['CC=[C@]=C', []],
    ['CC(C)=[C@]=CC', []],
    ['O[C@H]1CCC[C@]12CCC[C@@H]2O', ['spiroCentre']],
    // (R)-SPINOL.
    ['Oc1cccc2CC[C@@]3(CCc4cccc(O)c34)c12', ['spiroCentre']],
    // One ring goes around alike on both sides.
    ['O=C1CC[C@]2(CC1)C[C@H]2F', []],
    ['C[C@@H]1CC[C@@]2(CC1)CC[C@H](C)CC2', ['dependentCentre']],
    ['F[S@OH1](F)(F)(F)(F)Cl', ['coordination']],
    ['C[C@H](C)O', []],
    ['C[N@](CC)CCC', []],
    ['C[P@](=O)(O)OC', []],
    ['C[S@](=O)CC', []],
    ['O[C@H]1CC[C@@H](O)CC1', []],
    ['O[C@H]1[C@H](O)[C@@H](O)[C@H](O)[C@H](O)[C@@H]1O', []],
    ['C[C@H](O)[C@@H](O)[C@H](C)O', []],
  ])('of %s names %j', (smiles, kinds) => {
    expect(unkeptStereo(rdkit, smiles)).toEqual(kinds);
  });

  it('names a drawn allene and a drawn axis, and nothing of the same without a wedge', () => {
    expect(unkeptStereo(rdkit, drawnAllene)).toEqual(['allene']);
    expect(unkeptStereo(rdkit, biaryl(1))).toEqual(['axis']);
    expect(unkeptStereo(rdkit, biaryl(6))).toEqual(['axis']);
    expect(unkeptStereo(rdkit, biaryl(0))).toEqual([]);
  });

  it.each([
    [
      'three neighbours of an axis',
      'C -.75 -2.2 .98,C -1.37 -1.06 .23,C -2.72 -1.16 -.09,C -3.32 -.11 -.8,C -2.58 1 -1.16,C -1.24 1.06 -.82,N -.45 2.19 -1.19,C -.61 .04 -.13,C .79 .18 .19,C 1.25 .76 1.36,C 2.61 .85 1.59,C 3.53 .38 .69,C 3.09 -.21 -.49,C 1.72 -.31 -.73,Cl 1.11 -1.05 -2.21',
      '1-2 2-3 3=4 4-5 5=6 6-7 6-8 8-9 9=10 10-11 11=12 12-13 13=14 14-15 8=2 14-9',
      'Cc1cccc(N)c1-c1ccccc1Cl',
      ['axis'],
    ],
    [
      'two neighbours, past which it turns',
      'C 1.09 1.98 -.45,C 1.52 .59 -.12,C 2.86 .28 -.04,C 3.3 -1.01 .27,C 2.35 -2 .49,C 1.01 -1.68 .4,C .58 -.4 .1,C -.86 -.17 .03,C -1.53 -.34 -1.18,C -2.89 -.12 -1.26,C -3.61 .26 -.16,C -2.98 .43 1.05,C -1.6 .21 1.14,Cl -.8 .43 2.68',
      '1-2 2=3 3-4 4=5 5-6 6=7 7-8 8=9 9-10 10=11 11-12 12=13 13-14 7-2 13-8',
      'Cc1ccccc1-c1ccccc1Cl',
      [],
    ],
    [
      'a phosphonic acid',
      'C 1.52 -.44 -.13,P .41 .9 .35,O 1.13 2.19 .02,O .12 .95 2.02,O -1 .84 -.55,C -1.52 -.42 -.73',
      '1-2 2=3 2-4 2-5 5-6',
      'COP(C)(=O)O',
      [],
    ],
  ] as const)('of a model with %s names what it is, in both forms', (_what, atoms, bonds, smiles, notKept) => {
    for (const text of [model(atoms, bonds, false), model(atoms, bonds, true)])
      expect(checkStructure(rdkit, text)).toMatchObject({ ok: true, smiles, notKept });
  });

  it('is told with the structure', () => {
    expect(checkStructure(rdkit, drawnAllene)).toMatchObject({ ok: true, smiles: 'CC=C=CC', notKept: ['allene'] });
    expect(checkStructure(rdkit, 'CCO')).toMatchObject({ ok: true, notKept: [] });
  });
});

describe('a drawing with a height left on one atom', () => {
  it.each([0, 0.5, -0.1667, 5])('of %d is read as flat', (z) => {
    expect(checkStructure(rdkit, sheet(z))).toMatchObject({ ok: true, smiles: 'CC[C@@H](C)O' });
  });

  it('is read as flat in V3000, too', () => {
    using mol = rdkit.get_mol(sheet(0));
    const flat = mol?.get_v3Kmolblock() ?? '';
    const raised = flat.replace(/^(M {2}V30 3 C \S+ \S+) \S+/m, '$1 0.500000');
    expect(raised).not.toBe(flat);
    expect(checkStructure(rdkit, raised)).toMatchObject({ ok: true, smiles: 'CC[C@@H](C)O' });
  });
});
