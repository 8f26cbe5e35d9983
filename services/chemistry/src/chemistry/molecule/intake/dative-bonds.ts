// Dative bonds to elements that are no metals (N->B, N->O, S->O) as the charges or double bonds that everything after
// understands. One to a metal stays: it is a complex, and refused as one.

import type { Ctab } from './ctab.ts';

const dative = 9;
/** What takes a pair of electrons without being a metal. */
const acceptors = new Set(['B', 'O', 'Si', 'P', 'S', 'As', 'Se']);

/** True when something was changed. */
export function chargeDativeBonds(ctab: Ctab): boolean {
  const charges = new Map<number, number>();
  const add = (atom: number, charge: number): void => void charges.set(atom, (charges.get(atom) ?? 0) + charge);
  ctab.bonds.forEach(({ type, from, to }, place) => {
    const [donor = '', acceptor = ''] = [from, to].map((atom) => ctab.atoms[atom - 1]?.symbol ?? '');
    if (type !== dative || !acceptors.has(acceptor) || !canGive(ctab, from)) return;
    // Sulfoxides, sulfones and phosphine oxides are written with a double bond.
    const isOxide = /^(?:S|P|Se)$/.test(donor) && /^(?:O|S|Se|N)$/.test(acceptor);
    ctab.setBond(place, { type: isOxide ? 2 : 1 });
    if (isOxide) return;
    add(from, 1);
    add(to, -1);
  });
  for (const [atom, change] of charges) {
    const { symbol = '', charge = 0 } = ctab.atoms[atom - 1] ?? {};
    ctab.setSymbol(atom, symbol, charge + change);
  }
  return ctab.bonds.some(({ type, from, to }) => type === dative && isAcceptor(ctab, to) && canGive(ctab, from));
}

function isAcceptor(ctab: Ctab, atom: number): boolean {
  return acceptors.has(ctab.atoms[atom - 1]?.symbol ?? '');
}

// Carbon gives a pair only where it has one: carbon monoxide and isocyanides.
function canGive(ctab: Ctab, atom: number): boolean {
  const { symbol = '', charge = 0 } = ctab.atoms[atom - 1] ?? {};
  return /^(?:N|O|S|P|F|Cl|Br|I|Se|As)$/.test(symbol) || (symbol === 'C' && charge < 0);
}
