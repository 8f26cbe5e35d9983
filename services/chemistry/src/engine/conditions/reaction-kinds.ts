// Which kinds of reaction a written reaction is: the expert templates whose forward SMARTS give its product, or else the named kinds
// that do, which are wider, or else the learned template that leads its product back to its reactants. What stands over the arrow is
// looked at too where nothing before it gives the product, and so is a second equivalent of what was drawn once.

import { withoutAtomNumbers } from '../../chemistry/molecule/atom-numbers.ts';
import { canonicalParts, canonicalSmiles, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { Forward } from '../../chemistry/forward-model/forward.ts';
import { readTemplateCounts } from '../../chemistry/models/template-counts.ts';
import { TemplateSet } from '../../chemistry/models/template-set.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { AgentReader } from './agent-reader.ts';
import { WrittenLearnedKinds } from './learned-kinds.ts';
import { NamedKindReader } from '../../chemistry/reaction-classes/recognise.ts';

/** `A.B>>P` or `A.B>agents>P` taken apart; null when a part is no molecule. */
export interface ReadReaction {
  /** Canonical; agents that were written among the reactants are left out. */
  reactants: string[];
  product: string;
}

/** Molecules before the arrow up to which a further one is tried. */
const mostForMore = 3;
/** Small molecules and ions with carbon, nitrogen, halogen, silicon or sulfur. */
const givesAtoms = /[CNFIS]|Br|Cl/;

/** Recognises kinds of reactions; holds compiled templates until disposed. */
export class ReactionKinds {
  readonly #rdkit: RDKit;
  readonly #set: TemplateSet;
  readonly #forward: Forward;
  readonly #agents: AgentReader;
  readonly #named: NamedKindReader;
  #learned: WrittenLearnedKinds | undefined;

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    this.#set = new TemplateSet(rdkit, reactionTemplates);
    this.#forward = new Forward(rdkit, this.#set, readTemplateCounts());
    this.#agents = new AgentReader(rdkit);
    this.#named = new NamedKindReader(rdkit);
  }

  /** Template ids, the most likely first; none when no template gives the product. */
  of(reaction: string): string[] {
    const read = this.read(reaction);
    if (!read) return [];
    const { reactants, product } = read;
    const all = this.#partsOf(reaction);
    const over = this.#sideOf(reaction, 1).filter((part) => !all.includes(part));
    return (
      this.#kinds(reactants, product) ??
      this.#kinds(all, product) ??
      this.#kindsWithMore(all, over, product) ??
      this.#namedKinds([reactants, all, [...reactants, ...over]], product) ??
      this.#learnedKind(read)
    );
  }

  /** With one part from over the arrow, or one reactant twice. */
  #kindsWithMore(parts: readonly string[], over: readonly string[], product: string): string[] | undefined {
    if (parts.length > mostForMore) return undefined;
    const fitting = [...over.filter((part) => givesAtoms.test(part)), ...parts.filter((part) => part.length > 3)];
    for (const more of fitting.slice(0, mostForMore)) {
      const found = this.#kinds([...parts, more], product);
      if (found) return found;
    }
    return undefined;
  }

  #namedKinds(lists: readonly (readonly string[])[], product: string): string[] | undefined {
    for (const reactants of lists) {
      const found = this.#named.of(reactants, product);
      if (found.length > 0) return found;
    }
    return undefined;
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
    this.#named[Symbol.dispose]();
    this.#forward[Symbol.dispose]();
    this.#set[Symbol.dispose]();
  }

  #partsOf(reaction: string): string[] {
    return this.#sideOf(reaction, 0);
  }

  #sideOf(reaction: string, side: 0 | 1): string[] {
    return canonicalParts(this.#rdkit, withoutAtomNumbers(reaction.split('>')[side] ?? '')) ?? [];
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
