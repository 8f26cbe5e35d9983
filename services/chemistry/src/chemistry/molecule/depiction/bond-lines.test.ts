import { beforeAll, describe, expect, it } from 'vitest';
import { bondLines } from './bond-lines.ts';
import { graphOf } from '../graph.ts';
import { loadRDKit, type RDKit } from '../rdkit.ts';

const size = { width: 420, height: 260 };

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

describe('the lines of the bonds in a picture', () => {
  it.each([
    'CC(=O)Nc1ccc(O)cc1',
    'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(-c2cccnc2)n1',
    'C[C@H](N)C(=O)O',
    'C/C=C/C#N',
  ])('has one for every bond of %s, inside the picture', (smiles) => {
    using mol = rdkit.get_mol(smiles);
    const bonds = mol ? graphOf(mol).bonds.map(({ from, to }) => [from, to].toSorted((a, b) => a - b).join()) : [];
    const lines = bondLines(rdkit, smiles, size);
    expect(lines.map(({ from, to }) => [from, to].toSorted((a, b) => a - b).join()).toSorted()).toEqual(
      bonds.toSorted(),
    );
    for (const { x1, y1, x2, y2 } of lines) {
      expect(Math.min(x1, y1, x2, y2)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x1, x2)).toBeLessThanOrEqual(size.width);
      expect(Math.max(y1, y2)).toBeLessThanOrEqual(size.height);
      expect(Math.hypot(x2 - x1, y2 - y1)).toBeGreaterThan(5);
    }
  });

  it('lie where neighbouring bonds meet', () => {
    const [first, second] = bondLines(rdkit, 'CCC', size);
    expect([first?.x2, first?.y2]).toEqual([second?.x1, second?.y1]);
  });
});
