// An InChI names no tautomer: mobile hydrogens belong to a group of atoms, and a reader puts them anywhere in it.
// Chemists draw amides rather than imidic acids, pyridones rather than hydroxypyridines, amines rather than imines.

import { lactamShift } from '../molecule/lactam-form.ts';
import { canonicalProduct, canonicalSmiles, type RDKit, Transform } from '../molecule/rdkit.ts';

/** A ring nitrogen beside a substituted carbon, and one that is not: the hydrogen of an azole goes to the lower locant. */
const beside = '$(n:[c;R1;H0])';

/** Imidic acids, thioimidic acids, sulfonimidic acids: their hydrogens are mobile wherever they are. */
const amideShift = '[N;X2;+0:1]=[C,S,P;+0:2]-[O,S;X2;H1;+0:3]>>[N:1]-[*:2]=[*:3]';

/** Each makes a rarer form the usual one and never applies to what it made. */
const shifts = [
  // Lactims, with the nitrogen beside the hydroxyl group or across the ring.
  '[n;X2;+0:1]:[c:2]-[O,S;X2;H1;+0:3]>>[nH1:1]:[c:2]=[*:3]',
  '[n;X2;+0:1]:[c,n:4]:[c:5]:[c:2]-[O,S;X2;H1;+0:3]>>[nH1:1]:[*:4]:[c:5]:[c:2]=[*:3]',
  // Imines outside of a ring, the hydrogen on any nitrogen of a ring.
  '([N;X2;!R;+0:1]=[c:2].[nH1;+0:3])>>([N:1]-[c:2].[nH0:3])',
  '[N;X2;!R;+0:1]=[C;R:2]-[N;R;X3;H1;+0:3]>>[N:1]-[C:2]=[N:3]',
  // Amidines and amidoximes with NH at their end.
  '[N;X2;H1;+0:1]=[C:2]-[N;X3;H1;+0:3]>>[N:1]-[C:2]=[N:3]',
  // Purines and pyrrolopyridines: the hydrogen on the smaller ring.
  '[nH1;r6;+0;!$([nH]c=[O,S]):1]:[c:2]:[n;X2;r5;+0:3]>>[nH0:1]:[c:2]:[nH1:3]',
  lactamShift,
  `[nH1;r5;+0;${beside}:1]:[n;X2;+0;!${beside};$(n:c):3]>>[nH0:1]:[nH1:3]`,
  `[nH1;r5;+0;${beside}:1]:[c,n:2]:[n;X2;+0;!${beside};$(n:c):3]>>[nH0:1]:[*:2]:[nH1:3]`,
  // Uronium salts.
  '[O,S;X2;+1:1]=[C:2]-[N;X3;H0;+0:3]>>[*;+0:1]-[C:2]=[N;+1:3]',
];
/** Each shift settles one group; a molecule of 400 atoms has some 100 amides at most. */
const mostAmides = 100;
const mostShifts = 30;
/** Places of one shift that are tried. */
const mostPlaces = 12;

/** A halide ion rather than a hydrogen halide beside an oxide ion. */
const acidShift = '([O;X1;-1:1].[Cl,Br,I;D0;H1;+0:2])>>([OH1;+0:1].[*;H0;-1:2])';

interface Shifts {
  rdkit: RDKit;
  acid: Transform;
  amide: Transform;
  others: Transform[];
}
let compiled: Shifts | undefined;

function shiftsOf(rdkit: RDKit): Shifts {
  if (compiled?.rdkit === rdkit) return compiled;
  const [acid, amide] = [new Transform(rdkit, acidShift), new Transform(rdkit, amideShift)];
  compiled = { rdkit, acid, amide, others: shifts.map((smarts) => new Transform(rdkit, smarts)) };
  return compiled;
}

/** The usual form of a molecule or mixture, canonical; null when none of its forms has the given InChI. */
export function usualForm(rdkit: RDKit, smiles: string, inchi: string): string | null {
  const { acid } = shiftsOf(rdkit);
  const salt = shifted(smiles, mostShifts, (form) => formsBy(rdkit, form, [acid], 1).find(() => true));
  // Each part by itself: a hydrogen must not move from one to another.
  const parts = salt.split('.').map((part) => usualTautomer(rdkit, part, inchiOf(rdkit, part) ?? ''));
  const usual = canonicalSmiles(rdkit, parts.join('.'));
  return [usual, smiles].find((form) => form !== null && inchiOf(rdkit, form) === inchi) ?? null;
}

/** The usual form of a canonical SMILES among those that have its InChI, which is given; canonical. */
function usualTautomer(rdkit: RDKit, smiles: string, inchi: string): string {
  const { amide, others } = shiftsOf(rdkit);
  const isSame = (form: string): boolean => inchiOf(rdkit, form) === inchi;
  const amides = shifted(smiles, mostAmides, (form) => formsBy(rdkit, form, [amide], 1).find(() => true));
  const start = amides !== smiles && isSame(amides) ? amides : smiles;
  return shifted(start, mostShifts, (form) => formsBy(rdkit, form, others, mostPlaces).find(isSame));
}

function shifted(smiles: string, most: number, nextOf: (form: string) => string | undefined): string {
  let usual = smiles;
  for (let count = 0; count < most; count += 1) {
    const next = nextOf(usual);
    if (next === undefined || next === usual) break;
    usual = next;
  }
  return usual;
}

function* formsBy(
  rdkit: RDKit,
  smiles: string,
  transforms: readonly Transform[],
  places: number,
): Generator<string, undefined> {
  using mol = rdkit.get_mol(smiles);
  if (!mol) return;
  for (const transform of transforms)
    for (const raw of transform.run(rdkit, [mol], places)) {
      const form = canonicalProduct(rdkit, raw);
      if (form !== null) yield form;
    }
}

/** Standard InChI of a SMILES; null when RDKit cannot make sense of it. */
export function inchiOf(rdkit: RDKit, smiles: string): string | null {
  using mol = rdkit.get_mol(smiles);
  return mol ? mol.get_inchi() : null;
}
