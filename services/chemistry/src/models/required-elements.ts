// Which elements a molecule must hold for a SMARTS to have a chance: a look-up instead of a match.

import type { Mol } from '../chem/rdkit.ts';

const symbols: Record<string, number> = {
  B: 5,
  C: 6,
  N: 7,
  O: 8,
  F: 9,
  P: 15,
  S: 16,
  Cl: 17,
  Br: 35,
  I: 53,
  Si: 14,
  Se: 34,
  Sn: 50,
  Mg: 12,
  Zn: 30,
  Li: 3,
  Na: 11,
  K: 19,
  Cu: 29,
  c: 6,
  n: 7,
  o: 8,
  s: 16,
  p: 15,
  b: 5,
  se: 34,
};
const atomPattern = /\[[^\]]*\]|Cl|Br|[BCNOFPSIcnops]/g;
// The first word of an atom in brackets, when nothing else is allowed in its place.
const plainAtom = /^\[(?:#(\d+)|(Cl|Br|Si|Se|Sn|Mg|Zn|Li|Na|Cu|se|[BCNOFPSIKbcnops]))(?![a-z])/;

/** The required elements of a set of patterns, each read when first asked for. */
export class RequiredElements {
  readonly #patterns: readonly Mol[];
  readonly #known = new Map<number, readonly number[]>();

  constructor(patterns: readonly Mol[]) {
    this.#patterns = patterns;
  }

  /** Whether a molecule of these elements can have a match of the pattern at all. */
  allows(pattern: number, elements: ReadonlySet<number>): boolean {
    let required = this.#known.get(pattern);
    if (!required) this.#known.set(pattern, (required = requiredElements(this.#patterns[pattern]?.get_smarts() ?? '')));
    return required.every((element) => elements.has(element));
  }
}

/** Atomic numbers that every match holds; what may be one of several elements is not among them. */
export function requiredElements(smarts: string): number[] {
  const found = new Set<number>();
  for (const [atom] of withoutRecursion(smarts).matchAll(atomPattern)) {
    const element = elementOf(atom);
    if (element !== undefined) found.add(element);
  }
  return [...found];
}

function elementOf(atom: string): number | undefined {
  if (!atom.startsWith('[')) return symbols[atom];
  if (atom.includes(',')) return undefined;
  const [, number, symbol] = plainAtom.exec(atom) ?? [];
  if (number !== undefined) return Number(number);
  return symbol === undefined ? undefined : symbols[symbol];
}

function withoutRecursion(smarts: string): string {
  let text = '';
  let depth = 0;
  for (let i = 0; i < smarts.length; i += 1) {
    if (depth === 0 && smarts.startsWith('$(', i)) {
      depth = 1;
      i += 1;
    } else if (depth > 0) depth += smarts[i] === '(' ? 1 : smarts[i] === ')' ? -1 : 0;
    else text += smarts[i];
  }
  return text;
}
