// One connected molecule as the rules of nomenclature walk over it.

import { bondBetween, type MolGraph, otherEnd } from '../../molecule/graph.ts';
import { at } from './words.ts';

export interface Neighbour {
  atom: number;
  order: number;
}

/** Labels of stereocentres and double bonds (`1-2`, the lower index first). */
export interface StereoLabels {
  atoms: ReadonlyMap<number, string>;
  bonds: ReadonlyMap<string, string>;
  /** How the neighbours of a stereocentre turn, 1 or -1, in the order of its bonds. */
  turns: ReadonlyMap<number, number>;
}

export class MoleculeView {
  readonly graph: MolGraph;
  readonly stereo: StereoLabels;
  readonly #neighbours: Neighbour[][];
  readonly #rings: (number[] | undefined)[] = [];
  #classes: number[] | undefined;
  /** Ring systems: sets of rings that share atoms. */
  readonly systems: readonly number[][];

  constructor(graph: MolGraph, stereo: StereoLabels) {
    this.graph = graph;
    this.stereo = stereo;
    this.#neighbours = graph.atoms.map((_, atom) =>
      (graph.bondsOf[atom] ?? []).map((index) => {
        const bond = at(graph.bonds, index);
        return { atom: otherEnd(bond, atom), order: bond.order };
      }),
    );
    this.systems = systemsOf(graph.rings);
    for (const system of this.systems) for (const atom of system) this.#rings[atom] = system;
  }

  get size(): number {
    return this.graph.atoms.length;
  }

  z(atom: number): number {
    return at(this.graph.atoms, atom).z;
  }

  hydrogens(atom: number): number {
    return at(this.graph.atoms, atom).hydrogens;
  }

  charge(atom: number): number {
    return at(this.graph.atoms, atom).charge;
  }

  neighbours(atom: number): readonly Neighbour[] {
    return at(this.#neighbours, atom);
  }

  /** The neighbouring atoms other than some. */
  others(atom: number, ...excluded: number[]): Neighbour[] {
    return this.neighbours(atom).filter((one) => !excluded.includes(one.atom));
  }

  order(a: number, b: number): number {
    return bondBetween(this.graph, a, b)?.order ?? 0;
  }

  inRing(atom: number): boolean {
    return this.#rings[atom] !== undefined;
  }

  systemOf(atom: number): readonly number[] | undefined {
    return this.#rings[atom];
  }

  /** The rings, each a list of atoms in order, that lie in a ring system. */
  ringsOf(system: readonly number[]): number[][] {
    return this.graph.rings.filter((ring) => system.includes(at(ring, 0)));
  }

  isRingBond(a: number, b: number): boolean {
    return this.graph.rings.some((ring) => {
      const index = ring.indexOf(a);
      return index >= 0 && (ring.at(index - 1) === b || ring[(index + 1) % ring.length] === b);
    });
  }

  /** Atoms of one class are alike but for configurations. */
  class(atom: number): number {
    this.#classes ??= classesOf(this.graph);
    return at(this.#classes, atom);
  }

  /** R, S, r or s of an atom; undefined where none is known. */
  label(atom: number): string | undefined {
    return this.stereo.atoms.get(atom);
  }

  /** E or Z of a double bond. */
  geometry(a: number, b: number): string | undefined {
    return this.stereo.bonds.get(bondKey(a, b));
  }

  /** All atoms that can be reached from one without passing another. */
  branch(root: number, from: number): Set<number> {
    const seen = new Set([root]);
    const queue = [root];
    for (let atom = queue.pop(); atom !== undefined; atom = queue.pop())
      for (const next of this.neighbours(atom))
        if (next.atom !== from && !seen.has(next.atom)) {
          seen.add(next.atom);
          queue.push(next.atom);
        }
    return seen;
  }
}

export function bondKey(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

function systemsOf(rings: readonly (readonly number[])[]): number[][] {
  const systems: Set<number>[] = [];
  for (const ring of rings) {
    const joined = new Set(ring);
    for (let index = systems.length - 1; index >= 0; index -= 1) {
      const other = at(systems, index);
      if (ring.some((atom) => other.has(atom))) {
        for (const atom of other) joined.add(atom);
        systems.splice(index, 1);
      }
    }
    systems.push(joined);
  }
  return systems.map((one) => [...one]);
}

// Refined by the classes of the neighbouring atoms until no more fall apart.
function classesOf({ atoms, bonds, bondsOf }: MolGraph): number[] {
  let classes = ranks(atoms.map((atom) => `${atom.z},${atom.hydrogens},${atom.charge}`));
  for (let round = 0; round < atoms.length; round += 1) {
    const finer = ranks(
      atoms.map((_, atom) => {
        const around = (bondsOf[atom] ?? []).map((index) => {
          const bond = at(bonds, index);
          const order = bond.aromatic ? 4 : bond.order;
          return `${order}:${at(classes, otherEnd(bond, atom))}`;
        });
        return `${at(classes, atom)}|${around.toSorted().join(' ')}`;
      }),
    );
    if (new Set(finer).size === new Set(classes).size) return finer;
    classes = finer;
  }
  return classes;
}

function ranks(texts: readonly string[]): number[] {
  const sorted = [...new Set(texts)].toSorted();
  return texts.map((text) => sorted.indexOf(text));
}
