// Flat arrays of molecules with their tokens, sites and candidates; data.c reads them.

import { environmentsPerAtom } from '../../src/chemistry/models/ranker/environments.ts';
import { siteTokens, type MoleculeFeatures, type Place } from '../../src/chemistry/models/ranker/features.ts';
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

/** Lists of small numbers, of which there are many: what their numbers are kept in. */
const narrowKinds: Partial<Record<Name, typeof Uint16Array | typeof Uint8Array>> = {
  template: Uint16Array,
  site: Uint16Array,
  part: Uint8Array,
  label: Uint8Array,
};

/** In place of a part that a template does not have. */
export const noPart = 255;

/** The arrays by their names. */
export type SplitArrays = Map<Name, Numbers>;

type Numbers = Int32Array | Uint16Array | Uint8Array;

/** Lists that say where those of one molecule or site begin. */
const starts: readonly string[] = names.filter((name) => name.endsWith('Start'));

export class SplitWriter {
  readonly #lists = new Map(names.map((name) => [name, new GrowingList(narrowKinds[name] ?? Int32Array)]));
  #atoms = 0;
  #sites = 0;

  constructor() {
    for (const name of names) if (starts.includes(name)) this.#list(name).push(0);
  }

  /** One molecule or flask with the places in it, and which of these are recorded; only atoms of sites are kept. */
  add(features: MoleculeFeatures, places: readonly Place[], labels: readonly boolean[]): void {
    for (const token of features.global) this.#list('global').push(token);
    const placeOf = new Map<number, number>();
    for (const site of features.sites) {
      const atoms = site.centre.map((atom) => {
        const known = placeOf.get(atom) ?? placeOf.size;
        if (!placeOf.has(atom)) {
          this.#addAtom(features.atoms.subarray(atom * environmentsPerAtom, (atom + 1) * environmentsPerAtom));
          placeOf.set(atom, known);
        }
        return known;
      });
      this.#addSite(atoms, siteTokens(features, site));
    }
    places.forEach(({ template, centre }, index) => {
      const parts = centre.slice(0, partsPerTemplate).map((atom) => placeOf.get(atom) ?? noPart);
      this.#addCandidate(template, features.siteOf[index] ?? 0, parts, labels[index] === true);
    });
    this.#endMolecule();
  }

  #addAtom(tokens: Int32Array): void {
    for (const token of tokens) this.#list('atom').push(token);
    this.#atoms += 1;
  }

  /** `atoms` are places of this molecule's atoms in the order in which they were added. */
  #addSite(atoms: readonly number[], tokens: readonly number[]): void {
    for (const atom of atoms) this.#list('siteAtom').push(atom);
    for (const token of tokens) this.#list('siteToken').push(token);
    this.#list('siteAtomStart').push(this.#list('siteAtom').length);
    this.#list('siteTokenStart').push(this.#list('siteToken').length);
    this.#sites += 1;
  }

  #addCandidate(template: number, site: number, parts: readonly number[], isRecorded: boolean): void {
    this.#list('template').push(template);
    this.#list('site').push(site);
    for (let part = 0; part < partsPerTemplate; part += 1) this.#list('part').push(parts[part] ?? noPart);
    this.#list('label').push(isRecorded ? 1 : 0);
  }

  #endMolecule(): void {
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
        const kind = narrowKinds[name] ?? Int32Array;
        const arrays = parts.map((part) => part.get(name) ?? new kind());
        return [name, starts.includes(name) ? joinedStarts(arrays) : joined(arrays, kind)];
      }),
    );
  }

  #list(name: Name): GrowingList {
    const list = this.#lists.get(name);
    if (!list) throw new RangeError(name);
    return list;
  }
}

function joinedStarts(arrays: readonly Numbers[]): Numbers {
  const pieces: Numbers[] = [Int32Array.of(0)];
  let before = 0;
  for (const array of arrays) {
    const start = before;
    pieces.push(Int32Array.from(array.subarray(1), (value) => value + start));
    before += array.at(-1) ?? 0;
  }
  return joined(pieces, Int32Array);
}

function joined(arrays: readonly Numbers[], kind: NumbersKind): Numbers {
  const whole = new kind(arrays.reduce((sum, array) => sum + array.length, 0));
  let at = 0;
  for (const array of arrays) {
    whole.set(array, at);
    at += array.length;
  }
  return whole;
}

type NumbersKind = typeof Int32Array | typeof Uint16Array | typeof Uint8Array;

class GrowingList {
  length = 0;
  readonly #kind: NumbersKind;
  #values: Numbers;

  constructor(kind: NumbersKind) {
    this.#kind = kind;
    this.#values = new kind(1024);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new this.#kind(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  array(): Numbers {
    return this.#values.slice(0, this.length);
  }
}
