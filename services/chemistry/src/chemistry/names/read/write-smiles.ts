// A molecule as SMILES with its centres and double bonds; the order of the atoms in the text is kept for those who ask RDKit about it.

import type { Atom, Bond, Molecule } from './molecule.ts';
import { opening } from './part-smiles.ts';

export interface WrittenSmiles {
  smiles: string;
  /** Atoms of the molecule in the order of the text. */
  order: number[];
}

interface Writer {
  molecule: Molecule;
  order: number[];
  seen: Set<number>;
  /** Ring closures of each atom: bond and digit. */
  closures: Map<number, { bond: Bond; digit: number }[]>;
  directions: ReadonlyMap<Bond, { from: number; mark: string }>;
}

const organic = new Set(['B', 'C', 'N', 'O', 'P', 'S', 'F', 'Cl', 'Br', 'I']);
const symbols: Readonly<Record<number, string>> = { 1: '', 2: '=', 3: '#' };

export function writeSmiles(molecule: Molecule): WrittenSmiles {
  const writer: Writer = {
    molecule,
    order: [],
    seen: new Set(),
    closures: findClosures(molecule),
    directions: directionsOf(molecule),
  };
  const parts: string[] = [];
  for (const [index, atom] of molecule.atoms.entries())
    if (atom.element !== '' && !writer.seen.has(index)) parts.push(writeFrom(writer, index, undefined));
  return { smiles: parts.join('.'), order: writer.order };
}

function findClosures(molecule: Molecule): Writer['closures'] {
  const closures: Writer['closures'] = new Map();
  const seen = new Set<number>();
  const used = new Set<Bond>();
  let digit = 0;
  const visit = (atom: number): void => {
    seen.add(atom);
    for (const bond of molecule.bondsOf[atom] ?? []) {
      if (used.has(bond)) continue;
      used.add(bond);
      const other = bond.first === atom ? bond.second : bond.first;
      if (!seen.has(other)) {
        visit(other);
        continue;
      }
      digit += 1;
      for (const end of [atom, other]) closures.set(end, [...(closures.get(end) ?? []), { bond, digit }]);
    }
  };
  for (const index of molecule.atoms.keys()) if (!seen.has(index)) visit(index);
  return closures;
}

function writeFrom(writer: Writer, atom: number, from: Bond | undefined): string {
  const { molecule } = writer;
  writer.seen.add(atom);
  writer.order.push(atom);
  const closing = writer.closures.get(atom) ?? [];
  const isClosing = new Set(closing.map(({ bond }) => bond));
  const onward = (molecule.bondsOf[atom] ?? []).filter((bond) => bond !== from && !isClosing.has(bond));
  const other = (bond: Bond): number => (bond.first === atom ? bond.second : bond.first);
  const sequence = [...(from ? [other(from)] : []), ...closing.map(({ bond }) => other(bond)), ...onward.map(other)];
  const digits = closing.map(({ bond, digit }) => `${bondMark(writer, bond, atom)}${digit > 9 ? `%${digit}` : digit}`);
  const text = atomText(molecule, atom, from !== undefined, sequence);
  const branches = onward.map((bond) => `${bondMark(writer, bond, atom)}${writeFrom(writer, other(bond), bond)}`);
  const last = branches.pop() ?? '';
  return `${text}${digits.join('')}${branches.map((branch) => `(${branch})`).join('')}${last}`;
}

function bondMark({ directions }: Writer, bond: Bond, from: number): string {
  const direction = directions.get(bond);
  if (!direction) return symbols[bond.order] ?? '';
  const isForward = direction.from === from;
  return isForward ? direction.mark : direction.mark === '/' ? '\\' : '/';
}

function atomText(molecule: Molecule, index: number, hasPrevious: boolean, sequence: readonly number[]): string {
  const atom = molecule.atom(index);
  const mark = chiralMark(atom, hasPrevious, sequence);
  if (atom.charge === 0 && mark === '' && organic.has(atom.element)) return atom.element;
  const hydrogens = molecule.hydrogens(index);
  const sign = atom.charge > 0 ? '+' : '-';
  const charge = atom.charge === 0 ? '' : Math.abs(atom.charge) === 1 ? sign : `${sign}${Math.abs(atom.charge)}`;
  return `[${atom.element}${mark}${hydrogens === 0 ? '' : hydrogens === 1 ? 'H' : `H${hydrogens}`}${charge}]`;
}

function chiralMark({ centre }: Atom, hasPrevious: boolean, sequence: readonly number[]): string {
  if (!centre) return '';
  const known = centre.neighbours;
  const hydrogen = known.length > sequence.length ? [-1] : [];
  const written = hasPrevious
    ? [...sequence.slice(0, 1), ...hydrogen, ...sequence.slice(1)]
    : [...hydrogen, ...sequence];
  // A substituent that came later is the one that the list does not name.
  const resolved = known.map((one) => (one === opening ? (written.find((atom) => !known.includes(atom)) ?? one) : one));
  return isEven(resolved, written) === centre.isClockwise ? '@@' : '@';
}

/** Whether one order of the same things turns into the other by an even number of swaps. */
export function isEven(from: readonly number[], to: readonly number[]): boolean {
  const places = from.map((one) => to.indexOf(one));
  let swaps = 0;
  for (let first = 0; first < places.length; first += 1)
    for (let second = first + 1; second < places.length; second += 1)
      if ((places[first] ?? 0) > (places[second] ?? 0)) swaps += 1;
  return swaps % 2 === 0;
}

/** Marks of the single bonds beside double bonds whose geometry is known, each as seen from one of its atoms. */
function directionsOf(molecule: Molecule): Writer['directions'] {
  const directions = new Map<Bond, { from: number; mark: string }>();
  for (const bond of molecule.bonds) {
    const { geometry } = bond;
    if (!geometry) continue;
    const near = molecule.bondBetween(bond.first, geometry.near);
    const far = molecule.bondBetween(bond.second, geometry.far);
    if (!near || !far) continue;
    const turn = (mark: string): string => (mark === '/' ? '\\' : '/');
    // Both seen away from the double bond: the same side has the same mark.
    const seen = (one: Bond, from: number): string | undefined => {
      const known = directions.get(one);
      return known && (known.from === from ? known.mark : turn(known.mark));
    };
    const nearMark = seen(near, bond.first);
    const farMark = seen(far, bond.second);
    const first = nearMark ?? (farMark === undefined ? '/' : geometry.isSameSide ? farMark : turn(farMark));
    directions.set(near, { from: bond.first, mark: first });
    directions.set(far, { from: bond.second, mark: geometry.isSameSide ? first : turn(first) });
  }
  return directions;
}
