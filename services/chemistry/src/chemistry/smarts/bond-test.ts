// Bond expressions of SMARTS as the set of bonds that they allow.

import { bondBits, ringShift } from './molecule-view.ts';

const allBits = 0xff;
const inRing = 0xf0;
const kinds: Readonly<Record<string, number>> = {
  '-': bondBits.single,
  '=': bondBits.double,
  '#': bondBits.triple,
  ':': bondBits.aromatic,
  '~': 0xf,
  '/': bondBits.single | bondBits.aromatic,
  '\\': bondBits.single | bondBits.aromatic,
};
/** What no sign means: single or aromatic. */
export const unwrittenBond = anywhere(bondBits.single | bondBits.aromatic);

/** Whether an expression holds only signs that are read here; dative bonds and quadruple ones are not. */
export function isKnownBond(text: string): boolean {
  return !/[^-=#:~/\\@!&,;]/.test(text);
}

/**
 * The bits that a bond may have, in a ring or not. `;` binds weakest, then `,`, then `&` and nothing at all. A mark of
 * direction says single or aromatic, as no mark does. Throws a TypeError for an expression that is not known.
 */
export function bondMask(text: string): number {
  if (text === '') return unwrittenBond;
  if (!isKnownBond(text)) throw new TypeError(`not a bond as the templates write it: ${text}`);
  return text.split(';').reduce((mask, part) => mask & eitherOf(part), allBits);
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
