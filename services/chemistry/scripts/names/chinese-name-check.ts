// Whether a Chinese name speaks of nothing that the structure lacks: elements by their characters, groups by the endings.

import type { RDKit } from '../../src/chemistry/molecule/rdkit.ts';

const elements: readonly (readonly [words: RegExp, smarts: string])[] = [
  [/氟/, 'F'],
  [/氯/, 'Cl'],
  [/溴/, 'Br'],
  [/碘/, 'I'],
  [/硫|噻|磺|巯|砜|硫醇/, '[#16]'],
  [/磷|膦/, '[#15]'],
  [/硼/, '[#5]'],
  [/硅/, '[#14]'],
  [/硒/, '[#34]'],
  [/氮|胺|氨|腈|氰|吡|啶|嗪|唑|脲|胍|肼|硝|咪|嘌|喹|吲|碱|铵|肟/, '[#7]'],
  [/氧|羟|酮|醛|醇|酚|酸|酯|醚|呋|酰|醌|糖|苷|水合/, '[#8]'],
  [/钠/, '[Na]'],
  [/钾/, '[K]'],
  [/锂/, '[Li]'],
  [/钙/, '[Ca]'],
  [/镁/, '[Mg]'],
  [/锌/, '[Zn]'],
  [/铜/, '[Cu]'],
  [/铁/, '[Fe]'],
  [/铝/, '[Al]'],
  [/锡/, '[Sn]'],
  [/汞/, '[Hg]'],
  [/铅/, '[Pb]'],
  [/银/, '[Ag]'],
];

const endings: readonly (readonly [words: RegExp, smarts: readonly string[]])[] = [
  [
    /酸$/,
    [
      'C(=O)[OX2H]',
      '[S,P,As,B,N,Cl,Se,Cr,Mo,W,V]~[OX2H]',
      '[OX2H]C=C',
      'C(=O)[O-]',
      '[nH]c(=O)',
      'C(=O)NC(=O)',
      'c[OX2H]',
    ],
  ],
  [/(?<!内)酯$/, ['C(=O)O[#6]', '[S,P,B,N,Si,Ti]O[#6]', 'N=C=[O,S]', 'SC#N', 'C(=O)S']],
  [/酮$/, ['[#6][CX3](=O)[#6]', 'c=O', 'C(=O)[O,N,S]', 'C1C=CC(=O)C=C1']],
  [/醛$/, ['[CX3H](=O)', '[CX3H2](=O)']],
  [/(?<!硫)醇$/, ['[OX2H][CX4]', '[OX2H]C=C', 'C(O)O']],
  [/酚$/, ['[OX2H]c', '[SX2H]c']],
  [/(?<!硫)醚$/, ['[#6][OX2][#6]']],
  [/胺$/, ['[#7]']],
  [/腈$/, ['C#N']],
  [/烷$/, ['[CX4]', '[SiX4]', '[BX3]', '[P]']],
  [/烯$/, ['C=C', 'c']],
  [/炔$/, ['C#C']],
  [/酐$/, ['C(=O)OC=O', '[S,P]O[S,P]', 'S(=O)(=O)OC']],
  [/盐$/, ['[+]', '[-]', '[Na,K]']],
];

const reversed: readonly (readonly [smarts: string, words: RegExp])[] = [
  ['F', /氟|氢|弗|氯/],
  ['Br', /溴|麻|宁|林|胺/],
  ['[N+](=O)[O-]', /硝|喃|唑|林|平|火|米|胺|气/],
];

export function fitsStructure(rdkit: RDKit, name: string, smiles: string): boolean {
  using mol = rdkit.get_mol(smiles);
  if (!mol) return false;
  const has = (smarts: string): boolean => {
    using query = rdkit.get_qmol(smarts);
    return query !== null && mol.get_substruct_match(query) !== '{}';
  };
  return (
    elements.every(([words, smarts]) => !words.test(name) || has(smarts)) &&
    endings.every(([words, list]) => !words.test(name) || list.some(has)) &&
    reversed.every(([smarts, words]) => !has(smarts) || words.test(name))
  );
}
