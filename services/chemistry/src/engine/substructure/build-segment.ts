// Makes a segment out of SMILES.

import { elementOf } from '../../chemistry/molecule/element-weights.ts';
import { graphOf } from '../../chemistry/molecule/graph.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { featureCount, featuresOf } from './fingerprint.ts';
import { figureNames, readMolecule, ringShift, type Figures, type ReadMolecule } from './figures.ts';
import { columnWords, morganBytes, type Segment } from './segment.ts';

interface Row {
  smiles: string;
  origin: number;
  heavyAtoms: number;
  weight: number;
  isPlain: boolean;
  kinds: Uint16Array;
  neighbours: Uint16Array;
  degrees: Uint8Array;
  bits: Uint8Array;
  features: Uint16Array;
  morgan: Uint8Array;
}

/** Collects molecules; what RDKit cannot read is left out and counted. */
export class SegmentBuilder {
  readonly #rdkit: RDKit;
  readonly #rows: Row[] = [];
  readonly #kinds = new Map<string, number>();
  readonly #figures: number[] = [];
  /** Places of texts that are no molecules. */
  readonly refused: number[] = [];

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
  }

  get size(): number {
    return this.#rows.length;
  }

  /** Adds the molecule of a SMILES, which came at that place of a list. */
  add(smiles: string, origin: number): void {
    using mol = smiles.trim() === '' ? null : this.#rdkit.get_mol(smiles);
    if (!mol || mol.get_num_atoms() === 0 || mol.get_num_atoms() > 0xffff) {
      this.refused.push(origin);
      return;
    }
    const read = readMolecule(graphOf(mol));
    this.#rows.push({
      smiles,
      origin,
      heavyAtoms: read.figures.filter(({ z }) => z > 1).length,
      weight: weightOf(read.figures),
      isPlain: read.isPlain,
      kinds: Uint16Array.from(read.figures, (figures) => this.#kindOf(figures)),
      neighbours: Uint16Array.from(read.neighbours.flat()),
      degrees: Uint8Array.from(read.neighbours, ({ length }) => length),
      bits: Uint8Array.from(read.bits.flat()),
      features: Uint16Array.from(read.isPlain ? moleculeFeatures(read) : allFeatures),
      morgan: Uint8Array.from(mol.get_morgan_fp_as_uint8array() as Uint8Array),
    });
  }

  /** All that was added, smallest molecule first. */
  finish(): Segment {
    const rows = this.#rows.toSorted(
      (a, b) => a.heavyAtoms - b.heavyAtoms || a.weight - b.weight || (a.smiles < b.smiles ? -1 : 1),
    );
    const atoms = sum(rows, ({ kinds }) => kinds.length);
    const ends = sum(rows, ({ neighbours }) => neighbours.length);
    const texts = rows.map(({ smiles }) => Buffer.from(smiles, 'latin1'));
    const segment: Segment = {
      size: rows.length,
      origin: Uint32Array.from(rows, ({ origin }) => origin),
      heavyAtoms: Uint16Array.from(rows, ({ heavyAtoms }) => heavyAtoms),
      weight: Float32Array.from(rows, ({ weight }) => weight),
      plain: Uint8Array.from(rows, ({ isPlain }) => Number(isPlain)),
      atomStart: startsOf(rows.map(({ kinds }) => kinds.length)),
      atomKind: new Uint16Array(atoms),
      kinds: Int16Array.from(this.#figures),
      neighbourStart: new Uint32Array(atoms + 1),
      neighbour: new Uint16Array(ends),
      bondBit: new Uint8Array(ends),
      columns: new Uint32Array(featureCount * columnWords(rows.length)),
      morgan: new Uint8Array(rows.length * morganBytes),
      smilesStart: startsOf(texts.map(({ length }) => length)),
      smilesBytes: Uint8Array.from(Buffer.concat(texts)),
    };
    fill(segment, rows);
    return segment;
  }

  #kindOf(figures: Figures): number {
    const values = figureNames.map((name) => figures[name]);
    const key = values.join();
    const known = this.#kinds.get(key);
    if (known !== undefined) return known;
    const kind = this.#kinds.size;
    if (kind > 0xffff) throw new RangeError('too many kinds of atoms');
    this.#kinds.set(key, kind);
    this.#figures.push(...values);
    return kind;
  }
}

/** Makes a segment of the SMILES of a list at once. */
export function buildSegment(rdkit: RDKit, list: readonly string[]): Segment {
  const builder = new SegmentBuilder(rdkit);
  list.forEach((smiles, place) => builder.add(smiles, place));
  return builder.finish();
}

const allFeatures = Array.from({ length: featureCount }, (_, feature) => feature);

function fill(segment: Segment, rows: readonly Row[]): void {
  const words = columnWords(rows.length);
  let atom = 0;
  let end = 0;
  rows.forEach((row, molecule) => {
    segment.atomKind.set(row.kinds, atom);
    segment.neighbour.set(row.neighbours, end);
    segment.bondBit.set(row.bits, end);
    segment.morgan.set(row.morgan, molecule * morganBytes);
    for (const degree of row.degrees) {
      segment.neighbourStart[atom] = end;
      atom += 1;
      end += degree;
    }
    for (const feature of row.features) {
      const word = feature * words + (molecule >> 5);
      segment.columns[word] = (segment.columns[word] ?? 0) | (1 << (molecule & 31));
    }
  });
  segment.neighbourStart[atom] = end;
}

function startsOf(lengths: readonly number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  lengths.forEach((length, index) => (starts[index + 1] = (starts[index] ?? 0) + length));
  return starts;
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((total, one) => total + of(one), 0);
}

function moleculeFeatures({ figures, neighbours, bits }: ReadMolecule): Set<number> {
  const kindOf = (bit: number): number => (bit | (bit >> ringShift)) & 0xf;
  return featuresOf({ atoms: figures, neighbours, kinds: bits.map((list) => list.map(kindOf)) });
}

function weightOf(figures: readonly Figures[]): number {
  const hydrogen = elementOf(1).weight;
  return figures.reduce((total, { z, isotope, hydrogens }) => {
    const own = isotope > 0 ? isotope : z >= 1 && z <= 83 ? elementOf(z).weight : 0;
    return total + own + hydrogens * hydrogen;
  }, 0);
}
