import { beforeAll, expect, it } from 'vitest';
import { countHandles } from '../testing/handle-count.ts';
import { loadRDKit, type RDKit } from '../rdkit.ts';
import { layOut } from './layout.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

type Point = [number, number, number];

function pointsOf(smiles: string, like?: string): Point[] {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  layOut(rdkit, mol, like);
  return mol.get_coords() as Point[];
}

/** Places of the atoms that a SMARTS finds first, in its order. */
function placesOf(smarts: string, smiles: string, like?: string): Point[] {
  const points = pointsOf(smiles, like);
  using pattern = rdkit.get_qmol(smarts);
  using mol = rdkit.get_mol(smiles);
  if (!pattern || !mol) throw new TypeError(smarts);
  const { atoms } = JSON.parse(mol.get_substruct_match(pattern)) as { atoms: number[] };
  return atoms.map((atom) => points[atom] ?? [NaN, NaN, NaN]);
}

const imatinib = 'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(-c2cccnc2)n1';

it.each([
  ['Nc1nccc(-c2cccnc2)n1', 'Nc1nccc(-c2cccnc2)n1'],
  ['Cc1ccc(NC(=O)c2ccc(CCl)cc2)cc1Br', 'Cc1ccc(NC(=O)c2ccc(C)cc2)cc1'],
  ['O=C(Cl)c1ccc(CCl)cc1', 'O=Cc1ccc(C)cc1'],
])('turns %s as imatinib has it', (smiles, common) => {
  const [first, ...others] = placesOf(common, smiles, imatinib);
  const [firstThere, ...othersThere] = placesOf(common, imatinib);
  const offsets = (from: Point | undefined, points: readonly Point[]) =>
    points.flatMap(([x, y]) => [x - (from?.[0] ?? NaN), y - (from?.[1] ?? NaN)]);
  const there = offsets(firstThere, othersThere);
  for (const [at, offset] of offsets(first, others).entries()) expect(offset).toBeCloseTo(there[at] ?? NaN, 1);
});

it.each([
  ['a molecule that shares little', 'CC1(C)S[C@@H]2[C@H](NC(=O)Cc3ccccc3)C(=O)N2[C@H]1C(=O)O'],
  ['water', 'O'],
  ['octane', 'CCCCCCCC'],
])('leaves %s as it is drawn by itself', (_, smiles) => {
  expect(pointsOf(smiles, imatinib)).toEqual(pointsOf(smiles));
});

it('keeps atoms apart, and releases every handle', () => {
  const handles = countHandles(rdkit);
  const macrocycle = 'C1CCCCCCCCCCC(=O)NCCCC1';
  const points = pointsOf(macrocycle, 'O=C1CCCCCN1');
  const distances = points.flatMap(([x, y], at) => points.slice(at + 1).map(([a, b]) => Math.hypot(x - a, y - b)));
  expect(Math.min(...distances)).toBeGreaterThan(0.5);
  expect(handles.live()).toBe(0);
  handles.stop();
});
