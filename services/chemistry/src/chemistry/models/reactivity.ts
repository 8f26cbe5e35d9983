// Who reacts first: relative rates of nucleophiles and electrophiles as powers of ten, the textbook order
// (e.g. Mayr's scales, Clayden's and Smith's chapters on acylation, SN2, SNAr and cross coupling) rounded to halves.
// Only differences within one kind of attack matter.

import type { MolGraph } from '../molecule/graph.ts';
import { neighbours } from '../molecule/graph.ts';

/** Kind of attack: who replaces whom. */
export type Attack = 'acyl' | 'alkyl' | 'aryl' | 'metal' | 'carbonyl';

/** Nucleophilic atoms by SMARTS, first atom first; the first class that matches an atom names it. */
export const nucleophileClasses = {
  hydrazine: '[NX3;H2]-[NX3;!$(N-C=O);!$(N-S=O)]',
  hydroxylamine: '[NX3;H1,H2]-[OX2]',
  guanidine: '[NX3;H1,H2]-[CX3]=[NX2;!$(N-[#7,#8])]',
  cyclicImide: '[NX3;H1]([CX3]=O)[CX3]=O',
  amide: '[#7;H1,H2]-[CX3]=[OX1,SX1]',
  ringAmide: '[nH]c=O',
  sulfonamide: '[NX3;H1,H2]-[SX4](=O)=O',
  primaryAmine: '[NX3;H2]-[CX4]',
  secondaryAmine: '[NX3;H1](-[CX4])-[CX4]',
  heteroarylamine: '[NX3;H1,H2]-c[n;X2]',
  primaryAniline: '[NX3;H2]-c',
  secondaryAniline: '[NX3;H1](-c)-[CX4]',
  diarylamine: '[NX3;H1](-c)-c',
  azole: '[nH]',
  thiophenol: '[SX2;H1]-c',
  thiol: '[SX2;H1]-[CX4]',
  phenol: '[OX2;H1]-c',
  carboxylicAcid: '[OX2;H1]-[CX3]=O',
  primaryAlcohol: '[OX2;H1]-[CX4;H2,H3]',
  secondaryAlcohol: '[OX2;H1]-[CX4;H1]',
  tertiaryAlcohol: '[OX2;H1]-[CX4;H0]',
} as const;

export type NucleophileClass = keyof typeof nucleophileClasses;

// Columns: acyl, alkyl, aryl (SNAr), metal (Pd or Cu), carbonyl (imine formation).
const nucleophilicity: Record<NucleophileClass, Record<Attack, number>> = {
  hydrazine: row(5, 3.5, 4, 3, 5),
  hydroxylamine: row(4.5, 2.5, 3, 1, 4.5),
  guanidine: row(3, 2, 2.5, 2, 2),
  cyclicImide: row(0.5, 3, 1, 1, -1),
  amide: row(0, 1.2, 0.8, 2.2, -1),
  ringAmide: row(0.5, 2.5, 1.5, 2, -1),
  sulfonamide: row(1, 2.8, 1.5, 2.2, -1),
  primaryAmine: row(5, 3.5, 3.8, 3, 4),
  secondaryAmine: row(4.8, 3.7, 4, 3, 3.8),
  heteroarylamine: row(2.8, 1.5, 1.8, 3, 2),
  primaryAniline: row(3.7, 2.2, 2.5, 3.3, 3.3),
  secondaryAniline: row(2.8, 2, 1.5, 2.3, 2),
  diarylamine: row(1.2, 0.8, 0.8, 2, -1),
  azole: row(2, 3, 2.7, 2.5, -1),
  thiophenol: row(3.2, 4.8, 4.7, 4, 1),
  thiol: row(3.2, 4.5, 4.5, 4, 1.5),
  phenol: row(2.2, 3.2, 3, 2.3, -1),
  carboxylicAcid: row(1, 2.6, 0.5, 0.5, -1),
  primaryAlcohol: row(2, 1.2, 2, 1.5, 0),
  secondaryAlcohol: row(1.3, 0.6, 1.4, 1, -0.5),
  tertiaryAlcohol: row(0.2, -0.8, 0.4, 0, -1),
};

function row(acyl: number, alkyl: number, aryl: number, metal: number, carbonyl: number): Record<Attack, number> {
  return { acyl, alkyl, aryl, metal, carbonyl };
}

/** Relative rate of a nucleophile in one kind of attack, log10. */
export function nucleophileRate(one: NucleophileClass, attack: Attack): number {
  return nucleophilicity[one][attack];
}

export interface ElectrophileClass {
  smarts: string;
  attack: Exclude<Attack, 'metal'>;
  /** log10, compared across attacks that need no catalyst. */
  rate: number;
  /** Reacts only with an activating agent, so it is compared with its like alone. */
  activated?: boolean;
}

/** Electrophilic atoms by SMARTS, first atom first; the first class that matches an atom names it. */
export const electrophileClasses: readonly ElectrophileClass[] = [
  { smarts: '[CX3](=[OX1])[Cl,Br,I]', attack: 'acyl', rate: 6 },
  { smarts: '[SX4](=O)(=O)[Cl,F]', attack: 'acyl', rate: 5.4 },
  { smarts: '[CX2](=[NX2])=[OX1,SX1]', attack: 'acyl', rate: 5.5 },
  { smarts: '[CX3](=[OX1])[OX2][CX3]=[OX1]', attack: 'acyl', rate: 5 },
  { smarts: '[CX3](=[OX1])[OX2]-[#7,c;$(c1c(F)c(F)c(F)c(F)c1F),$(c1ccc([N+](=O)[O-])cc1)]', attack: 'acyl', rate: 4.5 },
  { smarts: '[CX3](=[OX1])[OX2H1]', attack: 'acyl', rate: 4, activated: true },
  { smarts: '[CX3;H1](=[OX1])[#6]', attack: 'carbonyl', rate: 4 },
  { smarts: '[CX3](=[OX1])([#6])[#6]', attack: 'carbonyl', rate: 2.5 },
  { smarts: '[CX3](=[OX1])[OX2][#6]', attack: 'acyl', rate: 1.5, activated: true },
  { smarts: '[CX4;H2,H3;$(C[c,$(C=C),$(C=O),$(C#N),$(C#C)]),H3]I', attack: 'alkyl', rate: 4.5 },
  { smarts: '[CX4;H2;$(C[c,$(C=C),$(C=O),$(C#N),$(C#C)])][Br,$(OS(=O)=O)]', attack: 'alkyl', rate: 4 },
  { smarts: '[CX4;H2;$(C[c,$(C=C),$(C=O),$(C#N),$(C#C)])]Cl', attack: 'alkyl', rate: 3.2 },
  { smarts: '[CX4;H2]I', attack: 'alkyl', rate: 3.5 },
  { smarts: '[CX4;H2,H3][Br,$(OS(=O)=O)]', attack: 'alkyl', rate: 3 },
  { smarts: '[CX4;H2]Cl', attack: 'alkyl', rate: 1.8 },
  { smarts: '[CX4;H2]1OC1', attack: 'alkyl', rate: 2.4 },
  { smarts: '[CX4;H1]1OC1', attack: 'alkyl', rate: 1.2 },
  { smarts: '[CX4;H1][Br,I,$(OS(=O)=O)]', attack: 'alkyl', rate: 1.8 },
  { smarts: '[CX4;H1]Cl', attack: 'alkyl', rate: 0.6 },
  { smarts: 'c[F,Cl,Br,I,$(OS(=O)=O),$(S(=O)C),$(S(=O)(=O)C),$([SX2][CH3]),$([N+](=O)[O-])]', attack: 'aryl', rate: 0 },
];

/** How readily an aromatic carbon takes a nucleophile in SNAr, log10: leaving group, ring nitrogens, acceptors. */
export function aromaticSubstitutionRate(graph: MolGraph, atom: number): number {
  return leavingInSNAr(graph, atom) + activation(graph, atom) + comparedWithAlkylation;
}

/** How readily an aromatic carbon enters a cross coupling, log10: iodide before bromide and triflate before chloride. */
export function couplingRate(graph: MolGraph, atom: number): number {
  const halogen = exocyclic(graph, atom).find((one) => couplingHalogens.has(graph.atoms[one]?.z ?? 0));
  const base = couplingHalogens.get(graph.atoms[halogen ?? -1]?.z ?? 8) ?? 3;
  return base + 0.2 * activation(graph, atom);
}

const couplingHalogens: ReadonlyMap<number, number> = new Map([
  [53, 4.2],
  [35, 3],
  [8, 2.8],
  [17, 1.5],
  [9, -2],
]);

// Alkyl halides react under milder conditions than all but the most activated arenes.
const comparedWithAlkylation = -1;

const snarLeaving: ReadonlyMap<number, number> = new Map([
  [9, 1.2],
  [17, 0.3],
  [35, 0.3],
  [53, 0],
  [16, 0.3],
  [8, 0.2],
  [7, 0.2],
]);

function leavingInSNAr(graph: MolGraph, atom: number): number {
  const rates = exocyclic(graph, atom).map((one) => snarLeaving.get(graph.atoms[one]?.z ?? 0) ?? -1);
  return Math.max(-1, ...rates);
}

function exocyclic(graph: MolGraph, atom: number): number[] {
  const rings = graph.rings.filter((ring) => ring.includes(atom));
  return neighbours(graph, atom).filter((other) => !rings.some((ring) => ring.includes(other)));
}

// A nitrogen para to the leaving group helps more than one ortho: 4-chloropyrimidines react before 2-chloro ones.
const orthoNitrogen = 1;
const paraNitrogen = 2.1;
const nitroRate = 1.9;
const acceptorRate = 1;

function activation(graph: MolGraph, atom: number): number {
  const ring = graph.rings.find(
    (one) => one.length === 6 && one.includes(atom) && one.every((index) => graph.atoms[index]?.aromatic),
  );
  if (!ring) return 0;
  const at = (offset: number): number => ring[(ring.indexOf(atom) + offset + 6) % 6] ?? -1;
  const ortho = [at(1), at(-1)];
  const para = at(3);
  const nitrogens =
    ortho.filter((one) => isRingNitrogen(graph, one)).length * orthoNitrogen +
    (isRingNitrogen(graph, para) ? paraNitrogen : 0);
  return nitrogens + [...ortho, para].reduce((sum, one) => sum + acceptorStrength(graph, one), 0);
}

function acceptorStrength(graph: MolGraph, atom: number): number {
  if (!bearsAcceptor(graph, atom)) return 0;
  return exocyclic(graph, atom).some((other) => graph.atoms[other]?.z === 7) ? nitroRate : acceptorRate;
}

function isRingNitrogen(graph: MolGraph, atom: number): boolean {
  return graph.atoms[atom]?.z === 7 && graph.atoms[atom].hydrogens === 0;
}

// Nitro, carbonyl, cyano, sulfonyl, trifluoromethyl.
function bearsAcceptor(graph: MolGraph, atom: number): boolean {
  return exocyclic(graph, atom).some((other) => {
    const z = graph.atoms[other]?.z ?? 0;
    const bonds = (graph.bondsOf[other] ?? []).map((index) => graph.bonds[index]);
    const multiple = bonds.some((bond) => (bond?.order ?? 1) > 1 && !bond?.aromatic);
    const fluorines = neighbours(graph, other).filter((one) => graph.atoms[one]?.z === 9).length;
    return (
      ([6, 7, 16].includes(z) && multiple && !graph.atoms[other]?.aromatic && isPolar(graph, other)) ||
      (z === 6 && fluorines === 3)
    );
  });
}

function isPolar(graph: MolGraph, atom: number): boolean {
  return neighbours(graph, atom).some((one) => [7, 8].includes(graph.atoms[one]?.z ?? 0));
}
