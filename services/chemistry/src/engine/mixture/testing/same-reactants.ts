// One substrate, or one pair, beside different reagents: what a chemist expects of each flask. Written down before the
// prediction was asked, but for ions written once each; the ketal had come out wrong at first. E and Z are not told apart.

export interface SameReactants {
  reactants: string;
  /** Agents, and the product that is expected first. */
  flasks: readonly (readonly [reagent: string, agents: string, product: string])[];
}

const carbonate = '[K+].[K+].O=C([O-])[O-]';
const borohydride = '[Na+].[BH4-].CO';
const triacetoxyborohydride = '[Na+].CC(=O)O[BH-](OC(C)=O)OC(C)=O.ClCCCl';
const hydrogenation = '[H][H].[Pd].CO';
const mcpba = 'OOC(=O)c1cccc(Cl)c1.ClCCl';
const triphenylphosphine = 'c1ccc(P(c2ccccc2)c2ccccc2)cc1';
const palladium = `[Pd+2].CC(=O)[O-].CC(=O)[O-].${triphenylphosphine}`;
const aluminiumHydride = '[Li+].[AlH4-].C1CCOC1';

export const sameReactants: readonly SameReactants[] = [
  {
    reactants: 'CC(=O)c1cccc(Br)c1.C1COCCN1',
    flasks: [
      [
        'palladium, ligand and tert-butoxide',
        'O=C(C=Cc1ccccc1)C=Cc1ccccc1.[Pd].c1ccc(P(c2ccccc2)c2ccc3ccccc3c2-c2c(P(c3ccccc3)c3ccccc3)ccc3ccccc23)cc1.[Na+].CC(C)(C)[O-].Cc1ccccc1',
        'CC(=O)c1cccc(N2CCOCC2)c1',
      ],
      ['sodium borohydride', borohydride, 'CC(O)c1cccc(Br)c1'],
      ['cyanoborohydride and acid', '[Na+].N#C[BH3-].CC(=O)O.CO', 'CC(c1cccc(Br)c1)N1CCOCC1'],
    ],
  },
  {
    reactants: 'O=Cc1ccc(F)cc1.C1COCCN1',
    flasks: [
      ['carbonate in DMSO', `${carbonate}.CS(C)=O`, 'O=Cc1ccc(N2CCOCC2)cc1'],
      ['triacetoxyborohydride', triacetoxyborohydride, 'Fc1ccc(CN2CCOCC2)cc1'],
    ],
  },
  {
    reactants: 'O=Cc1ccc(Br)cc1.OB(O)c1ccccc1',
    flasks: [
      ['palladium and carbonate', `${palladium}.${carbonate}.C1COCCO1.O`, 'O=Cc1ccc(-c2ccccc2)cc1'],
      ['sodium borohydride', borohydride, 'OCc1ccc(Br)cc1'],
    ],
  },
  {
    reactants: 'COC(=O)c1ccc([N+](=O)[O-])cc1',
    flasks: [
      ['hydrogen and palladium', hydrogenation, 'COC(=O)c1ccc(N)cc1'],
      ['lithium hydroxide', '[Li+].[OH-].C1CCOC1.O', 'O=C(O)c1ccc([N+](=O)[O-])cc1'],
      ['lithium borohydride', '[Li+].[BH4-].C1CCOC1', 'O=[N+]([O-])c1ccc(CO)cc1'],
    ],
  },
  {
    reactants: 'O=C/C=C/c1ccccc1',
    flasks: [
      ['sodium borohydride', borohydride, 'OC/C=C/c1ccccc1'],
      ['hydrogen and palladium', hydrogenation, 'O=CCCc1ccccc1'],
      ['sodium chlorite', '[Na+].[O-]Cl=O.CC(C)(C)O.O', 'O=C(O)/C=C/c1ccccc1'],
    ],
  },
  {
    reactants: 'Nc1ccc(O)cc1',
    flasks: [
      ['Boc anhydride', 'CC(C)(C)OC(=O)OC(=O)OC(C)(C)C.CCN(CC)CC.C1CCOC1', 'CC(C)(C)OC(=O)Nc1ccc(O)cc1'],
      ['acetic anhydride', 'CC(=O)OC(C)=O.O', 'CC(=O)Nc1ccc(O)cc1'],
    ],
  },
  {
    reactants: 'O=C1CCCCC1.NCc1ccccc1',
    flasks: [['triacetoxyborohydride', triacetoxyborohydride, 'c1ccc(CNC2CCCCC2)cc1']],
  },
  {
    reactants: 'O=C1CCCCC1',
    flasks: [
      ['a peracid', mcpba, 'O=C1CCCCCO1'],
      ['hydroxylamine', 'Cl.NO.[Na+].CC(=O)[O-].CCO', 'ON=C1CCCCC1'],
      ['a Grignard reagent', 'C[Mg]Br.C1CCOC1', 'CC1(O)CCCCC1'],
      ['lithium aluminium hydride', aluminiumHydride, 'OC1CCCCC1'],
    ],
  },
  {
    reactants: 'CC(C)(C)OC(=O)N1CC=CCC1',
    flasks: [
      ['a peracid', mcpba, 'CC(C)(C)OC(=O)N1CCC2OC2C1'],
      ['hydrogen and palladium', hydrogenation, 'CC(C)(C)OC(=O)N1CCCCC1'],
      ['trifluoroacetic acid', 'OC(=O)C(F)(F)F.ClCCl', 'C1=CCNCC1'],
      ['osmium tetroxide and NMO', 'O=[Os](=O)(=O)=O.C[N+]1([O-])CCOCC1.CC(C)=O.O', 'CC(C)(C)OC(=O)N1CCC(O)C(O)C1'],
    ],
  },
  {
    reactants: 'O=C(OCc1ccccc1)c1ccc(O)cc1',
    flasks: [
      ['hydrogen and palladium', hydrogenation, 'O=C(O)c1ccc(O)cc1'],
      ['iodomethane and carbonate', `CI.${carbonate}.CN(C)C=O`, 'COc1ccc(C(=O)OCc2ccccc2)cc1'],
      [
        'a silyl chloride and imidazole',
        'CC(C)(C)[Si](C)(C)Cl.c1c[nH]cn1.CN(C)C=O',
        'CC(C)(C)[Si](C)(C)Oc1ccc(C(=O)OCc2ccccc2)cc1',
      ],
    ],
  },
  {
    reactants: 'OCc1ccc(Br)cc1',
    flasks: [
      ['phosphorus tribromide', 'BrP(Br)Br.ClCCl', 'BrCc1ccc(Br)cc1'],
      ['manganese dioxide', 'O=[Mn]=O.ClCCl', 'O=Cc1ccc(Br)cc1'],
      ['sodium hydride and iodomethane', '[Na+].[H-].CI.C1CCOC1', 'COCc1ccc(Br)cc1'],
      ['acetic anhydride and pyridine', 'CC(=O)OC(C)=O.c1ccncc1', 'CC(=O)OCc1ccc(Br)cc1'],
      [
        'a boronic acid, palladium and carbonate',
        `OB(O)c1ccccc1.${palladium}.${carbonate}.COCCOC.O`,
        'OCc1ccc(-c2ccccc2)cc1',
      ],
    ],
  },
  {
    reactants: 'Nc1ccc(I)cc1',
    flasks: [
      [
        'an alkyne, palladium and copper',
        `C#Cc1ccccc1.Cl[Pd]Cl.${triphenylphosphine}.[Cu]I.CCN(CC)CC`,
        'Nc1ccc(C#Cc2ccccc2)cc1',
      ],
      ['acetyl chloride', 'CC(=O)Cl.CCN(CC)CC.ClCCl', 'CC(=O)Nc1ccc(I)cc1'],
      ['nitrite, copper and hydrobromic acid', '[Na+].O=N[O-].Br.[Cu]Br.O', 'Brc1ccc(I)cc1'],
    ],
  },
  {
    reactants: 'CCOC(=O)C1CCC(=O)CC1',
    flasks: [
      ['sodium borohydride', '[Na+].[BH4-].CCO', 'CCOC(=O)C1CCC(O)CC1'],
      ['sodium hydroxide', '[Na+].[OH-].CO.O', 'O=C(O)C1CCC(=O)CC1'],
      ['a Grignard reagent', '[Br-].[Mg+]c1ccccc1.C1CCOC1', 'CCOC(=O)C1CCC(O)(c2ccccc2)CC1'],
      ['glycol and acid', 'OCCO.Cc1ccc(S(=O)(=O)O)cc1.Cc1ccccc1', 'CCOC(=O)C1CCC2(CC1)OCCO2'],
    ],
  },
  {
    reactants: 'CC(C)(C)OC(=O)N1CCC(N)CC1',
    flasks: [
      ['benzyl chloroformate', 'O=C(Cl)OCc1ccccc1.CCN(CC)CC.ClCCl', 'CC(C)(C)OC(=O)N1CCC(NC(=O)OCc2ccccc2)CC1'],
      ['trifluoroacetic acid', 'OC(=O)C(F)(F)F.ClCCl', 'NC1CCNCC1'],
      ['benzaldehyde and hydride', `O=Cc1ccccc1.${triacetoxyborohydride}`, 'CC(C)(C)OC(=O)N1CCC(NCc2ccccc2)CC1'],
    ],
  },
  {
    reactants: 'OCCc1ccccc1',
    flasks: [
      ['tosyl chloride', 'Cc1ccc(S(=O)(=O)Cl)cc1.c1ccncc1', 'Cc1ccc(S(=O)(=O)OCCc2ccccc2)cc1'],
      ['tetrabromomethane and phosphine', `BrC(Br)(Br)Br.${triphenylphosphine}.ClCCl`, 'BrCCc1ccccc1'],
      ['iodine, phosphine and imidazole', `II.${triphenylphosphine}.c1c[nH]cn1.ClCCl`, 'ICCc1ccccc1'],
      ['chromium trioxide and acid', 'O=[Cr](=O)=O.O=S(=O)(O)O.CC(C)=O.O', 'O=C(O)Cc1ccccc1'],
      ['pyridinium chlorochromate', '[O-][Cr](=O)(=O)Cl.c1cc[nH+]cc1.ClCCl', 'O=CCc1ccccc1'],
      [
        'phthalimide, phosphine and azodicarboxylate',
        `O=C1NC(=O)c2ccccc21.CC(C)OC(=O)N=NC(=O)OC(C)C.${triphenylphosphine}.C1CCOC1`,
        'O=C1c2ccccc2C(=O)N1CCc1ccccc1',
      ],
    ],
  },
  {
    reactants: 'COC(=O)CCc1ccccc1',
    flasks: [
      ['lithium aluminium hydride', aluminiumHydride, 'OCCCc1ccccc1'],
      ['lithium aluminium hydride, ions once each', '[Al+3].[H-].[Li+].C1CCOC1', 'OCCCc1ccccc1'],
      ['DIBAL-H', 'CC(C)C[AlH]CC(C)C.Cc1ccccc1', 'O=CCCc1ccccc1'],
      ['ammonia', 'N.CO', 'NC(=O)CCc1ccccc1'],
    ],
  },
  {
    reactants: 'Clc1ncccc1[N+](=O)[O-]',
    flasks: [
      ['benzylamine', 'NCc1ccccc1.CCN(C(C)C)C(C)C.CCO', 'O=[N+]([O-])c1cccnc1NCc1ccccc1'],
      ['iron', '[Fe].[NH4+].[Cl-].CCO.O', 'Nc1cccnc1Cl'],
    ],
  },
];

/** Flasks with what must not be offered of them at any place, since its reagent is not there. */
export const withoutReagent: readonly (readonly [reagent: string, mixture: string, product: string])[] = [
  ['palladium for an amination', `CC(=O)c1cccc(Br)c1.C1COCCN1.${carbonate}.CN(C)C=O`, 'CC(=O)c1cccc(N2CCOCC2)c1'],
  ['palladium for a biaryl', `O=Cc1ccc(Br)cc1.OB(O)c1ccccc1.${carbonate}.CS(C)=O`, 'O=Cc1ccc(-c2ccccc2)cc1'],
  ['palladium beside a hydride', `O=Cc1ccc(Br)cc1.OB(O)c1ccccc1.${borohydride}`, 'O=Cc1ccc(-c2ccccc2)cc1'],
  ['palladium for an alkyne', 'COC(=O)c1ccc(I)cc1.C#Cc1ccccc1.CCN(CC)CC', 'COC(=O)c1ccc(C#Cc2ccccc2)cc1'],
  ['a reductant for a nitro group', `O=[N+]([O-])c1ccc(C#N)cc1.${carbonate}.CCO`, 'N#Cc1ccc(N)cc1'],
  ['a reductant for a ketone', 'CC(=O)c1ccc(F)cc1.[Na+].[OH-].CO', 'CC(O)c1ccc(F)cc1'],
  ['a reductant for an ester', `COC(=O)CCc1ccccc1.${carbonate}.CO`, 'OCCCc1ccccc1'],
  ['a reductant for a nitrile', 'N#CCc1ccccc1.O=S(=O)(O)O.O', 'NCCc1ccccc1'],
  ['a hydride for a reductive amination', 'O=Cc1ccc(F)cc1.C1COCCN1.CCN(CC)CC.ClCCl', 'Fc1ccc(CN2CCOCC2)cc1'],
  ['hydrogen for an alkene', 'C=CCCc1ccccc1.[Na+].[OH-].O', 'CCCCc1ccccc1'],
  ['hydrogen for a benzyl ether', 'COC(=O)c1ccc(OCc2ccccc2)cc1.[Na+].[OH-].CO.O', 'COC(=O)c1ccc(O)cc1'],
  ['an oxidant for an alcohol', 'OCCCc1ccccc1.CCN(CC)CC.ClCCl', 'O=CCCc1ccccc1'],
  ['an oxidant for a sulfide', 'CSc1ccc(Br)cc1.[Na+].[OH-].CO', 'CS(=O)c1ccc(Br)cc1'],
  ['a peracid for an alkene', 'C=CCCc1ccccc1.CCN(CC)CC.ClCCl', 'c1ccc(CCC2CO2)cc1'],
  ['an azodicarboxylate', `N#Cc1ccc(O)cc1.OCC1CC1.${carbonate}.CN(C)C=O`, 'N#Cc1ccc(OCC2CC2)cc1'],
  ['nitric acid', 'COc1ccccc1.O=S(=O)(O)O', 'COc1ccc([N+](=O)[O-])cc1'],
  ['thionyl chloride', 'OCc1ccc(F)cc1.CCN(CC)CC.ClCCl', 'Fc1ccc(CCl)cc1'],
  ['a source of bromine', 'Cc1ccc(C(=O)OC)cc1.CC(C)(C#N)N=NC(C)(C)C#N.CC#N', 'COC(=O)c1ccc(CBr)cc1'],
];
