// Kinds of atoms of a change, as far as its pattern tells them.

import { bondIn, bondsAt, hasBond, lostAt, otherEnd, type Change } from './change.ts';
import type { CarbonKind } from './leaving-words.ts';
import { phrase, type Phrase } from './phrases.ts';

/** What the product shows of a carbon, but for the atom that has just been bound. */
export function carbonKind(change: Change, at: number, but = -1): CarbonKind {
  const { atoms, bonds } = change;
  if (atoms[at]?.aromatic) return 'aryl';
  const around = bondsAt(bonds, at).filter((bond) => otherEnd(bond, at) !== but);
  const multiple = around.filter(({ order }) => order > 1);
  for (const bond of multiple) {
    const z = atoms[otherEnd(bond, at)]?.z;
    if (bond.order === 3) return z === 7 ? 'nitrile' : 'alkenyl';
    if (z === 8) return 'acyl';
    if (z === 16) return 'thioacyl';
    if (z === 7) return 'imidoyl';
    if (z === 6) return 'alkenyl';
  }
  return around.length === 0 ? 'open' : 'alkyl';
}

export function isSulfonylAtom(change: Change, at: number): boolean {
  return change.atoms[at]?.z === 16 && hasBond(change, at, 8, 2);
}

/** Neighbours of an atom in the precursors with the order of the bond. */
export function oldNeighbours({ oldBonds }: Change, at: number): { atom: number; order: number }[] {
  return bondsAt(oldBonds, at).map((bond) => ({ atom: otherEnd(bond, at), order: bond.order }));
}

/** A nucleophile: what it is called with an article. */
export function nucleophile(change: Change, at: number): Phrase {
  const { atoms } = change;
  const atom = atoms[at];
  const old = oldNeighbours(change, at);
  const next = old.map((one) => atoms[one.atom]?.z);
  const lost = lostAt(change, at);
  switch (atom?.z) {
    case 7: {
      if (lost.includes('=O') && lost.includes('O-'))
        return phrase('an amine from a nitro compound', '硝基还原所得的胺');
      if (old.some(({ order, atom: to }) => order === 2 && atoms[to]?.z === 7)) return phrase('an azide', '叠氮化物');
      if (atom.was.aromatic) return phrase('an azole or azine', '氮杂芳环');
      if (lost.includes('NH2') || next.includes(7)) return phrase('a hydrazine', '肼');
      if (lost.includes('OH') || next.includes(8)) return phrase('a hydroxylamine', '羟胺');
      if (atom.was.charge > 0) return phrase('an ammonium salt', '铵盐');
      if (old.some(({ order }) => order === 2)) return phrase('an imine or amidine', '亚胺或脒');
      if (old.some(({ order }) => order === 3)) return phrase('a nitrile', '腈');
      if (old.some(({ atom: to }) => isAcylBefore(change, to))) return phrase('an amide', '酰胺');
      return phrase('an amine', '胺');
    }
    case 8: {
      if (atom.was.charge < 0) return phrase('an oxygen anion', '氧负离子');
      if (old.some(({ atom: to }) => isAcylBefore(change, to))) return phrase('a carboxylic acid', '羧酸');
      if (old.some(({ atom: to }) => atoms[to]?.was.aromatic)) return phrase('a phenol', '酚');
      return phrase('a hydroxyl group', '羟基化合物');
    }
    case 16: {
      if (atom.was.charge < 0) return phrase('a sulfur anion', '硫负离子');
      if (old.some(({ order }) => order === 2)) return phrase('a thiocarbonyl compound', '硫羰基化合物');
      return phrase('a thiol', '硫醇');
    }
    case 15:
      return phrase('a phosphorus nucleophile', '含磷亲核试剂');
    case 9:
      return phrase('fluoride', '氟化物');
    case 17:
      return phrase('chloride', '氯化物');
    case 35:
      return phrase('bromide', '溴化物');
    case 53:
      return phrase('iodide', '碘化物');
    default:
      return phrase('a nucleophile', '亲核试剂');
  }
}

/** A carbon that was bound to oxygen by a double bond, which the precursors bring or keep. */
export function isAcylBefore(change: Change, at: number): boolean {
  const { atoms } = change;
  if (atoms[at]?.z !== 6) return false;
  return (
    lostAt(change, at).includes('=O') ||
    oldNeighbours(change, at).some(({ atom, order }) => order === 2 && atoms[atom]?.z === 8)
  );
}

/** Whether the bond order between two kept atoms went down, and to which element. */
export function openedTo(
  { changed, atoms }: Change,
  at: number,
): { z: number; before: number; to: number } | undefined {
  const bond = bondsAt(changed, at).find(({ before, order }) => order < before && before < 4);
  if (!bond) return undefined;
  const to = otherEnd(bond, at);
  return { z: atoms[to]?.z ?? 0, before: bond.before, to };
}

/** The element of a kept atom that the precursors had bound to this one by a single bond. */
export function brokenTo({ broken, atoms }: Change, at: number): number | undefined {
  const bond = bondsAt(broken, at)[0];
  return bond && atoms[otherEnd(bond, at)]?.z;
}

export function oldOrder({ oldBonds }: Change, a: number, b: number): number {
  return bondIn(oldBonds, a, b)?.order ?? 0;
}
