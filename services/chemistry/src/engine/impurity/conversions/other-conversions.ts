// The wanted reaction and its like at other places: another site, another group, once more on the product, a molecule with itself.

import type { Candidate, Candidates } from '../candidate.ts';
import type { ImpurityContext } from '../context.ts';
import { families } from '../families/all.ts';
import type { Family } from '../families/family.ts';
import { allConversions, flat, type MainReaction, seats } from './main-reaction.ts';
import { holds, type NamedAgent, type Setting } from '../setting.ts';
import { traitRules } from '../traits.ts';
import { leadAt, type Conversion, turnsOf } from './conversion.ts';
import { paceOf } from './pace.ts';
import type { ImpurityCause, Phrase } from '../types.ts';

/** Score of an outcome that is as fast as the wanted one. */
const asFast = { otherSite: 0.65, overReaction: 0.55, dimer: 0.4, withAgent: 0.4 } as const;
/** What competes with the wanted reaction is no surer than this. */
const surest = 0.75;
/** A tenth of the speed is met that much less often. */
const perPowerOfTen = 10 ** -0.45;
/** A reaction of another kind, which the same circumstances allow. */
const ofAnotherGroup = 0.45;

/** Families that run under the circumstances: the wanted one, those whose traits are there, and the like of the wanted one. */
export function activeFamilies(setting: Setting, main: MainReaction | null): Family[] {
  return families.filter((one) => {
    if (one === main?.last.family || one === main?.first?.family) return true;
    if (one.not?.some((trait) => setting.traits.has(trait)) || lacksMetal(one, setting)) return false;
    return one.when ? holds(setting.traits, one.when) : isLike(one, main);
  });
}

// Nothing couples without the metal; where nobody said what is in the flask, the wanted reaction says it.
function lacksMetal({ isMetal }: Family, { traits, agents }: Setting): boolean {
  return isMetal === true && agents.length > 0 && !metals.some((metal) => traits.has(metal));
}
const metals = ['palladium', 'nickel', 'copper'] as const;

// Changes that need a reagent of their own (bromine, nitric acid) do not come along with their like.
function isLike(family: Family, main: MainReaction | null): boolean {
  return family.group === main?.last.family.group && !family.needsOwnReagent && !ownReagents.has(family.group);
}
const ownReagents: ReadonlySet<Family['group']> = new Set(['arene', 'functionalGroup', 'halogenation', 'hydrolysis']);

/** Other outcomes of the reactants. */
export function addOtherSites(context: ImpurityContext, { setting, main }: Situated, found: Candidates): void {
  for (const turn of allConversions(
    context,
    activeFamilies(setting, main),
    setting.reactants,
    setting.traits.has('nitrating'),
  )) {
    if (flat(context, turn.product) === flat(context, setting.product)) continue;
    const isSelf = turn.reactants.length === 2 && turn.reactants[0] === turn.reactants[1];
    const cause = isSelf ? 'dimer' : siteCause(context, setting, main, turn);
    const candidate = candidateOf(context, turn, main, cause, isSelf ? asFast.dimer : asFast.otherSite);
    found.add({ ...candidate, score: candidate.score * leftOver(context, turn, main) });
  }
  if (setting.reactants.length > 1) addSelfTurns(context, { setting, main }, found);
  addIntermediate(context, main, found);
}

// Hydrogen and hydride go on to the group that takes them faster: what has only the slower one reduced is little.
function leftOver(context: ImpurityContext, turn: Conversion, main: MainReaction | null): number {
  const { group } = turn.family;
  const isBoth = (group === 'hydrogenation' || group === 'hydride') && main?.last.family.group === group;
  return isBoth && turn.family !== main.last.family && leadOver(context, turn, main) < 0 ? 0.4 : 1;
}

/** The product once more. */
export function addOverReactions(context: ImpurityContext, { setting, main }: Situated, found: Candidates): void {
  const { product, reactants } = setting;
  for (const family of activeFamilies(setting, main)) {
    if (family.neverOver) continue;
    const all = seats(family, [product, ...reactants]).filter((seat) => seat.includes(product));
    const turns = all.flatMap((seat) => turnsOf(context, family, seat, setting.traits.has('nitrating')));
    const fastest = Math.max(...turns.map((turn) => leadOver(context, turn, main)));
    for (const turn of turns) {
      const score = overScore(context, turn, main, fastest);
      found.add({ ...candidateOf(context, turn, main, overCause(turn, main), asFast.overReaction), score });
    }
  }
}

/** Reagents, bases and solvents that take part. */
export function addAgentConversions(context: ImpurityContext, { setting, main }: Situated, found: Candidates): void {
  const list = activeFamilies(setting, main).filter(({ group }) => agentGroups.has(group));
  for (const agent of setting.agents.filter(isPartner)) {
    for (const smiles of partners(context, agent)) {
      for (const partner of [...setting.reactants, setting.product]) {
        if (partner === smiles) continue;
        for (const turn of pairConversions(context, list, smiles, partner))
          found.add(agentCandidate(context, turn, main, agent));
      }
    }
  }
}

// What chlorinated solvents do has rules of its own.
function isPartner({ name, role }: NamedAgent): boolean {
  return role !== 'catalyst' && !/^(?:CH2Cl2|CHCl3|CCl4|1,2-dichloroethane)$/.test(name);
}

function pairConversions(context: ImpurityContext, list: readonly Family[], a: string, b: string): Conversion[] {
  return list.flatMap((family) =>
    seats(family, [a, b])
      .filter((seat) => seat.length === 2)
      .flatMap((seat) => turnsOf(context, family, seat, false)),
  );
}

export interface Situated {
  setting: Setting;
  main: MainReaction | null;
}

const agentGroups: ReadonlySet<Family['group']> = new Set([
  'acylation',
  'condensingAcylation',
  'sulfonylation',
  'alkylation',
  'snar',
  'organometallic',
  'reductiveAmination',
  'conjugateAddition',
  'functionalGroup',
  'arene',
  'aldol',
]);

function addSelfTurns(context: ImpurityContext, { setting, main }: Situated, found: Candidates): void {
  for (const family of activeFamilies(setting, main)) {
    for (const one of setting.reactants) {
      for (const turn of turnsOf(context, family, [one, one], false))
        found.add(candidateOf(context, turn, main, 'dimer', asFast.dimer));
    }
  }
}

function addIntermediate(context: ImpurityContext, main: MainReaction | null, found: Candidates): void {
  if (!main?.first) return;
  const why = { key: 'why.intermediate', params: { reaction: { key: `group.${main.last.family.group}` } } };
  found.add({ ...candidateOf(context, main.first, null, 'intermediate', 0.55), score: 0.55, why });
}

function candidateOf(
  context: ImpurityContext,
  turn: Conversion,
  main: MainReaction | null,
  cause: ImpurityCause,
  score: number,
): Candidate {
  const lead = leadOver(context, turn, main);
  const same = turn.family.group === main?.last.family.group;
  return {
    smiles: turn.product,
    cause,
    score: Math.min(surest, score * perPowerOfTen ** -lead * (same ? 1 : ofAnotherGroup)),
    why: whyOf(turn, main, cause, lead),
    path: [{ reactants: [...turn.reactants], product: turn.product, text: { key: `group.${turn.family.group}` } }],
  };
}

/** What is slower by more powers of ten is no case of the textbook. */
const slowestFloor: Readonly<Partial<Record<Family['group'], number>>> = {
  alkylation: -2,
  reductiveAmination: -2,
  acylation: -2,
  condensingAcylation: -2,
  heteroCoupling: -2,
};

// What every textbook names has a floor; slower places on the same product keep their distance below it.
function overScore(context: ImpurityContext, turn: Conversion, main: MainReaction | null, fastest: number): number {
  const { score } = candidateOf(context, turn, main, 'overReaction', asFast.overReaction);
  if (turn.family.group !== main?.last.family.group) return score;
  const lead = leadOver(context, turn, main);
  if (lead < (slowestFloor[turn.family.group] ?? -Infinity)) return score;
  const behind = fastest - lead;
  return Math.max(score, (turn.family.overFloor ?? 0) * perPowerOfTen ** behind);
}

// Of another group of reactions the pace of the two groups counts as well, and it never leads.
function leadOver(context: ImpurityContext, turn: Conversion, main: MainReaction | null): number {
  if (!main) return turn.family.rate ?? 0;
  const lead = leadAt(context, turn, main.last);
  const [own, wanted] = [turn.family.group, main.last.family.group];
  return own === wanted ? lead : Math.min(0, lead + paceOf(own) - paceOf(wanted));
}

function overCause(turn: Conversion, main: MainReaction | null): ImpurityCause {
  const own = ownCause(turn.family);
  if (own && turn.family !== main?.last.family) return own;
  return turn.reactants.length === 2 && turn.reactants[0] === turn.reactants[1] ? 'dimer' : 'overReaction';
}

// The same elements at another place are an isomer; the same family with other atoms hit another group.
function siteCause(
  context: ImpurityContext,
  setting: Setting,
  main: MainReaction | null,
  turn: Conversion,
): ImpurityCause {
  const own = ownCause(turn.family);
  if (own && turn.family !== main?.last.family) return own;
  if (turn.family === main?.last.family)
    return isIsomer(context, turn.product, setting.product) ? 'regioisomer' : 'otherSite';
  return turn.family.group === main?.last.family.group ? 'otherSite' : 'otherReaction';
}

function isIsomer(context: ImpurityContext, a: string, b: string): boolean {
  return elements(context, a) === elements(context, b);
}

function elements(context: ImpurityContext, smiles: string): string {
  return context.bench
    .graph(smiles)
    .atoms.map(({ z }) => z)
    .toSorted((a, b) => a - b)
    .join();
}

const causesOfGroups: Readonly<Partial<Record<Family['group'], ImpurityCause>>> = {
  acidDeprotection: 'protectingGroupLoss',
  baseDeprotection: 'protectingGroupLoss',
  silylDeprotection: 'protectingGroupLoss',
  hydrolysis: 'hydrolysis',
  hydride: 'reduction',
  hydrogenation: 'reduction',
  metalReduction: 'reduction',
  alcoholOxidation: 'oxidation',
  peracidOxidation: 'oxidation',
};
const causesOfFamilies: Readonly<Record<string, ImpurityCause>> = {
  'hydrogenolyse-halide': 'dehalogenation',
  'hydrogenolyse-aryl-chloride': 'dehalogenation',
  'hydrogenolyse-benzyl': 'protectingGroupLoss',
  'hydrogenolyse-cbz': 'protectingGroupLoss',
  'imine-formation': 'intermediate',
};

function ownCause(family: Family): ImpurityCause | undefined {
  return causesOfFamilies[family.id] ?? causesOfGroups[family.group];
}

function whyOf(turn: Conversion, main: MainReaction | null, cause: ImpurityCause, lead: number): Phrase {
  const reaction = { key: `group.${turn.family.group}` };
  if (!main || turn.family.group !== main.last.family.group)
    return { key: `why.turn.${cause}`, params: { reaction, speed: { key: 'speed.otherKind' } } };
  return { key: `why.turn.${cause}`, params: { reaction, speed: speedOf(lead) } };
}

function speedOf(lead: number): Phrase {
  if (lead > 0.3) return { key: 'speed.faster' };
  if (lead > -0.5) return { key: 'speed.similar' };
  if (lead > -1.5) return { key: 'speed.slower' };
  return { key: 'speed.muchSlower' };
}

function agentCandidate(
  context: ImpurityContext,
  turn: Conversion,
  main: MainReaction | null,
  agent: NamedAgent,
): Candidate {
  const ofReagent = baseNames?.test(agent.name) ? 'baseReaction' : 'reagentReaction';
  const cause = agent.role === 'solvent' ? 'solventReaction' : ofReagent;
  const candidate = candidateOf(context, turn, main, cause, asFast.withAgent);
  const why = { key: 'why.agent', params: { agent: agent.name, reaction: { key: `group.${turn.family.group}` } } };
  return { ...candidate, score: candidate.score * (main ? 1 : ofAnotherGroup), why };
}

const baseNames = traitRules.find(({ trait }) => trait === 'base')?.names;

// The organic molecules of an agent as they react: an alkoxide as its alcohol.
function partners(context: ImpurityContext, { smiles }: NamedAgent): string[] {
  const parts = smiles?.split('.') ?? [];
  return parts.flatMap((part) => {
    const plain = context.bench.canonical(part.replaceAll('[O-]', 'O'));
    const isOrganic = plain !== null && context.bench.graph(plain).atoms.some(({ z }) => z === 6);
    return isOrganic && !/[+-]/.test(plain) ? [plain] : [];
  });
}
