// What can be bought with a centre of the target in it: the material is laid on the target from the centre on, with the same
// configuration, and what is left of it must be what chemists replace or remove.

import {
  bondBetween,
  graphFromJson,
  neighbours,
  type MolGraph,
  type RdkitJson,
} from '../../chemistry/molecule/graph.ts';
import type { KnownMolecule } from '../../chemistry/stock/price.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';

/** A molecule with the turns of its centres: of each, whether its neighbours in the order of bonds go round clockwise. */
interface Turned {
  graph: MolGraph;
  turns: ReadonlyMap<number, boolean>;
}

interface Material extends Turned {
  smiles: string;
  familiarity: number;
}

export interface PoolMatch {
  smiles: string;
  /** Atoms of the target, by index, that the material brings. */
  atoms: readonly number[];
  /** Bonds to make, groups to replace or remove, oxidation states to change. */
  changes: number;
  /** How well it is known, for the order of equals. */
  familiarity: number;
}

/** Larger ones are intermediates of other syntheses. */
const mostAtoms = 24;
/** More bonds to make and groups to take off are another synthesis. */
const mostChanges = 5;
/** Of an own list of reagents. */
const commonBonus = 1_000;

export class ChiralPool {
  readonly #materials: Material[];
  readonly #rdkit: RDKit;

  /** Reads the configured molecules of a stock, a second for some thousands. */
  constructor(rdkit: RDKit, stock: Iterable<KnownMolecule>) {
    this.#rdkit = rdkit;
    this.#materials = [...stock].flatMap(({ smiles, isCommon, patentUses }) => {
      if (smiles === undefined || !smiles.includes('@') || smiles.includes('.')) return [];
      const turned = read(rdkit, smiles);
      if (!turned || turned.graph.atoms.length > mostAtoms || turned.turns.size === 0) return [];
      return [{ ...turned, smiles, familiarity: patentUses + (isCommon ? commonBonus : 0) }];
    });
  }

  /** How one material lies on the target; null where its centre cannot be laid on it. */
  match(target: string, centre: number, material: string): PoolMatch | null {
    const [turned, theirs] = [read(this.#rdkit, target), read(this.#rdkit, material)];
    return turned && theirs && bestOf(turned, centre, { ...theirs, smiles: material, familiarity: 0 });
  }

  /** How many configured materials there are. */
  get size(): number {
    return this.#materials.length;
  }

  /** Materials that bring the atom of the canonical SMILES with its configuration, the best first. */
  find(target: string, centre: number, most: number): PoolMatch[] {
    const turned = read(this.#rdkit, target);
    if (!turned || !turned.turns.has(centre)) return [];
    const found = this.#materials.flatMap((material) => bestOf(turned, centre, material) ?? []);
    return found
      .filter(({ smiles, changes }) => smiles !== target && changes <= mostChanges)
      .toSorted((a, b) => netOf(b) - netOf(a) || b.familiarity - a.familiarity || a.smiles.localeCompare(b.smiles))
      .slice(0, most);
  }
}

/** Atoms brought, less what is to be done with them; a material that many start from counts a little more. */
function netOf({ atoms, changes, familiarity }: PoolMatch): number {
  return atoms.length - 2 * changes + Math.log10(1 + familiarity);
}

/** What RDKit's JSON says of a centre: how its neighbours go round, in the order of its bonds. */
interface TurnsJson {
  molecules: { atoms?: { stereo?: string }[] }[];
}

function read(rdkit: RDKit, smiles: string): Turned | null {
  using mol = rdkit.get_mol(smiles);
  if (!mol) return null;
  const json = JSON.parse(mol.get_json()) as RdkitJson & TurnsJson;
  const turns = new Map<number, boolean>();
  const { atoms = [] } = (json as TurnsJson).molecules[0] ?? {};
  atoms.forEach(({ stereo }, atom) => {
    if (stereo === 'cw' || stereo === 'ccw') turns.set(atom, stereo === 'cw');
  });
  return { graph: graphFromJson(json), turns };
}

function bestOf(target: Turned, centre: number, material: Material): PoolMatch | null {
  let best: PoolMatch | null = null;
  for (const start of material.turns.keys()) {
    for (const first of startsAt(target, centre, material, start)) {
      const match = judged(target, material, grown(target.graph, material.graph, first));
      if (match && (!best || netOf(match) > netOf(best))) best = match;
    }
  }
  return best;
}

/** Atoms of the material by those of the target. */
type Laid = Map<number, number>;

/** The centre and all its neighbours laid on one another in each way that keeps the configuration. */
function startsAt(target: Turned, centre: number, material: Turned, start: number): Laid[] {
  const [own, other] = [neighbours(target.graph, centre), neighbours(material.graph, start)];
  if (own.length !== other.length) return [];
  if (target.graph.atoms[centre]?.z !== material.graph.atoms[start]?.z) return [];
  return permutations(other).flatMap((order) => {
    const isAlike = own.every((atom, place) => {
      const [a, b] = [target.graph.atoms[atom], material.graph.atoms[order[place] ?? -1]];
      return a?.z === b?.z && a?.aromatic === b?.aromatic;
    });
    if (!isAlike || !isSameTurn(target, centre, material, start, order)) return [];
    return [new Map([[centre, start], ...own.map((atom, place) => [atom, order[place] ?? -1] as const)])];
  });
}

/** `order` is of the material's neighbours, beside those of the target in their order of bonds. */
function isSameTurn(
  target: Turned,
  centre: number,
  material: Turned,
  start: number,
  order: readonly number[],
): boolean {
  const natural = neighbours(material.graph, start);
  const places = order.map((atom) => natural.indexOf(atom));
  let odd = false;
  for (let i = 0; i < places.length; i += 1)
    for (let j = i + 1; j < places.length; j += 1) if ((places[i] ?? 0) > (places[j] ?? 0)) odd = !odd;
  const turned = material.turns.get(start) ?? false;
  return target.turns.get(centre) === (odd ? !turned : turned);
}

/** Grows along equal bonds to equal atoms, from the neighbours of the centre outwards. */
function grown(target: MolGraph, material: MolGraph, first: Laid): Laid {
  const laid = new Map(first);
  const taken = new Set(first.values());
  const queue = [...first.keys()];
  for (const at of queue) {
    const on = laid.get(at) ?? -1;
    for (const next of neighbours(target, at)) {
      if (laid.has(next)) continue;
      const bond = bondBetween(target, at, next);
      const fits = neighbours(material, on)
        .filter((other) => !taken.has(other) && isSameAtom(target, next, material, other))
        .filter((other) => {
          const theirs = bondBetween(material, on, other);
          return bond && theirs && (bond.aromatic ? theirs.aromatic : bond.order === theirs.order);
        })
        .toSorted((a, b) => likeness(target, next, material, b) - likeness(target, next, material, a));
      const [other] = fits;
      if (other === undefined) continue;
      laid.set(next, other);
      taken.add(other);
      queue.push(next);
    }
  }
  return laid;
}

function isSameAtom(target: MolGraph, atom: number, material: MolGraph, other: number): boolean {
  const [a, b] = [target.atoms[atom], material.atoms[other]];
  return (
    a !== undefined && a.z === b?.z && a.aromatic === b.aromatic && a.charge === b.charge && a.isotope === b.isotope
  );
}

/** How many neighbours of the one the other has, too. */
function likeness(target: MolGraph, atom: number, material: MolGraph, other: number): number {
  const kinds = (graph: MolGraph, at: number): string[] =>
    neighbours(graph, at).map((next) => `${graph.atoms[next]?.z}${bondBetween(graph, at, next)?.order}`);
  const theirs = kinds(material, other);
  return kinds(target, atom).filter((one) => {
    const at = theirs.indexOf(one);
    if (at >= 0) theirs.splice(at, 1);
    return at >= 0;
  }).length;
}

function judged(target: Turned, material: Material, laid: Laid): PoolMatch | null {
  const back = new Map([...laid].map(([own, other]) => [other, own]));
  if (!keepsOtherTurns(target, material, laid)) return null;
  const leaving = leavingGroups(material.graph, back);
  if (leaving === null) return null;
  const isReplaced = (other: number): boolean =>
    neighbours(target.graph, back.get(other) ?? -1).some((next) => !laid.has(next));
  const idle = leaving.left.filter((other) => material.graph.atoms[other]?.z === 6 && !isReplaced(other));
  // A halogen is not bought to be taken off an arene.
  if (idle.some((other) => material.graph.atoms[other]?.aromatic)) return null;
  let changes = leaving.count + idle.length;
  for (const [own, other] of laid) {
    const outside = neighbours(target.graph, own).filter((next) => !laid.has(next));
    if (outside.length > 0 && !hasHandle(material.graph, other, back, leaving.handles)) return null;
    changes += outside.length;
  }
  // Bonds between atoms that are laid: to be made, broken, or of another order.
  for (const { from, to, order, aromatic } of target.graph.bonds) {
    const [a, b] = [laid.get(from), laid.get(to)];
    if (a === undefined || b === undefined) continue;
    const theirs = bondBetween(material.graph, a, b);
    if (!theirs) return null;
    if (theirs.order !== order && !(aromatic && theirs.aromatic)) changes += 1;
  }
  for (const { from, to } of material.graph.bonds) {
    const [a, b] = [back.get(from), back.get(to)];
    if (a !== undefined && b !== undefined && !bondBetween(target.graph, a, b)) {
      if (!isOpened(material.graph, from, to)) return null;
      // What is put on where the ring opens is counted already.
      const ends = [a, b].filter((own) => target.graph.atoms[own]?.z === 6);
      if (!ends.some((own) => neighbours(target.graph, own).some((next) => !laid.has(next)))) changes += 1;
    }
  }
  return { smiles: material.smiles, atoms: [...laid.keys()], changes, familiarity: material.familiarity };
}

/** Every other centre that is laid whole must have its configuration in both; one that the target lacks would have to be lost. */
function keepsOtherTurns(target: Turned, material: Material, laid: Laid): boolean {
  return [...laid].every(([own, other]) => {
    if (!material.turns.has(other)) return true;
    if (!target.turns.has(own)) return false;
    const order = neighbours(target.graph, own).map((next) => laid.get(next) ?? -1);
    const isWhole = !order.includes(-1) && order.length === neighbours(material.graph, other).length;
    return isWhole && isSameTurn(target, own, material, other, order);
  });
}

interface Leaving {
  count: number;
  /** Atoms of the material, laid, at which a group leaves. */
  handles: ReadonlySet<number>;
  /** The same, one of each group. */
  left: readonly number[];
}

/** What of the material does not stay; null where a part would have to leave a carbon that no reaction takes it from. */
function leavingGroups(graph: MolGraph, back: ReadonlyMap<number, number>): Leaving | null {
  const handles = new Set<number>();
  const seen = new Set<number>();
  const left: number[] = [];
  let count = 0;
  for (const start of graph.atoms.keys()) {
    if (back.has(start) || seen.has(start)) continue;
    const part = [start];
    const ends = new Set<number>();
    seen.add(start);
    for (const at of part) {
      for (const next of neighbours(graph, at)) {
        if (back.has(next)) {
          if (!mayLeave(graph, next, at)) return null;
          handles.add(next);
          ends.add(next);
        } else if (!seen.has(next)) {
          seen.add(next);
          part.push(next);
        }
      }
    }
    const carbons = [...ends].filter((end) => graph.atoms[end]?.z === 6 && !isCarbonyl(graph, end));
    // A ring that is closed by it is not opened there.
    if (carbons.length > 1) return null;
    left.push(...ends);
    count += 1;
  }
  return { count, handles, left };
}

const halogens: ReadonlySet<number> = new Set([17, 35, 53]);

/** Whether chemists take the group that begins with `outside` off this atom. */
function mayLeave(graph: MolGraph, inside: number, outside: number): boolean {
  const [stays, leaves] = [graph.atoms[inside], graph.atoms[outside]];
  if (!stays || !leaves) return false;
  if (stays.z !== 6) return isProtecting(graph, inside, outside);
  if (stays.aromatic) return halogens.has(leaves.z) || leaves.z === 5;
  // The oxygen or halogen of an acid chloride, an ester, an alcohol that is activated or reduced.
  return halogens.has(leaves.z) || (leaves.z === 8 && leaves.charge === 0);
}

/** The first atom of a usual protecting group on a heteroatom: acyl, sulfonyl, silyl, benzyl, tert-alkyl, acetal; methyl on an oxygen of an acid or arene. */
function isProtecting(graph: MolGraph, inside: number, outside: number): boolean {
  const first = graph.atoms[outside];
  if (!first) return false;
  if (first.z === 14 || first.z === 5 || first.z === 16)
    return first.z !== 16 || neighbours(graph, outside).length === 4;
  if (first.z !== 6 || first.aromatic) return false;
  const others = neighbours(graph, outside).filter((atom) => atom !== inside);
  const isAcyl = others.some((atom) => bondBetween(graph, outside, atom)?.order === 2 && graph.atoms[atom]?.z === 8);
  const isBenzyl = others.some((atom) => graph.atoms[atom]?.aromatic);
  const isAcetal = others.some((atom) => graph.atoms[atom]?.z === 8);
  if (isAcyl || isBenzyl || isAcetal || others.length === 3) return true;
  if (graph.atoms[inside]?.z !== 8 || others.length > 1) return false;
  return neighbours(graph, inside).some(
    (atom) =>
      atom !== outside &&
      (graph.atoms[atom]?.aromatic === true ||
        neighbours(graph, atom).some((next) => bondBetween(graph, atom, next)?.order === 2)),
  );
}

/** Whether something can be put on this atom of the material. */
function hasHandle(
  graph: MolGraph,
  atom: number,
  back: ReadonlyMap<number, number>,
  handles: ReadonlySet<number>,
): boolean {
  const own = graph.atoms[atom];
  if (own === undefined || handles.has(atom)) return true;
  const around = neighbours(graph, atom);
  // A nitrile is reduced first.
  const isNitrile = around.some((next) => bondBetween(graph, atom, next)?.order === 3);
  if (own.z === 7 || own.z === 8 || own.z === 16) return own.hydrogens > 0 || isNitrile;
  return isCarbonyl(graph, atom) || around.some((next) => back.has(next) && isOpened(graph, atom, next));
}

/** A carbon of a carbonyl group or nitrile. */
function isCarbonyl(graph: MolGraph, atom: number): boolean {
  if (graph.atoms[atom]?.aromatic) return false;
  return neighbours(graph, atom).some(
    (next) => (bondBetween(graph, atom, next)?.order ?? 0) > 1 && graph.atoms[next]?.z !== 6,
  );
}

/** A bond between carbon and oxygen or nitrogen of a three-membered ring. */
function isOpened(graph: MolGraph, from: number, to: number): boolean {
  const hetero = [graph.atoms[from]?.z, graph.atoms[to]?.z].some((z) => z === 8 || z === 7);
  return hetero && graph.rings.some((ring) => ring.length === 3 && ring.includes(from) && ring.includes(to));
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}
