// What of a molecule decides how it is worked up and purified: acid, basic, both, charged, polar, volatile, touched by water.

import type { DraftBench } from './bench.ts';

export interface Traits {
  isAcid: boolean;
  isPhenol: boolean;
  isBasic: boolean;
  /** Acid and basic in one: extracted at no pH. */
  isZwitterion: boolean;
  /** Acid, and basic enough to go into strong acid again. */
  isAmphoteric: boolean;
  isSalt: boolean;
  /** Decomposed by water or on silica. */
  isWaterSensitive: boolean;
  isSulfonylChloride: boolean;
  isBoronate: boolean;
  isBoronicAcid: boolean;
  isAcidSensitive: boolean;
  isBaseSensitive: boolean;
  isAzide: boolean;
  /** Water keeps much of it. */
  isPolar: boolean;
  isVolatile: boolean;
  /** Many donors, rings or much weight: usually crystalline. */
  isLikelySolid: boolean;
  isAldehyde: boolean;
}

const acids = ['[CX3](=O)[OX2H1]', 'S(=O)(=O)[OX2H1]', 'P(=O)[OX2H1]', 'c1nnn[nH]1', 'c1nn[nH]n1'];
const strongBases = [
  '[NX3;H2,H1,H0;+0;!$(N[C,S,P,N]=[O,S,N]);!$(N-C#N);!$(N-c);!$(N-C=C);!$(N~[#7,#8]);$(N[CX4])]([#6,#1])',
  '[NX2;!$(N-[#7,#8])]=[CX3]([NX3])[NX3]',
  '[NX2H1]=[CX3][NX3]',
];
const weakBases = ['[nX2]1cc[nX3]c1', 'n1ccc(N)cc1'];
const waterSensitive = [
  '[CX3](=O)[Cl,Br]',
  'N=C=O',
  '[CX3](=O)[OX2][CX3]=O',
  '[Mg,Li,Zn]',
  '[CX3](Cl)=[NX2]',
  '[Si](Cl)',
  'C=C[OX2][Si]',
  'P(Cl)',
];
const acidSensitive = [
  'NC(=O)OC(C)(C)C',
  'C(=O)OC(C)(C)C',
  '[CX4]([OX2][#6])[OX2][#6]',
  '[OX2][Si]',
  'C(c1ccccc1)(c1ccccc1)c1ccccc1',
  'C=C[OX2]',
];
const baseSensitive = ['[#6]C(=O)[OX2][#6]', '[CX4][Cl,Br,I]', 'S(=O)(=O)Cl', '[CX4]OS(=O)(=O)'];

/** g/mol below which a molecule without donors leaves with the solvent. */
const volatileUpTo = 115;

export function traitsOf(bench: DraftBench, smiles: string): Traits {
  const has = (...smarts: readonly string[]) => bench.has(smiles, ...smarts);
  const { heavy, logP, tpsa, donors, rings } = bench.descriptors(smiles);
  const isAcid = has(...acids);
  const isStrongBase = has(...strongBases);
  const isBasic = isStrongBase || has(...weakBases);
  const isSalt = has(
    '[N+;!$([N+](=O)[O-]);!$([N+]=[N-]);!$([N+]#*)]([#6])([#6])([#6])[#6]',
    '[P+]',
    '[n+;!$([n+][O-])]([#6])',
    '[S+](C)(C)C',
  );
  return {
    isAcid,
    isPhenol: has('c[OX2H1]'),
    isBasic,
    isZwitterion: isAcid && isStrongBase,
    isAmphoteric: isAcid && !isStrongBase && has(...weakBases, 'n'),
    isSalt,
    isWaterSensitive: has(...waterSensitive),
    isSulfonylChloride: has('S(=O)(=O)Cl'),
    isBoronate: has('[#6]B1OCCO1', '[#6]B(O[#6])O[#6]'),
    isBoronicAcid: has('[#6]B([OX2H])[OX2H]'),
    isAcidSensitive: has(...acidSensitive),
    isBaseSensitive: has(...baseSensitive),
    isAzide: has('N=[N+]=[N-]', '[N-]=[N+]=N'),
    isPolar: logP < -0.3 || (logP < 0.6 && tpsa > 75),
    isVolatile: bench.weight(smiles) <= volatileUpTo && donors === 0 && !isAcid && !isSalt,
    isLikelySolid:
      heavy >= 18 || (rings >= 2 && heavy >= 12) || isAcid || isSalt || (donors >= 1 && rings >= 1 && heavy >= 10),
    isAldehyde: has('[CX3H1](=O)[#6]'),
  };
}
