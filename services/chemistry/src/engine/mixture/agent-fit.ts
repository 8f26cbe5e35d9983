// How well what is there suits a reaction, by the ways in which it is usually run: agents that it needs and that are missing,
// agents that are there and that it ignores, and agents that speak for it.

import type { ReactionTemplate, TypicalConditions } from '../../chemistry/templates/template.ts';
import {
  type AgentKind,
  ignoredFactor,
  isIndispensable,
  kindsOf,
  liftOf,
  missingFactor,
  oxidants,
  reductants,
} from './agent-kinds.ts';

/** Names and kinds of the agents of a mixture. */
export interface Supply {
  names: ReadonlySet<string>;
  kinds: ReadonlySet<AgentKind>;
  /** Kinds that may be meant or not: no reaction is thought less of for ignoring them. */
  unsure: ReadonlySet<AgentKind>;
  /** A boron, tin, zinc or silicon compound or an alkyne that couples: its catalyst is often left out of a record. */
  hasCouplingPartner: boolean;
}

export interface Fit {
  /** What is left of the score, 0 to 1. */
  factor: number;
  /** By how much the odds rise, 1 and more. */
  lift: number;
}

/** One agent that a reaction needs, by the names of those that will do. */
type Need = readonly string[];

const largestLift = 40;
/** Kinds of which one agent does for another. */
const interchangeable = new Set<AgentKind>(['palladium', 'ruthenium']);

/** Kinds that do for another one: copper helps palladium or couples by itself, lithium aluminium hydride reduces nitro groups. */
const coveredBy: Partial<Record<AgentKind, readonly AgentKind[]>> = {
  copper: ['palladium'],
  palladium: ['copper'],
  hydrogen: ['aluminate'],
  metal: ['aluminate', 'hydrogen'],
};

/** The fit of the line that suits best; a reaction without any line needs nothing. */
export function fitOf(lines: readonly TypicalConditions[], supply: Supply, taken: string | undefined): Fit {
  const fits = (lines.length > 0 ? lines : [noLine]).map((line) => fitOfLine(line, supply, taken));
  return fits.reduce((best, one) => (one.factor * one.lift > best.factor * best.lift ? one : best));
}

/** Whether all that one of the lines names is there, under its own name or, of catalysts, another with the same metal. */
export function isAllThere(lines: readonly TypicalConditions[], supply: Supply): boolean {
  return lines.some((line) => needsOf(line).every((need) => need.some((name) => isThere(name, supply))));
}

/**
 * Whether the reaction is out of the question beside what is there: each of its lines names an agent of which nothing has a
 * kind; without a line, a reduction or an oxidation has nothing that reduces or oxidises.
 */
export function isLacking(
  { conditions, class: own }: Pick<ReactionTemplate, 'conditions' | 'class'>,
  supply: Supply,
): boolean {
  if (conditions.length > 0) {
    return conditions.every((line) => needsOf(line).some((need) => need.every((name) => isOutOfReach(name, supply))));
  }
  const anyOf = own === 'reduction' ? reductants : own === 'oxidation' ? oxidants : [];
  return anyOf.length > 0 && !anyOf.some((kind) => supply.kinds.has(kind));
}

/** A probability whose odds rise by a factor. */
export function lifted(score: number, lift: number): number {
  return (score * lift) / (1 - score + score * lift);
}

const noLine: TypicalConditions = { reagents: [], solvents: [], temperatureC: [25, 25] };

function fitOfLine(line: TypicalConditions, supply: Supply, taken: string | undefined): Fit {
  const given = new Set(taken === undefined ? [] : kindsOf(taken));
  const told = [...supply.kinds].filter((kind) => !given.has(kind) && !supply.unsure.has(kind));
  const needs = needsOf(line);
  const needed = new Set(needs.flat().flatMap(kindsOf));
  const factor = missing(needs, supply) * (given.size > 0 ? 1 : ignored(needed, told));
  const lift = needs.reduce((product, need) => product * liftOfNeed(need, supply), 1);
  return { factor, lift: Math.min(largestLift, lift) };
}

function liftOfNeed(need: Need, { names }: Supply): number {
  return Math.max(1, ...need.filter((name) => names.has(name)).map((name) => liftOf(kindsOf(name))));
}

function missing(needs: readonly Need[], supply: Supply): number {
  return Math.min(1, ...needs.map((need) => Math.max(...need.map((name) => lackOf(name, supply)))));
}

function lackOf(name: string, supply: Supply): number {
  if (supply.names.has(name)) return 1;
  const lacking = kindsOf(name).filter((kind) => !supply.kinds.has(kind));
  return Math.min(1, ...lacking.map((kind) => missingFactor(kind, supply.hasCouplingPartner)));
}

function isOutOfReach(name: string, { names, kinds }: Supply): boolean {
  const wanted = kindsOf(name);
  const isThereInstead = (kind: AgentKind): boolean =>
    kinds.has(kind) || (coveredBy[kind] ?? []).some((other) => kinds.has(other));
  return !names.has(name) && wanted.length > 0 && wanted.every(isIndispensable) && !wanted.some(isThereInstead);
}

function isThere(name: string, { names, kinds }: Supply): boolean {
  if (names.has(name)) return true;
  const wanted = kindsOf(name);
  return wanted.length > 0 && wanted.every((kind) => interchangeable.has(kind) && kinds.has(kind));
}

// One agent that is used is enough: the others may be there for the work-up.
function ignored(needed: ReadonlySet<AgentKind>, told: readonly AgentKind[]): number {
  const factors = told.filter((kind) => !needed.has(kind)).map(ignoredFactor);
  const used = told.filter((kind) => needed.has(kind)).map(ignoredFactor);
  const [worst, best] = [Math.min(1, ...factors), Math.min(1, ...used)];
  return best <= worst ? 1 : worst;
}

const needsByLine = new WeakMap<TypicalConditions, Need[]>();

function needsOf(line: TypicalConditions): Need[] {
  const known = needsByLine.get(line);
  if (known) return known;
  const needs = [...line.reagents, ...(line.catalysts ?? [])].flatMap(readNeed);
  needsByLine.set(line, needs);
  return needs;
}

// Templates write "then H2O2", "9-BBN or BH3·THF", "Cu(OAc)2 (cat.)", "aq. HCl (work-up)".
function readNeed(text: string): Need[] {
  if (/work-up|optional|second step|\(hydrolysis\)|^then (?:heat|water|base)$/.test(text)) return [];
  const plain = text.replace(/ \([^)]*\)$/, '').replace(/^(?:then |aq\. |aqueous |conc\. )+/, '');
  return [plain.split(' or ').map((name) => otherNames[name] ?? name)];
}

/** Names of templates for what the table of agents calls otherwise. */
const otherNames: Readonly<Record<string, string>> = {
  CF3CO2H: 'TFA',
  N2H4·H2O: 'N2H4',
  'NH2OH.HCl': 'NH2OH·HCl',
  water: 'H2O',
  TBAB: 'Bu4NBr',
  HCHO: 'formaldehyde',
  tBuOH: 't-BuOH',
  'Lawesson’s reagent': "Lawesson's reagent",
  'Lindlar catalyst (Pd/CaCO3/Pb)': 'Pd/C',
  'NaOBr (Br2, NaOH)': 'Br2',
};
