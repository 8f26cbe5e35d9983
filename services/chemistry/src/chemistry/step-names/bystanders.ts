// Groups that conditions would touch although the reaction means to leave them: those that are in the reactants and are
// to be found in the product again. Which reagents touch which groups is textbook knowledge (T. W. Greene and P. G. M. Wuts,
// Protective Groups in Organic Synthesis, reactivity charts; J. Clayden et al., Organic Chemistry).

import type { Mol, RDKit } from '../molecule/rdkit.ts';
import { matchesOf } from '../models/group-matches.ts';
import { type FunctionalGroup, functionalGroups } from '../templates/functional-groups.ts';

export interface RunConditions {
  reagents: readonly string[];
  catalysts: readonly string[];
}

interface Danger {
  /** Against the names of reagents and catalysts. */
  names: RegExp;
  groups: readonly FunctionalGroup[];
}

const acidLabile = ['acetalOrKetal', 'boc', 'tertButylEster', 'silylEther'] as const;
const baseLabile = ['ester', 'arylEster', 'fmoc', 'acidAnhydride'] as const;
const carbonyls = ['aldehyde', 'ketone'] as const;

export const dangers: readonly Danger[] = [
  {
    names:
      /^(?:HCl|HBr|HI|H2SO4|TFA|TsOH|MeSO3H|TfOH|HNO3|HBF4|camphorsulfonic acid|polyphosphoric acid)$|^(?:aq\.|conc\.|dilute|\dM) (?:HCl|HBr|H2SO4)/,
    groups: acidLabile,
  },
  { names: /^(?:BBr3|BCl3|TMSI|AlCl3|HBr|HI)$/, groups: ['arylAlkylEther', 'benzylEther'] },
  { names: /^(?:BBr3|BCl3|AlCl3|TiCl4|SnCl4|TMSI|TMSOTf|BF3)/, groups: acidLabile },
  {
    names: /^(?:aq\. |conc\. )?(?:NaOH|KOH|LiOH|Ba\(OH\)2|NaOMe|NaOEt|KOtBu|NaOtBu|Bu4NOH|N2H4(?:·H2O)?|NaNH2)$/,
    groups: baseLabile,
  },
  { names: /^(?:piperidine|pyrrolidine|morpholine|diethylamine|NH3|NH4OH)$/, groups: ['fmoc', 'acidAnhydride'] },
  { names: /^(?:N2H4(?:·H2O)?|NH2OH·HCl|NH2OH)$/, groups: carbonyls },
  {
    names: /^(?:(?:\d+% )?(?:(?:Pd|Pt|Rh|Ru)\/C|Pd\(OH\)2\/C)|PtO2|Raney Ni|RaNi)/,
    groups: [
      'alkene',
      'alkyne',
      'arylBromide',
      'arylChloride',
      'arylIodide',
      'arylBenzylEther',
      'azide',
      'benzylAmine',
      'benzylEther',
      'cbz',
      'nitro',
      'nOxide',
      'imine',
    ],
  },
  { names: /^NaBH4$|^LiBH4$/, groups: [...carbonyls, 'imine'] },
  { names: /^NaBH3CN$|^NaBH\(OAc\)3$/, groups: ['aldehyde', 'imine'] },
  {
    names: /^(?:LiAlH4|Red-Al|DIBAL-H)$/,
    groups: [...carbonyls, 'ester', 'arylEster', 'carboxylicAcid', 'amide', 'nitrile', 'azide', 'epoxide', 'nitro'],
  },
  { names: /^BH3/, groups: ['alkene', 'alkyne', 'aldehyde', 'ketone', 'carboxylicAcid', 'amide', 'nitrile'] },
  {
    names: /^(?:n-BuLi|s-BuLi|t-BuLi|MeLi|PhLi)$|Mg(?:Br|Cl|I)$/,
    groups: [
      ...carbonyls,
      'ester',
      'arylEster',
      'nitrile',
      'carboxylicAcid',
      'primaryAlcohol',
      'secondaryAlcohol',
      'phenol',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
    ],
  },
  { names: /^(?:n-BuLi|t-BuLi)$/, groups: ['arylBromide', 'arylIodide'] },
  { names: /^(?:TBAF|HF|CsF|KF)$|^HF·/, groups: ['silylEther'] },
  { names: /^(?:mCPBA|H2O2|Oxone|t-BuOOH)$/, groups: ['sulfide', 'thiol'] },
  { names: /^mCPBA$/, groups: ['alkene', 'tertiaryAmine'] },
  { names: /^(?:OsO4|KMnO4|O3|NaIO4)$/, groups: ['alkene', 'thiol'] },
  {
    names: /^(?:CrO3|PCC|PDC|KMnO4|IBX|TEMPO|Dess–Martin periodinane)$/,
    groups: ['aldehyde', 'primaryAlcohol', 'secondaryAlcohol', 'thiol'],
  },
  { names: /^(?:Br2|NBS)$/, groups: ['alkene', 'anilineNH', 'phenol'] },
  {
    names: /^(?:SOCl2|POCl3|PCl3|PCl5|PBr3|oxalyl chloride)$/,
    groups: [
      'primaryAlcohol',
      'secondaryAlcohol',
      'carboxylicAcid',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
    ],
  },
  {
    names: /^(?:HATU|HBTU|TBTU|PyBOP|BOP|EDC|DCC|DIC|CDI|T3P)$/,
    groups: ['carboxylicAcid'],
  },
];

/** Finds bystanders; holds compiled patterns until disposed. */
export class Bystanders {
  readonly #rdkit: RDKit;
  readonly #patterns = new Map<FunctionalGroup, Mol>();

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
  }

  /** For each way to run the reaction the groups at risk, each once. Reactants and product are SMILES. */
  atRisk(reactants: readonly string[], product: string, ways: readonly RunConditions[]): FunctionalGroup[][] {
    const before = this.#countsOf(reactants.join('.'));
    const after = this.#countsOf(product);
    return ways.map(({ reagents, catalysts }) => {
      const names = [...reagents, ...catalysts];
      const groups = dangers.flatMap((one) => (names.some((name) => one.names.test(name)) ? one.groups : []));
      return [...new Set(groups)].filter((group) => before(group) > 0 && after(group) > 0);
    });
  }

  [Symbol.dispose](): void {
    for (const pattern of this.#patterns.values()) pattern.delete();
    this.#patterns.clear();
  }

  #countsOf(smiles: string): (group: FunctionalGroup) => number {
    const known = new Map<FunctionalGroup, number>();
    return (group) => {
      // The pattern of tert-butyl esters fits a Boc group too, which has a name of its own.
      const others = group === 'tertButylEster' ? this.#count(smiles, 'boc') : 0;
      const count = known.get(group) ?? this.#count(smiles, group) - others;
      known.set(group, count);
      return count;
    };
  }

  #count(smiles: string, group: FunctionalGroup): number {
    using mol = this.#rdkit.get_mol(smiles);
    return mol ? matchesOf(mol, this.#pattern(group)).length : 0;
  }

  #pattern(group: FunctionalGroup): Mol {
    const known = this.#patterns.get(group);
    if (known) return known;
    const compiled = this.#rdkit.get_qmol(functionalGroups[group]);
    if (!compiled) throw new TypeError(`not a SMARTS: ${functionalGroups[group]}`);
    this.#patterns.set(group, compiled);
    return compiled;
  }
}
