// Element symbols by atomic number, as SMILES and SMARTS write them.

const symbols =
  '* H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi'.split(
    ' ',
  );
const numbers = new Map(symbols.map((symbol, z) => [symbol, z]));

/** Symbol of an element; aromatic atoms are written small. */
export function symbolOf(z: number, aromatic: boolean): string {
  const symbol = symbols[z] ?? '*';
  return aromatic ? symbol.toLowerCase() : symbol;
}

/** Atomic number and whether the symbol is that of an aromatic atom; throws a TypeError for what is no symbol. */
export function readSymbol(text: string): { z: number; aromatic: boolean } {
  const plain = numbers.get(text);
  if (plain !== undefined) return { z: plain, aromatic: false };
  const z = numbers.get(text.charAt(0).toUpperCase() + text.slice(1));
  if (z === undefined) throw new TypeError(`not an element: ${text}`);
  return { z, aromatic: true };
}
