// Adds a fragment that a table writes as SMILES. Only what the tables use: organic atoms, brackets with charge, hydrogens and
// atom number, branches, rings, bonds. `*` is no atom but a place where something binds.

import { type Molecule, NameProblem } from './molecule.ts';

/** Where something binds: an atom, and the order of the bond. */
export interface Opening {
  atom: number;
  order: number;
}

export interface AddedPart {
  /** Indexes in the molecule of the atoms in the order of the text; -1 for an opening. */
  atoms: number[];
  openings: Opening[];
  /** Atom number of the text by position; 0 where there is none. */
  numbers: number[];
  /** Atoms whose hydrogen keeps them out of the double bonds of a mancude ring: [nH], NH, CH2. */
  saturated: number[];
  /** Atoms written [OH] or [SH]: acid groups. */
  acidic: number[];
}

const atomToken =
  /\[(?<element>[A-Za-z][a-z]?)(?<mark>@{0,2})(?<hydrogens>H\d?)?(?<charge>[+-]\d?)?(?::(?<number>\d+))?\]|(?<plain>Cl|Br|[BCNOPSFI]|[bcnops]|\*)/y;
const orders: Readonly<Record<string, number>> = { '-': 1, '=': 2, '#': 3 };

/** In the list of neighbours: what a substituent will be. */
export const opening = -9;
const beginsOpen = -3;
const none = -1;

interface Reader {
  stack: number[];
  previous: number;
  order: number;
  rings: Map<string, { atom: number; order: number; place: number }>;
  /** Neighbours of each atom in the order of the text, for chirality. */
  listed: Map<number, number[]>;
  marks: Map<number, string>;
  direction: string;
  /** Single bonds beside double bonds, as written: from one atom to the next. */
  directed: { from: number; to: number; mark: string }[];
}

/** Adds the fragment. Rings written with small letters, or named `asMancude`, keep their double bonds open. */
export function addSmiles(molecule: Molecule, smiles: string, asMancude = false): AddedPart {
  const part: AddedPart = { atoms: [], openings: [], numbers: [], saturated: [], acidic: [] };
  const reader: Reader = {
    stack: [],
    previous: none,
    order: 0,
    rings: new Map(),
    listed: new Map(),
    marks: new Map(),
    direction: '',
    directed: [],
  };
  let at = 0;
  while (at < smiles.length) {
    const letter = smiles.charAt(at);
    atomToken.lastIndex = at;
    const token = atomToken.exec(smiles);
    if (token) {
      addToken(molecule, part, reader, token, asMancude);
      at += token[0].length;
      continue;
    }
    if (letter === '(') reader.stack.push(reader.previous);
    else if (letter === ')') reader.previous = reader.stack.pop() ?? none;
    else if (letter === '.') reader.previous = none;
    else if (letter === '/' || letter === '\\') reader.direction = letter;
    else if (letter in orders) reader.order = orders[letter] ?? 1;
    else if (/\d/.test(letter)) closeRing(molecule, reader, letter, asMancude);
    else throw new NameProblem(`not in a table: ${smiles}`);
    at += 1;
  }
  setCentres(molecule, reader);
  setGeometry(molecule, reader.directed);
  return part;
}

function addToken(
  molecule: Molecule,
  part: AddedPart,
  reader: Reader,
  token: RegExpExecArray,
  asMancude: boolean,
): void {
  const { element = '', plain, mark = '', hydrogens = '', charge = '', number = '0' } = token.groups ?? {};
  const symbol = plain ?? element;
  if (symbol === '*') {
    addOpening(part, reader);
    return;
  }
  const isSmall = symbol === symbol.toLowerCase();
  const name = symbol.charAt(0).toUpperCase() + symbol.slice(1);
  const atom = molecule.addAtom(name, chargeOf(charge), isSmall || asMancude);
  if (hydrogens === 'H2' || (hydrogens === 'H' && name === 'N')) part.saturated.push(atom);
  if (hydrogens === 'H' && (name === 'O' || name === 'S')) part.acidic.push(atom);
  part.atoms.push(atom);
  part.numbers.push(Number(number));
  if (mark !== '') reader.marks.set(atom, mark);
  reader.listed.set(atom, []);
  if (reader.previous === beginsOpen) {
    part.openings.push({ atom, order: reader.order || 1 });
    reader.listed.get(atom)?.push(opening);
  } else if (reader.previous >= 0) link(molecule, reader, atom, asMancude);
  if (mark !== '' && hydrogens !== '') reader.listed.get(atom)?.push(-1);
  reader.previous = atom;
  reader.order = 0;
}

function addOpening(part: AddedPart, reader: Reader): void {
  part.atoms.push(-1);
  part.numbers.push(0);
  if (reader.previous < 0) {
    reader.previous = beginsOpen;
    return;
  }
  part.openings.push({ atom: reader.previous, order: reader.order || 1 });
  reader.listed.get(reader.previous)?.push(opening);
  reader.order = 0;
}

function link(molecule: Molecule, reader: Reader, atom: number, asMancude: boolean): void {
  addWritten(molecule, reader.previous, atom, reader.order, asMancude);
  if (reader.direction !== '') reader.directed.push({ from: reader.previous, to: atom, mark: reader.direction });
  reader.direction = '';
  reader.listed.get(reader.previous)?.push(atom);
  reader.listed.get(atom)?.push(reader.previous);
}

// A single bond that is written out stays one: the bond between the rings of biphenyl.
function addWritten(molecule: Molecule, first: number, second: number, order: number, asMancude: boolean): void {
  const isOpen = molecule.atom(first).isMancude && molecule.atom(second).isMancude && (asMancude || order === 0);
  const bond = molecule.addBond(first, second, isOpen ? 1 : order || 1);
  if (isOpen) bond.isMancude = true;
}

function closeRing(molecule: Molecule, reader: Reader, digit: string, asMancude: boolean): void {
  const open = reader.rings.get(digit);
  const list = reader.listed.get(reader.previous) ?? [];
  if (!open) {
    reader.rings.set(digit, { atom: reader.previous, order: reader.order, place: list.length });
    list.push(-8);
  } else {
    reader.rings.delete(digit);
    addWritten(molecule, open.atom, reader.previous, Math.max(open.order, reader.order), asMancude);
    const other = reader.listed.get(open.atom) ?? [];
    other[open.place] = reader.previous;
    list.push(open.atom);
  }
  reader.order = 0;
}

function setCentres(molecule: Molecule, reader: Reader): void {
  for (const [atom, mark] of reader.marks) {
    const neighbours = reader.listed.get(atom) ?? [];
    molecule.atom(atom).centre = { neighbours, isClockwise: mark === '@@' };
  }
}

function setGeometry(molecule: Molecule, directed: Reader['directed']): void {
  const seen = (atom: number) => {
    const found = directed.find(({ from, to }) => from === atom || to === atom);
    if (!found) return undefined;
    const isOutward = found.from === atom;
    return { other: isOutward ? found.to : found.from, isUp: (found.mark === '/') === isOutward };
  };
  for (const bond of directed.length > 0 ? molecule.bonds.filter(({ order }) => order === 2) : []) {
    const [near, far] = [seen(bond.first), seen(bond.second)];
    if (near && far) bond.geometry = { near: near.other, far: far.other, isSameSide: near.isUp === far.isUp };
  }
}

function chargeOf(text: string): number {
  if (text === '') return 0;
  return (text.startsWith('-') ? -1 : 1) * Number(text.slice(1) || '1');
}
