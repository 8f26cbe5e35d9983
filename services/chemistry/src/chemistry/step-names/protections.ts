// Kinds of steps that put a protecting group on. Conditions: P. G. M. Wuts, Greene's Protective Groups in Organic Synthesis, 5th ed.
// 2014.

import type { TypicalConditions } from '../templates/template.ts';
import { groupAt, type Group } from './groups.ts';
import { kind, like, way, type StepKind } from './kind.ts';
import { isHalogen, type Leaving } from './leaving.ts';
import { lossesAt, type Site } from './site.ts';
import type { MadeBond, StepChange } from './step-change.ts';
import { nitrogenWords, oxygenWords } from './words.ts';

type Element = 'oxygen' | 'acidic' | 'nitrogen' | 'sulfur';

interface Protection {
  /** Template with the same name for every nucleophile of `templateFor`. */
  like?: string;
  templateFor?: readonly string[];
  ways: Readonly<Partial<Record<Element, readonly TypicalConditions[]>>>;
}

const acetalRemovals = { oxygen: [way('DIPEA', '', 'CH2Cl2', [0, 25]), way('NaH', '', 'DMF', [0, 25])] };
const acetalOnNitrogen = { nitrogen: [way('NaH', '', 'DMF', [0, 25])] };
const hydroxyl = ['alcohol', 'phenol'];
const silylRemovals = { oxygen: [way('imidazole', '', 'DMF', [0, 25]), way('2,6-lutidine', '', 'CH2Cl2', [0, 25])] };
const tritylRemovals = {
  oxygen: [way('Et3N; DMAP', '', 'CH2Cl2', [0, 40])],
  nitrogen: [way('Et3N', '', 'CH2Cl2', [0, 25])],
  sulfur: [way('TFA', '', 'CH2Cl2', [0, 25])],
};
const enolEtherRemovals = { oxygen: [way('PPTS', '', 'CH2Cl2', [20, 40]), way('TsOH', '', 'CH2Cl2', [0, 25])] };

const protections: Partial<Readonly<Record<Group, Protection>>> = {
  MOM: { like: 'mom-protection', templateFor: hydroxyl, ways: { ...acetalRemovals, ...acetalOnNitrogen } },
  MEM: { ways: { ...acetalRemovals, ...acetalOnNitrogen } },
  SEM: { ways: { ...acetalRemovals, ...acetalOnNitrogen } },
  BOM: { ways: { ...acetalRemovals, ...acetalOnNitrogen } },
  THP: {
    like: 'thp-protection',
    templateFor: ['alcohol'],
    ways: { ...enolEtherRemovals, nitrogen: [way('TsOH', '', 'EtOAc', [25, 77])] },
  },
  EE: { ways: enolEtherRemovals },
  Tr: { like: 'trityl-protection', templateFor: ['alcohol', 'azole'], ways: tritylRemovals },
  DMTr: { ways: tritylRemovals },
  PMB: { ways: { oxygen: [way('NaH', '', 'DMF', [0, 25])], acidic: [way('K2CO3', '', 'DMF', [25, 60])] } },
  Piv: { ways: { oxygen: [way('Et3N; DMAP', '', 'CH2Cl2', [0, 25])] } },
  TFA: {
    like: 'trifluoroacetamide-protection',
    templateFor: ['aliphaticAmine', 'aromaticAmine'],
    ways: { nitrogen: [way('Et3N', '', 'CH2Cl2', [0, 25])] },
  },
  TMS: { ways: silylRemovals },
  TES: { ways: silylRemovals },
  TBS: { like: 'tbs-protection', templateFor: hydroxyl, ways: silylRemovals },
  TIPS: { like: 'tips-protection', templateFor: hydroxyl, ways: silylRemovals },
  TBDPS: { ways: silylRemovals },
};

const abbreviations: Partial<Readonly<Record<Group, readonly [en: string, zh: string]>>> = {
  EE: ['Ethoxyethyl', '乙氧乙基'],
  Bn: ['Benzyl', '苄基'],
  Allyl: ['Allyl', '烯丙基'],
  TFA: ['Trifluoroacetyl', '三氟乙酰'],
  Tr: ['Trityl', '三苯甲基'],
  DMTr: ['Dimethoxytrityl', '二甲氧基三苯甲基'],
  Piv: ['Pivaloyl', '特戊酰'],
};

/** How a group is called in names of steps. */
export function groupWords(group: Group): readonly [en: string, zh: string] {
  return abbreviations[group] ?? [group, group];
}

/** A protecting group put on the nucleophile of the bond; undefined for any other step. */
export function protectionKind(change: StepChange, bond: MadeBond, site: Site): StepKind | undefined {
  const { at } = site;
  const from = at === bond.a ? bond.b : bond.a;
  const group = groupAt(change.product, at, from);
  const protection = group && protections[group];
  const z = change.product.atoms[from]?.z;
  if (!protection || !isPutOn(group, site.leaving, lossesAt(change, at).length)) return undefined;
  const isAcidic = site.oxygen === 'phenol' || site.oxygen === 'acid';
  if (z === 8) return named(group, protection, isAcidic ? 'acidic' : 'oxygen', site.oxygen, oxygenWords[site.oxygen]);
  if (z === 7 && site.nitrogen !== 'ammonia')
    return named(group, protection, 'nitrogen', site.nitrogen, nitrogenWords[site.nitrogen]);
  return z === 16 ? named(group, protection, 'sulfur', 'thiol', ['a thiol', '硫醇']) : undefined;
}

/** Whether the group comes from its usual reagent: a chloride, triflate or anhydride, or an enol ether. */
function isPutOn(group: Group, leaving: Leaving | undefined, losses: number): boolean {
  if (group === 'THP' || group === 'EE') return losses === 0;
  if (group === 'TFA') return leaving === 'carboxylate' || leaving === 'alkoxide' || isHalogen(leaving);
  if (group === 'Piv') return leaving === 'carboxylate' || isHalogen(leaving);
  return isHalogen(leaving) || leaving === 'sulfonate' || leaving === 'azole';
}

function named(
  group: Group,
  { like: id, templateFor = [], ways }: Protection,
  element: Element,
  site: string,
  [en, zh]: readonly [string, string],
): StepKind | undefined {
  if (id !== undefined && templateFor.includes(site)) return like(id);
  const [abbreviation, words] = groupWords(group);
  const usual = ways[element] ?? (element === 'acidic' ? ways.oxygen : undefined);
  const gap = /^[A-Z]/.test(words) ? ' ' : '';
  return usual && kind([`${abbreviation} protection of ${en}`, `${zh}的${gap}${words}${gap}保护`], 'protection', usual);
}
