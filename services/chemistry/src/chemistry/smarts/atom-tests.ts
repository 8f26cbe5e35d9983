// The atom tests of a set of patterns, each distinct one once, and their answers: without recursion a test sees only a
// few figures of an atom, so that one answer holds for all atoms of a kind in all molecules.

import { bracketedTest, symbolTest } from './atom-test.ts';
import type { AtomTest, RecursiveTest } from './atom-test.ts';
import type { MoleculeView, ViewResponses } from './molecule-view.ts';
import { no, perhaps } from './verdict.ts';
import type { Verdict } from './verdict.ts';

const unasked = 255;
/** Room that was given back, kept for the next molecules. */
const mostSpare = 4;

interface KnownTest {
  test: AtomTest;
  /** Number among the recursive tests, -1 for the others. */
  recursion: number;
  /** Answers by kind of atom. */
  byKind: number[];
}

export class AtomTests {
  readonly #known = new Map<string, number>();
  readonly #tests: KnownTest[] = [];
  readonly #kinds = new Map<number, number>();
  #recursions = 0;
  readonly #spare: Uint8Array[] = [];
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
    const recursion = isRecursive ? this.#recursions++ : -1;
    const index = this.#tests.push({ test, recursion, byKind: [] }) - 1;
    this.#known.set(key, index);
    return index;
  }

  verdict(index: number, view: MoleculeView, atom: number): Verdict {
    const known = this.#tests[index];
    if (!known) return perhaps;
    return known.recursion < 0 ? this.#ofKind(known, view, atom) : this.#ofAtom(known, view, atom);
  }

  /** On how many atoms the test does not answer no. */
  count(index: number, view: MoleculeView): number {
    const { counts } = this.#answers(view);
    const known = counts[index] ?? -1;
    if (known >= 0) return known;
    let count = 0;
    for (let atom = 0; atom < view.size; atom += 1) if (this.verdict(index, view, atom) !== no) count += 1;
    counts[index] = count;
    return count;
  }

  /** Takes back the room for answers of a molecule that will hardly be asked about again. */
  release(view: MoleculeView): void {
    if (view.answers && this.#spare.length < mostSpare) this.#spare.push(view.answers.recursive);
    view.answers = undefined;
  }

  #ofKind({ test, byKind }: KnownTest, view: MoleculeView, atom: number): Verdict {
    const kind = this.#answers(view).kinds[atom] ?? 0;
    return verdictOf(byKind[kind]) ?? (byKind[kind] = test(view, atom));
  }

  #ofAtom({ test, recursion }: KnownTest, view: MoleculeView, atom: number): Verdict {
    const { recursive } = this.#answers(view);
    const place = recursion * view.size + atom;
    return verdictOf(recursive[place]) ?? (recursive[place] = test(view, atom));
  }

  /** Room for all tests there are; made anew when patterns have come since. */
  #answers(view: MoleculeView): ViewResponses {
    if (view.answers?.tests === this.#tests.length) return view.answers;
    view.answers = {
      tests: this.#tests.length,
      recursive: this.#room(this.#recursions * view.size),
      counts: new Int16Array(this.#tests.length).fill(-1),
      kinds: this.#kindsOf(view),
    };
    return view.answers;
  }

  #room(length: number): Uint8Array {
    const spare = this.#spare.pop();
    const room = spare && spare.length >= length ? spare : new Uint8Array(length);
    return room.fill(unasked, 0, length);
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
