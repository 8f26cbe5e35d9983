// Agents of a set of conditions by what they are for: what goes in first, what later, what ends the reaction, what is a catalyst.

import { isNoSolvent } from '../../chemistry/facts/solvents.ts';
import { isAqueous } from '../impurity/agents/agent-names.ts';
import { findSubstance } from './substances/find-substance.ts';
import type { AgentPart } from './substances/substance.ts';
import type { Agent, DraftConditions } from './types.ts';

/** What names no substance: light, heat, or a reactant of the step by another word. */
const noSubstance =
  /^(?:then )?(?:light|heat|neat|amine|base|excess amine|amine hydrochloride|the sulfonyl chloride or anhydride)$/i;
const inWorkUp = /\(work-up\)/i;
const catalytic = /\((?:cat\.?|catalyst|trace|phase transfer)\)/i;
const aside =
  / \((?:cat\.?|catalyst|trace|phase transfer|optional|second step|hydrolysis|work-up|gas|gas\) or .*|ylide[^)]*|Br2, NaOH|malonate salt|\d[^)]*)\)/gi;

export interface ReadConditions {
  agents: Agent[];
  /** Names of solvents, as the conditions give them. */
  solvents: string[];
  isNeat: boolean;
  usesLight: boolean;
}

export function readConditions(set: Omit<DraftConditions, 'temperatureC'> | undefined): ReadConditions {
  const named = [
    ...(set?.reagents ?? []).flatMap((given) => readNames(given, false)),
    ...(set?.catalysts ?? []).flatMap((given) => readNames(given, true)),
  ];
  const solvents = [...new Set((set?.solvents ?? []).flatMap(solventNames))];
  return {
    agents: distinct(named).filter(({ name }) => !(isWater(name) && solvents.some(isWater))),
    solvents,
    isNeat: set !== undefined && solvents.length === 0,
    usesLight: [...(set?.reagents ?? [])].some((one) => /light/i.test(one)),
  };
}

export function isWater(name: string): boolean {
  return /^(?:H2O|water|phosphate buffer)$/i.test(name);
}

function solventNames(given: string): string[] {
  if (isNoSolvent(given)) return [];
  const [first = given] = given.split(/(?<!-) or /);
  return [first];
}

function readNames(given: string, isCatalyst: boolean): Agent[] {
  const plain = given.replace(aside, '').trim();
  if (noSubstance.test(plain)) return [];
  const isLate = /^then /i.test(plain) || /second step/i.test(given);
  // `then H2O2, NaOH`: several at once.
  const parts = plain.replace(/^then /i, '').split(', ');
  return parts.flatMap((part) => {
    if (noSubstance.test(part)) return [];
    const [first = part, ...instead] = part.split(/(?<!-) or /);
    return [readOne(given, first.trim(), { instead, isLate, isCatalyst })];
  });
}

function readOne(
  given: string,
  first: string,
  { instead, isLate, isCatalyst }: { instead: string[]; isLate: boolean; isCatalyst: boolean },
): Agent {
  const substance = findSubstance(first);
  const part = substance?.part ?? (isCatalyst ? metalOrLigand(first) : 'other');
  const bare = first.replace(/^(?:aq\. |aqueous |conc\. |dilute )+/i, '');
  return {
    given,
    name: substance?.name ?? bare,
    part,
    substance,
    isLate,
    isCatalytic: isCatalyst || catalytic.test(given),
    isWorkUp: inWorkUp.test(given),
    isSolvent: false,
    instead,
    isAqueous: isAqueous(first),
  };
}

function metalOrLigand(name: string): AgentPart {
  return /Phos|phos|dppf|BINAP|phen|diamine|ligand/.test(name) && !/Pd|Ru|Rh|Ni|Cu/.test(name) ? 'ligand' : 'catalyst';
}

function distinct(agents: readonly Agent[]): Agent[] {
  return [...new Map(agents.toReversed().map((one) => [one.name, one])).values()].toReversed();
}
