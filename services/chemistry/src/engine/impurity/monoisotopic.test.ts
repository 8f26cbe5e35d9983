import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { Bench } from './bench.ts';
import { adductsOf, chargeOf, exactMassOf, formulaOf } from './monoisotopic.ts';

let bench: Bench;
beforeAll(async () => {
  bench = new Bench(await loadRDKit());
});
afterAll(() => bench[Symbol.dispose]());

const molecules = [
  'Cn1c(=O)c2c(ncn2C)n(C)c1=O',
  'Clc1ccc(Br)cc1I',
  'OB(O)c1ccccc1',
  'CC(C)(C)[Si](C)(C)OCCF',
  'c1ccc(P(c2ccccc2)c2ccccc2)cc1',
  'CCCC[Sn](Cl)(CCCC)CCCC',
  'O=S(=O)([O-])c1ccccc1.[Na+]',
  'C[Se]C',
];

describe('monoisotopic masses', () => {
  it.each(molecules)("agree with RDKit's for %s", (smiles) => {
    const { exactmw } = JSON.parse(bench.mol(smiles).get_descriptors()) as { exactmw: number };
    expect(exactMassOf(bench.graph(smiles))).toBeCloseTo(exactmw, 3);
  });

  it('take the electron of an ion into account', () => {
    const graph = bench.graph('C[N+](C)(C)C');
    expect(exactMassOf(graph)).toBeCloseTo(74.0964, 4);
    expect(adductsOf(74.0964, chargeOf(graph))).toEqual([{ name: '[M]+', mz: 74.0964 }]);
  });

  it.each([
    ['[2H]C([2H])([2H])I', 144.94678],
    ['[13CH3]I', 142.93131],
    ['C[18OH]', 34.03046],
    ['[81Br]c1ccccc1', 157.9554],
  ])('take the isotopes of %s into account', (smiles, mass) => {
    expect(exactMassOf(bench.graph(smiles))).toBeCloseTo(mass, 4);
  });

  it('are null for what has no element', () => {
    expect(exactMassOf(bench.graph('*C'))).toBeNull();
  });

  it.each([
    ['[M+H]+', 195.08765],
    ['[M+Na]+', 217.0696],
    ['[M+NH4]+', 212.1142],
    ['[M+K]+', 233.04354],
    ['[2M+H]+', 389.16803],
    ['[M-H]-', 193.0731],
    ['[M+HCOO]-', 239.07858],
    ['[M+Cl]-', 229.04978],
  ])('give %s of caffeine as published calculators do', (name, mz) => {
    const mass = exactMassOf(bench.graph(molecules[0] ?? '')) ?? 0;
    expect(adductsOf(mass, 0).find((one) => one.name === name)?.mz).toBeCloseTo(mz, 3);
  });

  it.each([
    ['OB(O)c1ccccc1', 'C6H7BO2'],
    ['Clc1ccc(Br)cc1', 'C6H4BrCl'],
    ['C[N+](C)(C)C', 'C4H12N+'],
    ['O', 'H2O'],
  ])('stand beside formulas in Hill order: %s', (smiles, formula) => {
    expect(formulaOf(bench.graph(smiles))).toBe(formula);
  });
});
