// Written forms of one reagent and the one that stands for all: boron reagents by their acid, organometallics by their
// bromide, salts of alkali metals by their anion. A sort of reagent that reacts otherwise is not in the table: catechol
// borane, diorganozincs, stannanes with other groups, an acid beside its salt, complex hydrides of another metal.

export interface ReagentForm {
  id: string;
  kind: 'boron' | 'metal' | 'salt';
  /** Reaction SMARTS from the written form to the one that stands for it. */
  smarts: string;
}

const acid = '[#6:1][B+0:2]([OH0:3])[OH0:4]';

export const reagentForms: readonly ReagentForm[] = [
  { id: 'pinacolEster', kind: 'boron', smarts: '[#6:1][B+0:2]1[O:3]C([CH3])([CH3])C([CH3])([CH3])[O:4]1>>' + acid },
  { id: 'neopentylGlycolEster', kind: 'boron', smarts: '[#6:1][B+0:2]1[O:3][CH2]C([CH3])([CH3])[CH2][O:4]1>>' + acid },
  { id: 'propanediolEster', kind: 'boron', smarts: '[#6:1][B+0:2]1[O:3][CH2][CH2][CH2][O:4]1>>' + acid },
  { id: 'ethyleneGlycolEster', kind: 'boron', smarts: '[#6:1][B+0:2]1[O:3][CH2][CH2][O:4]1>>' + acid },
  {
    id: 'hexyleneGlycolEster',
    kind: 'boron',
    smarts: '[#6:1][B+0:2]1[O:3][CH]([CH3])[CH2]C([CH3])([CH3])[O:4]1>>' + acid,
  },
  { id: 'catecholEster', kind: 'boron', smarts: '[#6:1][B+0:2]1[O:3]c2[cH][cH][cH][cH]c2[O:4]1>>' + acid },
  { id: 'dimethylEster', kind: 'boron', smarts: '[#6:1][B+0:2]([O:3][CH3])[O:4][CH3]>>' + acid },
  { id: 'diethylEster', kind: 'boron', smarts: '[#6:1][B+0:2]([O:3][CH2][CH3])[O:4][CH2][CH3]>>' + acid },
  {
    id: 'diisopropylEster',
    kind: 'boron',
    smarts: '[#6:1][B+0:2]([O:3][CH]([CH3])[CH3])[O:4][CH]([CH3])[CH3]>>' + acid,
  },
  {
    id: 'dibutylEster',
    kind: 'boron',
    smarts: '[#6:1][B+0:2]([O:3][CH2][CH2][CH2][CH3])[O:4][CH2][CH2][CH2][CH3]>>' + acid,
  },
  { id: 'diethanolamineEster', kind: 'boron', smarts: '[#6:1][B+0:2]1[O:3][CH2][CH2][NH][CH2][CH2][O:4]1>>' + acid },
  {
    id: 'midaEster',
    kind: 'boron',
    smarts: '[#6:1][B+0:2]1[O:3]C(=O)[CH2]N([CH3])[CH2]C(=O)[O:4]1>>' + acid,
  },
  {
    id: 'midaEsterBound',
    kind: 'boron',
    smarts: '[#6:1][B-:2]12[O:3]C(=O)[CH2][N+]1([CH3])[CH2]C(=O)[O:4]2>>[#6:1][B+0:2]([OH0:3])[OH0:4]',
  },
  { id: 'trifluoroborate', kind: 'boron', smarts: '[#6:1][B-:2](F)(F)F>>[#6:1][B+0:2](O)O' },
  { id: 'trihydroxyborate', kind: 'boron', smarts: '[#6:1][B-:2]([OH])([OH])[OH]>>[#6:1][B+0:2](O)O' },
  { id: 'organomagnesiumHalide', kind: 'metal', smarts: '[#6:1][Mg:2][Cl,I]>>[#6:1][Mg:2]Br' },
  { id: 'organomagnesiumIon', kind: 'metal', smarts: '[#6:1][Mg+:2]>>[#6:1][Mg+0:2]Br' },
  { id: 'organozincHalide', kind: 'metal', smarts: '[#6:1][Zn:2][Cl,I]>>[#6:1][Zn:2]Br' },
  { id: 'organozincIon', kind: 'metal', smarts: '[#6:1][Zn+:2]>>[#6:1][Zn+0:2]Br' },
  { id: 'cyanideBoundToMetal', kind: 'salt', smarts: '[Na,K;D1][C:1]#[N:2]>>[C-:1]#[N:2]' },
  { id: 'azideBoundToMetal', kind: 'salt', smarts: '[Na,K;D1][N:1]=[N+:2]=[N-:3]>>[N-:1]=[N+:2]=[N-:3]' },
  { id: 'oxygenBoundToMetal', kind: 'salt', smarts: '[Li,Na,K,Cs;D1][O:1]>>[O-:1]' },
  { id: 'sulfurBoundToMetal', kind: 'salt', smarts: '[Li,Na,K,Cs;D1][S;D2:1]>>[S-:1]' },
  { id: 'nitrogenBoundToMetal', kind: 'salt', smarts: '[Na,K;D1][#7;X3;!$(N=*):1]>>[#7-:1]' },
  { id: 'fluorideBoundToMetal', kind: 'salt', smarts: '[Li,Na,K,Cs;D1][F:1]>>[F-:1]' },
  { id: 'chlorideBoundToMetal', kind: 'salt', smarts: '[Li,Na,K,Cs;D1][Cl:1]>>[Cl-:1]' },
  { id: 'bromideBoundToMetal', kind: 'salt', smarts: '[Li,Na,K,Cs;D1][Br:1]>>[Br-:1]' },
  { id: 'iodideBoundToMetal', kind: 'salt', smarts: '[Li,Na,K,Cs;D1][I:1]>>[I-:1]' },
];

/** Cations that are left out beside an anion of their own. */
export const spectatorCations: ReadonlySet<string> = new Set(['[Li+]', '[Na+]', '[K+]', '[Cs+]']);

/** Anions whose metal decides what they do; beside them no cation is left out. */
export const anionsKeptWithMetal: ReadonlySet<string> = new Set([
  '[H-]',
  '[BH4-]',
  '[AlH4-]',
  '[BH3-]C#N',
  'N#C[BH3-]',
  '[NH2-]',
]);
