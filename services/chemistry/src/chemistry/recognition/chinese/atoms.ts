// Heavy atoms as counts by element, written as a formula without hydrogen.

export type Atoms = ReadonlyMap<string, number>;

/** `C2Cl` as counts; hydrogen and charges are left out. */
export function atomsOf(formula: string): Atoms {
  const atoms = new Map<string, number>();
  for (const [, symbol = '', count = ''] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g))
    if (symbol !== 'H') atoms.set(symbol, (atoms.get(symbol) ?? 0) + (count === '' ? 1 : Number(count)));
  return atoms;
}

export function addAtoms(first: Atoms, second: Atoms, times = 1): Atoms {
  const sum = new Map(first);
  for (const [symbol, count] of second) sum.set(symbol, (sum.get(symbol) ?? 0) + count * times);
  return sum;
}

export function sameAtoms(first: Atoms, second: Atoms): boolean {
  return first.size === second.size && [...first].every(([symbol, count]) => second.get(symbol) === count);
}
