// What a reaction SMARTS takes from its reactants and adds to them, in heavy atoms: most products cannot come of it at
// all, and to know that costs a few comparisons instead of a run of the reaction.

import { LruCache } from '../molecule/lru.ts';
import { heavyAtoms, type HeavyAtoms } from '../models/heavy-formula.ts';
import { sketchOf } from '../models/sketch-smiles.ts';
import { readSmarts } from '../smarts/read-smarts.ts';

/** Elements that a lost atom may have; none where the expression does not tell. */
type Elements = readonly string[];

export class GuardMakeup {
  readonly #lost: readonly Elements[];
  readonly #added: readonly Elements[];
  /** Atoms of one number that are written twice may bring what stands behind them twice. */
  readonly #isPlain: boolean;
  /** Bonds between carbons that are made less those that are broken; undefined where the expressions do not tell. */
  readonly #carbonBonds: number | undefined;

  /** Throws a TypeError for no reaction SMARTS. */
  constructor(smarts: string) {
    const [left = '', right = ''] = smarts.split('>>');
    const [before, after] = [atomsOf(left), atomsOf(right)];
    const numbers = after.flatMap(({ number }) => number ?? []);
    const kept = new Set(numbers);
    this.#isPlain = kept.size === numbers.length;
    // Those that can be one element only first, so that they find theirs.
    this.#lost = before
      .filter(({ number }) => number === undefined || !kept.has(number))
      .map(({ elements }) => elements)
      .toSorted(fewestFirst);
    this.#added = after.filter(({ number }) => number === undefined).map(({ elements }) => elements);
    const carbonIsKept = [...this.#lost, ...this.#added].every(
      (elements) => isKnown(elements) && !elements.includes('C'),
    );
    this.#carbonBonds = this.#isPlain && carbonIsKept ? carbonBondsMade(left, right) : undefined;
  }

  /** False when the product, with this difference from all reactants together, cannot come of the reaction. */
  mayGive({ loss, carbonBonds }: Difference): boolean {
    return this.#mayMakeCarbonBonds(carbonBonds, (loss.get('C') ?? 0) === 0) && this.#mayLose(loss);
  }

  // A carbon that leaves with a lost atom may take bonds along.
  #mayMakeCarbonBonds(more: number, carbonsStay: boolean): boolean {
    if (this.#carbonBonds === undefined) return true;
    return carbonsStay ? more === this.#carbonBonds : more <= this.#carbonBonds;
  }

  #mayLose(loss: HeavyAtoms): boolean {
    if (!this.#isPlain) return true;
    const open = new Map(loss);
    for (const [element = ''] of this.#added) open.set(element, (open.get(element) ?? 0) + 1);
    for (const count of open.values()) if (count < 0) return this.#added.some(({ length }) => length !== 1);
    return this.#lost.every((elements) => takeOne(open, elements));
  }
}

export interface Difference {
  /** Heavy atoms of the reactants that the product does not have; negative where it has more. */
  loss: HeavyAtoms;
  /** Bonds between carbons that the product has more. */
  carbonBonds: number;
}

/** How a product differs from its reactants. */
export function differenceOf(reactants: readonly string[], product: string): Difference {
  const made = countsOf(product);
  const loss = new Map<string, number>();
  let { carbonBonds } = made;
  for (const one of reactants) {
    const taken = countsOf(one);
    carbonBonds -= taken.carbonBonds;
    for (const [element, count] of taken.atoms) loss.set(element, (loss.get(element) ?? 0) + count);
  }
  for (const [element, count] of made.atoms) loss.set(element, (loss.get(element) ?? 0) - count);
  return { loss, carbonBonds };
}

const keptCounts = 1_000;
const counts = new LruCache<string, { atoms: HeavyAtoms; carbonBonds: number }>(keptCounts);

// The same few molecules are counted for one guard after the other.
function countsOf(smiles: string) {
  return counts.getOrMake(smiles, () => ({ atoms: heavyAtoms(smiles), carbonBonds: sketchOf(smiles).carbonBonds }));
}

// An atom of several elements takes none away: which of them it was is not known.
function takeOne(open: Map<string, number>, elements: Elements): boolean {
  if (elements.length === 0) return true;
  if (!elements.some((element) => (open.get(element) ?? 0) > 0)) return false;
  const [only = ''] = elements;
  if (elements.length === 1) open.set(only, (open.get(only) ?? 0) - 1);
  return true;
}

function isKnown(elements: Elements): boolean {
  return elements.length > 0;
}

// Only bonds between numbered atoms: those lost and added are no carbons.
function carbonBondsMade(left: string, right: string): number | undefined {
  const [before, after] = [numberedBonds(left), numberedBonds(right)];
  const elements = new Map(atomsOf(left).map((atom) => [atom.number, atom.elements]));
  let made = 0;
  for (const bond of new Set([...before, ...after])) {
    if (before.has(bond) && after.has(bond)) continue;
    const ends = bond.split('-').map((number) => elements.get(number) ?? []);
    // A bond at an atom that cannot be carbon is none between carbons.
    if (ends.some((end) => isKnown(end) && !end.includes('C'))) continue;
    if (!ends.every((end) => end.length === 1)) return undefined;
    made += after.has(bond) ? 1 : -1;
  }
  return made;
}

function numberedBonds(side: string): Set<string> {
  const { atoms, bonds } = readSmarts(withoutGroups(side));
  const numbers = atoms.map(({ text }) => numberIn(text));
  const pairs = bonds.map(({ a, b }) => [numbers[a], numbers[b]]);
  return new Set(pairs.filter((pair) => !pair.includes(undefined)).map((pair) => pair.toSorted().join('-')));
}

function numberIn(text: string): string | undefined {
  return /:(\d+)$/.exec(text)?.[1];
}

function fewestFirst(a: Elements, b: Elements): number {
  return (a.length || Infinity) - (b.length || Infinity) || 0;
}

function atomsOf(side: string): { number: string | undefined; elements: Elements }[] {
  return readSmarts(withoutGroups(side)).atoms.map(({ text }) => ({
    number: numberIn(text),
    elements: elementsOf(text),
  }));
}

// `(A.B)` holds molecules together and is no branch.
function withoutGroups(side: string): string {
  return side.replace(/^\((.*)\)$/, '$1');
}

const symbols: Readonly<Record<string, string>> = {
  '#5': 'B',
  '#6': 'C',
  '#7': 'N',
  '#8': 'O',
  '#9': 'F',
  '#14': 'Si',
  '#15': 'P',
  '#16': 'S',
  '#17': 'Cl',
  '#35': 'Br',
  '#50': 'Sn',
  '#53': 'I',
};
const leading = /^(?:#\d+|Cl|Br|Si|Sn|Mg|Zn|Li|[BCNOPSFI]|[cnops](?![a-z]))/;

/** Elements that an expression allows, as far as its first words tell; none when they do not. */
function elementsOf(text: string): Elements {
  const [first = ''] = text.replace(/:\d+$/, '').split(/[;&]/);
  const found = first.split(',').map((one) => {
    const sign = leading.exec(one)?.[0] ?? '';
    return sign.startsWith('#') ? symbols[sign] : sign && sign.charAt(0).toUpperCase() + sign.slice(1);
  });
  return found.every((one) => one !== undefined && one !== '') ? found.filter((one) => one !== undefined) : [];
}
