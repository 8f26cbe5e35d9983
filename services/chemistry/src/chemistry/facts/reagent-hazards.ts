// Reagents, as conditions name them, that need more than ordinary care on a large scale, and pairs of substances that must not meet in
// one flask. Both are read from structures (`agent-hazards.ts`), once for every agent that has one: data/agent-hazards.json, written
// by scripts/agent-hazards.ts, so that no caller needs a chemistry library. A test holds the file against the rules.

import { readFileSync } from 'node:fs';
import { severities, type Severity } from '@app/shared/contracts/process/figures';
import { pairsOf } from './flask/pairs.ts';
import { energyAndPoison } from './reagent-rules/energy-and-poison.ts';
import { reactiveAndChronic } from './reagent-rules/reactive-and-chronic.ts';
import type { ReagentRule } from './reagent-rules/reagent-rule.ts';

export const reagentRules: readonly ReagentRule[] = [...energyAndPoison, ...reactiveAndChronic];

export interface ReagentHazard {
  rule: string;
  severity: Severity;
  source: string;
}

/** What is known of an agent by its structure. */
export interface AgentHazards {
  hazards: readonly ReagentHazard[];
  /** What it is for others in the flask. */
  traits: readonly string[];
}

/** A hazard of a set of conditions: of one agent, or of two that meet. */
export interface ConditionHazard extends ReagentHazard {
  /** Names of the agents. */
  found: string;
}

const file = new URL('../../../data/agent-hazards.json', import.meta.url);
let known: ReadonlyMap<string, AgentHazards> | undefined;

export function readAgentHazards(): ReadonlyMap<string, AgentHazards> {
  known ??= new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, AgentHazards>));
  return known;
}

/** The rules that a reagent's name meets, the most severe first. */
export function reagentHazards(name: string): ReagentHazard[] {
  const found = new Map<string, ReagentHazard>();
  for (const one of namesIn(name)) {
    const own = readAgentHazards().get(one)?.hazards ?? reagentRules.filter(({ names }) => names.test(one));
    for (const { rule, severity, source } of own) if (!found.has(rule)) found.set(rule, { rule, severity, source });
  }
  return bySeverity([...found.values()]);
}

/** What agents and reactants of one flask are to one another, by name or, for reactants, canonical SMILES; the most severe first. */
export function flaskHazards(names: readonly string[]): ConditionHazard[] {
  const all = names
    .filter((name) => !comesLater(name))
    .map((name) => ({ name, traits: namesIn(name).flatMap(traitsOf) }));
  const found = new Map<string, ConditionHazard>();
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      for (const { rule, severity, source } of pairsOf(one.traits, other.traits))
        if (!found.has(rule)) found.set(rule, { rule, severity, source, found: `${one.name} + ${other.name}` });
    }
  }
  return bySeverity([...found.values()]);
}

/** Of each agent its worst hazard, and of the flask what meets in it; the most severe first. */
export function conditionHazards(
  conditions: { reagents: readonly string[]; catalysts?: readonly string[]; solvents?: readonly string[] } | undefined,
  reactants: readonly string[] = [],
): ConditionHazard[] {
  const { reagents = [], catalysts = [], solvents = [] } = conditions ?? {};
  const acting = [...reagents, ...catalysts];
  const single = acting.flatMap((name) =>
    reagentHazards(name)
      .slice(0, 1)
      .map((one) => ({ ...one, found: name })),
  );
  return bySeverity([...single, ...flaskHazards([...acting, ...solvents, ...reactants])]);
}

function traitsOf(name: string): readonly string[] {
  return readAgentHazards().get(name)?.traits ?? [];
}

function bySeverity<T extends ReagentHazard>(hazards: readonly T[]): T[] {
  return hazards.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

/** `then aq. HCl or H2SO4 (work-up)`: the agents that a text names, without its remarks. */
function namesIn(text: string): string[] {
  return text
    .replaceAll(/ \([^)]*\)(?=$|[ ,])/g, '')
    .split(/ or |, (?=[A-Z])/)
    .map((one) => one.replace(/^(?:then\s+)?(?:(?:aq\.|conc\.|fuming|dry|dilute|aqueous)\s+)?/, '').trim());
}

/** Whether an agent comes when the others are gone. */
function comesLater(text: string): boolean {
  return /^then\b|\((?:work-up|second step|hydrolysis)/.test(text);
}
