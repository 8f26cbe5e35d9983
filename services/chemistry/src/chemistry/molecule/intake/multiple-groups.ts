// Multiple groups, `(CH2)4` in brackets. A molfile holds all their atoms (CTfile formats, "M  SPA"); some programs write the
// unit once with its number.

import type { Ctab, CtabBond, CtabGroup } from './ctab.ts';
import type { IntakeRefusal } from './plain-text.ts';

const mostRepeats = 50;

/** Writes out units that are there once; true when something was changed, a refusal where nobody can tell how. */
export function repeatUnits(ctab: Ctab): boolean | IntakeRefusal {
  let isChanged = false;
  for (const group of ctab.groups.filter(({ type }) => type === 'MUL')) {
    const times = timesToRepeat(group);
    if (times === 1) continue;
    const unit = unitOf(ctab, group);
    if (times === undefined || times > mostRepeats || !unit) return { reason: 'repeat', found: group.label };
    repeat(ctab, unit, times);
    isChanged = true;
  }
  return isChanged;
}

/** 1 where all atoms are there already; undefined where the numbers do not say. */
function timesToRepeat({ atoms, parents, label }: CtabGroup): number | undefined {
  const times = Number(label);
  if (!Number.isInteger(times) || times < 1) return undefined;
  if (parents.length === 0) return atoms.length % times === 0 && times > 1 ? undefined : times;
  if (atoms.length === parents.length * times) return 1;
  return atoms.length === parents.length ? times : undefined;
}

interface Unit {
  atoms: number[];
  inner: CtabBond[];
  /** The bonds that leave it, with their places; none for a molecule of its own. */
  crossing: { place: number; inside: number; outside: number; type: number }[];
}

// A unit that hangs on one bond, or on three, could be meant in several ways; a configuration would have to be told anew.
function unitOf(ctab: Ctab, { atoms }: CtabGroup): Unit | undefined {
  const members = new Set(atoms);
  const inner = ctab.bonds.filter(({ from, to }) => members.has(from) && members.has(to));
  const crossing = ctab.bonds.flatMap(({ from, to, type }, place) => {
    if (members.has(from) === members.has(to)) return [];
    const [inside, outside] = members.has(from) ? [from, to] : [to, from];
    return [{ place, inside, outside, type }];
  });
  const isChain = crossing.length === 2 && crossing[0]?.type === crossing[1]?.type;
  if (inner.some(({ isWedge }) => isWedge)) return undefined;
  return isChain || crossing.length === 0 ? { atoms: [...members], inner, crossing } : undefined;
}

function repeat(ctab: Ctab, { atoms, inner, crossing }: Unit, times: number): void {
  const [head, tail] = crossing;
  let end = tail?.inside ?? 0;
  for (let copy = 1; copy < times; copy += 1) {
    const copies = new Map(atoms.map((atom) => [atom, copied(ctab, atom, copy)]));
    const of = (atom: number): number => copies.get(atom) ?? 0;
    for (const { type, from, to } of inner) ctab.addBond({ type, from: of(from), to: of(to) });
    if (!head || !tail) continue;
    ctab.addBond({ type: head.type, from: end, to: of(head.inside) });
    end = of(tail.inside);
  }
  if (tail && times > 1) ctab.setBond(tail.place, { from: end, to: tail.outside });
}

function copied(ctab: Ctab, atom: number, copy: number): number {
  const { symbol, charge, x, y } = ctab.atoms[atom - 1] ?? { symbol: 'C', charge: 0, x: 0, y: 0 };
  return ctab.addAtom({ symbol, charge, x: x + copy * 0.3, y: y - copy * 0.2 });
}
