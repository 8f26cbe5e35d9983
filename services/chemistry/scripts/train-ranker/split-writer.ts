// Flat arrays of molecules with their tokens, sites and candidates; data.c reads them.

import { partsPerTemplate } from './shared-tokens.ts';

const names = [
  'globalStart',
  'global',
  'atomStart',
  'atom',
  'siteStart',
  'siteAtomStart',
  'siteAtom',
  'siteTokenStart',
  'siteToken',
  'candidateStart',
  'template',
  'site',
  'part',
  'label',
] as const;

type Name = (typeof names)[number];

/** The arrays by their names. */
export type SplitArrays = Map<Name, Int32Array>;

/** Lists that say where those of one molecule or site begin. */
const starts: readonly string[] = names.filter((name) => name.endsWith('Start'));

export class SplitWriter {
  readonly #lists = new Map(names.map((name) => [name, new GrowingList()]));
  #atoms = 0;
  #sites = 0;

  constructor() {
    for (const name of names) if (starts.includes(name)) this.#list(name).push(0);
  }

  startMolecule(global: Int32Array): void {
    for (const token of global) this.#list('global').push(token);
  }

  addAtom(tokens: Int32Array): void {
    for (const token of tokens) this.#list('atom').push(token);
    this.#atoms += 1;
  }

  /** `atoms` are places of this molecule's atoms in the order of `addAtom`. */
  addSite(atoms: readonly number[], tokens: readonly number[]): void {
    for (const atom of atoms) this.#list('siteAtom').push(atom);
    for (const token of tokens) this.#list('siteToken').push(token);
    this.#list('siteAtomStart').push(this.#list('siteAtom').length);
    this.#list('siteTokenStart').push(this.#list('siteToken').length);
    this.#sites += 1;
  }

  addCandidate(template: number, site: number, parts: readonly number[], isRecorded: boolean): void {
    this.#list('template').push(template);
    this.#list('site').push(site);
    for (let part = 0; part < partsPerTemplate; part += 1) this.#list('part').push(parts[part] ?? -1);
    this.#list('label').push(isRecorded ? 1 : 0);
  }

  endMolecule(): void {
    this.#list('globalStart').push(this.#list('global').length);
    this.#list('atomStart').push(this.#atoms);
    this.#list('siteStart').push(this.#sites);
    this.#list('candidateStart').push(this.#list('template').length);
  }

  arrays(): SplitArrays {
    return new Map(names.map((name) => [name, this.#list(name).array()]));
  }

  /** Several dumps one after the other. */
  static joined(parts: readonly SplitArrays[]): SplitArrays {
    return new Map(
      names.map((name) => {
        const arrays = parts.map((part) => part.get(name) ?? new Int32Array());
        return [name, starts.includes(name) ? joinedStarts(arrays) : joined(arrays)];
      }),
    );
  }

  #list(name: Name): GrowingList {
    const list = this.#lists.get(name);
    if (!list) throw new RangeError(name);
    return list;
  }
}

function joinedStarts(arrays: readonly Int32Array[]): Int32Array {
  const pieces: Int32Array[] = [Int32Array.of(0)];
  let before = 0;
  for (const array of arrays) {
    const start = before;
    pieces.push(array.subarray(1).map((value) => value + start));
    before += array.at(-1) ?? 0;
  }
  return joined(pieces);
}

function joined(arrays: readonly Int32Array[]): Int32Array {
  const whole = new Int32Array(arrays.reduce((sum, array) => sum + array.length, 0));
  let at = 0;
  for (const array of arrays) {
    whole.set(array, at);
    at += array.length;
  }
  return whole;
}

class GrowingList {
  length = 0;
  #values = new Int32Array(1024);

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  array(): Int32Array {
    return this.#values.slice(0, this.length);
  }
}
