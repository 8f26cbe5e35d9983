// Recorded agents, a bag of molecules and single ions, become named reagents, solvents and catalysts.

import { LruCache } from '../../chemistry/molecule/lru.ts';
import { canonicalSmiles, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { type Agent, type AgentRole, agents, workUpSmiles } from './agents.ts';

export interface ReadAgents {
  /** Names, sorted and distinct. */
  reagents: string[];
  solvents: string[];
  catalysts: string[];
}

/** Solvents of extraction and crystallisation: left out where the reaction has another one. */
const extractionSolvents = new Set(['EtOAc', 'Et2O', 'hexane', 'pentane', 'heptane', 'diisopropyl ether']);
/** Added to end a reaction: left out where another reagent is there. */
const quenches = new Set(['NaHCO3', 'NH4Cl', 'Na2S2O3']);
const bases = new Set(['NaOH', 'KOH', 'LiOH', 'K2CO3', 'Na2CO3', 'NaH', 'NaOMe', 'NaOEt', 'KOtBu', 'LDA', 'n-BuLi']);

/** An agent, or for none a material of work-up, with the number of each of its parts. */
interface Compound {
  agent: Agent | undefined;
  parts: ReadonlyMap<string, number>;
}

export class AgentReader {
  readonly #rdkit: RDKit;
  readonly #byKey = new Map<string, Agent>();
  readonly #byName = new Map<string, Agent>();
  /** Largest first, so that the parts of a complex are not read as other agents. */
  readonly #compounds: Compound[] = [];
  readonly #keys = new LruCache<string, string>(20_000);
  readonly #workUp = new Set<string>();

  /** Throws a TypeError when the table holds what is no molecule. */
  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    for (const agent of agents) {
      for (const smiles of agent.smiles) this.#byKey.set(this.#key(smiles), agent);
      this.#byName.set(agent.name, agent);
    }
    for (const agent of agents) {
      for (const smiles of agent.smiles) this.#compounds.push({ agent, parts: counted(this.#key(smiles).split('.')) });
    }
    for (const smiles of workUpSmiles) {
      const key = this.#key(smiles);
      this.#workUp.add(key);
      // Brine and drying agents take their ions with them.
      if (key.includes('.')) this.#compounds.push({ agent: undefined, parts: counted(key.split('.')) });
    }
    this.#compounds.sort((a, b) => sizeOf(b.parts) - sizeOf(a.parts) || rankOf(a) - rankOf(b));
  }

  /** The agent of a name used by templates and records. */
  byName(name: string): Agent | undefined {
    return this.#byName.get(name);
  }

  /** The agent that one component, or a whole dotted salt, is; undefined for a molecule that is none. */
  find(smiles: string): Agent | undefined {
    const key = this.#tryKey(smiles);
    return key === null ? undefined : this.#byKey.get(key);
  }

  /** Whether a component only comes along: a known agent, an ion, a metal, a work-up material. */
  isAgent(smiles: string): boolean {
    const key = this.#tryKey(smiles);
    if (key === null) return true;
    return this.#byKey.has(key) || this.#workUp.has(key) || isLoneIon(key) || /^\[[A-Z][a-z]?\]$/.test(key);
  }

  /** Whether a component is a material of work-up: a drying agent, silica, brine. */
  isWorkUp(smiles: string): boolean {
    const key = this.#tryKey(smiles);
    return key !== null && this.#workUp.has(key);
  }

  /** Names what was put in; components that are no known agent are left out. Ions may be listed once each. */
  read(components: readonly string[]): ReadAgents {
    const given = new Map<string, number>();
    for (const one of components) {
      const key = this.#tryKey(one);
      if (key !== null) for (const part of key.split('.')) given.set(part, (given.get(part) ?? 0) + 1);
    }
    const found = this.#agentsIn(given);
    const named = (role: AgentRole): string[] => [
      ...new Set(found.flatMap((one) => (one?.role === role ? [one.name] : [])).toSorted()),
    ];
    return tidied({ reagents: named('reagent'), solvents: named('solvent'), catalysts: named('catalyst') });
  }

  /** What holds a part several times by the numbers, where they were written; all else by the parts that are there. */
  #agentsIn(given: ReadonlyMap<string, number>): (Agent | undefined)[] {
    const left = new Map(given);
    const repeated = this.#compounds.filter(({ parts }) => sizeOf(parts) > parts.size && takeOut(left, parts));
    const present = bestFirst(withinCounts(this.#compounds, given));
    // First of ions that no other agent took, then of those that share a counter-ion.
    const whole = present.filter(({ parts }) => takeAll(left, left, parts));
    const shared = present.filter(({ parts }) => takeAll(left, given, parts));
    return [...repeated, ...whole, ...shared].map(({ agent }) => agent);
  }

  #key(smiles: string): string {
    const key = this.#tryKey(smiles);
    if (key === null) throw new TypeError(`not a molecule: ${smiles}`);
    return key;
  }

  #tryKey(smiles: string): string | null {
    const key = this.#keys.getOrMake(
      smiles,
      () => canonicalSmiles(this.#rdkit, plainBrackets(smiles.replaceAll(/@+|[/\\]/g, ''))) ?? '',
    );
    return key === '' ? null : key;
  }
}

function counted(parts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

function sizeOf(parts: ReadonlyMap<string, number>): number {
  return [...parts.values()].reduce((sum, count) => sum + count, 0);
}

/** Takes the parts of one agent out of what is left; false, and nothing taken, when one is missing. */
function takeOut(left: Map<string, number>, parts: ReadonlyMap<string, number>): boolean {
  for (const [part, count] of parts) if ((left.get(part) ?? 0) < count) return false;
  for (const [part, count] of parts) left.set(part, (left.get(part) ?? 0) - count);
  return true;
}

/** Ions that only balance another one: a salt is known by its other part. */
const counterIons =
  /^(?:\[(?:Na|K|Li|Cs|H)\+\]|\[NH4\+\]|\[(?:Cl|Br)-\]|F\[P-\]\(F\)\(F\)\(F\)\(F\)F|F\[B-\]\(F\)\(F\)F)$/;

/** What makes a salt: its parts but the counter-ions, or all where it has only such. */
function makingOf({ parts }: Compound): string[] {
  const names = [...parts.keys()];
  const making = names.filter((part) => !counterIons.test(part));
  return making.length > 0 ? making : names;
}

/** Those of which every part is there; of several with the same parts, as carbonate and hydrogen carbonate, those that the numbers allow. */
function withinCounts(compounds: readonly Compound[], given: ReadonlyMap<string, number>): Compound[] {
  const present = compounds.filter(({ parts }) => [...parts.keys()].every((part) => given.has(part)));
  const keyOf = ({ parts }: Compound): string => [...parts.keys()].toSorted().join('.');
  const allows = ({ parts }: Compound): boolean => [...parts].every(([part, count]) => (given.get(part) ?? 0) >= count);
  const allowed = new Set(present.filter(allows).map(keyOf));
  return present.filter((one) => allows(one) || !allowed.has(keyOf(one)));
}

/** The largest first; of equally large ones those first whose own part makes the fewest others. */
function bestFirst(present: readonly Compound[]): Compound[] {
  const makings = new Map<string, number>();
  for (const one of present) for (const part of makingOf(one)) makings.set(part, (makings.get(part) ?? 0) + 1);
  const othersOf = (one: Compound): number => Math.min(...makingOf(one).map((part) => makings.get(part) ?? 0));
  return present.toSorted(
    (a, b) => sizeOf(b.parts) - sizeOf(a.parts) || rankOf(a) - rankOf(b) || othersOf(a) - othersOf(b),
  );
}

/** Takes an agent out of what is left, wholly, when all of it was given and what makes it is left. */
function takeAll(
  left: Map<string, number>,
  given: ReadonlyMap<string, number>,
  parts: ReadonlyMap<string, number>,
): boolean {
  const names = [...parts.keys()];
  if (!names.every((part) => (given.get(part) ?? 0) > 0)) return false;
  if (!makingOf({ agent: undefined, parts }).every((part) => (left.get(part) ?? 0) > 0)) return false;
  for (const part of names) left.set(part, 0);
  return true;
}

/** Work-up takes its ions first, then catalysts, whose metals make few salts. */
function rankOf({ agent }: Compound): number {
  return agent === undefined ? 0 : agent.role === 'catalyst' ? 1 : 2;
}

/** Atoms at a metal are also written in brackets, with their hydrogens. */
function plainBrackets(smiles: string): string {
  if (!/\[(?:Li|Mg|Al|Zn|Sn|Cu|Cr|Mn|Os|Ru|Ag|Na|K)\+?\]/.test(smiles)) return smiles;
  return smiles.replaceAll(/\[(C|N|O|F|Cl|Br|I)H?\d?\]/g, '$1');
}

function tidied({ reagents, solvents, catalysts }: ReadAgents): ReadAgents {
  const main = solvents.filter((one) => !extractionSolvents.has(one));
  const rest = reagents.filter((one) => !quenches.has(one));
  const kept = rest.length > 0 ? rest : reagents;
  const withoutAcid = kept.some((one) => bases.has(one)) ? kept.filter((one) => one !== 'HCl') : kept;
  const organic = main.filter((one) => one !== 'H2O');
  return { reagents: withoutAcid, solvents: organic.length > 0 ? main : solvents, catalysts };
}

/** Net charge written in a SMILES. */
function chargeOf(smiles: string): number {
  let charge = 0;
  for (const [, sign = '', count = ''] of smiles.matchAll(/\[[^\]]*?([+-])(\d?)\]/g)) {
    charge += (sign === '+' ? 1 : -1) * (count === '' ? 1 : Number(count));
  }
  return charge;
}

function isLoneIon(smiles: string): boolean {
  return !smiles.includes('.') && chargeOf(smiles) !== 0 && smiles.length < 30;
}
