// A molecule's graph out of RDKit's binary form, which is written in a fifth of the time of its JSON. Read is what the
// pinned release writes for plain molecules; for anything else the response is null, and the JSON has it.

import type { Atom, Bond, MolGraph } from '../../chemistry/molecule/graph.ts';

const head = [0xef, 0xbe, 0xad, 0xde, 0, 0, 0, 0, 16, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0];
const tags = { atoms: 0x01, bonds: 0x0b, rings: 0x42, anyRings: 0x43 } as const;
/** Wider molecules have wider indexes. */
const atomsAtMost = 255;
const aromaticFlag = 0x40;
const noImplicitFlag = 0x20;
/** Of atoms: queries, map numbers, labels. Of bonds: queries, stereo. Nothing of this is read here. */
const unreadAtomFlags = 0x9f;
const unreadBondFlags = 0x93;
const bondHasType = 0x08;
const bondHasDirection = 0x04;
const aromaticType = 12;

const has = { charge: 1 << 1, chirality: 1 << 2, hybridization: 1 << 3, hydrogens: 1 << 4 } as const;
const more = { explicitValence: 1 << 5, implicitValence: 1 << 6, radicals: 1 << 7, isotope: 1 << 8 } as const;
const knownFields = 0x1fe;

export interface PickledMolecule {
  /** The graph's rings are the smallest ones; otherwise it has none, as of a molecule that was read and not looked at. */
  hasRings: boolean;
  /** In the order of the text; aromatic bonds have order 1. */
  graph: MolGraph;
  /** Atoms that are written with a configuration, whether it means something or not. */
  marked: number[];
  /** Ends of bonds that are written with a direction. */
  directed: number[];
}

/** A molecule whose configurations have been read but not judged. Null when the bytes hold anything that is not plain. */
export function readPickle(bytes: Uint8Array): PickledMolecule | null {
  if (!head.every((byte, index) => bytes[index] === byte)) return null;
  const reader = new Reader(bytes, head.length);
  const [atomCount, bondCount] = [reader.int32(), reader.int32()];
  if (atomCount > atomsAtMost || bondCount > 0xffff) return null;
  reader.byte();
  if (reader.byte() !== tags.atoms) return null;
  const atoms: Atom[] = [];
  const [marked, directed]: [number[], number[]] = [[], []];
  for (let index = 0; index < atomCount; index += 1) {
    const atom = readAtom(reader);
    if (!atom) return null;
    if (atom.isMarked) marked.push(index);
    atoms.push(atom);
  }
  if (reader.byte() !== tags.bonds) return null;
  const bonds: Bond[] = [];
  const bondsOf: number[][] = atoms.map(() => []);
  for (let index = 0; index < bondCount; index += 1) {
    const bond = readBond(reader);
    if (!bond) return null;
    if (bond.isDirected) directed.push(bond.from, bond.to);
    bondsOf[bond.from]?.push(index);
    bondsOf[bond.to]?.push(index);
    bonds.push(bond);
  }
  const tag = reader.byte();
  if (tag === tags.anyRings) return { hasRings: false, graph: { atoms, bonds, rings: [], bondsOf }, marked, directed };
  if (tag !== tags.rings) return null;
  const rings = Array.from({ length: reader.int32() }, () =>
    Array.from({ length: reader.byte() }, () => reader.byte()),
  );
  return reader.isWithin() ? { hasRings: true, graph: { atoms, bonds, rings, bondsOf }, marked, directed } : null;
}

function readAtom(reader: Reader): (Atom & { isMarked: boolean }) | null {
  const z = reader.byte();
  const flags = reader.byte();
  const fields = reader.int32();
  if ((flags & unreadAtomFlags) !== 0 || (fields & ~knownFields) !== 0) return null;
  const charge = fields & has.charge ? (reader.byte() << 24) >> 24 : 0;
  const isMarked = (fields & has.chirality) !== 0;
  // Clockwise and counter-clockwise; there are others, around metals.
  if (isMarked && reader.byte() > 2) return null;
  if (fields & has.hybridization) reader.byte();
  const hydrogens = fields & has.hydrogens ? reader.byte() : 0;
  if (fields & more.explicitValence) reader.byte();
  const implicitHydrogens = fields & more.implicitValence ? reader.byte() : 0;
  const radicals = fields & more.radicals ? reader.byte() : 0;
  const isotope = fields & more.isotope ? reader.int32() : 0;
  return {
    z,
    hydrogens: hydrogens + (flags & noImplicitFlag ? 0 : implicitHydrogens),
    charge,
    radicals,
    isotope,
    aromatic: (flags & aromaticFlag) !== 0,
    isMarked,
  };
}

function readBond(reader: Reader): (Bond & { isDirected: boolean }) | null {
  const [from, to, flags] = [reader.byte(), reader.byte(), reader.byte()];
  if ((flags & unreadBondFlags) !== 0) return null;
  const type = flags & bondHasType ? reader.byte() : 1;
  const isDirected = (flags & bondHasDirection) !== 0;
  if (isDirected) reader.byte();
  const aromatic = (flags & aromaticFlag) !== 0;
  if (aromatic !== (type === aromaticType) || (!aromatic && type > 3)) return null;
  return { from, to, order: aromatic ? 1 : type, aromatic, isDirected };
}

class Reader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  byte(): number {
    const value = this.#bytes[this.#at] ?? 0;
    this.#at += 1;
    return value;
  }

  /** Little endian. */
  int32(): number {
    return this.byte() | (this.byte() << 8) | (this.byte() << 16) | (this.byte() << 24);
  }

  isWithin(): boolean {
    return this.#at <= this.#bytes.length;
  }
}
