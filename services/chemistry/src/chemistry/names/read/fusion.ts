// Fusion names of two rings: imidazo[1,2-a]pyridine, benzo[d]thiazole (IUPAC FR-4, FR-5). The peripheral numbering gives hetero atoms
// the lowest locants, then hetero atoms by rank, then fusion carbons.

import { Molecule, NameProblem } from './molecule.ts';
import { addRing } from './skeletons.ts';
import type { AddedSkeleton, Skeleton } from './syntax.ts';
import { type RingRow, tables } from './tables.ts';

/** Rings by the prefix that fuses them. */
const prefixes: Readonly<Record<string, string>> = {
  benzo: 'benzen',
  benz: 'benzen',
  pyrido: 'pyridin',
  pyrrolo: 'pyrrol',
  imidazo: 'imidazol',
  pyrazolo: 'pyrazol',
  thieno: 'thiophen',
  furo: 'furan',
  thiazolo: 'thiazol',
  '[1,3]thiazolo': 'thiazol',
  oxazolo: 'oxazol',
  '[1,3]oxazolo': 'oxazol',
  isoxazolo: 'isoxazol',
  '[1,2]oxazolo': 'isoxazol',
  isothiazolo: 'isothiazol',
  '[1,2]thiazolo': 'isothiazol',
  '[1,2,3]triazolo': '1,2,3-triazol',
  '[1,2,4]triazolo': '1,2,4-triazol',
  '1,2,3-triazolo': '1,2,3-triazol',
  '1,2,4-triazolo': '1,2,4-triazol',
  's-triazolo': '1,2,4-triazol',
  'v-triazolo': '1,2,3-triazol',
  tetrazolo: 'tetrazol',
  '[1,2,5]oxadiazolo': '1,2,5-oxadiazol',
  '[1,2,5]thiadiazolo': '1,2,5-thiadiazol',
  '[1,3,4]thiadiazolo': '1,3,4-thiadiazol',
  '[1,3]dioxolo': '1,3-dioxol',
  pyrimido: 'pyrimidin',
  pyrazino: 'pyrazin',
  pyridazino: 'pyridazin',
  pyrano: 'pyran',
};
/** Of carbons alone: their size. */
const carbocycles: Readonly<Record<string, number>> = { cyclopropa: 3, cyclobuta: 4, cyclopenta: 5, cyclohepta: 7 };
const fused =
  /(?<prefix>(?:\[\d(?:,\d)+\]|\d(?:,\d)+-|[sv]-)?[a-z]+?)\[(?:(?<locants>\d,\d)-)?(?<letter>[a-z])\](?:(?<inner>\[\d(?:,\d)+\])|-(?=\d))?/y;

interface Rings {
  base: RingRow;
  prefix: RingRow | number;
  locants: string | undefined;
  letter: string;
}

/** The fusion name that begins at a place, without its final e; undefined where there is none. */
export function fusionAt(text: string, at: number): { skeleton: Skeleton; end: number } | undefined {
  fused.lastIndex = at;
  const match = fused.exec(text);
  const { prefix = '', locants, letter = '', inner = '' } = match?.groups ?? {};
  const attached = carbocycles[prefix] ?? tables().rings.get(prefixes[prefix] ?? '');
  if (!match || attached === undefined) return undefined;
  const after = at + match[0].length;
  for (let end = Math.min(text.length, after + 20); end > after; end -= 1) {
    const own = text.slice(after, end);
    const base = tables().rings.get(inner === '' ? own : `${inner.slice(1, -1)}-${own}`);
    if (!base || isFusedRow(base)) continue;
    const rings = { base, prefix: attached, locants, letter };
    const name = text.slice(at, end);
    const skeleton = fusedSkeleton(name, rings);
    return skeleton && { skeleton, end };
  }
  return undefined;
}

const isFusedRow = (row: RingRow): boolean => row.lettered.size > 0 || !row.isMancude;

function fusedSkeleton(name: string, rings: Rings): Skeleton | undefined {
  try {
    const trial = addFused(new Molecule(), rings);
    return {
      kind: 'ring',
      name,
      locants: new Set(trial.locants.keys()),
      length: 0,
      add: (molecule) => addFused(molecule, rings),
    };
  } catch (error) {
    if (error instanceof NameProblem) return undefined;
    throw error;
  }
}

function addFused(molecule: Molecule, { base, prefix, locants, letter }: Rings): AddedSkeleton {
  const main = addRing(molecule, base);
  const other = typeof prefix === 'number' ? addCarbocycle(molecule, prefix) : addRing(molecule, prefix);
  const place = letter.charCodeAt(0) - 96;
  const size = main.atoms.length;
  const kept = [atomAt(main, place), atomAt(main, (place % size) + 1)] as const;
  const [first = '1', second = '2'] = (locants ?? '1,2').split(',');
  const lost = [atomAt(other, Number(first)), atomAt(other, Number(second))] as const;
  checkFusion(molecule, kept, lost, other.atoms.length);
  const defaults = [...main.defaultHydrogens, ...other.defaultHydrogens];
  // The bond that both rings have stays once.
  molecule.removeBond(lost[0], lost[1]);
  molecule.merge(kept[0], lost[0]);
  molecule.merge(kept[1], lost[1]);
  for (const atom of kept) molecule.atom(atom).isMancude = true;
  const rest = other.atoms.filter((atom) => !lost.includes(atom));
  const atoms = [...main.atoms, ...rest];
  const numbering = bestNumbering(molecule, main.atoms, [...kept, ...rest], kept);
  const hydrogens = defaults.filter((atom) => atoms.includes(atom) && !kept.includes(atom));
  return { locants: numbering, atoms, openings: [], acidOxygens: [], defaultHydrogens: hydrogens };
}

function addCarbocycle(molecule: Molecule, size: number): AddedSkeleton {
  const atoms = Array.from({ length: size }, () => molecule.addAtom('C', 0, true));
  atoms.forEach((atom, index) => {
    molecule.addBond(atom, atoms[(index + 1) % size] ?? 0).isMancude = true;
  });
  const locants = new Map(atoms.map((atom, index) => [String(index + 1), atom]));
  return { locants, atoms, openings: [], acidOxygens: [], defaultHydrogens: size % 2 === 1 ? [atoms[3] ?? 0] : [] };
}

function atomAt({ locants }: AddedSkeleton, locant: number): number {
  const atom = locants.get(String(locant));
  if (atom === undefined) throw new NameProblem('no such bond to fuse');
  return atom;
}

function checkFusion(
  molecule: Molecule,
  kept: readonly [number, number],
  lost: readonly [number, number],
  size: number,
): void {
  if (size < 3 || !molecule.bondBetween(lost[0], lost[1])) throw new NameProblem('no such bond to fuse');
  kept.forEach((atom, index) => {
    if (molecule.atom(atom).element !== molecule.atom(lost[index] ?? 0).element)
      throw new NameProblem('fusion atoms that differ');
  });
}

/** The perimeter from each of four starts, one for each ring and direction; the best by the rules above. */
function bestNumbering(
  molecule: Molecule,
  one: readonly number[],
  two: readonly number[],
  [left, right]: readonly [number, number],
): Map<string, number> {
  const arcs = [one, two].map((ring) => arc(molecule, ring, left, right));
  const [first = [], second = []] = arcs;
  const back = (list: readonly number[]): number[] => list.toReversed();
  // Clockwise: one ring from `left` to `right`, `right`, the other back, `left`.
  const ways = [
    [...first, right, ...back(second), left],
    [...back(first), left, ...second, right],
    [...second, right, ...back(first), left],
    [...back(second), left, ...first, right],
  ];
  const numberings = ways.map((atoms) => number(molecule, atoms, [left, right]));
  const [best] = numberings.toSorted((a, b) => compareLists(a.rank, b.rank));
  if (!best) throw new NameProblem('no numbering');
  return best.locants;
}

/** Atoms of a ring between two that are bound to each other, the long way from one to the other. */
function arc(molecule: Molecule, ring: readonly number[], from: number, to: number): number[] {
  const path: number[] = [];
  let previous = from;
  let atom = ring.find((one) => one !== to && molecule.bondBetween(from, one)) ?? to;
  while (atom !== to && path.length <= ring.length) {
    path.push(atom);
    const next = ring.find((one) => one !== previous && molecule.bondBetween(atom, one) !== undefined) ?? to;
    previous = atom;
    atom = next;
  }
  return path;
}

const elementRank: Readonly<Record<string, number>> = { O: 1, S: 2, Se: 3, N: 5 };

function number(molecule: Molecule, atoms: readonly number[], fusion: readonly number[]) {
  const locants = new Map<string, number>();
  const hetero: number[] = [];
  const byElement: number[] = [];
  const carbons: number[] = [];
  let count = 0;
  for (const atom of atoms) {
    const { element } = molecule.atom(atom);
    if (fusion.includes(atom) && element === 'C') {
      locants.set(`${count}a`, atom);
      carbons.push(count);
      continue;
    }
    count += 1;
    locants.set(String(count), atom);
    if (element === 'C') continue;
    hetero.push(count);
    byElement.push((elementRank[element] ?? 9) * 100 + count);
  }
  return { locants, rank: [...hetero, ...byElement.toSorted((a, b) => a - b), ...carbons] };
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) if (value !== b[index]) return value - (b[index] ?? 0);
  return 0;
}
