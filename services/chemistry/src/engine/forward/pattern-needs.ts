// What a molecule must have for a SMARTS to lie on it, counted: most patterns of a long list ask for more rings or hetero
// atoms than a molecule has, and to see that is cheaper than to look for them.

import type { MolGraph } from '../../chemistry/molecule/graph.ts';
import { readSmarts } from '../../chemistry/smarts/read-smarts.ts';

/** Atoms by kind, and how many rings there are. */
export class AtomCounts {
  readonly #counts = new Map<string, number>();
  readonly #rings: number;

  constructor({ atoms, bonds }: MolGraph) {
    for (const { z, aromatic } of atoms) {
      add(this.#counts, `${z}`);
      add(this.#counts, `${z}${aromatic ? 'a' : 'A'}`);
    }
    this.#rings = bonds.length - atoms.length + 1;
  }

  /** False when the pattern cannot lie on the molecule, which is of one part. */
  meet({ counts, rings }: PatternNeeds): boolean {
    return rings <= this.#rings && this.#has(counts);
  }

  /** False when the pattern cannot lie on any tautomer of the molecule either. */
  meetShifted({ elements, rings }: PatternNeeds): boolean {
    return rings <= this.#rings && this.#has(elements);
  }

  #has(needed: ReadonlyMap<string, number>): boolean {
    for (const [kind, count] of needed) if ((this.#counts.get(kind) ?? 0) < count) return false;
    return true;
  }
}

export interface PatternNeeds {
  /** By element, with A or a where it must not or must be aromatic. */
  counts: ReadonlyMap<string, number>;
  /** By element alone. */
  elements: ReadonlyMap<string, number>;
  rings: number;
}

/** Throws a TypeError for no SMARTS. */
export function needsOf(smarts: string): PatternNeeds {
  const { atoms, bonds } = readSmarts(smarts);
  const [counts, elements] = [new Map<string, number>(), new Map<string, number>()];
  for (const { text } of atoms) {
    const kind = kindOf(text);
    if (!kind) continue;
    add(counts, kind);
    add(elements, kind.replace(/[Aa]$/, ''));
  }
  // Of a pattern in parts, which are not counted here, this is too few.
  return { counts, elements, rings: bonds.length - atoms.length + 1 };
}

function add(counts: Map<string, number>, kind: string): void {
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
}

const symbols: Readonly<Record<string, number>> = { B: 5, C: 6, N: 7, O: 8, F: 9, P: 15, S: 16, Cl: 17, Br: 35, I: 53 };
const leading = /^(?:#(\d+)|(Cl|Br|[BCNOPSFI])(?![a-z])|([cnops])(?![a-z]))/;

// Only what is said first and without a choice counts.
function kindOf(text: string): string | undefined {
  if (text.includes(',')) return undefined;
  const [, number, symbol, aromatic] = leading.exec(text) ?? [];
  if (number !== undefined) return number;
  if (symbol !== undefined) return `${symbols[symbol]}A`;
  return aromatic === undefined ? undefined : `${symbols[aromatic.toUpperCase()]}a`;
}
