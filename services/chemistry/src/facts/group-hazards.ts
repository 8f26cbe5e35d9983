// Groups in intermediates and starting materials that are dangerous on a large scale. Energetic groups are weighed with
// the rest of the molecule (energetic.ts): one azide on a large molecule is another matter than on a small one.

import type { Severity } from '@app/shared/contracts/process-figures';
import { describeMolecule } from '../analysis/describe.ts';
import { LruCache } from '../chem/lru.ts';
import type { Mol, RDKit } from '../chem/rdkit.ts';
import { carbonOxygenPerNitrogen, compositionOf, oxygenBalance, type Composition } from './energetic.ts';

export interface GroupHazard {
  rule: string;
  severity: Severity;
  source: string;
  /** The ratio or oxygen balance that decided. */
  figure?: number;
}

export interface Weighed {
  severity: Severity;
  figure?: number;
}

export interface GroupRule {
  rule: string;
  /** A text that every SMILES with the group holds: most molecules are done with it. */
  hint: RegExp;
  smarts: string;
  source: string;
  /** Null where the molecule as a whole is no cause for concern. */
  weigh: (composition: Composition) => Weighed | null;
}

const always = (severity: Severity) => (): Weighed => ({ severity });
const m7 = 'ICH M7(R2), cohort of concern';
const mutagen = 'ICH M7(R2), alerting structure';
const un = 'UN Manual of Tests and Criteria, Appendix 6';

// Appendix 6: with an explosive group, an oxygen balance of -200 or more calls for a test; above -100 much speaks for it.
const byOxygen = (composition: Composition): Weighed | null => {
  const figure = Math.round(oxygenBalance(composition));
  if (figure < -200) return null;
  return { severity: figure > -100 ? 'severe' : 'high', figure };
};

// Smith: below 3 not to be isolated; 3 to 4.5 little and cold; above it with a test.
const byNitrogen = (composition: Composition): Weighed => {
  const figure = Math.round(carbonOxygenPerNitrogen(composition) * 100) / 100;
  return { severity: figure < 3 ? 'severe' : figure < 4.5 ? 'high' : 'moderate', figure };
};

export const groupRules: readonly GroupRule[] = [
  {
    rule: 'organicAzide',
    hint: /\[N[+-]\]/,
    smarts: '[#6,#7,#14,#15,#16][N;X2]=[N+]=[N-,N]',
    source: 'Angew. Chem. Int. Ed. 2005, 44, 5188: (C + O) / N',
    weigh: byNitrogen,
  },
  {
    rule: 'diazoCompound',
    hint: /\[N\+\]/,
    smarts: '[#6]=[N+]=[N-]',
    source: `${un}, table A6.1`,
    weigh: always('severe'),
  },
  {
    rule: 'diazoniumSalt',
    hint: /\[N\+\]/,
    smarts: '[#6][N+]#N',
    source: `${un}, table A6.1`,
    weigh: always('severe'),
  },
  {
    rule: 'polynitro',
    hint: /\[N\+\].*\[N\+\]/,
    smarts: '[#6][N+](=O)[O-].[#6][N+](=O)[O-]',
    source: un,
    weigh: byOxygen,
  },
  { rule: 'nitro', hint: /\[N\+\]/, smarts: '[#6][N+](=O)[O-]', source: un, weigh: byOxygen },
  { rule: 'nitrateEster', hint: /\[N\+\]/, smarts: '[#6]O[N+](=O)[O-]', source: un, weigh: always('severe') },
  { rule: 'nitramine', hint: /\[N\+\]/, smarts: '[#7;X3][N+](=O)[O-]', source: un, weigh: always('severe') },
  {
    rule: 'peroxideGroup',
    hint: /OO|O\d+[^A-Z]*O\d/,
    smarts: '[OX2][OX2]',
    source: `${un}, table A6.1`,
    weigh: always('severe'),
  },
  { rule: 'tetrazole', hint: /nn/, smarts: 'c1nn[n,nH]n1', source: `${un}: contiguous nitrogen`, weigh: byNitrogen },
  {
    rule: 'triazene',
    hint: /N=N/,
    smarts: '[N;!a]=[N;!a][N;!a;X3]',
    source: `${un}: contiguous nitrogen`,
    weigh: byNitrogen,
  },
  {
    rule: 'haloamine',
    hint: /N\(?(?:Cl|Br|I)|(?:Cl|Br|I)N/,
    smarts: '[N;X3;!$(NC=O)][Cl,Br,I]',
    source: un,
    weigh: always('severe'),
  },
  { rule: 'nitrosamine', hint: /N/, smarts: '[N;X3][N;X2]=O', source: m7, weigh: always('severe') },
  { rule: 'aflatoxinLike', hint: /OC=CC|C=CO/, smarts: 'O1C=CC2c3ccccc3OC12', source: m7, weigh: always('severe') },
  {
    rule: 'cyanideSalt',
    hint: /\[C-\]|C#N/,
    smarts: '[C-]#N',
    source: 'CLP Annex VI: H300, H310',
    weigh: always('severe'),
  },
  { rule: 'cyanohydrin', hint: /C#N/, smarts: '[OH][CX4]C#N', source: 'gives HCN with base', weigh: always('high') },
  {
    rule: 'phosgeneLike',
    hint: /Cl/,
    smarts: '[Cl]C(=[O,S])[Cl,Br]',
    source: 'CLP Annex VI: H330',
    weigh: always('severe'),
  },
  {
    rule: 'chloroformate',
    hint: /Cl/,
    smarts: '[OX2]C(=O)Cl',
    source: 'CLP Annex VI: H330, H314',
    weigh: always('moderate'),
  },
  {
    rule: 'haloether',
    hint: /O.*(?:Cl|Br)|(?:Cl|Br).*O/,
    smarts: '[#6][OX2][CH2][Cl,Br]',
    source: 'CLP Annex VI: H350',
    weigh: always('severe'),
  },
  {
    rule: 'sulfateEster',
    hint: /S/,
    smarts: '[#6]OS(=O)(=O)O[#6]',
    source: 'CLP Annex VI: H350',
    weigh: always('severe'),
  },
  {
    rule: 'mustard',
    hint: /Cl|Br/,
    smarts: '[N,S;!$(NC=O);!$(NS=O)]([CH2][CH2][Cl,Br])',
    source: mutagen,
    weigh: always('severe'),
  },
  {
    rule: 'alkylSulfonate',
    hint: /S\(=O\)\(=O\)|OS/,
    smarts: '[CX4]OS(=O)(=O)[#6]',
    source: mutagen,
    weigh: always('moderate'),
  },
  { rule: 'epoxide', hint: /O/, smarts: 'C1OC1', source: mutagen, weigh: always('moderate') },
  { rule: 'aziridine', hint: /N/, smarts: 'C1[N;!$(NC=O)]C1', source: mutagen, weigh: always('high') },
  {
    rule: 'hydrazineGroup',
    hint: /N/,
    smarts: '[NX3;H1,H2;!$(N-[C,S]=O)][NX3;!$(N-[C,S]=O)]',
    source: mutagen,
    weigh: always('moderate'),
  },
  {
    rule: 'isocyanate',
    hint: /N=C=O|O=C=N/,
    smarts: 'N=C=O',
    source: 'CLP Annex VI: H330, H334',
    weigh: always('high'),
  },
  { rule: 'methylIodide', hint: /^CI$/, smarts: '[CH3]I', source: 'CLP Annex VI: H351, H331', weigh: always('high') },
  { rule: 'organotin', hint: /Sn/, smarts: '[Sn]', source: 'CLP Annex VI: H301, H360, H410', weigh: always('high') },
  { rule: 'organomercury', hint: /Hg/, smarts: '[Hg]', source: 'CLP Annex VI: H300, H410', weigh: always('severe') },
  { rule: 'organolithium', hint: /Li/, smarts: '[Li][#6]', source: 'CLP Annex VI: H250, H260', weigh: always('high') },
  { rule: 'grignard', hint: /Mg/, smarts: '[Mg][#6]', source: 'CLP Annex VI: H260', weigh: always('moderate') },
  { rule: 'organozinc', hint: /Zn/, smarts: '[Zn][#6]', source: 'CLP Annex VI: H250, H260', weigh: always('high') },
];

/** Finds dangerous groups; patterns are compiled once and kept until released. */
export class GroupHazards {
  readonly #rdkit: RDKit;
  readonly #rules: readonly { rule: GroupRule; pattern: Mol }[];
  readonly #known = new LruCache<string, readonly GroupHazard[]>(20_000);

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    this.#rules = groupRules.map((rule) => {
      const pattern = rdkit.get_qmol(rule.smarts);
      if (!pattern) throw new TypeError(`not a SMARTS: ${rule.smarts}`);
      return { rule, pattern };
    });
  }

  /** The dangerous groups of a sound SMILES, in the order of the rules. */
  of(smiles: string): readonly GroupHazard[] {
    return this.#known.getOrMake(smiles, () => this.#find(smiles));
  }

  #find(smiles: string): GroupHazard[] {
    const hinted = this.#rules.filter(({ rule }) => rule.hint.test(smiles));
    if (hinted.length === 0) return [];
    using mol = this.#rdkit.get_mol(smiles);
    if (!mol) return [];
    const present = hinted.filter(({ pattern }) => mol.get_substruct_match(pattern) !== '{}').map(({ rule }) => rule);
    if (present.length === 0) return [];
    const { formula, molecularWeight } = describeMolecule(this.#rdkit, smiles);
    const composition = compositionOf(formula, molecularWeight);
    const found = present.flatMap(({ rule, source, weigh }) => {
      const weighed = weigh(composition);
      return weighed ? [{ rule, source, ...weighed }] : [];
    });
    // Two nitro groups are not also one.
    return found.some((one) => one.rule === 'polynitro') ? found.filter((one) => one.rule !== 'nitro') : found;
  }

  [Symbol.dispose](): void {
    for (const { pattern } of this.#rules) pattern.delete();
  }
}
