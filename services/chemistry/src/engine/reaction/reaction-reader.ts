// A written reaction understood: canonical molecules, agents told from reactants, its kinds, and what is odd about it.

import { figuresOf, type MoleculeFigures } from '../../chemistry/recognition/describe.ts';
import { canonicalSmiles, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { AgentReader } from '../conditions/agent-reader.ts';
import type { ReactionKinds } from '../conditions/reaction-kinds.ts';
import { knownByProducts } from './by-products.ts';
import { notesOf, type ReactionNote } from './notes.ts';
import { neutralPart, type PartRefusal, type ReactionPart, readParts } from './read-parts.ts';
import { tellAgents } from './describe-agents.ts';
import type { WrittenReaction } from './written-reaction.ts';

export interface ReactionMolecule extends MoleculeFigures {
  /** Canonical. */
  smiles: string;
}

export interface ReadReaction {
  ok: true;
  /** Canonical reaction SMILES with its agents, each side sorted. */
  smiles: string;
  /** Distinct, in the order of `smiles`. */
  reactants: ReactionMolecule[];
  agents: ReactionMolecule[];
  product: ReactionMolecule;
  byProducts: ReactionMolecule[];
  /** Template ids, the most likely first. */
  kinds: string[];
  notes: ReactionNote[];
}

export type ReactionRefusal = { ok: false } & (
  | PartRefusal
  | { key: 'unrecognizedStructure'; reason: 'noReactant' | 'noProduct' }
);

/** Reads reactions; the kinds are its owner's to dispose. */
export class ReactionReader {
  readonly #rdkit: RDKit;
  readonly #kinds: ReactionKinds;
  readonly #agents: AgentReader;
  readonly #byProducts: ReadonlySet<string>;

  constructor(rdkit: RDKit, kinds: ReactionKinds) {
    this.#rdkit = rdkit;
    this.#kinds = kinds;
    this.#agents = new AgentReader(rdkit);
    this.#byProducts = new Set(knownByProducts.flatMap((smiles) => canonicalSmiles(rdkit, smiles) ?? []));
  }

  /** Never throws on what a person may write. */
  read(written: Pick<WrittenReaction, 'left' | 'middle' | 'right'>): ReadReaction | ReactionRefusal {
    const sides = [this.#side(written.left), this.#side(written.middle), this.#side(written.right)] as const;
    const [left, middle, right] = sides;
    for (const side of sides) if (!Array.isArray(side)) return { ok: false, ...side };
    if (!Array.isArray(left) || !Array.isArray(middle) || !Array.isArray(right)) throw new TypeError('an unread side');
    if (right.length === 0) return { ok: false, key: 'unrecognizedStructure', reason: 'noProduct' };
    if (left.length + middle.length === 0) return { ok: false, key: 'unrecognizedStructure', reason: 'noReactant' };
    return this.#understood(left, middle, right);
  }

  #side(texts: readonly string[]): ReactionPart[] | PartRefusal {
    const parts: ReactionPart[] = [];
    for (const text of texts) {
      const read = readParts(this.#rdkit, text);
      if (!Array.isArray(read)) return read;
      parts.push(...read);
    }
    return parts;
  }

  #understood(left: ReactionPart[], middle: ReactionPart[], right: ReactionPart[]): ReadReaction | ReactionRefusal {
    const main = this.#mainProduct(right);
    const product = neutralPart(this.#rdkit, main);
    const told = tellAgents(product, left, middle, {
      isAgent: (smiles) => this.#agents.isAgent(smiles),
      reacting: (parts, wanted) => this.#kinds.reacting(parts, wanted),
    });
    if (told.reactants.length === 0) return { ok: false, key: 'unrecognizedStructure', reason: 'noReactant' };
    const neutral = told.reactants.map((part) => neutralPart(this.#rdkit, part));
    const reactants = distinct(neutral);
    const agents = distinct(told.agents);
    const byProducts = distinct(right.filter((part) => part !== main && part.smiles !== main.smiles));
    const kinds = this.#kindsOf(reactants, product, told.reactants);
    const charged = told.reactants.filter((part, index) => part.smiles !== neutral[index]?.smiles);
    const toldApart = distinct(left.filter((part) => told.agents.includes(part)));
    const written = [...left, ...middle];
    const hasKind = kinds.length > 0;
    const notes = notesOf({
      product,
      reactants,
      agents,
      written,
      byProducts,
      toldApart,
      charged,
      hasKind,
      promoted: told.promoted,
    });
    const text = [reactants, agents, [product]].map((side) => side.map((part) => part.smiles).join('.')).join('>');
    return {
      ok: true,
      smiles: text,
      reactants: reactants.map(moleculeOf),
      agents: agents.map(moleculeOf),
      product: moleculeOf(product),
      byProducts: byProducts.map(moleculeOf),
      kinds,
      notes,
    };
  }

  /** The largest molecule that is no usual by-product; of salts the organic part. */
  #mainProduct(right: readonly ReactionPart[]): ReactionPart {
    const weight = (part: ReactionPart): number => {
      const heavy = part.graph.atoms.filter((atom) => atom.z > 1).length;
      const isOrganic = part.graph.atoms.some((atom) => atom.z === 6);
      return heavy + (isOrganic ? 1_000 : 0) - (this.#byProducts.has(part.smiles) ? 500 : 0);
    };
    return right.reduce((best, part) => (weight(part) > weight(best) ? part : best));
  }

  /** As the neutral molecules react, or else as they were written. */
  #kindsOf(reactants: readonly ReactionPart[], product: ReactionPart, written: readonly ReactionPart[]): string[] {
    const kinds = (parts: readonly ReactionPart[]): string[] =>
      this.#kinds.of(`${parts.map((part) => part.smiles).join('.')}>>${product.smiles}`);
    const neutral = kinds(reactants);
    return neutral.length > 0 ? neutral : kinds(distinct(written));
  }
}

function distinct(parts: readonly ReactionPart[]): ReactionPart[] {
  const bySmiles = new Map(parts.map((part) => [part.smiles, part]));
  return [...bySmiles.values()].toSorted((a, b) => (a.smiles < b.smiles ? -1 : 1));
}

function moleculeOf({ smiles, graph }: ReactionPart): ReactionMolecule {
  return { smiles, ...figuresOf(graph) };
}
