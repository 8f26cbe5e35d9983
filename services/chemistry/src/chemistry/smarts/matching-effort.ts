// How much work it is to look for a pattern on a molecule, counted in partial matches: a figure of the pattern and the
// molecule alone, the same on every machine however busy it is.

import type { MoleculeView } from './molecule-view.ts';
import { endOfParentheses, readSmarts } from './read-smarts.ts';
import type { SmartsGraph } from './read-smarts.ts';
import { atomTests, releaseResponses } from './smarts-pattern.ts';
import { no } from './verdict.ts';

/** A larger pattern lies on hardly any molecule, so that its searches end soon from wherever they start. */
const mostStarts = 80;

export class MatchingEffort {
  readonly #patterns: readonly PatternParts[];

  /** Counts for a pattern and for each `$(...)` in it. Throws a TypeError for no SMARTS. */
  constructor(smarts: string) {
    this.#patterns = withRecursions(smarts).map((text) => partsOf(readSmarts(text)));
  }

  /**
   * Partial matches of a search for all matches on a molecule, from the start that makes most of them; what is not
   * connected is tried in every combination. Stops counting beyond `most`.
   */
  on(view: MoleculeView, most: number): number {
    let sum = 0;
    for (const parts of this.#patterns) {
      sum += parts.reduce((product, part) => product * Math.max(1, this.#ofPart(part, view, most)), 1);
      if (sum > most) break;
    }
    releaseResponses(view);
    return sum;
  }

  #ofPart({ plans, indexes }: PatternPart, view: MoleculeView, most: number): number {
    let worst = 0;
    for (const plan of plans) {
      worst = Math.max(worst, new Search(plan, indexes, view).count(most));
      if (worst > most) break;
    }
    return worst;
  }
}

/** Where an atom of a pattern is looked for: at bonds to atoms that were placed before; the first is followed. */
interface Step {
  atom: number;
  bonds: readonly PatternBond[];
}

interface PatternBond {
  to: number;
  mask: number;
}

interface PatternPart {
  /** One plan for each atom that a search may start with. */
  plans: readonly (readonly Step[])[];
  /** Numbers of the tests of the atoms. */
  indexes: readonly number[];
}
type PatternParts = readonly PatternPart[];

/** One exhaustive search that counts what it places. */
class Search {
  readonly #plan: readonly Step[];
  readonly #indexes: readonly number[];
  readonly #view: MoleculeView;
  readonly #at: Int32Array;
  readonly #isTaken: Uint8Array;
  #placed = 0;
  #most = 0;

  constructor(plan: readonly Step[], indexes: readonly number[], view: MoleculeView) {
    this.#plan = plan;
    this.#indexes = indexes;
    this.#view = view;
    this.#at = new Int32Array(indexes.length);
    this.#isTaken = new Uint8Array(view.size);
  }

  count(most: number): number {
    this.#most = most;
    for (let atom = 0; atom < this.#view.size && this.#placed <= most; atom += 1) this.#place(0, atom);
    return this.#placed;
  }

  #place(index: number, atom: number): void {
    const step = this.#plan[index];
    if (!step || this.#placed > this.#most || this.#isTaken[atom] === 1) return;
    if (atomTests.verdict(this.#indexes[step.atom] ?? 0, this.#view, atom) === no) return;
    if (!step.bonds.every(({ to, mask }) => this.#isBonded(atom, this.#at[to] ?? -1, mask))) return;
    this.#placed += 1;
    const anchor = this.#plan[index + 1]?.bonds[0];
    if (!anchor) return;
    this.#at[step.atom] = atom;
    this.#isTaken[atom] = 1;
    for (const next of this.#view.neighbours[this.#at[anchor.to] ?? 0] ?? []) this.#place(index + 1, next);
    this.#isTaken[atom] = 0;
  }

  #isBonded(atom: number, other: number, mask: number): boolean {
    const place = this.#view.neighbours[atom]?.indexOf(other) ?? -1;
    return place >= 0 && ((this.#view.bonds[atom]?.[place] ?? 0) & mask) !== 0;
  }
}

// The connected parts of a pattern, each with the plans of its searches.
function partsOf(graph: SmartsGraph): PatternParts {
  const indexes = graph.atoms.map(({ text, isBracketed }) => atomTests.indexOf(text, isBracketed));
  const bondsOf: PatternBond[][] = graph.atoms.map(() => []);
  for (const { a, b, mask } of graph.bonds) {
    bondsOf[a]?.push({ to: b, mask });
    bondsOf[b]?.push({ to: a, mask });
  }
  const seen = new Set<number>();
  const parts: PatternPart[] = [];
  for (const atom of graph.atoms.keys()) {
    if (seen.has(atom)) continue;
    const members = planFrom(bondsOf, atom).map((step) => step.atom);
    for (const member of members) seen.add(member);
    parts.push({ indexes, plans: members.slice(0, mostStarts).map((start) => planFrom(bondsOf, start)) });
  }
  return parts;
}

// All atoms that are connected with the first one, each after one that it is bonded to.
function planFrom(bondsOf: readonly (readonly PatternBond[])[], start: number): Step[] {
  const placed = new Set<number>();
  const steps: Step[] = [];
  const open = [start];
  for (let atom = open.pop(); atom !== undefined; atom = open.pop()) {
    if (placed.has(atom)) continue;
    const bonds = bondsOf[atom] ?? [];
    steps.push({ atom, bonds: bonds.filter(({ to }) => placed.has(to)) });
    placed.add(atom);
    for (const { to } of bonds) if (!placed.has(to)) open.push(to);
  }
  return steps;
}

/** The pattern itself and what stands in `$(...)` at any depth. */
function withRecursions(smarts: string): string[] {
  const found = [smarts];
  for (let at = smarts.indexOf('$('); at >= 0; at = smarts.indexOf('$(', at + 2)) {
    found.push(smarts.slice(at + 2, endOfParentheses(smarts, at + 1) - 1));
  }
  return found;
}
