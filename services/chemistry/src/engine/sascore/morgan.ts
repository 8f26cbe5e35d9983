// Morgan environments of a molecule, as RDKit counts them (D. Rogers, M. Hahn, J. Chem. Inf. Model. 2010, 50, 742): for
// every atom the identifiers of its surroundings of zero, one and two bonds, each surrounding once.
//
// A hundred thousand molecules are scored in one go, so all intermediate figures stand in arrays that are used again.

import type { MolGraph } from '../../chemistry/molecule/graph.ts';
import { deltaMassOf } from './isotopes.ts';

const aromaticBond = 12;

/** Identifier of each environment up to `radius` bonds with the number of atoms that have it, and how many in all. */
export interface MorganCounts {
  /** By unsigned 32-bit identifier. */
  counts: Map<number, number>;
  total: number;
}

/** Called for each environment that counts: its identifier, its atom in the middle and its radius. */
export type EnvironmentVisitor = (id: number, atom: number, radius: number) => void;

/** Counts the environments; `radius` is 2 for the synthetic accessibility score. */
export function morganCounts(graph: MolGraph, radius = 2): MorganCounts {
  const counts = new Map<number, number>();
  let total = 0;
  visitEnvironments(graph, radius, (id) => {
    counts.set(id, (counts.get(id) ?? 0) + 1);
    total += 1;
  });
  return { counts, total };
}

/** Walks over the environments in the order in which they are counted: by radius, then by identifier. */
export function visitEnvironments(graph: MolGraph, radius: number, visit: EnvironmentVisitor): void {
  const size = graph.atoms.length;
  scratch.fit(graph);
  scratch.readLinks(graph);
  const { invariants, isDead } = scratch;
  readInvariants(graph);
  for (let atom = 0; atom < size; atom += 1) visit(invariants[atom] ?? 0, atom, 0);
  for (let layer = 0; layer < radius; layer += 1) {
    const found = grow(layer, size);
    // Of several atoms with the same surroundings the one of the smallest identifier counts, and the others grow no more.
    const order = scratch.order.subarray(0, found).toSorted();
    for (const key of order) {
      const atom = key % atomsAtMost;
      if (!scratch.keepSphere(atom)) isDead[atom] = 1;
      else visit(scratch.next[atom] ?? 0, atom, layer + 1);
    }
    scratch.settle(size);
  }
}

/** Identifier and atom as one number that sorts by both: 2 ** 32 * 2 ** 20 is below 2 ** 53. */
const atomsAtMost = 2 ** 20;

class Scratch {
  invariants = new Uint32Array(64);
  next = new Uint32Array(64);
  isDead = new Uint8Array(64);
  inRing = new Uint8Array(64);
  order = new Float64Array(64);
  /** Links of an atom stand from `start[atom]` to `start[atom + 1]`. */
  start = new Int32Array(65);
  to = new Int32Array(256);
  bond = new Int32Array(256);
  type = new Int32Array(256);
  words = 1;
  /** Bonds of each atom's surroundings as bits. */
  spheres = new Int32Array(256);
  grown = new Int32Array(256);
  /** Surroundings that were counted, one after the other. */
  readonly #known = new KnownSpheres();

  fit({ atoms, bonds }: MolGraph): void {
    const size = atoms.length;
    if (size >= atomsAtMost) throw new RangeError(`${size} atoms are too many`);
    this.words = Math.max(1, Math.ceil(bonds.length / 32));
    if (size > this.invariants.length) {
      const room = size * 2;
      this.invariants = new Uint32Array(room);
      this.next = new Uint32Array(room);
      this.isDead = new Uint8Array(room);
      this.inRing = new Uint8Array(room);
      this.order = new Float64Array(room);
      this.start = new Int32Array(room + 1);
    }
    if (bonds.length * 2 > this.to.length) {
      const room = bonds.length * 4;
      this.to = new Int32Array(room);
      this.bond = new Int32Array(room);
      this.type = new Int32Array(room);
    }
    if (size * this.words > this.spheres.length) {
      this.spheres = new Int32Array(size * this.words * 2);
      this.grown = new Int32Array(size * this.words * 2);
    }
    this.spheres.fill(0, 0, size * this.words);
    this.isDead.fill(0, 0, size);
    this.inRing.fill(0, 0, size);
    this.#known.clear(this.words);
  }

  readLinks({ atoms, bonds, bondsOf, rings }: MolGraph): void {
    let at = 0;
    for (let atom = 0; atom < atoms.length; atom += 1) {
      this.start[atom] = at;
      for (const index of bondsOf[atom] ?? []) {
        const bond = bonds[index];
        if (!bond) continue;
        this.to[at] = bond.from === atom ? bond.to : bond.from;
        this.bond[at] = index;
        this.type[at] = bond.aromatic ? aromaticBond : bond.order;
        at += 1;
      }
    }
    this.start[atoms.length] = at;
    for (const ring of rings) for (const atom of ring) this.inRing[atom] = 1;
  }

  /** The surroundings of an atom are kept; false where they were known. */
  keepSphere(atom: number): boolean {
    return this.#known.add(this.grown, atom * this.words);
  }

  /** What has grown is where the next layer begins. */
  settle(size: number): void {
    [this.spheres, this.grown] = [this.grown, this.spheres];
    this.invariants.set(this.next.subarray(0, size));
  }
}

/** Sets of bonds, each as so many words. */
class KnownSpheres {
  #words = 1;
  #count = 0;
  #kept = new Int32Array(512);
  #hashes = new Int32Array(128);

  clear(words: number): void {
    this.#words = words;
    this.#count = 0;
  }

  add(from: Int32Array, at: number): boolean {
    const words = this.#words;
    let hash = 0;
    for (let word = 0; word < words; word += 1) hash = (Math.imul(hash, 31) + (from[at + word] ?? 0)) | 0;
    for (let index = 0; index < this.#count; index += 1) {
      if (this.#hashes[index] === hash && this.#equals(index * words, from, at)) return false;
    }
    this.#makeRoom();
    for (let word = 0; word < words; word += 1) this.#kept[this.#count * words + word] = from[at + word] ?? 0;
    this.#hashes[this.#count] = hash;
    this.#count += 1;
    return true;
  }

  #equals(kept: number, from: Int32Array, at: number): boolean {
    for (let word = 0; word < this.#words; word += 1) if (this.#kept[kept + word] !== from[at + word]) return false;
    return true;
  }

  #makeRoom(): void {
    if (this.#count === this.#hashes.length) this.#hashes = doubled(this.#hashes);
    while ((this.#count + 1) * this.#words > this.#kept.length) this.#kept = doubled(this.#kept);
  }
}

function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

const scratch = new Scratch();

// Element, degree, hydrogens, charge, what an isotope weighs more, and whether it is in a ring.
function readInvariants({ atoms }: MolGraph): void {
  const { start, to, invariants, inRing } = scratch;
  for (let index = 0; index < atoms.length; index += 1) {
    const atom = atoms[index];
    if (!atom) continue;
    const [from, end] = [start[index] ?? 0, start[index + 1] ?? 0];
    let hydrogens = atom.hydrogens;
    for (let link = from; link < end; link += 1) if (atoms[to[link] ?? 0]?.z === 1) hydrogens += 1;
    let hash = combine(0, atom.z);
    hash = combine(hash, end - from + atom.hydrogens);
    hash = combine(hash, hydrogens);
    hash = combine(hash, atom.charge);
    hash = combine(hash, atom.isotope === 0 ? 0 : deltaMassOf(atom));
    invariants[index] = inRing[index] === 1 ? combine(hash, 1) : hash;
  }
}

// Grows every living atom's surroundings by one bond; gives how many atoms did.
function grow(layer: number, size: number): number {
  const { start, to, bond, words, spheres, grown, invariants, next, isDead, order } = scratch;
  let found = 0;
  for (let atom = 0; atom < size; atom += 1) {
    const [from, end] = [start[atom] ?? 0, start[atom + 1] ?? 0];
    const own = atom * words;
    for (let word = 0; word < words; word += 1) grown[own + word] = spheres[own + word] ?? 0;
    next[atom] = invariants[atom] ?? 0;
    if (from === end) isDead[atom] = 1;
    if (isDead[atom] === 1) continue;
    for (let link = from; link < end; link += 1) {
      const other = (to[link] ?? 0) * words;
      for (let word = 0; word < words; word += 1) {
        grown[own + word] = (grown[own + word] ?? 0) | (spheres[other + word] ?? 0);
      }
      const bit = bond[link] ?? 0;
      grown[own + (bit >>> 5)] = (grown[own + (bit >>> 5)] ?? 0) | (1 << (bit & 31));
    }
    const id = grownInvariant(layer, atom);
    next[atom] = id;
    order[found] = id * atomsAtMost + atom;
    found += 1;
  }
  return found;
}

let pairs = new Float64Array(16);

function grownInvariant(layer: number, atom: number): number {
  const { start, to, type, invariants } = scratch;
  const [from, end] = [start[atom] ?? 0, start[atom + 1] ?? 0];
  const count = end - from;
  if (count > pairs.length) pairs = new Float64Array(count * 2);
  // By kind of bond, then by what stands at its other end; atoms have few neighbours.
  for (let link = 0; link < count; link += 1) {
    const pair = (type[from + link] ?? 0) * 2 ** 32 + (invariants[to[from + link] ?? 0] ?? 0);
    let place = link;
    for (; place > 0 && (pairs[place - 1] ?? 0) > pair; place -= 1) pairs[place] = pairs[place - 1] ?? 0;
    pairs[place] = pair;
  }
  let hash = combine(layer, invariants[atom] ?? 0);
  for (let link = 0; link < count; link += 1) {
    const pair = pairs[link] ?? 0;
    const kind = Math.floor(pair / 2 ** 32);
    hash = combine(hash, combine(combine(0, kind), pair - kind * 2 ** 32));
  }
  return hash;
}

// boost::hash_combine on 32 bits.
function combine(seed: number, value: number): number {
  return (seed ^ (value + 0x9e3779b9 + (seed << 6) + (seed >>> 2))) >>> 0;
}
