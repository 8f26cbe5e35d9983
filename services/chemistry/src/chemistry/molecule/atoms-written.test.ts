import { describe, expect, it } from 'vitest';
import { atomsWritten, mostAtomsRead } from './atoms-written.ts';
import { isRDKitBroken, loadRDKit } from './rdkit.ts';

const rdkit = await loadRDKit();

describe('the atoms that a text speaks of', () => {
  it.each([
    ['C'.repeat(600), 600],
    ['ClCCBr'.repeat(100), 400],
    ['[13CH2:12]'.repeat(500), 500],
    ['c1ccccc1'.repeat(100), 600],
    [`C${'(C)'.repeat(500)}`, 501],
    ['InChI=1S/C700H1402/c1-2-3', 700],
    ['InChI=1S/2C6H6.ClH/c2*1-2-4-6-5-3-1;/h2*1-6H;1H', 13],
  ])('%.40s… are %d', (text, atoms) => {
    expect(atomsWritten(text)).toBe(atoms);
  });

  it('are those of the counts line of a molfile, of either version', () => {
    const block = (line: string) => `big\n  demo\n\n${line}\n${'x\n'.repeat(300)}M  END\n`;
    expect(atomsWritten(block('999998  0  0  0  0  0  0  0  0999 V2000'))).toBe(999);
    expect(atomsWritten(block('  0  0  0     0  0            999 V3000\nM  V30 COUNTS 5120 5119 0 0 0'))).toBe(5120);
  });
});

describe('RDKit', () => {
  it('is not asked to read what would break it, and goes on', () => {
    const giants = ['C'.repeat(mostAtomsRead + 1), `C${'(C'.repeat(20_000)}${')'.repeat(20_000)}`];
    expect(giants.map((giant) => rdkit.get_mol(giant))).toEqual([null, null]);
    expect(isRDKitBroken()).toBe(false);
  });
});
