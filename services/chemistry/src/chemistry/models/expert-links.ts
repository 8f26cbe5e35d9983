// Which expert template stands for a learned one at one place of a molecule: learned templates are wider, so that one of
// them may be an amide coupling here and a lactamisation there. Links say which give the same on the experts' examples;
// of the linked ones, the narrowest whose pattern lies on the place is taken.

import { readFileSync } from 'node:fs';
import type { Mol } from '../molecule/rdkit.ts';
import { matchesOf } from './group-matches.ts';
import type { MoleculeView } from '../smarts/molecule-view.ts';
import { no, perhaps, yes } from '../smarts/verdict.ts';
import type { CompiledTemplate, TemplateSet } from './template-set.ts';

/** For each expert template the ids of learned ones that give the same; see scripts/link-templates.ts. */
export type TemplateLinks = Readonly<Record<string, readonly string[]>>;

/** Reads the links that ship with the service. */
export function readTemplateLinks(
  file: URL = new URL('../../../data/template-links.json', import.meta.url),
): TemplateLinks {
  return JSON.parse(readFileSync(file, 'utf8')) as TemplateLinks;
}

/** The links that ship with the service, between the templates of a set and learned ones. */
export function linkExperts(
  set: TemplateSet,
  learned: readonly { id: string }[],
  links: TemplateLinks = readTemplateLinks(),
): ExpertLinks {
  return new ExpertLinks(set, links, new Set(learned.map((one) => one.id)));
}

export class ExpertLinks {
  readonly #set: TemplateSet;
  /** For each learned id the linked expert templates, the narrowest first. */
  readonly #experts = new Map<string, CompiledTemplate[]>();
  readonly #linked = new Set<string>();

  /** Links of templates that are not in the set, or to learned ids that are not known, are passed over. */
  constructor(set: TemplateSet, links: TemplateLinks, learnedIds: ReadonlySet<string>) {
    this.#set = set;
    for (const [id, learned] of Object.entries(links)) {
      const expert = set.find(id);
      const known = learned.filter((one) => learnedIds.has(one));
      if (!expert || known.length === 0) continue;
      this.#linked.add(id);
      for (const one of known) this.#experts.set(one, [...(this.#experts.get(one) ?? []), expert]);
    }
    for (const [id, experts] of this.#experts) {
      this.#experts.set(
        id,
        experts.toSorted((a, b) => this.#breadth(a) - this.#breadth(b)),
      );
    }
  }

  /** Whether learned templates give what this expert template gives. */
  isLinked(expertId: string): boolean {
    return this.#linked.has(expertId);
  }

  /** The expert template for a learned one whose changing atoms are `centre`. */
  find(learnedId: string, centre: readonly number[], matches: PatternMatches): CompiledTemplate | undefined {
    return this.#experts
      .get(learnedId)
      ?.find((expert) => expert.retro.some((variant) => variant.slots.some((slot) => matches.cover(slot, centre))));
  }

  /**
   * The same for the other direction: the expert template whose forward patterns lie on the atoms that change in each
   * reactant.
   */
  findForward(learnedId: string, changing: readonly ChangingAtoms[]): CompiledTemplate | undefined {
    const lies = (slot: number, { view, atoms }: ChangingAtoms): boolean =>
      (this.#set.plain[slot]?.covers(view, atoms) ?? no) !== no;
    return this.#experts
      .get(learnedId)
      ?.find((expert) =>
        expert.forward.some(({ slots }) => changing.every((one) => slots.some((slot) => lies(slot, one)))),
      );
  }

  /** Smaller for patterns of more atoms. */
  #breadth(expert: CompiledTemplate): number {
    const slots = expert.retro.flatMap((variant) => variant.slots);
    return -Math.min(...slots.map((slot) => this.#set.patterns[slot]?.get_num_atoms() ?? 0));
  }
}

/** Atoms of one reactant that a template changes. */
export interface ChangingAtoms {
  view: MoleculeView;
  atoms: readonly number[];
}

/** Where the patterns of a set lie on one molecule. */
export class PatternMatches {
  readonly #set: TemplateSet;
  readonly #mol: Mol;
  readonly #view: MoleculeView;

  constructor(set: TemplateSet, mol: Mol, view: MoleculeView) {
    this.#set = set;
    this.#mol = mol;
    this.#view = view;
  }

  /** Whether some match of the pattern holds all of the atoms. */
  cover(slot: number, atoms: readonly number[]): boolean {
    const [query, plain] = [this.#set.patterns[slot], this.#set.plain[slot]];
    const verdict = plain?.covers(this.#view, atoms) ?? no;
    if (verdict !== perhaps) return verdict === yes;
    const found = query ? matchesOf(this.#mol, query) : [];
    return found.some((match) => atoms.every((atom) => match.includes(atom)));
  }
}
