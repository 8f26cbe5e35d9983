// Substitutions at sp3 carbon, at aromatic fluoride, and by radicals that do not go as learned templates would have it.

import type { StepGuard } from './step-guard.ts';

/** A carbon whose radical or cation nothing beside it stabilises. */
const plainCarbon = 'CX4;!H0;!$(C-a);!$(C-C=[C,O,N]);!$(C-C#[C,N]);!$(C[SX4](=O)=O);!$(C[NX3+](=O)[O-])';

const acceptor =
  '[$([NX3+](=O)[O-]),$(C#N),$([CX3]=[O,N]),$([#6]=[OX1]),$([SX4](=O)=O),$([SX3]=O),$(C(F)(F)F),$([NX2]=[#7]),$(P=O)]';
/** A fluorinated carbon that a nucleophile does not attack: no ring nitrogen or acceptor ortho or para, few fluorines. */
const plainFluorinated = [
  'c;r6',
  '!$(c:n)',
  '!$(c1aa[nX2,n+]aa1)',
  `!$(c1c(~${acceptor})aaaa1)`,
  `!$(c1aac(~${acceptor})aa1)`,
  // A ring carbonyl of a quinolone, and a ring nitrogen of a fused azine.
  '!$(c1a(:a=O)aaaa1)',
  '!$(c1aaa(:a=O)aa1)',
  '!$(c1a(:[nX2])aaaa1)',
  '!$(c1aaa(:[nX2])aa1)',
  // 1-Fluoronaphthalene takes alkoxides in DMSO.
  '!$(c1cccc2ccccc21)',
  '!$(c1c(F)c(F)c(F)aa1)',
  '!$(c1c(F)c(F)ac(F)a1)',
].join(';');

const basicAmine = '[NX3;!H0;+0;!$(N[C,S,P]=[O,S,N]);!$(N-[#7,#8]);!$(N-C#N):2]';
/** An sp3 alcohol that only an activating agent turns into an electrophile; no aminal, no diarylmethanol. */
const plainCarbinol = '[CX4;!$(C([OX2H1])[#7,#8,#16]);!$(C(c)c):1][OX2H1]';

const leaving = '[$([OX2]S(=O)(=O)[#6]),Cl,Br,I]';
const configurable = 'CX4;H1;$(C[#6]);!$(C1CO1);!$(C(O)[O,N,S])';

export const substitutionGuards: readonly StepGuard[] = [
  {
    id: 'radical-halogenation-of-plain-carbon',
    because: 'A radical halogenation takes benzylic and allylic hydrogens; it does not choose one of an alkyl chain.',
    refuses: [
      `[${plainCarbon}:1].[Cl,Br,I:2]N(C=O)C=O>>[C:1][*:2]`,
      `[${plainCarbon}:1].[Cl,Br,I:2]-[Cl,Br,I]>>[C:1][*:2]`,
      '[CX3;!H0;$(C=[O,S,N]):1].[Cl,Br,I:2]N(C=O)C=O>>[C:1][*:2]',
    ],
    examples: [
      'C[C@H]1CNC(=O)O1.O=C1CCC(=O)N1Br>>O=C1NC[C@H](CBr)O1',
      'NC=S.O=C1CCC(=O)N1Br>>NC(=S)Br',
      'CC(C)(C)OC(=O)N1CCC(Br)CC1.O=C1CCC(=O)N1Br>>CC(C)(C)OC(=O)N1CCC(Br)(Br)CC1',
    ],
    counterExamples: [
      'Cc1ccccc1C#N.O=C1CCC(=O)N1Br>>N#Cc1ccccc1CBr',
      'CC(=O)c1ccccc1.BrBr>>O=C(CBr)c1ccccc1',
      'C1=CCCCC1.O=C1CCC(=O)N1Br>>BrC1C=CCCC1',
    ],
  },
  {
    id: 'substitution-of-plain-aryl-fluoride',
    because:
      'An aryl fluoride without a ring nitrogen or an acceptor ortho or para takes no nucleophile and enters no coupling.',
    refuses: [`[N,n,O,S;!H0:1].[${plainFluorinated}:2]F>>[*:1][c:2]`],
    examples: ['Fc1ccc(I)cc1.O=C1COCCN1>>O=C1COCCN1c1ccc(I)cc1', 'CNCCO.COc1ccc(F)cc1>>COc1ccc(N(C)CCO)cc1'],
    counterExamples: [
      'O=[N+]([O-])c1ccc(F)cc1.C1COCCN1>>O=[N+]([O-])c1ccc(N2CCOCC2)cc1',
      'Fc1ccccn1.CNCCO>>CN(CCO)c1ccccn1',
      'N#Cc1ccccc1F.Oc1ccccc1>>N#Cc1ccccc1Oc1ccccc1',
      'CCn1cc(C(=O)O)c(=O)c2cc(F)c(F)cc21.C1CNCCN1>>CCn1cc(C(=O)O)c(=O)c2cc(F)c(N3CCNCC3)cc21',
    ],
  },
  {
    id: 'substitution-of-aryl-fluoride-beside-donor',
    because: 'A free amino group para or ortho to a fluoride undoes what an acceptor other than nitro does for it.',
    refuses: [
      '[N,O,S;!H0:1].[c;r6;$(c1aac([NX3;!$(N[C,S]=O);!$(N=*);!$(N(~O)~O)])aa1),$(c1c([NX3;H2,H1;!$(N[C,S]=O)])aaaa1);!$(c:n);!$(c1aa[nX2]aa1);!$(c1c([N+](=O)[O-])aaaa1);!$(c1aac([N+](=O)[O-])aa1):2]F>>[*:1][c:2]',
    ],
    examples: [
      'CCO.Nc1ccc(F)c(C(F)(F)F)c1>>CCOc1ccc(N)cc1C(F)(F)F',
      'C1CCNCC1.N#Cc1cc(N)ccc1F>>N#Cc1cc(N)ccc1N1CCCCC1',
    ],
    counterExamples: [
      'CCO.O=[N+]([O-])c1ccc(F)c(C(F)(F)F)c1>>CCOc1ccc([N+](=O)[O-])cc1C(F)(F)F',
      'C1CCNCC1.Nc1ccc(F)c([N+](=O)[O-])c1>>Nc1ccc(N2CCCCC2)c([N+](=O)[O-])c1',
    ],
  },
  {
    id: 'hindered-amine-on-weakly-activated-arene',
    because: 'An amine at a tertiary carbon adds only to azines and nitroarenes.',
    refuses: [
      '[NX3;H2;+0;$(N[CX4;H0]):1].[c;r6;!$(c:[nX2]);!$(c1aa[nX2]aa1);!$(c1c([N+](=O)[O-])aaaa1);!$(c1aac([N+](=O)[O-])aa1):2][F,Cl]>>[N:1][c:2]',
    ],
    examples: ['COC(=O)C(C)(C)N.O=C(O)c1ccc(F)cc1F>>COC(=O)C(C)(C)Nc1ccc(C(=O)O)c(F)c1'],
    counterExamples: ['CC(C)(C)N.Clc1ccncn1>>CC(C)(C)Nc1ccncn1', 'CC(N)C.O=Cc1ccccc1F>>CC(C)Nc1ccccc1C=O'],
  },
  {
    id: 'amination-of-alcohol',
    because:
      'A hydroxyl group is no leaving group towards a basic amine: it becomes a sulfonate or halide first, or the carbonyl compound is aminated.',
    refuses: [`${plainCarbinol}.${basicAmine}>>[C:1][N:2]`, `${plainCarbinol}.[NX4;H4;+:2]>>[C:1][NH2+0:2]`],
    examples: ['CNC.C[C@H](O)c1cccc(O)c1>>C[C@@H](c1cccc(O)c1)N(C)C', 'N.OC1CCN(c2ccccc2)C1>>NC1CCN(c2ccccc2)C1'],
    counterExamples: [
      'O=C1NC(=O)c2ccccc21.OC1CCCC1>>O=C1c2ccccc2C(=O)N1C1CCCC1',
      'OC(c1ccccc1)c1ccccc1.c1c[nH]cn1>>c1ccc(C(c2ccccc2)n2ccnc2)cc1',
      'CC(=O)c1ccccc1.CNC>>CC(c1ccccc1)N(C)C',
    ],
  },
  {
    id: 'substitution-with-retention',
    because: 'A bimolecular substitution turns the centre over.',
    refuses: [
      `[${configurable}:1]${leaving}.[N,O,S,n;!H0:2]>>[C:1][*:2]`,
      `[${configurable}:1]${leaving}.[N-:2]=[N+:3]=[N-:4]>>[C:1][N+0:2]=[N+:3]=[N-:4]`,
      `[${configurable}:1]${leaving}.[N-]=[N+]=[N:2][Si,P]>>[C:1][N:2]=[N+]=[N-]`,
      `[${configurable}:1]${leaving}.[C-:2]#[N:3]>>[C:1][C+0:2]#[N:3]`,
      `[${configurable}:1][OX2H1].[$([OX2H1]c),$([nH1]),$([NX3;H1](C=O)C=O),$([NX3;H1](C=O)S(=O)=O):2]>>[C:1][*:2]`,
    ],
    exact: true,
    examples: [
      'CS(=O)(=O)O[C@@H](C)c1ccccc1.[N-]=[N+]=[N-]>>C[C@H](N=[N+]=[N-])c1ccccc1',
      'C[C@H](O)c1ccccc1.O=C1NC(=O)c2ccccc21>>C[C@H](N1C(=O)c2ccccc2C1=O)c1ccccc1',
    ],
    counterExamples: [
      'CS(=O)(=O)O[C@@H](C)c1ccccc1.[N-]=[N+]=[N-]>>C[C@@H](N=[N+]=[N-])c1ccccc1',
      'CS(=O)(=O)OC(C)c1ccccc1.[N-]=[N+]=[N-]>>CC(N=[N+]=[N-])c1ccccc1',
      'C[C@H](O)c1ccccc1.CC(=O)O>>CC(=O)O[C@@H](C)c1ccccc1',
      'O=C1NC[C@@H]2CCCC[C@H]12.ClC(c1ccccc1)c1ccccc1>>O=C1N(C(c2ccccc2)c2ccccc2)C[C@@H]2CCCC[C@H]12',
    ],
  },
  {
    id: 'phenol-alkylation-beside-acidic-or-basic-nitrogen',
    because:
      'A cyclic imide, a thiazolidinedione or a free amine is alkylated before a phenol, and takes the reagents of a Mitsunobu reaction.',
    refuses: [
      '[c:3][OX2H1:2].[CX4;!$(C(O)[O,N]):1][OX2H1]>>[c:3][O:2][C:1]',
      '[c:3][OX2H1:2].[CX4:1][Cl,Br,I]>>[c:3][O:2][C:1]',
    ],
    beside: [
      '[NX3;H1]([CX3]=O)[CX3]=O',
      '[NX3;H2;+0;!$(N[C,S]=[O,S,N])][CX4]',
      '[NX3;H1;+0;!$(N[C,S]=[O,S,N])]([CX4])[CX4]',
    ],
    examples: [
      'CN(CCO)c1ccccn1.O=C1NC(=O)C(Cc2ccc(O)cc2)S1>>CN(CCOc1ccc(CC2SC(=O)NC2=O)cc1)c1ccccn1',
      'CNCCO.Oc1ccccc1>>CNCCOc1ccccc1',
      'O=C1NC(=O)C(Cc2ccc(O)cc2)S1.O=CCCl>>O=CCOc1ccc(CC2SC(=O)NC2=O)cc1',
    ],
    counterExamples: ['CN(CCO)c1ccccn1.O=Cc1ccc(O)cc1>>CN(CCOc1ccc(C=O)cc1)c1ccccn1'],
  },
  {
    id: 'amidation-of-chloroazole-with-free-nitrogen',
    because: 'The anion of a chlorinated NH azole takes no amide or carbamate as a nucleophile.',
    refuses: ['[NX3;!H0;$(N[CX3]=O):1].[c;r5;$(c[nH]):2][Cl,Br]>>[N:1][c:2]'],
    examples: ['COC(N)=O.Clc1nc2ccccc2[nH]1>>COC(=O)Nc1nc2ccccc2[nH]1'],
    counterExamples: ['CC(N)=O.Clc1nc2ccccc2s1>>CC(=O)Nc1nc2ccccc2s1'],
  },
  {
    id: 'alcohol-with-alcohol',
    because:
      'Two alkyl alcohols make no ether of one another, unless one of them gives a diarylmethyl or tertiary cation.',
    refuses: [
      '[CX4;!H0;!$(C(a)a);!$(C[OX2H0]);!$(C[#7,#16]):1][OX2H1].[$([OX2H1][CX4;!H0;!$(C(a)a);!$(C[OX2H0]);!$(C[#7,#16])]):2]>>[C:1][O:2]',
    ],
    examples: ['OC(Cn1ccnc1)c1ccc(Cl)cc1.OCc1ccccc1>>c1ccc(COC(Cn2ccnc2)c2ccc(Cl)cc2)cc1'],
    counterExamples: [
      'OC(c1ccccc1)c1ccccc1.CN(C)CCO>>CN(C)CCOC(c1ccccc1)c1ccccc1',
      'CO.OC1CCCCO1>>COC1CCCCO1',
      'CC(C)(C)O.OC1CCc2ccccc21>>CC(C)(C)OC1CCc2ccccc21',
      'OCCc1ccccc1.Oc1ccccc1>>c1ccc(CCOc2ccccc2)cc1',
    ],
  },
  {
    id: 'carboxylate-on-aryl-halide',
    because: 'A carboxylic acid makes no aryl ester of an aryl halide.',
    refuses: [
      '[c:1][F,Cl,Br,I].[OX2H1:2][CX3:3]=[OX1:4]>>[c:1][O:2][C:3]=[O:4]',
      '[c:1][F,Cl,Br,I].[O-:2][CX3:3]=[OX1:4]>>[c:1][O+0:2][C:3]=[O:4]',
    ],
    examples: ['CC(=O)O.Clc1ccc(Cc2ccccn2)cc1>>CC(=O)Oc1ccc(Cc2ccccn2)cc1', 'CC(=O)[O-].Clc1ccccc1>>CC(=O)Oc1ccccc1'],
    counterExamples: ['CC(=O)O.Oc1ccccc1>>CC(=O)Oc1ccccc1'],
  },
  {
    id: 'tertiary-amine-on-plain-aryl-halide',
    because: 'A tertiary amine displaces halide only from azines and nitroarenes.',
    refuses: [
      '[NX3;H0;+0:1].[c;!$(c:n);!$(c1aa[n]aa1);!$(c1c([N+](=O)[O-])aaaa1);!$(c1aac([N+](=O)[O-])aa1):2][F,Cl,Br,I]>>[N+:1][c:2]',
    ],
    examples: ['CN(C)C.Oc1cccc(Cl)c1>>C[N+](C)(C)c1cccc(O)c1'],
    counterExamples: ['CN(C)C.Clc1ncccn1>>C[N+](C)(C)c1ncccn1', 'CN(C)c1cccc(O)c1.CI>>C[N+](C)(C)c1cccc(O)c1'],
  },
  {
    id: 'amine-to-azide-with-azide-ion',
    because: 'An amine becomes an azide by diazo transfer from a sulfonyl azide, not by an azide ion.',
    refuses: ['[CX4:2][NX3;H2;+0].[N-:3]=[N+:4]=[N-:5]>>[C:2][N+0:3]=[N+:4]=[N-:5]'],
    examples: ['N[C@@H](C(=O)O)c1ccccc1.[N-]=[N+]=[N-]>>[N-]=[N+]=N[C@@H](C(=O)O)c1ccccc1'],
    counterExamples: ['BrCc1ccccc1.[N-]=[N+]=[N-]>>[N-]=[N+]=NCc1ccccc1'],
  },
  {
    id: 'exchange-of-thiocarbamate-nitrogen',
    because: 'An amine expels the alcohol of a carbamate or thiocarbamate, not its nitrogen.',
    refuses: ['[NX3;H2][CX3:1](=[O,S:2])[OX2:3].[NX3;!H0;+0;$(N[#6]):4]>>[N:4][C:1](=[*:2])[O:3]'],
    examples: ['CNc1cccc(C)c1.NC(=S)Oc1ccc2ccccc2c1>>Cc1cccc(N(C)C(=S)Oc2ccc3ccccc3c2)c1'],
    counterExamples: ['CNc1cccc(C)c1.S=C(Cl)Oc1ccc2ccccc2c1>>Cc1cccc(N(C)C(=S)Oc2ccc3ccccc3c2)c1'],
  },
  {
    id: 'diazomethane-on-alcohol',
    because: 'Diazomethane methylates acids and phenols; a plain alcohol it leaves alone.',
    refuses: ['[CX4:3][OX2H1:1].[C:2]=[N+]=[N-]>>[C:3][O:1][C:2]'],
    examples: ['C=[N+]=[N-].CC(=O)N[C@H](CO)C(=O)NCc1ccccc1>>COC[C@@H](NC(C)=O)C(=O)NCc1ccccc1'],
    counterExamples: ['C=[N+]=[N-].O=C(O)c1ccccc1>>COC(=O)c1ccccc1', 'C=[N+]=[N-].Oc1ccccc1>>COc1ccccc1'],
  },
  {
    id: 'halomethyl-ether-from-dihalomethane',
    because:
      'The halomethyl ether that a dihalomethane and an alcohol would give is far more reactive than the dihalomethane.',
    refuses: ['[CX4:4][OX2H1:1].[CX4;H2:2]([Br,I,Cl])[Cl,Br:3]>>[C:4][O:1][C:2][*:3]'],
    examples: ['ClCBr.OCC(O)CO>>OCC(CO)OCCl'],
    counterExamples: ['ClCBr.O=C(O)c1ccccc1>>O=C(OCCl)c1ccccc1'],
  },
  {
    id: 'isothiocyanate-from-amide',
    because: 'The nitrogen of an amide makes no isothiocyanate with thiophosgene.',
    refuses: ['[NX3;H2;$(N[CX3]=O):1].[C:2](=[S:3])(Cl)Cl>>[N:1]=[C:2]=[S:3]'],
    examples: ['CC(C)C(N)=O.S=C(Cl)Cl>>CC(C)C(=O)N=C=S'],
    counterExamples: ['Nc1ccccc1.S=C(Cl)Cl>>S=C=Nc1ccccc1'],
  },
];
