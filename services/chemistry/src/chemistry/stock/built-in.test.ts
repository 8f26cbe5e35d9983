import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphOf } from '../molecule/graph.ts';
import { canonicalSmiles, loadRDKit, type RDKit } from '../molecule/rdkit.ts';
import { findBarred } from '../controlled/controlled.ts';
import { builtInMolecules } from './built-in.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const patentLines = readFileSync(new URL('../../../data/starting-materials.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('\t'));
const patentMolecules = patentLines.map(([smiles = '']) => smiles);
/** Every so manieth molecule, where looking at all takes too long. */
const sampleOf = (list: readonly string[], every: number) => list.filter((_, index) => index % every === 0);

const buildingBlocks: Readonly<Record<string, string>> = {
  aniline: 'Nc1ccccc1',
  phenol: 'Oc1ccccc1',
  benzaldehyde: 'O=Cc1ccccc1',
  'benzoic acid': 'O=C(O)c1ccccc1',
  'benzyl bromide': 'BrCc1ccccc1',
  'benzyl chloride': 'ClCc1ccccc1',
  benzylamine: 'NCc1ccccc1',
  acetophenone: 'CC(=O)c1ccccc1',
  bromobenzene: 'Brc1ccccc1',
  iodobenzene: 'Ic1ccccc1',
  'phenylboronic acid': 'OB(O)c1ccccc1',
  '4-methoxyphenylboronic acid': 'COc1ccc(B(O)O)cc1',
  '4-bromoanisole': 'COc1ccc(Br)cc1',
  '4-fluorobenzaldehyde': 'O=Cc1ccc(F)cc1',
  '4-chloroaniline': 'Nc1ccc(Cl)cc1',
  '4-nitrophenol': 'O=[N+]([O-])c1ccc(O)cc1',
  '4-fluoronitrobenzene': 'O=[N+]([O-])c1ccc(F)cc1',
  '2-aminopyridine': 'Nc1ccccn1',
  '3-bromopyridine': 'Brc1cccnc1',
  '2-chloropyridine': 'Clc1ccccn1',
  'nicotinic acid': 'O=C(O)c1cccnc1',
  '2,4-dichloropyrimidine': 'Clc1ccnc(Cl)n1',
  '4,6-dichloropyrimidine': 'Clc1cc(Cl)ncn1',
  imidazole: 'c1c[nH]cn1',
  pyrazole: 'c1cn[nH]c1',
  indole: 'c1ccc2[nH]ccc2c1',
  morpholine: 'C1COCCN1',
  piperidine: 'C1CCNCC1',
  pyrrolidine: 'C1CCNC1',
  piperazine: 'C1CNCCN1',
  'N-methylpiperazine': 'CN1CCNCC1',
  'N-Boc-piperazine': 'CC(C)(C)OC(=O)N1CCNCC1',
  'N-Boc-4-piperidone': 'CC(C)(C)OC(=O)N1CCC(=O)CC1',
  cyclohexanone: 'O=C1CCCCC1',
  cyclopropylamine: 'NC1CC1',
  'cyclopropanecarboxylic acid': 'O=C(O)C1CC1',
  'ethyl acetoacetate': 'CCOC(=O)CC(C)=O',
  'diethyl malonate': 'CCOC(=O)CC(=O)OCC',
  malononitrile: 'N#CCC#N',
  'ethyl bromoacetate': 'CCOC(=O)CBr',
  'chloroacetyl chloride': 'O=C(Cl)CCl',
  'acetyl chloride': 'CC(=O)Cl',
  'benzoyl chloride': 'O=C(Cl)c1ccccc1',
  'acetic anhydride': 'CC(=O)OC(C)=O',
  'methanesulfonyl chloride': 'CS(=O)(=O)Cl',
  'tosyl chloride': 'Cc1ccc(S(=O)(=O)Cl)cc1',
  'di-tert-butyl dicarbonate': 'CC(C)(C)OC(=O)OC(=O)OC(C)(C)C',
  'methyl iodide': 'CI',
  'ethyl iodide': 'CCI',
  'allyl bromide': 'C=CCBr',
  'propargyl bromide': 'C#CCBr',
  trimethylsilylacetylene: 'C#C[Si](C)(C)C',
  epichlorohydrin: 'ClCC1CO1',
  '1,2-dibromoethane': 'BrCCBr',
  'methylmagnesium bromide': 'C[Mg]Br',
  'n-butyllithium': '[Li]CCCC',
  hydrazine: 'NN',
  hydroxylamine: 'NO',
  thiourea: 'NC(N)=S',
  'L-alanine': 'C[C@H](N)C(=O)O',
  'bis(pinacolato)diboron': 'CC1(C)OB(B2OC(C)(C)C(C)(C)O2)OC1(C)C',
  'phenyl isocyanate': 'O=C=Nc1ccccc1',
};

describe('the built-in stock', () => {
  it('holds at least 40,000 molecules, each with where it is known from', () => {
    const molecules = [...builtInMolecules().values()];
    expect(molecules.length).toBeGreaterThanOrEqual(40_000);
    expect(molecules.filter(({ source }) => !/^(?:common|patents:[1-9]\d*)$/.test(source))).toEqual([]);
    expect(molecules.filter(({ isCommon, patentUses }) => !isCommon && patentUses < 1)).toEqual([]);
  });

  it('says of what patents start from how many reactions use it and how many routes buy it', () => {
    expect(
      patentLines.filter(([, ...counts]) => counts.length !== 2 || !counts.every((one) => /^\d+$/.test(one))),
    ).toEqual([]);
    expect(patentLines.filter(([, uses, routes]) => Number(uses) === 0 && Number(routes) === 0)).toEqual([]);
    expect(patentLines.filter(([, , routes]) => Number(routes) > 0).length).toBeGreaterThan(9_000);
  });

  it('holds each molecule once, as the product writes it', () => {
    expect(new Set(patentMolecules).size).toBe(patentMolecules.length);
    const sample = sampleOf(patentMolecules, 25);
    expect(sample.filter((smiles) => canonicalSmiles(rdkit, smiles) !== smiles)).toEqual([]);
  });

  it.each(Object.entries(buildingBlocks))('holds %s', (_, smiles) => {
    expect(builtInMolecules().has(canonicalSmiles(rdkit, smiles) ?? '')).toBe(true);
  });

  // The products are known by digests alone; `scripts/starting-materials.ts` writes them.
  it('holds no product of the routes that searches are validated with', () => {
    const digests = new Set(
      readFileSync(new URL('../../../scripts/judged-products.txt', import.meta.url), 'utf8')
        .trim()
        .split('\n'),
    );
    expect(digests.size).toBeGreaterThan(800);
    const flat = (smiles: string) =>
      /[@/\\]/.test(smiles) ? (canonicalSmiles(rdkit, smiles.replaceAll(/[@/\\]/g, '')) ?? '') : smiles;
    const found = [...builtInMolecules().keys()].filter((smiles) =>
      digests.has(createHash('sha256').update(flat(smiles)).digest('hex').slice(0, 12)),
    );
    expect(found).toEqual([]);
  });
});

describe('what patents start from', () => {
  it('is in one piece, neutral, and without radicals', () => {
    const charge = (smiles: string) =>
      [...smiles.matchAll(/\[[^\]]*?([+-])(\d*)\]/g)].reduce(
        (sum, [, sign, size]) => sum + (sign === '+' ? 1 : -1) * Number(size === '' ? 1 : size),
        0,
      );
    expect(patentMolecules.filter((smiles) => smiles.includes('.') || charge(smiles) !== 0)).toEqual([]);
    const odd = sampleOf(patentMolecules, 10).filter((smiles) => {
      using mol = rdkit.get_mol(smiles);
      const atoms = mol ? graphOf(mol).atoms : [];
      return atoms.length === 0 || atoms.some(({ radicals, z }) => radicals > 0 || z === 0);
    });
    expect(odd).toEqual([]);
  });

  it('is of a size that suppliers sell, and nothing that the law withholds', () => {
    const sizes = patentMolecules.map((smiles) => smiles.match(/Cl|Br|\[[^\]]+\]|[BCNOFPSIbcnops]/g)?.length ?? 0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(36);
    expect(sampleOf(patentMolecules, 40).filter((smiles) => findBarred(rdkit, smiles) !== null)).toEqual([]);
  });
});
