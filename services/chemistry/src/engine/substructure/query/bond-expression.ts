// Bond expressions of SMARTS as the sets of bonds that they allow.

import { bondBits, ringShift } from '../figures.ts';

export interface BondTest {
  /** Bits of the bonds that fit for certain. */
  sure: number;
  /** Bits of the bonds that fit, or that RDKit must be asked about. */
  possible: number;
}

const allBits = 0xff;
const inRing = 0xf0;
const kinds: Readonly<Record<string, number>> = {
  '-': bondBits.single,
  '=': bondBits.double,
  '#': bondBits.triple,
  ':': bondBits.aromatic,
  '~': 0xf,
  // Where configuration does not count, a mark of direction says single or aromatic, as no mark does.
  '/': bondBits.single | bondBits.aromatic,
  '\\': bondBits.single | bondBits.aromatic,
};
const unwritten = anywhere(bondBits.single | bondBits.aromatic);

/** `;` binds weakest, then `,`, then `&` and nothing at all. */
export function readBondExpression(text: string): BondTest {
  if (text === '') return { sure: unwritten, possible: unwritten };
  if (/[^-=#:~/\\@!&,;]/.test(text)) return { sure: 0, possible: allBits };
  const mask = text.split(';').reduce((all, part) => all & eitherOf(part), allBits);
  return { sure: mask, possible: mask };
}

function eitherOf(text: string): number {
  return text.split(',').reduce((mask, part) => mask | allOf(part), 0);
}

function allOf(text: string): number {
  let mask = allBits;
  let isNegated = false;
  for (const sign of text) {
    if (sign === '&') continue;
    if (sign === '!') {
      isNegated = !isNegated;
      continue;
    }
    const own = sign === '@' ? inRing : anywhere(kinds[sign] ?? 0);
    mask &= isNegated ? ~own & allBits : own;
    isNegated = false;
  }
  return mask;
}

function anywhere(bits: number): number {
  return bits | (bits << ringShift);
}
