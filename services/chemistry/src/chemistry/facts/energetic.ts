// Rules of thumb for molecules that may explode, on their formula alone. They say what must be tested before it is
// scaled up (DSC, drop weight), not what would happen.

export interface Composition {
  /** Atoms by element symbol. */
  atoms: Readonly<Record<string, number>>;
  /** g/mol. */
  weight: number;
}

/** Reads a Hill formula such as `C6H5N3O`; a charge at the end does not count. */
export function compositionOf(formula: string, weight: number): Composition {
  const atoms: Record<string, number> = {};
  for (const [, symbol = '', count = ''] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g))
    atoms[symbol] = (atoms[symbol] ?? 0) + (count === '' ? 1 : Number(count));
  return { atoms, weight };
}

/**
 * Oxygen balance in percent: -1600 (2 C + H/2 - O) / weight (W. C. Lothrop, G. R. Handrick, Chem. Rev. 1949, 44, 419).
 * Hydrogen that halogens take counts as spent. 0 burns itself completely; trinitrotoluene has -74.
 */
export function oxygenBalance({ atoms, weight }: Composition): number {
  const { C = 0, H = 0, O = 0, F = 0, Cl = 0, Br = 0, I = 0 } = atoms;
  const hydrogen = Math.max(0, H - F - Cl - Br - I);
  return (-1600 * (2 * C + hydrogen / 2 - O)) / weight;
}

/**
 * The ratio (C + O) / N that is to be at least 3 for an azide that may be handled (P. A. S. Smith, 1966; S. Bräse et
 * al., Angew. Chem. Int. Ed. 2005, 44, 5188). Infinite without nitrogen.
 */
export function carbonOxygenPerNitrogen({ atoms }: Composition): number {
  const { C = 0, O = 0, N = 0 } = atoms;
  return N === 0 ? Infinity : (C + O) / N;
}
