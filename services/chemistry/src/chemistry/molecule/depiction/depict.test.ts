import { beforeAll, describe, expect, it } from 'vitest';
import { depict, depictMarked, frameOf } from './depict.ts';
import { countHandles } from '../testing/handle-count.ts';
import { loadRDKit, type RDKit } from '../rdkit.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const size = { width: 200, height: 140 };
const imatinib = 'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(-c2cccnc2)n1';

/** Lengths of the straight single lines, in pixels. */
function lineLengths(svg: string): number[] {
  return [...svg.matchAll(/d='M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)'/g)].map(([, ...ends]) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends.map(Number);
    return Math.hypot(x2 - x1, y2 - y1);
  });
}

/** The smallest frame around everything drawn. */
function extent(svg: string): { width: number; height: number } {
  const numbers = [...svg.matchAll(/ d='([^']*)'/g)].flatMap(([, path = '']) =>
    [...path.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
  );
  const xs = numbers.map(([x]) => x);
  const ys = numbers.map(([, y]) => y);
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}

describe('depict', () => {
  it.each(['[2H]O[2H]', '[2H][2H]', '[2H]Cl', '[H][H]', 'O', '[Na+].[Cl-]'])('draws %s', (smiles) => {
    expect(depict(rdkit, smiles, size)).toMatch(/^<svg .*<path/s);
    expect(depictMarked(rdkit, smiles, size, [0, 7])).toMatch(/^<svg .*<path/s);
  });

  it('does not blow a small molecule up', () => {
    const svg = depict(rdkit, 'CCC', size);
    expect(Math.max(...lineLengths(svg))).toBeLessThan(40);
  });

  it('draws propane and butanol to one scale', () => {
    const longest = (smiles: string) => Math.max(...lineLengths(depict(rdkit, smiles, size)));
    expect(longest('CCC')).toBeCloseTo(longest('CCCCO'), 0);
  });

  it.each([imatinib, 'C'.repeat(60), 'C'])('keeps %s within the frame', (smiles) => {
    const { width, height } = extent(depict(rdkit, smiles, size));
    expect(width).toBeLessThanOrEqual(size.width);
    expect(height).toBeLessThanOrEqual(size.height);
  });

  it('is transparent, compact, and the same each time', () => {
    const svg = depict(rdkit, imatinib, size);
    expect(svg).not.toMatch(/<rect|class=|style=|<\?xml/);
    expect(svg.length).toBeLessThan(9_500);
    expect(depict(rdkit, imatinib, size)).toBe(svg);
  });

  it('shows which way a stereo centre points', () => {
    expect(depict(rdkit, 'C[C@H](N)C(=O)O', size)).not.toBe(depict(rdkit, 'C[C@@H](N)C(=O)O', size));
  });

  it('throws for what is no molecule and releases every handle', () => {
    const handles = countHandles(rdkit);
    expect(() => depict(rdkit, 'C1CC', size)).toThrow(TypeError);
    depict(rdkit, imatinib, size);
    expect(handles.live()).toBe(0);
    handles.stop();
  });

  it.each([8, 14, 24])('draws bonds of %d px in the frame that they need', (bond) => {
    for (const smiles of [imatinib, 'CCCCCCCC', 'c1ccccc1', 'OC(=O)c1ccccc1OC(C)=O']) {
      const frame = frameOf(rdkit, smiles, { bond });
      const longest = Math.max(...lineLengths(depict(rdkit, smiles, { ...frame, bond })));
      expect(Math.abs(longest - bond)).toBeLessThan(0.3);
    }
  });

  it('draws lines and letters in the proportions of ACS 1996, and no letter too small to be read', () => {
    const svg = depict(rdkit, imatinib, { width: 800, height: 600, bond: 28.8 });
    expect(svg).toContain("stroke-width='1.2'");
    const smallest = depict(rdkit, 'CCO', { width: 80, height: 60, bond: 6 });
    expect(extent(smallest).height).toBeGreaterThan(7);
  });
});
