// SMARTS that families and side reactions share, as bodies of atoms: `[${amine}:1]`.

/** Amine, aniline, hydrazine or ammonia. */
export const amine = 'NX3;!H0;+0;!$(N[C,S,P]=[O,S,N]);!$(N-C#N);!$(NO)';
export const primaryOrSecondaryAmine = 'NX3;H1,H2;+0;!$(N[C,S,P]=[O,S,N]);!$(N-C#N);!$(NO);!$(N~[#7])';
export const aliphaticTertiaryAmine = 'NX3;H0;+0;$(N([CX4])([CX4])[CX4]);!$(N[C,S,P]=[O,S,N]);!$(N[#7,#8])';
export const aniline = 'NX3;H1,H2;+0;$(N-c);!$(N[C,S,P]=[O,S,N])';
export const alcohol = 'OX2H;$(O[CX4;!$(C([OX2H])[OX2,NX3])])';
export const phenol = 'OX2H;$(O-c)';
export const acidOxygen = 'OX2H;$(O[CX3;$(C[#6]),$([CH])]=O)';
export const thiol = 'SX2H;$(S[#6])';
export const azole = 'nH;r5';
/** The nitrogen of an azole that bears no hydrogen as drawn, of an imidazole and of a pyrazole, on atom 2 of a carbon. */
export const atOtherNitrogen = (carbon: string, bound = '[C:2]'): string[] => [
  `[nX2;r5:3]:[c,n:4]:[nH;r5:1].${carbon}>>${bound}[nH0:3]:[*:4]:[nH0:1]`,
  `[nX2;r5:3]:[nH;r5:1].${carbon}>>${bound}[nH0:3]:[nH0:1]`,
];
/** Amide, carbamate, imide or sulfonamide that still bears hydrogen. */
export const nhAcid = 'NX3;H1,H2;$(N[C,S]=O)';
/** Primary or methyl alkyl carbon, activated ones too. */
export const openAlkyl = 'CX4;H2,H3';
export const alkylCarbon = 'CX4;H1,H2,H3';
export const alkylLeaving = 'Cl,Br,I,$([OX2]S(=O)(=O)[#6,OX2])';
/** Aromatic carbon that a nucleophile can take: ortho or para to a nitrogen of a six-membered ring, between hetero atoms of a five-membered one. */
export const azineCarbon = 'c;$(c:[n;X2;r6]),$(c1:[c,n]:[c,n]:[n;X2]:[c,n]:[c,n]:1),$(c(:[n;X2;r5]):[o,s,n;r5])';
/** Ortho or para to a nitro group. */
export const nitroCarbon = 'c;$(c:c-[N+](=O)[O-]),$(c1:[c,n]:[c,n]:c(-[N+](=O)[O-]):[c,n]:[c,n]:1)';
const acceptor = '[$([CX3]=O),$(C#N),$(S(=O)(=O))]';
/** Ortho or para to a carbonyl, cyano or sulfonyl group: slower by far. */
export const acceptorCarbon = `c;$(c:c-${acceptor}),$(c1:[c,n]:[c,n]:c(-${acceptor}):[c,n]:[c,n]:1)`;
const options = (carbon: string): string => carbon.slice(2);
/** Taken by amines and by water when it is warm. */
export const readyCarbon = `c;${options(azineCarbon)},${options(nitroCarbon)}`;
/** Any of them. */
export const snarCarbon = `${readyCarbon},${options(acceptorCarbon)}`;
export const arylHalogen = 'Cl,Br,I,$([OX2]S(=O)(=O)C(F)(F)F)';
/** Aryl or alkenyl carbon. */
export const sp2Carbon = 'c,$([CX3]=[CX3])';
export const boron = '[#5]';
