// Which kinds of reaction a written reaction is: the expert templates whose forward SMARTS give its product, or else the learned
// one that leads its product back to its reactants.

import { withoutAtomNumbers } from '../chem/atom-numbers.ts';
import { canonicalParts, canonicalSmiles, type RDKit } from '../chem/rdkit.ts';
import { Forward } from '../models/forward.ts';
import { readTemplateCounts } from '../models/template-counts.ts';
import { TemplateSet } from '../models/template-set.ts';
import { reactionTemplates } from '../models/templates/all.ts';
import { AgentReader } from './agent-reader.ts';
import { WrittenLearnedKinds } from './learned-kinds.ts';

/** `A.B>>P` or `A.B>agents>P` taken apart; null when a part is no molecule. */
export interface ReadReaction {
  /** Canonical; agents that were written among the reactants are left out. */
  reactants: string[];
  product: string;
}

/** Recognises kinds of reactions; holds compiled templates until disposed. */
export class ReactionKinds {
  readonly #rdkit: RDKit;
  readonly #set: TemplateSet;
  readonly #forward: Forward;
  readonly #agents: AgentReader;
  #learned: WrittenLearnedKinds | undefined;

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    this.#set = new TemplateSet(rdkit, reactionTemplates);
    this.#forward = new Forward(rdkit, this.#set, readTemplateCounts());
    this.#agents = new AgentReader(rdkit);
  }

  /** Template ids, the most likely first; none when no template gives the product. */
  of(reaction: string): string[] {
    const read = this.read(reaction);
    if (!read) return [];
    const all = this.#partsOf(reaction);
    const expert = this.#kinds(read.reactants, read.product) ?? this.#kinds(all, read.product);
    return expert ?? this.#learnedKind(read);
  }

  #learnedKind({ reactants, product }: ReadReaction): string[] {
    this.#learned ??= new WrittenLearnedKinds(this.#rdkit);
    const id = this.#learned.of(reactants, product);
    return id === undefined ? [] : [id];
  }

  /** Of canonical molecules those that give the product by the likeliest template; undefined where none gives it. */
  reacting(parts: readonly string[], product: string): string[] | undefined {
    const found = this.#forward.predict(parts).find((one) => one.smiles === product);
    return found?.reactants.flatMap((index) => parts[index] ?? []);
  }

  /** The reaction without its agents and atom numbers; the largest product counts. Null when it cannot be read. */
  read(reaction: string): ReadReaction | null {
    const sides = reaction.split('>');
    if (sides.length !== 3) return null;
    const products = withoutAtomNumbers(sides[2] ?? '').split('.');
    const largest = products.toSorted((a, b) => b.length - a.length)[0] ?? '';
    const product = canonicalSmiles(this.#rdkit, largest);
    const parts = this.#partsOf(reaction);
    if (product === null || parts.length === 0) return null;
    const reactants = parts.filter((part) => !this.#agents.isAgent(part));
    return { reactants: reactants.length > 0 ? reactants : parts, product };
  }

  [Symbol.dispose](): void {
    this.#forward[Symbol.dispose]();
    this.#set[Symbol.dispose]();
  }

  #partsOf(reaction: string): string[] {
    return canonicalParts(this.#rdkit, withoutAtomNumbers(reaction.split('>')[0] ?? '')) ?? [];
  }

  /** Those that win against all others; where none does, all that give the product. Undefined when none gives it. */
  #kinds(reactants: readonly string[], product: string): string[] | undefined {
    if (reactants.length === 0) return undefined;
    const { templateId, templateIds } = this.#forward.check(reactants, product);
    if (templateId !== null) return [templateId, ...templateIds.filter((id) => id !== templateId)];
    const giving = this.#forward.outcomes(reactants).filter((one) => one.product === product);
    return giving.length > 0 ? [...new Set(giving.map((one) => one.templateId))] : undefined;
  }
}
