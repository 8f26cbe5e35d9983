// Substructure search in plain JavaScript, for patterns by the hundred on one molecule: a call into RDKit costs more
// than most of these searches. What the reader knows of SMARTS it answers as RDKit does (smarts-pattern.test.ts); where a
// pattern says more than that, the response is no or perhaps.

import { AtomTests } from './atom-tests.ts';
import type { MoleculeView } from './molecule-view.ts';
import { readSmarts } from './read-smarts.ts';
import type { SmartsGraph } from './read-smarts.ts';
import { both, either, no, perhaps, yes } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/** One for the thread: molecules keep answers by the numbers of these tests. */
export const atomTests = new AtomTests((smarts) => {
  const pattern = new SmartsPattern(smarts);
  return (view, atom) => pattern.fitsAt(view, atom);
});

/** To be called when a molecule was asked what it was to be asked: it may be asked again, at the price of the first time. */
export function releaseResponses(view: MoleculeView): void {
  atomTests.release(view);
}

interface Step {
  atom: number;
  /** Bonds to atoms that were placed before; the first is followed. */
  bonds: { to: number; mask: number }[];
}

/** Ends a search that would take too long: the response is perhaps. */
const mostPlacements = 20_000;

export class SmartsPattern {
  readonly #graph: SmartsGraph;
  readonly #indexes: readonly number[];
  /** Atoms of the pattern, those first that molecules lack most often and that are quickest to test. */
  readonly #order: readonly number[];
  readonly #plans: (readonly Step[] | undefined)[] = [];
  /** Where the atoms of the pattern lie in the search that runs; a pattern is never asked within its own search. */
  readonly #at: Int32Array;
  #placements = 0;
  #covered: readonly number[] = [];

  /** Throws a TypeError for no SMARTS. */
  constructor(smarts: string) {
    this.#graph = readSmarts(smarts);
    this.#indexes = this.#graph.atoms.map((atom) => atomTests.indexOf(atom.text, atom.isBracketed));
    const ranks = this.#graph.atoms.map(
      ({ text }) => (text.includes('$(') ? 2 : 0) + Number(/^(?:C(?!l)|c|#6|\*)/.test(text)),
    );
    this.#order = [...ranks.keys()].toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
    this.#at = new Int32Array(this.#indexes.length);
  }

  /** Whether the pattern lies anywhere on the molecule. */
  fits(view: MoleculeView): Verdict {
    return this.#search(view);
  }

  #search(view: MoleculeView): Verdict {
    if (!view.isPlain) return perhaps;
    let start = 0;
    let fewest = Infinity;
    for (const atom of this.#order) {
      const count = atomTests.count(this.#indexes[atom] ?? 0, view);
      if (count === 0) return no;
      if (count < fewest) [start, fewest] = [atom, count];
    }
    let best: Verdict = no;
    for (let atom = 0; atom < view.size && best < yes; atom += 1) best = either(best, this.#from(start, view, atom));
    return best;
  }

  /** Whether the pattern lies on the molecule so that it covers all of these atoms. */
  covers(view: MoleculeView, atoms: readonly number[]): Verdict {
    this.#covered = atoms;
    const verdict = atoms.length > this.#indexes.length ? no : this.#search(view);
    this.#covered = [];
    return verdict;
  }

  /** Whether the pattern lies on the molecule with its first atom there. */
  fitsAt(view: MoleculeView, atom: number): Verdict {
    return view.isPlain ? this.#from(0, view, atom) : perhaps;
  }

  #own(place: number, view: MoleculeView, atom: number): Verdict {
    return atomTests.verdict(this.#indexes[place] ?? 0, view, atom);
  }

  #from(start: number, view: MoleculeView, atom: number): Verdict {
    this.#placements = 0;
    return this.#place((this.#plans[start] ??= planFrom(this.#graph, start)), 0, view, atom);
  }

  #place(steps: readonly Step[], index: number, view: MoleculeView, atom: number): Verdict {
    const step = steps[index];
    if (!step) return no;
    const own = this.#own(step.atom, view, atom);
    if (own === no || !this.#isBonded(step, view, atom) || this.#isTaken(steps, index, atom)) return no;
    this.#at[step.atom] = atom;
    if (index + 1 === steps.length) return this.#coversAll() ? own : no;
    if ((this.#placements += 1) > mostPlacements) return perhaps;
    return both(own, this.#next(steps, index + 1, view));
  }

  #next(steps: readonly Step[], index: number, view: MoleculeView): Verdict {
    const anchor = steps[index]?.bonds[0];
    const near = anchor && view.neighbours[this.#at[anchor.to] ?? 0];
    const count = near ? near.length : view.size;
    let best: Verdict = no;
    for (let i = 0; i < count && best < yes; i += 1)
      best = either(best, this.#place(steps, index, view, near ? (near[i] ?? 0) : i));
    return best;
  }

  #coversAll(): boolean {
    for (const atom of this.#covered) if (!this.#at.includes(atom)) return false;
    return true;
  }

  #isTaken(steps: readonly Step[], index: number, atom: number): boolean {
    for (let i = 0; i < index; i += 1) if (this.#at[steps[i]?.atom ?? 0] === atom) return true;
    return false;
  }

  #isBonded(step: Step, view: MoleculeView, atom: number): boolean {
    for (const { to, mask } of step.bonds) {
      const place = view.neighbours[atom]?.indexOf(this.#at[to] ?? -1) ?? -1;
      if (place < 0 || ((view.bonds[atom]?.[place] ?? 0) & mask) === 0) return false;
    }
    return true;
  }
}

function planFrom(graph: SmartsGraph, start: number): Step[] {
  const steps: Step[] = [];
  const placed = new Set<number>();
  const bondsTo = (atom: number): Step['bonds'] =>
    graph.bonds.flatMap(({ a, b, mask }) =>
      a === atom && placed.has(b) ? [{ to: b, mask }] : b === atom && placed.has(a) ? [{ to: a, mask }] : [],
    );
  const all = [...graph.atoms.keys()];
  for (let next: number | undefined = start; next !== undefined;) {
    steps.push({ atom: next, bonds: bondsTo(next) });
    placed.add(next);
    const open = all.filter((atom) => !placed.has(atom));
    next = open.find((atom) => bondsTo(atom).length > 0) ?? open[0];
  }
  return steps;
}
