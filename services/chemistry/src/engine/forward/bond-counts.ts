// Donors, acceptors and rotatable bonds, as RDKit counts them (Lipinski.cpp): the
// SMARTS of each stands above its function.

import { neighbours, otherEnd, type MolGraph } from '../../chemistry/molecule/graph.ts';
import { bondBits, ringShift, type MoleculeView } from '../../chemistry/smarts/molecule-view.ts';

/** `[N&!H0&v3,N&!H0&+1&v4,O&H1&+0,S&H1&+0,n&H1&+0]` */
export function countDonors(graph: MolGraph): number {
  return graph.atoms.filter(({ z, aromatic, hydrogens, charge }, atom) => {
    if (z === 7 && aromatic) return hydrogens === 1 && charge === 0;
    if (z !== 7) return (z === 8 || z === 16) && !aromatic && hydrogens === 1 && charge === 0;
    const valence = valenceOf(graph, atom);
    return hydrogens > 0 && (valence === 3 || (charge === 1 && valence === 4));
  }).length;
}

/** `[$([O,S;H1;v2]-[!$(*=[O,N,P,S])]),$([O,S;H0;v2]),$([O,S;-]),$([N;v3;!$(N-*=!@[O,N,P,S])]),$([nH0X2,o,s;+0])]` */
export function countAcceptors({ graph }: MoleculeView): number {
  return graph.atoms.filter((_, atom) => isAcceptor(graph, atom)).length;
}

function isAcceptor(graph: MolGraph, atom: number): boolean {
  const { z = 0, aromatic = false, hydrogens = 0, charge = 0 } = graph.atoms[atom] ?? {};
  if (z === 7) return aromatic ? isPyridineLike(graph, atom) : isFreeAmine(graph, atom);
  if (z !== 8 && z !== 16) return false;
  if (aromatic) return charge === 0;
  if (charge === -1) return true;
  if (hydrogens > 1 || valenceOf(graph, atom) !== 2) return false;
  return hydrogens === 0 || neighbours(graph, atom).some((one) => !hasDoubleBondToHetero(graph, one));
}

function isPyridineLike(graph: MolGraph, atom: number): boolean {
  const { hydrogens, charge } = graph.atoms[atom] ?? {};
  return hydrogens === 0 && charge === 0 && graph.bondsOf[atom]?.length === 2;
}

// No amide, amidine or sulfonamide.
function isFreeAmine(graph: MolGraph, atom: number): boolean {
  if (valenceOf(graph, atom) !== 3) return false;
  return !(graph.bondsOf[atom] ?? []).some((index) => {
    const bond = graph.bonds[index];
    if (!bond || bond.aromatic || bond.order !== 1) return false;
    return hasDoubleBondToHetero(graph, otherEnd(bond, atom), true);
  });
}

const heteroEnds: ReadonlySet<number> = new Set([7, 8, 15, 16]);

function hasDoubleBondToHetero(graph: MolGraph, atom: number, isOpen = false): boolean {
  return (graph.bondsOf[atom] ?? []).some((index) => {
    const bond = graph.bonds[index];
    if (!bond || bond.aromatic || bond.order !== 2) return false;
    const end = graph.atoms[otherEnd(bond, atom)];
    if (!end || end.aromatic || !heteroEnds.has(end.z)) return false;
    return !isOpen || !isRingBond(graph, bond);
  });
}

function isRingBond(graph: MolGraph, { from, to }: { from: number; to: number }): boolean {
  return graph.rings.some((ring) => {
    const at = ring.indexOf(from);
    if (at < 0) return false;
    return ring[(at + 1) % ring.length] === to || ring[(at + ring.length - 1) % ring.length] === to;
  });
}

function valenceOf(graph: MolGraph, atom: number): number {
  const bonds = (graph.bondsOf[atom] ?? []).map((index) => graph.bonds[index]?.order ?? 1);
  return bonds.reduce((sum, order) => sum + order, graph.atoms[atom]?.hydrogens ?? 0);
}

/**
 * Bonds outside rings between atoms that are no ends, not beside triple bonds and no CX3 or C(CH3)3, of which one is
 * besides no carbonyl and no hetero atom of an ester or amide: `[!$(*#*)&!D1&!$(C(F)(F)F)&...
 * &!$([CD3](=[N,O,S])-!@[#7,O,S!D1])&!$([#7,O,S!D1]-!@[CD3]=[N,O,S])&...]-,:;!@[!$(*#*)&!D1&!$(C(F)(F)F)&...]`.
 */
export function countRotatable(view: MoleculeView): number {
  const { graph, neighbours: around, bonds } = view;
  const hinges = graph.atoms.map((_, atom) => isHinge(view, atom));
  return graph.bonds.filter(({ from, to }) => {
    if (!hinges[from] || !hinges[to]) return false;
    const bit = bonds[from]?.[around[from]?.indexOf(to) ?? -1] ?? 0;
    return (bit & (bondBits.single | bondBits.aromatic)) !== 0 && !(isStiff(view, from) && isStiff(view, to));
  }).length;
}

const anyTriple = bondBits.triple | (bondBits.triple << ringShift);
const anyDouble = bondBits.double | (bondBits.double << ringShift);

function isHinge(view: MoleculeView, atom: number): boolean {
  if (view.degrees[atom] === 1 || isCrowned(view, atom)) return false;
  return !view.bonds[atom]?.some((bit) => (bit & anyTriple) !== 0);
}

// Of an ester or amide.
function isStiff(view: MoleculeView, atom: number): boolean {
  if (isAcyl(view, atom)) return hasBeside(view, atom, (one) => isBearer(view, one));
  return isBearer(view, atom) && hasBeside(view, atom, (one) => isAcyl(view, one));
}

/** Over a single bond outside rings. */
function hasBeside({ neighbours: around, bonds }: MoleculeView, atom: number, is: (one: number) => boolean): boolean {
  return (around[atom] ?? []).some((one, place) => bonds[atom]?.[place] === bondBits.single && is(one));
}

// CF3, CCl3, CBr3, C(CH3)3.
function isCrowned({ graph, neighbours: around }: MoleculeView, atom: number): boolean {
  const own = graph.atoms[atom];
  if (own?.z !== 6 || own.aromatic || (around[atom]?.length ?? 0) < 3) return false;
  const ends = (around[atom] ?? []).map((one) => {
    const end = graph.atoms[one];
    if (end?.z === 6) return !end.aromatic && end.hydrogens === 3 ? 6 : 0;
    return end?.z ?? 0;
  });
  return [6, 9, 17, 35].some((z) => ends.filter((end) => end === z).length >= 3);
}

// `[CD3]=[N,O,S]`
function isAcyl({ graph, degrees, neighbours: around, bonds }: MoleculeView, atom: number): boolean {
  const own = graph.atoms[atom];
  if (own?.z !== 6 || own.aromatic || degrees[atom] !== 3) return false;
  return (around[atom] ?? []).some((one, place) => {
    const end = graph.atoms[one];
    if (((bonds[atom]?.[place] ?? 0) & anyDouble) === 0) return false;
    return end !== undefined && !end.aromatic && (end.z === 7 || end.z === 8 || end.z === 16);
  });
}

// `[#7,O,S!D1]`
function isBearer({ graph, degrees }: MoleculeView, atom: number): boolean {
  const { z, aromatic } = graph.atoms[atom] ?? {};
  return z === 7 || (!aromatic && (z === 8 || (z === 16 && degrees[atom] !== 1)));
}
