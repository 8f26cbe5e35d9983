// The learned templates in the forward direction: everything that recorded reactions would make of given reactants.

import { prepareEdit, type Edit } from './apply.ts';
import { Draft, appendTo } from './draft.ts';
import { applyForward, forwardParts } from './forward-edit.ts';
import type { ForwardPart } from './forward-edit.ts';
import { Matcher } from './matcher.ts';
import { readEdit } from './pattern.ts';
import type { LearnedRecord, ProductGraph } from './types.ts';
import { writeMolecule } from './write-smiles.ts';

/** Where a learned template fits reactants. */
export interface ForwardSite {
  /** Index into the library. */
  template: number;
  /** For each piece of the template, the reactant (by its place among those given) and its atoms. */
  pieces: readonly { reactant: number; atoms: readonly number[] }[];
}

/** What a template makes at one site. */
export interface ForwardOutcome {
  /** The main product, not canonical. */
  smiles: string;
  /** For each atom of the draft that the product was written from, its reactant and its atom there. */
  origins: readonly { reactant: number; atom: number }[];
  /** Atoms of the draft that are in the product. */
  kept: readonly number[];
  /** Bonds that the template makes, between atoms of the draft. */
  made: readonly (readonly [number, number])[];
}

/** Matches of the pieces in one reactant, by piece: what `ForwardSites.in` gives. */
export type PieceMatches = ReadonlyMap<number, readonly (readonly number[])[]>;

/** A polymer of functional groups fits in too many ways to be of use. */
const maxSitesOfTemplate = 60;

export class LearnedForward {
  readonly #edits: readonly (Edit | null)[];
  /** For each template, its pieces: index into the matcher, and places on the right side. */
  readonly #pieces: { piece: number; places: readonly number[] }[][];
  readonly #matcher: Matcher;
  /** For each piece, the templates that have it. */
  readonly #templatesOf: number[][] = [];

  /** For each template its edit, null for one that is not to be used. */
  constructor(edits: readonly (Edit | null)[]) {
    this.#edits = edits;
    const parts: ForwardPart[] = [];
    const known = new Map<string, number>();
    this.#pieces = edits.map((edit) =>
      (edit ? forwardParts(edit) : []).map((part) => {
        const key = JSON.stringify(part.graph);
        const piece = known.get(key) ?? parts.push(part) - 1;
        known.set(key, piece);
        return { piece, places: part.places };
      }),
    );
    this.#matcher = new Matcher(parts.map((part) => part.graph));
    this.#pieces.forEach((pieces, template) => {
      for (const { piece } of pieces) (this.#templatesOf[piece] ??= []).push(template);
    });
  }

  /** Where the pieces of all templates are in one reactant; worth keeping for a reactant that is asked for again. */
  piecesIn(reactant: ProductGraph): PieceMatches {
    const found = new Map<number, (readonly number[])[]>();
    this.#matcher.match(reactant, (piece, atoms) => {
      const list = found.get(piece);
      if (list) list.push(atoms);
      else found.set(piece, [atoms]);
    });
    return found;
  }

  /** Every way to put the pieces of a template onto the reactants, two pieces on one reactant included. */
  sites(template: number, reactants: readonly PieceMatches[]): ForwardSite[] {
    if (!this.#edits[template]) return [];
    let partial: ForwardSite['pieces'][] = [[]];
    for (const { piece } of this.#pieces[template] ?? []) {
      const places = reactants.flatMap((matches, reactant) =>
        (matches.get(piece) ?? []).map((atoms) => ({ reactant, atoms })),
      );
      if (places.length === 0) return [];
      partial = partial
        .flatMap((pieces) => places.filter((place) => isFree(place, pieces)).map((place) => [...pieces, place]))
        .slice(0, maxSitesOfTemplate);
    }
    return partial.map((pieces) => ({ template, pieces }));
  }

  /** Pairs of atoms of one reactant that the template bonds there. */
  closures(site: ForwardSite): { reactant: number; from: number; to: number }[] {
    const edit = this.#edits[site.template];
    const at = this.#origins(site);
    if (!edit || site.pieces.length < 2) return [];
    return edit.made.flatMap(({ a, b }) => {
      const [from, to] = [at[edit.places[a] ?? -1], at[edit.places[b] ?? -1]];
      return from && to && from.reactant === to.reactant
        ? [{ reactant: from.reactant, from: from.atom, to: to.atom }]
        : [];
    });
  }

  /** The atoms that change there and stay in the product, in the order of the template's product side. */
  centre(site: ForwardSite): { reactant: number; atom: number }[] {
    const edit = this.#edits[site.template];
    const at = this.#origins(site);
    return (edit?.centre ?? []).flatMap((atom) => at[edit?.places[atom] ?? -1] ?? []);
  }

  /** Templates all of whose pieces are in the reactants, in rising order. */
  templatesIn(reactants: readonly PieceMatches[]): number[] {
    const found = new Set(reactants.flatMap((matches) => [...matches.keys()]));
    const templates = new Set([...found].flatMap((piece) => this.#templatesOf[piece] ?? []));
    const isWhole = (template: number): boolean =>
      (this.#pieces[template] ?? []).every(({ piece }) => found.has(piece));
    return [...templates].filter(isWhole).toSorted((a, b) => a - b);
  }

  /** For each reactant, its atoms that change there. */
  changing(site: ForwardSite): Map<number, number[]> {
    const edit = this.#edits[site.template];
    const at = this.#origins(site);
    const found = new Map<number, number[]>();
    for (const atom of edit?.centre ?? []) {
      const origin = at[edit?.places[atom] ?? -1];
      if (origin) found.set(origin.reactant, [...(found.get(origin.reactant) ?? []), origin.atom]);
    }
    return found;
  }

  /** What the template makes there; null when hydrogens are lacking or its atoms end up in different molecules. */
  outcome(site: ForwardSite, reactants: readonly ProductGraph[]): ForwardOutcome | null {
    const edit = this.#edits[site.template];
    if (!edit) return null;
    const draft = new Draft();
    const origins: { reactant: number; atom: number }[] = [];
    const first = new Map<number, number>();
    for (const { reactant } of site.pieces) {
      const graph = reactants[reactant];
      if (!graph || first.has(reactant)) continue;
      first.set(reactant, appendTo(draft, graph));
      for (const atom of graph.atoms.keys()) origins.push({ reactant, atom });
    }
    const atoms = this.#origins(site).map(({ reactant, atom }) => (first.get(reactant) ?? 0) + atom);
    if (!applyForward(draft, edit, atoms)) return null;
    const named = edit.places.map((place) => atoms[place] ?? -1);
    const { smiles, atoms: kept } = writeMolecule(draft, named[0] ?? 0);
    if (named.some((atom) => !kept.includes(atom))) return null;
    return { smiles, origins, kept, made: edit.made.map(({ a, b }) => [named[a] ?? -1, named[b] ?? -1] as const) };
  }

  /** For each place on the right side, the reactant's atom that stands for it. */
  #origins(site: ForwardSite): { reactant: number; atom: number }[] {
    const origins: { reactant: number; atom: number }[] = [];
    this.#pieces[site.template]?.forEach(({ places }, index) => {
      const piece = site.pieces[index];
      places.forEach((place, at) => {
        if (piece) origins[place] = { reactant: piece.reactant, atom: piece.atoms[at] ?? 0 };
      });
    });
    return origins;
  }
}

/** The edits of sound templates, as `LearnedForward` takes them. Throws a TypeError for a record outside the dialect. */
export function editsOf(records: readonly LearnedRecord[]): (Edit | null)[] {
  return records.map(({ isSound, retro }) => (isSound ? prepareEdit(readEdit(retro)) : null));
}

function isFree(place: ForwardSite['pieces'][number], pieces: ForwardSite['pieces']): boolean {
  return pieces.every(
    (one) => one.reactant !== place.reactant || !one.atoms.some((atom) => place.atoms.includes(atom)),
  );
}
