// Writes drafts as SMILES, one text for each molecule, every atom in brackets so that nothing is left to be guessed.

import { hydrogen } from './draft.ts';
import type { Draft, DraftBond } from './draft.ts';
import { markSides } from './double-bond-marks.ts';
import type { SideMarks } from './double-bond-marks.ts';
import { symbolOf } from './elements.ts';
import { isOddChange } from './orientation.ts';

/** SMILES of each molecule of the draft, in the order of their first atoms; not canonical. */
export function writeSmiles(draft: Draft): string[] {
  const writer = new Writer(draft);
  const texts: string[] = [];
  for (let atom = 0; atom < draft.atoms.length; atom += 1) if (!writer.isWritten(atom)) texts.push(writer.write(atom));
  return texts;
}

/** SMILES of the molecule that holds this atom, and its atoms. */
export function writeMolecule(draft: Draft, start: number): { smiles: string; atoms: number[] } {
  const writer = new Writer(draft);
  const smiles = writer.write(start);
  return { smiles, atoms: [...draft.atoms.keys()].filter((atom) => writer.isWritten(atom)) };
}

class Writer {
  readonly #draft: Draft;
  readonly #marks: SideMarks;
  /** Children of each atom in the tree of the text, and its ring bonds in the order of their digits. */
  readonly #children: number[][];
  readonly #closures: number[][];
  readonly #state: Uint8Array;
  readonly #digits = new Map<DraftBond, number>();
  readonly #freeDigits: number[] = [];
  #nextDigit = 1;

  constructor(draft: Draft) {
    this.#draft = draft;
    this.#marks = markSides(draft);
    this.#children = draft.atoms.map(() => []);
    this.#closures = draft.atoms.map(() => []);
    this.#state = new Uint8Array(draft.atoms.length);
  }

  isWritten(atom: number): boolean {
    return this.#state[atom] !== 0;
  }

  write(start: number): string {
    this.#plan(start, -1);
    return this.#text(start, -1);
  }

  /** Finds the tree and the ring bonds: both ends of a ring bond know it before anything is written. */
  #plan(atom: number, from: number): void {
    this.#state[atom] = 1;
    for (const next of this.#draft.bonds[atom]?.keys() ?? []) {
      if (next === from) continue;
      if (this.#state[next] === 0) {
        this.#children[atom]?.push(next);
        this.#plan(next, atom);
      } else if (!this.#closures[atom]?.includes(next)) {
        this.#closures[atom]?.push(next);
        this.#closures[next]?.push(atom);
      }
    }
  }

  #text(atom: number, from: number): string {
    const closures = this.#closures[atom] ?? [];
    const children = this.#children[atom] ?? [];
    let text = this.#atomText(atom, from, closures, children);
    for (const other of closures) text += this.#closureText(atom, other);
    children.forEach((child, index) => {
      const branch = this.#bondText(atom, child) + this.#text(child, atom);
      text += index < children.length - 1 ? `(${branch})` : branch;
    });
    return text;
  }

  #atomText(atom: number, from: number, closures: readonly number[], children: readonly number[]): string {
    const drafted = this.#draft.atoms[atom];
    if (!drafted) return '';
    const before = from < 0 ? [] : [from];
    const own = drafted.hydrogens === 1 ? [hydrogen] : [];
    const order = [...before, ...own, ...closures, ...children];
    const mark = drafted.turn === null ? '' : isOddChange(drafted.turn, order) ? '@@' : '@';
    const hydrogens = drafted.hydrogens === 0 ? '' : drafted.hydrogens === 1 ? 'H' : `H${drafted.hydrogens}`;
    const charge = drafted.charge === 0 ? '' : drafted.charge > 0 ? `+${drafted.charge}` : `${drafted.charge}`;
    return `[${drafted.isotope || ''}${symbolOf(drafted.z, drafted.aromatic)}${mark}${hydrogens}${charge}]`;
  }

  #closureText(atom: number, other: number): string {
    const bond = this.#draft.bondBetween(atom, other);
    if (!bond) return '';
    const known = this.#digits.get(bond);
    if (known === undefined) {
      const digit = this.#freeDigits.pop() ?? this.#nextDigit++;
      this.#digits.set(bond, digit);
      return this.#bondText(atom, other) + digitText(digit);
    }
    this.#digits.delete(bond);
    this.#freeDigits.push(known);
    return digitText(known);
  }

  #bondText(from: number, to: number): string {
    const bond = this.#draft.bondBetween(from, to);
    if (!bond) return '';
    const side = this.#marks.get(bond);
    if (side) return side.from === from ? side.mark : side.mark === '/' ? '\\' : '/';
    if (bond.order === 2) return '=';
    if (bond.order === 3) return '#';
    const isBetweenAromatic = this.#draft.atoms[from]?.aromatic === true && this.#draft.atoms[to]?.aromatic === true;
    if (bond.order === 4) return isBetweenAromatic ? '' : ':';
    return isBetweenAromatic ? '-' : '';
  }
}

function digitText(digit: number): string {
  return digit < 10 ? `${digit}` : `%${digit}`;
}
