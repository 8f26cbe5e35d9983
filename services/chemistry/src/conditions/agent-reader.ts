// Recorded agents, a bag of molecules and single ions, become named reagents, solvents and catalysts.

import { canonicalSmiles, type RDKit } from '../chem/rdkit.ts';
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

export class AgentReader {
  readonly #rdkit: RDKit;
  readonly #byKey = new Map<string, Agent>();
  readonly #byName = new Map<string, Agent>();
  /** Largest first, so that the parts of a complex are not read as other agents. */
  readonly #compounds: { agent: Agent; parts: Map<string, number> }[] = [];
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
    this.#compounds.sort((a, b) => sizeOf(b.parts) - sizeOf(a.parts));
    for (const smiles of workUpSmiles) this.#workUp.add(this.#key(smiles));
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

  /** Names what was put in; components that are no known agent are left out. */
  read(components: readonly string[]): ReadAgents {
    const left = new Map<string, number>();
    for (const one of components) {
      const key = this.#tryKey(one);
      if (key !== null) for (const part of key.split('.')) left.set(part, (left.get(part) ?? 0) + 1);
    }
    const found = this.#compounds.flatMap(({ agent, parts }) => (takeOut(left, parts) ? [agent] : []));
    const named = (role: AgentRole): string[] => [
      ...new Set(found.flatMap((one) => (one.role === role ? [one.name] : [])).toSorted()),
    ];
    return tidied({ reagents: named('reagent'), solvents: named('solvent'), catalysts: named('catalyst') });
  }

  #key(smiles: string): string {
    const key = this.#tryKey(smiles);
    if (key === null) throw new TypeError(`not a molecule: ${smiles}`);
    return key;
  }

  #tryKey(smiles: string): string | null {
    return canonicalSmiles(this.#rdkit, smiles.replaceAll(/@+|[/\\]/g, ''));
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
