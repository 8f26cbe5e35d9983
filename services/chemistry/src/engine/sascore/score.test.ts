import { readFileSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { countHandles } from '../../chemistry/molecule/testing/handle-count.ts';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { publishedScores } from '../../test-support/published-scores.ts';
import { tableOf } from './fragments.ts';
import type { FragmentTable } from './fragments.ts';
import { packTable, unpackTable } from './packed-table.ts';
import { scoreOf } from './score.ts';

let rdkit: RDKit;
let own: FragmentTable;
beforeAll(async () => {
  rdkit = await loadRDKit();
  own = unpackTable(readFileSync(new URL('../../../data/sascore-fragments.bin', import.meta.url)));
});

function scored(smiles: string, table: FragmentTable = own) {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  return scoreOf(mol, table);
}

describe('the accessibility score', () => {
  // With no fragment known, all that differs is what is counted. The figures are those of sascorer.py with RDKit 2022.09.
  it.each([
    ['C', 8.479573],
    ['[Na+].[Cl-]', 8.485507],
    ['CC(=O)Oc1ccccc1C(=O)O', 8.613951],
    ['C[C@H](N)C(=O)O', 8.745245],
    ['CC(N)C(=O)O', 8.745245],
    ['C1CC2CCC1C2', 8.863217],
    ['C1CCC2(CC1)CCCCC2', 8.730914],
    ['C1CCCCCCCCCCC1', 8.247],
    ['CC1CCC(C)CC1', 8.548789],
    ['C[S@](=O)c1ccccc1', 8.77466],
    ['CP(c1ccccc1)CC', 8.785054],
    ['CC1CN1C', 8.846705],
    ['[2H]C([2H])([2H])C', 8.513614],
    ['C12C3C4C1C5C2C3C45', 8.050806],
    ['CC(C)=CC=CC(O)C(F)Cl', 8.900048],
    ['C[N+](C)(C)CC(=O)[O-]', 8.548789],
    ['CN1CCC23c4c5ccc(O)c4OC2C(O)C=CC3C1C5', 9.438953],
    ['OC[C@H]1O[C@@H](O)[C@H](O)[C@@H](O)[C@@H]1O', 9.064901],
    ['C[13CH2]O', 8.493638],
  ])('of %s without a known fragment is %d', (smiles, expected) => {
    expect(scored(smiles, tableOf(new Map())).score).toBeCloseTo(expected, 5);
  });

  it('is low for simple molecules and high for natural products, with our own table', () => {
    const paclitaxel =
      'CC1=C2[C@@]([C@]([C@H]([C@@H]3[C@]4([C@H](OC4)C[C@@H]([C@]3(C(=O)[C@@H]2OC(=O)C)C)O)OC(=O)C)OC(=O)c5ccccc5)(C[C@@H]1OC(=O)[C@H](O)[C@@H](NC(=O)c6ccccc6)c7ccccc7)O)(C)C';
    expect(scored('CC(=O)Nc1ccc(O)cc1').score).toBeLessThan(2);
    expect(scored(paclitaxel).score).toBeGreaterThan(5);
  });

  it('tells what it is made of', () => {
    const { parts } = scored('C1CCC2(CC1)CCC1CC2CC1');
    expect([parts.spiro, parts.bridge].map((part) => part > 0)).toEqual([true, true]);
    expect(parts.macrocycle).toBe(0);
    expect(scored('C1CCCCCCCCCCC1').parts).toMatchObject({ macrocycle: Math.log10(2), stereo: 0 });
    expect(scored('C1CCCCCCCCCCC1').parts.symmetry).toBeGreaterThan(0.5);
  });

  it('keeps no handle', () => {
    const handles = countHandles(rdkit);
    scored('CCO');
    expect(handles.live()).toBe(0);
    handles.stop();
  });
});

describe('our own table', () => {
  it('scores drugs nearly as the published one', () => {
    const pairs = publishedScores.map(([, smiles, score]) => [scored(smiles).score, score] as const);
    const near = pairs.filter(([ours, theirs]) => Math.abs(ours - theirs) <= 0.1);
    expect(near.length / pairs.length).toBeGreaterThan(0.7);
    expect(rankCorrelation(pairs)).toBeGreaterThan(0.985);
  });

  it('is at most 3 MB', () => {
    expect(statSync(new URL('../../../data/sascore-fragments.bin', import.meta.url)).size).toBeLessThan(3_000_000);
  });

  it('comes back from its file to within a 255th of its range', () => {
    const contributions = new Map([
      [5, -3.5],
      [4_294_967_295, 1.6],
      [70_000, 0.25],
    ]);
    const table = unpackTable(packTable({ contributions, unknown: -2.5 }));
    for (const [id, value] of contributions) expect(table.contributionOf(id)).toBeCloseTo(value, 1);
    expect([table.contributionOf(6), table.size]).toEqual([-2.5, 3]);
  });

  it('is refused when it is cut short', () => {
    expect(() => unpackTable(new Uint8Array(14))).toThrow(RangeError);
  });
});

// Spearman; hardly any two scores are equal.
function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const ranks = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return values.map((value) => sorted.indexOf(value));
  };
  const [ours, theirs] = [ranks(pairs.map(([a]) => a)), ranks(pairs.map(([, b]) => b))];
  const squares = ours.reduce((sum, rank, index) => sum + (rank - (theirs[index] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (pairs.length * (pairs.length ** 2 - 1));
}
