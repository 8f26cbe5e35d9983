// Ring systems with names of their own (data/ring-systems.tsv), found by their skeleton: elements and ring bonds.

import { readFileSync } from 'node:fs';
import type { MoleculeView } from '../molecule-view.ts';
import type { FixedForm, Numbering } from './skeleton.ts';
import { at } from '../words.ts';

interface Row {
  en: string;
  zh: string;
  isSaturated: boolean;
  elements: readonly number[];
  /** For each atom the others that it is bound to. */
  bonds: readonly (readonly number[])[];
  locants: readonly string[];
}

export interface RingMatch {
  form: FixedForm;
  numberings: Numbering[];
}

export class RingTable {
  readonly #rows = new Map<string, Row[]>();

  constructor(text: string) {
    for (const line of text.split('\n')) {
      if (line === '' || line.startsWith('#')) continue;
      const row = readRow(line.split('\t'));
      if (!row) continue;
      const key = signature(row.elements, row.bonds);
      const known = this.#rows.get(key);
      if (known) known.push(row);
      else this.#rows.set(key, [row]);
    }
  }

  /** The name and numberings of a ring system, of its saturated form where it has one and `isSaturated` asks for it. */
  find(mol: MoleculeView, system: readonly number[], isSaturated: boolean): RingMatch | undefined {
    const elements = system.map((atom) => mol.z(atom));
    const bonds = system.map((atom) =>
      mol
        .neighbours(atom)
        .filter((next) => system.includes(next.atom) && mol.isRingBond(atom, next.atom))
        .map((next) => system.indexOf(next.atom)),
    );
    const rows = this.#rows.get(signature(elements, bonds)) ?? [];
    for (const row of rows) {
      if (row.isSaturated !== isSaturated) continue;
      const maps = isomorphisms(row, { elements, bonds });
      if (maps.length === 0) continue;
      const numberings = maps.map((map) => new Map(map.map((index, n) => [at(system, index), at(row.locants, n)])));
      const { en, zh } = row;
      return {
        form: { kind: 'fixed', en, zh, isSaturated, ...(unique.has(en) && { dropsHydrogen: true }) },
        numberings,
      };
    }
    return undefined;
  }
}

/** Names in use without the indicated hydrogen, as it has one place alone. */
const unique = new Set(['1,3-benzodioxole', '1,3-dioxole']);

const tablePath = new URL('../../../../../data/ring-systems.tsv', import.meta.url);
let loaded: RingTable | undefined;

/** The built-in table, read once per thread. */
export function builtInRings(): RingTable {
  loaded ??= new RingTable(readFileSync(tablePath, 'utf8'));
  return loaded;
}

/** Hydro prefixes are better known for these: tetrahydrofuran. */
const hydroInstead = new Set(['oxolane', 'oxane', 'thiolane', 'thiane']);

// Names such as indoline stand between both kinds; the hydro prefixes say the same.
function readRow([names = '', chinese = '', smiles = '', places = '', kind = '']: readonly string[]): Row | undefined {
  const en = at(names.split('|'), 0);
  const zh = at(chinese.split('|'), 0);
  const isSaturated = !/\[[a-z]|=/.test(smiles);
  if (hydroInstead.has(en) || (kind !== 'mancude' && !isSaturated)) return undefined;
  const { elements, bonds, numbers } = readMapped(smiles);
  const lettered = new Map(
    [...places.matchAll(/(\d+)=(\S+)/g)].map(([, number = '', locant = '']) => [number, locant]),
  );
  // An assembly of rings (biphenyl) is no ring system.
  if (!isOneSystem(bonds)) return undefined;
  return { en, zh, isSaturated, elements, bonds, locants: numbers.map((number) => lettered.get(number) ?? number) };
}

const elementNumbers: Readonly<Record<string, number>> = { c: 6, n: 7, o: 8, s: 16, p: 15, b: 5, se: 34, si: 14 };

// SMILES of the table: every atom in square brackets with its map number, ring bonds of one digit.
function readMapped(smiles: string): { elements: number[]; bonds: number[][]; numbers: string[] } {
  const elements: number[] = [];
  const bonds: number[][] = [];
  const numbers: string[] = [];
  const open = new Map<string, number>();
  const branches: number[] = [];
  let last = -1;
  const bind = (a: number, b: number): void => {
    if (a < 0 || b < 0) return;
    at(bonds, a).push(b);
    at(bonds, b).push(a);
  };
  for (const [token, symbol, number] of smiles.matchAll(/\[([A-Za-z][a-z]?)H?\d*:(\d+)\]|[()\d]/g)) {
    if (symbol !== undefined && number !== undefined) {
      elements.push(elementNumbers[symbol.toLowerCase()] ?? 0);
      numbers.push(number);
      bonds.push([]);
      bind(last, elements.length - 1);
      last = elements.length - 1;
    } else if (token === '(') branches.push(last);
    else if (token === ')') last = branches.pop() ?? -1;
    else {
      const other = open.get(token);
      if (other === undefined) open.set(token, last);
      else {
        bind(other, last);
        open.delete(token);
      }
    }
  }
  return { elements, bonds, numbers };
}

// No bond that parts the atoms when it is cut.
function isOneSystem(bonds: readonly (readonly number[])[]): boolean {
  return bonds.every((ends, atom) => ends.every((next) => reaches(bonds, atom, next)));
}

function reaches(bonds: readonly (readonly number[])[], from: number, to: number): boolean {
  const seen = new Set([from]);
  const queue = at(bonds, from).filter((one) => one !== to);
  for (let atom = queue.pop(); atom !== undefined; atom = queue.pop()) {
    if (atom === to) return true;
    if (seen.has(atom)) continue;
    seen.add(atom);
    queue.push(...at(bonds, atom));
  }
  return false;
}

function signature(elements: readonly number[], bonds: readonly (readonly number[])[]): string {
  return elements
    .map((z, index) => `${z}:${at(bonds, index).length}`)
    .toSorted()
    .join(' ');
}

interface Pattern {
  elements: readonly number[];
  bonds: readonly (readonly number[])[];
}

// Every way to lay the row on the ring system: for each atom of the row the index in the system.
function isomorphisms(row: Pattern, system: Pattern): number[][] {
  const size = row.elements.length;
  const found: number[][] = [];
  const map: number[] = Array.from({ length: size }, () => -1);
  const used = new Set<number>();
  const order = walkOrder(row);
  const fits = (n: number, index: number): boolean =>
    row.elements[n] === system.elements[index] &&
    at(row.bonds, n).length === at(system.bonds, index).length &&
    at(row.bonds, n).every((other) => map[other] === -1 || at(system.bonds, index).includes(at(map, other)));
  const place = (step: number): void => {
    const n = order[step];
    if (n === undefined) {
      found.push([...map]);
      return;
    }
    const placed = at(row.bonds, n).find((other) => map[other] !== -1);
    const places = placed === undefined ? system.elements.map((_, index) => index) : at(system.bonds, at(map, placed));
    for (const index of places) {
      if (used.has(index) || !fits(n, index)) continue;
      map[n] = index;
      used.add(index);
      place(step + 1);
      map[n] = -1;
      used.delete(index);
    }
  };
  place(0);
  return found;
}

// Each atom after one that it is bound to, from a hetero atom on where there is one.
function walkOrder({ elements, bonds }: Pattern): number[] {
  const start = Math.max(
    elements.findIndex((z) => z !== 6),
    0,
  );
  const order = [start];
  for (let index = 0; index < order.length; index += 1)
    for (const next of at(bonds, at(order, index))) if (!order.includes(next)) order.push(next);
  return order;
}
