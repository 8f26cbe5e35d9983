// Recorded agents without what came after the reaction: a record names the water that ended a reduction and the acid that set an
// ester free beside the reagents. What a kind of reaction has no use for, by its typical conditions, and what its reagents would not
// stand, is work-up.

import type { ReactionTemplate, TypicalConditions } from '../../chemistry/templates/template.ts';
import { functionsOf, functionsOfAll, type AgentFunction } from '../../chemistry/reaction-classes/agent-functions.ts';
import type { ReadAgents } from './agent-reader.ts';

export type CleanedKind = Pick<ReactionTemplate, 'class' | 'conditions'>;

/** What the typical lines of a kind name and do. */
interface Typical {
  names: ReadonlySet<string>;
  functions: ReadonlySet<AgentFunction>;
  solvents: ReadonlySet<string>;
  usesWater: boolean;
  isKnown: boolean;
}

const hydrolysable =
  /^(?:LiAlH4|DIBAL-H|Red-Al|[nst]-BuLi|MeLi|PhLi|LDA|LiHMDS|NaHMDS|KHMDS|NaH|KH|AlCl3|TiCl4|SnCl4|BBr3|BCl3|SOCl2|POCl3|PCl[35]|PBr3|oxalyl chloride|BH3|TFAA|Tf2O|CDI|DAST|BF3|Na$|Mg$)/;
const proticSensitive = /^(?:LiAlH4|DIBAL-H|Red-Al|[nst]-BuLi|MeLi|PhLi|LDA|LiHMDS|NaHMDS|KHMDS)/;
const notWithHydride = new Set(['MeOH', 'EtOH', 'i-PrOH', 'n-BuOH', 'EtOAc', 'acetone', 'AcOH', 'CHCl3', 'CH2Cl2']);
const quenching = /^(?:NaOH|KOH|NaHCO3|Na2CO3|K2CO3|NH4Cl|NH4OH|HCl|H2SO4|H3PO4)$/;
const strongAcids = /^(?:HCl|HBr|H2SO4|H3PO4|TFA|TsOH|MeSO3H|HCO2H|NH4Cl)$/;
const basesOfWorkUp = /^(?:NaOH|KOH|NaHCO3|Na2CO3|K2CO3|NH4OH|NH3|Et3N)$/;
const inWater = /^(?:NaOH|KOH|LiOH|Ba\(OH\)2|NaOCl|KMnO4|NaNO2|Na2S2O4|Na2S|NH4Cl|NaIO4|NaClO2|Oxone|H2O2|NaN3)$/;
const schottenBaumann = /^(?:NaOH|KOH|NaHCO3|Na2CO3|K2CO3|KHCO3)$/;
const extraction = new Set(['CH2Cl2', 'CHCl3', 'EtOAc', 'Et2O', 'hexane', 'pentane', 'heptane', 'benzene']);
/** Metals that work in acid keep it. */
const inAcid = /^(?:Fe|Zn|SnCl2|TiCl3|Mg|NaNO2)$/;

type Rule = (agents: ReadAgents, typical: Typical, kind: CleanedKind) => ReadAgents;

/** The agents of a record of a kind, without its work-up; hydrogen that a supported metal needs and a record leaves out is written. */
export function cleaned(kind: CleanedKind, agents: ReadAgents): ReadAgents {
  const typical = typicalOf(kind.conditions);
  return rules.reduce((left, rule) => rule(left, typical, kind), agents);
}

const rules: readonly Rule[] = [
  asMadeInPlace,
  withoutQuench,
  withoutSalts,
  withoutIdleAcid,
  withoutIdleBase,
  withoutWater,
  withoutExtraction,
  withHydrogen,
];

function typicalOf(lines: readonly TypicalConditions[]): Typical {
  const names = new Set(lines.flatMap(({ reagents, catalysts = [] }) => [...reagents, ...catalysts]));
  const solvents = new Set(lines.flatMap((line) => line.solvents));
  const words = [...names, ...solvents].join(' ');
  return {
    names,
    functions: functionsOfAll([...names], [...solvents]),
    solvents,
    usesWater: /H2O\b|\bwater\b|aq\.|aqueous|buffer/.test(words),
    isKnown: lines.length > 0,
  };
}

/** Amide of lithium from its parts, alkoxide from sodium and its alcohol. */
function asMadeInPlace({ reagents, solvents, catalysts }: ReadAgents): ReadAgents {
  const has = (name: string): boolean => reagents.includes(name);
  const made = has('diisopropylamine') && has('n-BuLi') ? ['LDA'] : [];
  const alkoxide =
    has('NaOEt') || solvents.includes('EtOH') ? 'NaOEt' : solvents.includes('MeOH') ? 'NaOMe' : undefined;
  const salts = has('Na') && alkoxide !== undefined ? [alkoxide] : [];
  const spent = new Set([
    ...(made.length > 0 ? ['diisopropylamine', 'n-BuLi'] : []),
    ...(salts.length > 0 ? ['Na'] : []),
  ]);
  const left = reagents.filter((one) => !spent.has(one));
  return { reagents: [...new Set([...left, ...made, ...salts])].toSorted(), solvents, catalysts };
}

/** Whether a set names water alone as the solvent of what water destroys: its own solvent was left out. */
export function isDrowned({ reagents, solvents }: ReadAgents): boolean {
  return reagents.some((one) => hydrolysable.test(one)) && solvents.every((one) => one === 'H2O');
}

/** Nothing that such a reagent would not stand was there with it. */
function withoutQuench(agents: ReadAgents): ReadAgents {
  const { reagents, solvents } = agents;
  if (!reagents.some((one) => hydrolysable.test(one))) return agents;
  const lost = reagents.some((one) => proticSensitive.test(one)) ? notWithHydride : new Set<string>();
  return {
    ...agents,
    reagents: reagents.filter((one) => !quenching.test(one)),
    solvents: keptIfAny(solvents, (one) => one !== 'H2O' && !lost.has(one)),
  };
}

/** Strong acid and base together are a salt or the end of the reaction: what the kind is run with stays. */
function withoutSalts(agents: ReadAgents, { functions }: Typical): ReadAgents {
  const { reagents } = agents;
  const bases = reagents.filter((one) => functionsOf(one).has('base') && !functionsOf(one).has('acid'));
  const acids = reagents.filter((one) => strongAcids.test(one));
  if (bases.length === 0 || acids.length === 0) return agents;
  const runsInAcid = functions.has('acid') && !functions.has('base');
  const spent = new Set(runsInAcid ? bases : acids);
  return { ...agents, reagents: reagents.filter((one) => !spent.has(one)) };
}

/** Acid beside something that drives a reaction in which acid has no part is a salt or work-up. */
function withoutIdleAcid(agents: ReadAgents, { functions, isKnown }: Typical): ReadAgents {
  if (!isKnown || functions.has('acid')) return agents;
  const { reagents, catalysts } = agents;
  if (reagents.some((one) => inAcid.test(one))) return agents;
  const rest = reagents.filter((one) => !strongAcids.test(one));
  return rest.length + catalysts.length > 0 ? { ...agents, reagents: rest } : agents;
}

/** And so is base. */
function withoutIdleBase(agents: ReadAgents, { functions, isKnown }: Typical): ReadAgents {
  if (!isKnown || functions.has('base')) return agents;
  const { reagents, catalysts } = agents;
  const rest = reagents.filter((one) => !basesOfWorkUp.test(one));
  return rest.length + catalysts.length > 0 ? { ...agents, reagents: rest } : agents;
}

/** Water stays where the kind uses it, where a reagent comes in it, and where acyl chlorides are run over aqueous base. */
function withoutWater(agents: ReadAgents, { usesWater, isKnown }: Typical, kind: CleanedKind): ReadAgents {
  const { reagents, solvents } = agents;
  if (!isKnown || usesWater || reagents.some((one) => inWater.test(one))) return agents;
  const isOverBase =
    (kind.class === 'acylation' || kind.class === 'protection') && reagents.some((one) => schottenBaumann.test(one));
  return isOverBase ? agents : { ...agents, solvents: keptIfAny(solvents, (one) => one !== 'H2O') };
}

/** Solvents of extraction beside one that the kind is run in. */
function withoutExtraction(agents: ReadAgents, typical: Typical): ReadAgents {
  const { solvents } = agents;
  if (!solvents.some((one) => typical.solvents.has(one) && one !== 'H2O')) return agents;
  return { ...agents, solvents: keptIfAny(solvents, (one) => typical.solvents.has(one) || !extraction.has(one)) };
}

const hydrogenSource = /^H2$|HCO2|N2H4|^(?:Na|Li)BH|Et3SiH|CsF|^KF|K2CO3|Na2CO3|K3PO4/;

/** Records seldom write the hydrogen over a supported metal. */
function withHydrogen(agents: ReadAgents, typical: Typical, { class: kind }: CleanedKind): ReadAgents {
  const { reagents, catalysts } = agents;
  const isReduction = kind === 'reduction' || kind === 'deprotection' || typical.functions.has('hydride');
  const isMeant =
    isReduction &&
    catalysts.some((one) => functionsOf(one).has('hydrogenation')) &&
    !reagents.some((one) => hydrogenSource.test(one));
  return isMeant ? { ...agents, reagents: ['H2', ...reagents].toSorted() } : agents;
}

function keptIfAny(names: readonly string[], isKept: (name: string) => boolean): string[] {
  const kept = names.filter(isKept);
  return kept.length > 0 ? kept : [...names];
}
