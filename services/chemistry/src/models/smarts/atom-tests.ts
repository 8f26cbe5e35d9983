// The atom tests of a set of patterns, each distinct one once, and their answers: without recursion a test sees only a
// few figures of an atom, so that one answer holds for all atoms of a kind in all molecules.

import { bracketedTest, symbolTest } from './atom-test.ts';
import type { AtomTest, RecursiveTest } from './atom-test.ts';
import type { MoleculeView } from './molecule-view.ts';
import { no, perhaps } from './verdict.ts';
import type { Verdict } from './verdict.ts';

const unasked = 255;

interface KnownTest {
  test: AtomTest;
  isRecursive: boolean;
  /** Answers by kind of atom. */
  byKind: number[];
}

export class AtomTests {
  readonly #known = new Map<string, number>();
  readonly #tests: KnownTest[] = [];
  readonly #kinds = new Map<number, number>();
  readonly #recursive: RecursiveTest;

  /** `recursive` makes the test of what stands in `$(...)`. */
  constructor(recursive: RecursiveTest) {
    this.#recursive = (smarts) => {
      const index = this.#indexOfKey(`$(${smarts})`, true, () => recursive(smarts));
      return (view, atom) => this.verdict(index, view, atom);
    };
  }

  /** Number of the test of an expression. */
  indexOf(text: string, isBracketed: boolean): number {
    const key = isBracketed ? `[${text.replace(/:\d+$/, '')}]` : text;
    return this.#indexOfKey(key, text.includes('$('), () =>
      isBracketed ? bracketedTest(text, this.#recursive) : symbolTest(text),
    );
  }

  #indexOfKey(key: string, isRecursive: boolean, make: () => AtomTest): number {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const test = make();
    const index = this.#tests.push({ test, isRecursive, byKind: [] }) - 1;
    this.#known.set(key, index);
    return index;
  }

  verdict(index: number, view: MoleculeView, atom: number): Verdict {
    const known = this.#tests[index];
    if (!known) return perhaps;
    return known.isRecursive ? this.#ofAtom(index, known, view, atom) : this.#ofKind(known, view, atom);
  }

  /** On how many atoms the test does not answer no. */
  count(index: number, view: MoleculeView): number {
    const known = view.counts[index];
    if (known !== undefined) return known;
    let count = 0;
    for (let atom = 0; atom < view.size; atom += 1) if (this.verdict(index, view, atom) !== no) count += 1;
    view.counts[index] = count;
    return count;
  }

  #ofKind({ test, byKind }: KnownTest, view: MoleculeView, atom: number): Verdict {
    const kind = (view.kinds ??= this.#kindsOf(view))[atom] ?? 0;
    return verdictOf(byKind[kind]) ?? (byKind[kind] = test(view, atom));
  }

  #ofAtom(index: number, { test }: KnownTest, view: MoleculeView, atom: number): Verdict {
    const answers = (view.recursive[index] ??= new Uint8Array(view.size).fill(unasked));
    return verdictOf(answers[atom]) ?? (answers[atom] = test(view, atom));
  }

  #kindsOf(view: MoleculeView): Int32Array {
    return Int32Array.from({ length: view.size }, (_, atom) => {
      const signature = view.signature(atom);
      const known = this.#kinds.get(signature) ?? this.#kinds.size;
      this.#kinds.set(signature, known);
      return known;
    });
  }
}

function verdictOf(answer: number | undefined): Verdict | null {
  return answer === 0 || answer === 1 || answer === 2 ? answer : null;
}
