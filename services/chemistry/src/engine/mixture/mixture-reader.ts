// Tells the parts of a mixture apart: what may give atoms, and what only helps. Ions of a named salt belong to it; what is
// written as a salt of an amine or as an alkoxide is read as the molecule that reacts.

import { canonicalSmiles, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import type { AgentReader } from '../conditions/agent-reader.ts';
import { agents } from '../conditions/agents.ts';
import { isSpectatorIon } from './agent-kinds.ts';
import { couplingReagents, metalNames, moreAgents } from './more-agents.ts';

export interface ReadPart {
  /** Canonical, as it was given. */
  given: string;
  /** Canonical SMILES of what reacts: the free amine of its salt, the alcohol of an alkoxide. */
  smiles: string;
  /** Name of the agent that it is, or that it is an ion of. */
  name: string | undefined;
  helps: boolean;
  /** Named here alone: the table of agents does not know it, or not so written. */
  isNamedHere: boolean;
}

export class MixtureReader {
  readonly #rdkit: RDKit;
  readonly #agents: AgentReader;
  readonly #more = new Map<string, string>();
  /** Agents of several parts, the largest first. */
  readonly #salts: { name: string; parts: string[] }[] = [];

  constructor(rdkit: RDKit, reader: AgentReader) {
    this.#rdkit = rdkit;
    this.#agents = reader;
    for (const [name, ...written] of moreAgents) this.#add(name, written);
    for (const { name, smiles } of agents) this.#addSalts(name, smiles);
    this.#salts.sort((a, b) => b.parts.length - a.parts.length);
  }

  /** Every part, told apart; the names of all agents are in `name`. */
  read(parts: readonly string[]): ReadPart[] {
    const whole = this.#saltNames(parts);
    const partly = this.#partlyNamed(parts, whole);
    return parts.map((given, place) => {
      const name = whole[place] ?? partly[place] ?? this.#nameOf(given);
      const isMinor = isSpectatorIon(given) || this.#agents.isWorkUp(given);
      const isNamedHere = name !== undefined && whole[place] === undefined && this.#agents.find(given)?.name !== name;
      return { given, name, helps: name !== undefined || isMinor, smiles: this.#reacting(given), isNamedHere };
    });
  }

  #nameOf(given: string): string | undefined {
    const own = this.#agents.find(given)?.name ?? this.#more.get(flat(this.#rdkit, given));
    if (own !== undefined) return own;
    if (isLigand(given)) return 'PPh3';
    const known = couplingReagents.find(([, patterns]) => patterns.every((pattern) => pattern.test(given)));
    if (known) return known[0];
    return hasPlainMetal(given) ? undefined : metalNames.find(([, pattern]) => pattern.test(given))?.[0];
  }

  /** For each part the agent of several parts whose parts are all there. */
  #saltNames(parts: readonly string[]): (string | undefined)[] {
    const left = new Map<string, number[]>();
    for (const [place, part] of parts.entries()) {
      const key = flat(this.#rdkit, part);
      left.set(key, [...(left.get(key) ?? []), place]);
    }
    const names: (string | undefined)[] = parts.map(() => undefined);
    for (const salt of this.#salts) {
      for (let taken = take(left, salt.parts); taken; taken = take(left, salt.parts))
        for (const place of taken) names[place] = salt.name;
    }
    return names;
  }

  /** As `saltNames` for what is left: ions of a salt are written once each, or without those that only keep the charge. */
  #partlyNamed(parts: readonly string[], named: readonly (string | undefined)[]): (string | undefined)[] {
    const names: (string | undefined)[] = parts.map(() => undefined);
    const keys = parts.map((part) => flat(this.#rdkit, part));
    const open = (key: string): number[] =>
      keys.flatMap((own, place) => (own === key && !named[place] && !names[place] ? [place] : []));
    for (const { name, parts: whole } of this.#salts) {
      const deciding = new Set(whole.filter((part) => !isMinorIon.test(part)));
      const places = [...deciding].map(open);
      if (deciding.size === 0 || !whole.some((part) => /[+-]\d?\]/.test(part))) continue;
      if (places.some((one) => one.length === 0) || !hasItsHalide(whole, keys)) continue;
      for (const place of places.flat()) names[place] = name;
    }
    return names;
  }

  #reacting(given: string): string {
    const free = freeForm(given);
    return free === given ? given : (canonicalSmiles(this.#rdkit, free) ?? given);
  }

  #add(name: string, written: readonly string[]): void {
    for (const one of written) if (!one.includes('.')) this.#more.set(flat(this.#rdkit, one), name);
    this.#addSalts(name, written);
  }

  #addSalts(name: string, written: readonly string[]): void {
    for (const one of written) {
      const parts = one.split('.').map((part) => flat(this.#rdkit, part));
      // A neutral molecule of a pair is an agent by itself, or none; a ligand beside its metal belongs to it.
      if (parts.length <= 1 || !parts.some((part) => /[+-]/.test(part) || part === '[Pd]')) continue;
      this.#salts.push({ name, parts });
      // Its large ion alone says which salt is meant: counter-ions are often left away.
      for (const part of parts) if (isLargeIon(part) && !this.#more.has(part)) this.#more.set(part, name);
    }
  }
}

const isMinorIon = /^\[(?:Li|Na|K|Cs|Rb|NH4|F|Cl|Br|I)[+-]\]$/;
const halide = /^\[(?:F|Cl|Br|I)-\]$/;

/** A metal cation without its halide may be any salt. */
function hasItsHalide(whole: readonly string[], keys: readonly string[]): boolean {
  return whole.every((part) => !halide.test(part) || keys.includes(part));
}

function flat(rdkit: RDKit, smiles: string): string {
  return canonicalSmiles(rdkit, smiles.replaceAll(/@+|[/\\]/g, '')) ?? smiles;
}

/** Places of the parts, taken out of what is left; undefined, and nothing taken, when one is missing. */
function take(left: Map<string, number[]>, parts: readonly string[]): number[] | undefined {
  const before = new Map([...left].map(([key, places]) => [key, [...places]]));
  const taken = parts.flatMap((part) => left.get(part)?.shift() ?? []);
  if (taken.length === parts.length) return taken;
  for (const [key, places] of before) left.set(key, places);
  return undefined;
}

const leastOfLargeIon = 9;

/** An organic ion of nine heavy atoms at least. */
function isLargeIon(smiles: string): boolean {
  const atoms = smiles.match(/\[[^\]]+\]|Br|Cl|[BCNOPSFIbcnops]/g) ?? [];
  return /[+-]\d*\]/.test(smiles) && /[Cc]/.test(smiles) && atoms.length >= leastOfLargeIon;
}

// Grignard reagents, organolithium, organozinc, stannanes, boron and silicon compounds are reactants.
function hasPlainMetal(smiles: string): boolean {
  return /\[(?:Mg|Li|Zn|Sn)/.test(smiles) && /[Cc]/.test(smiles);
}

/** A phosphine with three carbons and more than eight of them. */
function isLigand(smiles: string): boolean {
  return (
    /P\(c|P\(C|\)P|c1ccc\(P/.test(smiles) && !/P[+@]|\[P|P=|P\(=|=P|OP|P\(O|P\(Cl/.test(smiles) && smiles.length > 20
  );
}

/** The molecule that reacts: a protonated amine without its proton, an alkoxide with one. Other ions stay. */
export function freeForm(smiles: string): string {
  const amine = smiles
    .replaceAll(/\[NH3\+\]/g, 'N')
    .replaceAll(/\[NH2\+\]/g, 'N')
    .replaceAll(/\[NH\+\]/g, 'N');
  if (/^[^.]*\[O-\]$|^\[O-\]/.test(amine) && isAlkoxide(amine)) return amine.replace('[O-]', 'O');
  return amine;
}

// An oxygen anion at one end of an otherwise neutral molecule that is no acid.
function isAlkoxide(smiles: string): boolean {
  const rest = smiles.replace('[O-]', '');
  return (
    !/[+-]\]/.test(rest) &&
    !/C\(=O\)\[O-\]|\[O-\]C\(=O\)|\[O-\](?:N|\[N|Cl|S|P|I|Br)|S\(=O\)|P\(=O\)|C\(=O\)$/.test(smiles)
  );
}
