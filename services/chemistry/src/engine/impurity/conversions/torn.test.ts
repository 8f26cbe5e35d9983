import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../../chemistry/molecule/rdkit.ts';
import { Bench } from '../bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = new Bench(await loadRDKit());
});
afterAll(() => bench[Symbol.dispose]());

const hydrolysis = '[CX3:1](=[O:2])[OX2][#6]>>[C:1](=[O:2])O';
const imine = '[C:1]=[NX2:2]>>[C:1]=O.[N:2]';

describe('outcomes of a transform', () => {
  it.each([
    ['an ester gives its acid', hydrolysis, 'COC(=O)c1ccccc1', [['O=C(O)c1ccccc1']]],
    ['a lactone is not torn to a piece of itself', hydrolysis, 'O=C1CCCCO1', []],
    ['an imine falls in two', imine, 'C(=NCC)c1ccccc1', [['O=Cc1ccccc1', 'CCN']]],
    ['a cyclic imine is not doubled', imine, 'C1CCCC=N1', []],
  ] as const)('%s', (_, smarts, smiles, expected) => {
    expect(bench.outcomes(smarts, [smiles])).toEqual(expected);
  });
});
