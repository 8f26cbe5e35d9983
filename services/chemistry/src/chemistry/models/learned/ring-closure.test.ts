import { beforeAll, describe, expect, it } from 'vitest';
import { graphOf } from '../../molecule/graph.ts';
import { loadRDKit } from '../../molecule/rdkit.ts';
import type { RDKit } from '../../molecule/rdkit.ts';
import { closureFactor } from './ring-closure.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

function factor(smiles: string, from: number, to: number): number {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  return closureFactor(graphOf(mol), from, to);
}

describe('closing a ring', () => {
  it('is easy for rings of five and six, and harder the more a ring differs from them', () => {
    const [four, five, six, seven, eight] = ['NCCC', 'NCCCC', 'NCCCCC', 'NCCCCCC', 'NCCCCCCC'].map((smiles) =>
      factor(smiles, 0, smiles.length - 1),
    );
    expect([five, six]).toEqual([1, 1]);
    expect(seven).toBeGreaterThan(eight ?? 0);
    expect(four).toBeLessThan(1);
  });

  it('does not reach over an aromatic ring to the meta or para position', () => {
    expect(factor('NCc1ccccc1', 0, 3)).toBeGreaterThan(0);
    expect(factor('NCc1ccccc1', 0, 4)).toBe(0);
    expect(factor('NCCc1ccccc1', 0, 6)).toBe(0);
  });

  it('closes a fused ring at the ortho position', () => {
    expect(factor('NCCc1ccccc1', 0, 4)).toBe(1);
  });

  it('is no matter between two molecules', () => {
    expect(factor('CN.CC', 0, 3)).toBe(1);
  });

  it('is out of the question for atoms that are bonded already', () => {
    expect(factor('CCN', 1, 2)).toBe(0);
  });
});
