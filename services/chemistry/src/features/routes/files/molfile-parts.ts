// A V2000 molfile as atoms and bonds (BIOVIA CTfile formats, chapter 4), for what else is to be written of it.

export interface MolfileAtom {
  x: number;
  y: number;
  element: string;
  charge: number;
  /** Mass number; 0 for the natural mixture. */
  isotope: number;
  /** 0 none, 1 singlet, 2 doublet, 3 triplet. */
  radical: number;
}

export interface MolfileBond {
  from: number;
  to: number;
  order: number;
  /** 0 none, 1 up, 6 down, 4 either, 3 either way of a double bond. */
  stereo: number;
}

export interface MolfileParts {
  atoms: MolfileAtom[];
  bonds: MolfileBond[];
}

/** Throws a RangeError for the newer form, which is for more than 999 atoms. */
export function readMolfile(molblock: string): MolfileParts {
  const lines = molblock.split('\n');
  const counts = lines[3] ?? '';
  if (!counts.includes('V2000')) throw new RangeError('a molecule of more than 999 atoms');
  const [atomCount, bondCount] = [number(counts, 0, 3), number(counts, 3, 6)];
  const atoms = lines.slice(4, 4 + atomCount).map((line): MolfileAtom => ({
    x: number(line, 0, 10),
    y: number(line, 10, 20),
    element: line.slice(31, 34).trim(),
    charge: 0,
    isotope: 0,
    radical: 0,
  }));
  const bonds = lines.slice(4 + atomCount, 4 + atomCount + bondCount).map((line): MolfileBond => ({
    from: number(line, 0, 3) - 1,
    to: number(line, 3, 6) - 1,
    order: number(line, 6, 9),
    stereo: number(line, 9, 12),
  }));
  for (const line of lines.slice(4 + atomCount + bondCount)) readProperty(line, atoms);
  return { atoms, bonds };
}

/** Which atoms hang together, each group in the order of its atoms. */
export function connectedParts({ atoms, bonds }: MolfileParts): number[][] {
  const partOf = atoms.map((_, atom) => atom);
  const rootOf = (atom: number): number => {
    let at = atom;
    while (partOf[at] !== at) at = partOf[at] ?? at;
    return at;
  };
  for (const { from, to } of bonds) partOf[rootOf(from)] = rootOf(to);
  return [...Map.groupBy(atoms.keys(), rootOf).values()];
}

const properties = { CHG: 'charge', ISO: 'isotope', RAD: 'radical' } as const;

function readProperty(line: string, atoms: readonly MolfileAtom[]): void {
  const name = properties[line.slice(3, 6) as keyof typeof properties];
  if (!line.startsWith('M  ') || name === undefined) return;
  for (let at = 9; at + 8 <= line.length; at += 8) {
    const atom = atoms[number(line, at, at + 4) - 1];
    if (atom) atom[name] = number(line, at + 4, at + 8);
  }
}

function number(line: string, from: number, to: number): number {
  return Number(line.slice(from, to)) || 0;
}
