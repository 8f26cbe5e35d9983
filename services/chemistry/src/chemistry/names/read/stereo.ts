// Configuration of a built molecule: R, S, E, Z as RDKit's CIP labels say, cis and trans on rings and double bonds.

import type { RDKit } from '../../molecule/rdkit.ts';
import type { StereoRequest } from './build.ts';
import { type Bond, type Molecule, NameProblem } from './molecule.ts';
import type { StereoMark } from './syntax.ts';
import { isEven, writeSmiles } from './write-smiles.ts';

interface Wanted {
  atoms: Map<number, string>;
  bonds: Map<Bond, string>;
  /** Atoms of a ring that are cis or trans to each other: one is not turned round without the other. */
  pairs: [number, number][];
}

/** Sets all that the name says; throws NameProblem where that cannot be what it means. */
export function setStereo(rdkit: RDKit, molecule: Molecule, requests: readonly StereoRequest[]): void {
  const usual = requests.filter(({ marks }) => marks.some(({ kind }) => !isSilent(kind)));
  if (usual.length === 0) return;
  const wanted: Wanted = { atoms: new Map(), bonds: new Map(), pairs: [] };
  // Those with locants first: what they leave is free for the others.
  const located = (request: StereoRequest): number =>
    request.marks.some(({ locant }) => locant !== undefined) ? 0 : 1;
  for (const request of usual.toSorted((a, b) => located(a) - located(b)))
    for (const mark of request.marks) applyMark(rdkit, molecule, request, mark, wanted);
  settle(rdkit, molecule, wanted);
}

/** Nothing is set for these: an open centre. */
function isSilent(kind: StereoMark['kind']): boolean {
  return kind === 'racemic' || kind === 'relative' || kind === 'rotation' || kind === 'L' || kind === 'D';
}

function applyMark(rdkit: RDKit, molecule: Molecule, request: StereoRequest, mark: StereoMark, wanted: Wanted): void {
  const { kind, locant } = mark;
  if (isSilent(kind)) return;
  if (kind === 'cis' || kind === 'trans') {
    setRelative(molecule, request, kind === 'cis', wanted);
    return;
  }
  if (kind === 'E' || kind === 'Z') {
    wanted.bonds.set(doubleBond(molecule, request, locant, wanted), kind);
    return;
  }
  const atom = locant === undefined ? onlyCentre(rdkit, molecule, request, wanted) : locatedCentre(request, locant);
  wanted.atoms.set(atom, kind);
}

function locatedCentre({ locants }: StereoRequest, locant: string): number {
  const atom = locants.get(locant);
  if (atom === undefined) throw new NameProblem(`no centre ${locant}`);
  return atom;
}

interface Tags {
  centres: Map<number, string>;
  bonds: [number, number, string][];
  order: number[];
}

function tagsOf(rdkit: RDKit, molecule: Molecule): Tags {
  const { smiles, order } = writeSmiles(molecule);
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new NameProblem('no sound structure');
  const tags = JSON.parse(mol.get_stereo_tags()) as {
    CIP_atoms: [number, string][];
    CIP_bonds: [number, number, string][];
  };
  const plain = (label: string): string => label.replaceAll(/[()]/g, '').toUpperCase();
  const atomAt = (index: number): number => order[index] ?? -1;
  return {
    centres: new Map(tags.CIP_atoms.map(([index, label]) => [atomAt(index), plain(label)])),
    bonds: tags.CIP_bonds.map(([first, second, label]) => [atomAt(first), atomAt(second), plain(label)]),
    order,
  };
}

function onlyCentre(rdkit: RDKit, molecule: Molecule, { range, skeleton }: StereoRequest, wanted: Wanted): number {
  const [from, to] = range;
  const open = [...tagsOf(rdkit, molecule).centres.keys()].filter(
    (atom) => atom >= from && atom < to && !wanted.atoms.has(atom) && !molecule.atom(atom).centre,
  );
  // The centre of what the descriptor stands before, if there are others in its substituents.
  const own = open.length > 1 ? open.filter((atom) => skeleton.includes(atom)) : open;
  const [only, ...others] = own;
  if (only === undefined || others.length > 0) throw new NameProblem('a descriptor without its centre');
  return only;
}

function doubleBond(
  molecule: Molecule,
  { locants, range }: StereoRequest,
  locant: string | undefined,
  wanted: Wanted,
): Bond {
  const [from, to] = range;
  const isInside = (bond: Bond): boolean =>
    bond.first >= from && bond.first < to && bond.second >= from && bond.second < to;
  const free = molecule.bonds.filter(
    (bond) => isInside(bond) && !wanted.bonds.has(bond) && canHaveGeometry(molecule, bond),
  );
  const atom = locant === undefined ? undefined : locants.get(locant);
  const next = locant === undefined ? undefined : locants.get(String(Number(locant) + 1));
  const fitting = locant === undefined ? free : free.filter((bond) => [bond.first, bond.second].includes(atom ?? -1));
  const toNext = fitting.filter((bond) => [bond.first, bond.second].includes(next ?? -1));
  const [only, ...others] = fitting.length > 1 ? toNext : fitting;
  if (!only || others.length > 0) throw new NameProblem('a descriptor without its double bond');
  return only;
}

function canHaveGeometry(molecule: Molecule, bond: Bond): boolean {
  if (bond.order !== 2 || ringSize(molecule, bond) < 8) return false;
  return [bond.first, bond.second].every((atom) => {
    const others = molecule.neighbours(atom).length - 1;
    const { element } = molecule.atom(atom);
    const cumulated = (molecule.bondsOf[atom] ?? []).filter(({ order }) => order === 2).length > 1;
    return !cumulated && (element === 'C' ? others >= 1 : element === 'N' && others === 1);
  });
}

/** Of the smallest ring with the bond; Infinity for none. */
function ringSize(molecule: Molecule, bond: Bond): number {
  const distance = new Map([[bond.first, 1]]);
  const queue = [bond.first];
  for (const atom of queue) {
    for (const one of molecule.bondsOf[atom] ?? []) {
      if (one === bond) continue;
      const other = one.first === atom ? one.second : one.first;
      if (distance.has(other)) continue;
      distance.set(other, (distance.get(atom) ?? 0) + 1);
      queue.push(other);
    }
  }
  return distance.get(bond.second) ?? Infinity;
}

/** Any first choice, turned round where RDKit labels it otherwise, until all labels are as wanted. */
function settle(rdkit: RDKit, molecule: Molecule, wanted: Wanted): void {
  for (const atom of wanted.atoms.keys()) molecule.atom(atom).centre ??= anyCentre(molecule, atom);
  for (const bond of wanted.bonds.keys()) bond.geometry ??= anyGeometry(molecule, bond);
  for (let turn = 0; turn < 12; turn += 1) {
    const { centres, bonds } = tagsOf(rdkit, molecule);
    const wrongAtoms = [...wanted.atoms].filter(([atom, label]) => centres.get(atom) !== label);
    const wrongBonds = [...wanted.bonds].filter(([bond, label]) => labelOf(bonds, bond) !== label);
    if (wrongAtoms.length === 0 && wrongBonds.length === 0) return;
    for (const [atom] of wrongAtoms) {
      const { centre } = molecule.atom(atom);
      if (!centres.has(atom) || !centre) throw new NameProblem('no centre there');
      centre.isClockwise = !centre.isClockwise;
      const other = partnerOf(atom, wanted);
      const partner = other === undefined ? undefined : molecule.atom(other).centre;
      if (partner) partner.isClockwise = !partner.isClockwise;
    }
    for (const [{ geometry }] of wrongBonds) if (geometry) geometry.isSameSide = !geometry.isSameSide;
  }
  throw new NameProblem('descriptors that do not fit');
}

/** The atom that is cis or trans to one and has no label of its own. */
function partnerOf(atom: number, { atoms, pairs }: Wanted): number | undefined {
  const other = pairs.find((one) => one.includes(atom))?.find((one) => one !== atom);
  return other === undefined || atoms.has(other) ? undefined : other;
}

function labelOf(bonds: Tags['bonds'], { first, second }: Bond): string | undefined {
  return bonds.find(([a, b]) => (a === first && b === second) || (a === second && b === first))?.[2];
}

function anyCentre(molecule: Molecule, atom: number): { neighbours: number[]; isClockwise: boolean } {
  const neighbours = molecule.neighbours(atom);
  const hydrogens = molecule.hydrogens(atom);
  if (neighbours.length + hydrogens < 3 || hydrogens > 1) throw new NameProblem('no centre there');
  return { neighbours: hydrogens === 1 ? [...neighbours, -1] : neighbours, isClockwise: true };
}

function anyGeometry(molecule: Molecule, bond: Bond): NonNullable<Bond['geometry']> {
  const near = molecule.neighbours(bond.first).find((atom) => atom !== bond.second);
  const far = molecule.neighbours(bond.second).find((atom) => atom !== bond.first);
  if (near === undefined || far === undefined) throw new NameProblem('no geometry there');
  return { near, far, isSameSide: true };
}

// The two atoms of one ring that carry something, or the two ends of a double bond.
function setRelative(molecule: Molecule, { range, skeleton }: StereoRequest, isCis: boolean, wanted: Wanted): void {
  const [from, to] = range;
  const bonds = molecule.bonds.filter(
    (bond) => bond.first >= from && bond.first < to && canHaveGeometry(molecule, bond) && isPlainEthene(molecule, bond),
  );
  const ring = skeleton.filter((atom) => atom >= 0 && isRingCentre(molecule, atom));
  const [bond, ...moreBonds] = bonds;
  if (bond && moreBonds.length === 0 && ring.length < 2) {
    bond.geometry = { ...anyGeometry(molecule, bond), isSameSide: isCis };
    return;
  }
  const [first, second, ...others] = ring;
  if (first === undefined || second === undefined || others.length > 0 || bonds.length > 0)
    throw new NameProblem('cis or trans of what?');
  setRingPair(molecule, skeleton, first, second, isCis);
  wanted.pairs.push([first, second]);
}

function isPlainEthene(molecule: Molecule, bond: Bond): boolean {
  return [bond.first, bond.second].every((atom) => molecule.neighbours(atom).length === 2);
}

function isRingCentre(molecule: Molecule, atom: number): boolean {
  const bonds = molecule.bondsOf[atom] ?? [];
  const ring = bonds.filter((bond) => ringSize(molecule, bond) < 9);
  const { element, isMancude } = molecule.atom(atom);
  return (
    bonds.every(({ order }) => order === 1) && element === 'C' && !isMancude && ring.length === 2 && bonds.length === 3
  );
}

function setRingPair(
  molecule: Molecule,
  skeleton: readonly number[],
  first: number,
  second: number,
  isCis: boolean,
): void {
  const path = ringThrough(molecule, skeleton, first, second);
  const around = (atom: number): number[] => {
    const place = path.indexOf(atom);
    const before = path[(place + path.length - 1) % path.length] ?? -1;
    const after = path[(place + 1) % path.length] ?? -1;
    const outside = molecule.neighbours(atom).find((other) => other !== before && other !== after) ?? -1;
    return [before, after, outside, -1];
  };
  const isUp = (atom: number): boolean => {
    const { centre } = molecule.atom(atom);
    if (!centre) return true;
    return isEven(centre.neighbours, around(atom)) === centre.isClockwise;
  };
  const [known, other] = molecule.atom(second).centre ? [second, first] : [first, second];
  if (molecule.atom(other).centre) throw new NameProblem('cis or trans beside two descriptors');
  const side = isUp(known);
  molecule.atom(known).centre ??= { neighbours: around(known), isClockwise: side };
  molecule.atom(other).centre = { neighbours: around(other), isClockwise: side === isCis };
}

/** A ring of the skeleton with both atoms, in order. */
function ringThrough(molecule: Molecule, skeleton: readonly number[], first: number, second: number): number[] {
  const found: number[][] = [];
  const walk = (path: number[]): void => {
    const atom = path.at(-1) ?? first;
    for (const next of molecule.neighbours(atom)) {
      if (!skeleton.includes(next)) continue;
      if (next === first && path.length > 2) found.push(path);
      else if (!path.includes(next) && path.length < 9) walk([...path, next]);
    }
  };
  walk([first]);
  const fitting = found.filter((path) => path.includes(second)).toSorted((a, b) => a.length - b.length);
  const [ring] = fitting;
  if (!ring) throw new NameProblem('cis or trans on no ring');
  return ring;
}
