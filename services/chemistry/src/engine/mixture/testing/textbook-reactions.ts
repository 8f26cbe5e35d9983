// Reactions that every chemist knows, with what a textbook says of them: the product, what forms beside it, and what it is
// run with. Written down before any model was asked.

export interface TextbookReaction {
  name: string;
  /** Reactants, and the agents with which they are mixed. */
  reactants: string;
  agents: string;
  product: string;
  /** What is found beside the product. */
  impurities: string[];
  /** What a chemist would laugh at. */
  never: string[];
  /** Each is met by an agent among the first condition sets. */
  conditions: RegExp[];
}

const hatu = 'CN(C)C(On1nnc2cccnc21)=[N+](C)C.F[P-](F)(F)(F)(F)F';
const dipea = 'CCN(C(C)C)C(C)C';
const pph3 = 'c1ccc(P(c2ccccc2)c2ccccc2)cc1';
const k2co3 = '[K+].[K+].O=C([O-])[O-]';
const dmf = 'CN(C)C=O';
const dcm = 'ClCCl';
const triphenylphosphineOxide = 'O=P(c1ccccc1)(c1ccccc1)c1ccccc1';

export const textbookReactions: readonly TextbookReaction[] = [
  {
    name: 'amide coupling with HATU',
    reactants: 'OC(=O)c1ccccc1.NCC1CCCCC1',
    agents: [hatu, dipea, dmf].join('.'),
    product: 'O=C(NCC1CCCCC1)c1ccccc1',
    impurities: ['CN(C)C(=O)N(C)C', 'OC(=O)c1ccccc1', 'CN(C)C(=NCC1CCCCC1)N(C)C'],
    never: ['Cc1ccccc1', 'O=Cc1ccccc1'],
    conditions: [/HATU|HBTU|EDC|DCC|CDI|PyBOP|T3P|SOCl2|oxalyl/],
  },
  {
    name: 'Suzuki coupling',
    reactants: 'CC(=O)c1ccc(Br)cc1.OB(O)c1ccc(OC)cc1',
    agents: `${k2co3}.c1ccc([P](c2ccccc2)(c2ccccc2)[Pd]([P](c2ccccc2)(c2ccccc2)c2ccccc2)([P](c2ccccc2)(c2ccccc2)c2ccccc2)[P](c2ccccc2)(c2ccccc2)c2ccccc2)cc1.C1COCCO1.O`,
    product: 'CC(=O)c1ccc(-c2ccc(OC)cc2)cc1',
    impurities: ['COc1ccc(-c2ccc(OC)cc2)cc1', 'COc1ccccc1', 'CC(=O)c1ccccc1', triphenylphosphineOxide],
    never: ['CC(O)c1ccc(-c2ccc(OC)cc2)cc1', 'CC(=O)c1ccc(-c2ccc(O)cc2)cc1'],
    conditions: [/^Pd/, /CO3|K3PO4/],
  },
  {
    name: 'reductive amination',
    reactants: 'O=Cc1ccccc1.CCCCN',
    agents: '[Na+].CC(=O)O[BH-](OC(C)=O)OC(C)=O.ClCCCl',
    product: 'CCCCNCc1ccccc1',
    impurities: ['CCCCN(Cc1ccccc1)Cc1ccccc1', 'OCc1ccccc1', 'CCCCN=Cc1ccccc1'],
    never: ['Cc1ccccc1', 'CCCCNC(=O)c1ccccc1'],
    conditions: [/NaBH|BH3|^H2$/],
  },
  {
    name: 'Fischer esterification',
    reactants: 'OC(=O)c1ccc(Cl)cc1.CCO',
    agents: 'O=S(=O)(O)O',
    product: 'CCOC(=O)c1ccc(Cl)cc1',
    impurities: ['OC(=O)c1ccc(Cl)cc1', 'CCOCC'],
    never: ['CCOc1ccc(C(=O)O)cc1', 'O=Cc1ccc(Cl)cc1'],
    conditions: [/H2SO4|HCl|TsOH|SOCl2/],
  },
  {
    name: 'nitration of toluene',
    reactants: 'Cc1ccccc1.O=[N+]([O-])O',
    agents: 'O=S(=O)(O)O',
    product: 'Cc1ccc([N+](=O)[O-])cc1',
    impurities: ['Cc1ccccc1[N+](=O)[O-]', 'Cc1ccc([N+](=O)[O-])cc1[N+](=O)[O-]'],
    never: ['Nc1ccccc1', 'O=[N+]([O-])c1ccccc1'],
    conditions: [/HNO3/],
  },
  {
    name: 'SNAr on 2,4-dichloropyrimidine',
    reactants: 'Clc1ccnc(Cl)n1.C1COCCN1',
    agents: `${dipea}.CC(C)O`,
    product: 'Clc1nccc(N2CCOCC2)n1',
    impurities: ['Clc1ccnc(N2CCOCC2)n1', 'c1cc(N2CCOCC2)nc(N2CCOCC2)n1'],
    never: ['Clc1cc(N2CCOCC2)nc(Cl)n1'],
    conditions: [/DIPEA|Et3N|K2CO3|Na2CO3|NaHCO3/],
  },
  {
    name: 'Grignard reagent on an ester',
    reactants: 'COC(=O)c1ccccc1.C[Mg]Br',
    agents: 'C1CCOC1',
    product: 'CC(C)(O)c1ccccc1',
    impurities: ['CC(=O)c1ccccc1', 'C=C(C)c1ccccc1'],
    never: ['COC(=O)c1ccccc1C'],
    conditions: [/THF|Et2O/],
  },
  {
    name: 'removal of Boc beside a tert-butyl ester',
    reactants: 'CC(C)(C)OC(=O)NCC1CCC(C(=O)OC(C)(C)C)CC1',
    agents: 'Cl.C1COCCO1',
    product: 'NCC1CCC(C(=O)OC(C)(C)C)CC1',
    impurities: ['NCC1CCC(C(=O)O)CC1'],
    never: ['NCC1CCC(CO)CC1'],
    conditions: [/TFA|HCl/],
  },
  {
    name: 'Mitsunobu reaction of a phenol',
    reactants: 'N#Cc1ccc(O)cc1.OCC1CC1',
    agents: `${pph3}.CC(C)OC(=O)N=NC(=O)OC(C)C.C1CCOC1`,
    product: 'N#Cc1ccc(OCC2CC2)cc1',
    impurities: [triphenylphosphineOxide, 'CC(C)OC(=O)NNC(=O)OC(C)C'],
    never: ['NCc1ccc(OCC2CC2)cc1'],
    conditions: [/PPh3|DIAD|DEAD/],
  },
  {
    name: 'Williamson ether synthesis',
    reactants: 'COC(=O)c1ccc(O)cc1.BrCc1ccccc1',
    agents: `${k2co3}.${dmf}`,
    product: 'COC(=O)c1ccc(OCc2ccccc2)cc1',
    impurities: ['COC(=O)c1ccc(O)cc1', 'OCc1ccccc1'],
    never: ['OCc1ccc(OCc2ccccc2)cc1'],
    conditions: [/K2CO3|Cs2CO3|NaH|Na2CO3/],
  },
  {
    name: 'Friedel–Crafts acylation of anisole',
    reactants: 'COc1ccccc1.CC(=O)Cl',
    agents: `Cl[Al](Cl)Cl.${dcm}`,
    product: 'COc1ccc(C(C)=O)cc1',
    impurities: ['COc1ccccc1C(C)=O'],
    never: ['COc1cccc(C(C)=O)c1CC'],
    conditions: [/AlCl3|SnCl4|FeCl3|ZnCl2/],
  },
  {
    name: 'borohydride on a keto ester',
    reactants: 'CC(=O)c1ccc(C(=O)OC)cc1',
    agents: '[Na+].[BH4-].CO',
    product: 'COC(=O)c1ccc(C(C)O)cc1',
    impurities: ['CC(=O)c1ccc(C(=O)OC)cc1'],
    never: ['CCc1ccc(C(=O)OC)cc1'],
    conditions: [/NaBH4|LiBH4/],
  },
  {
    name: 'hydrogenation of a nitro group beside a bromine',
    reactants: 'O=[N+]([O-])c1ccc(Br)cc1',
    agents: '[Pd].[H][H].CCO',
    product: 'Nc1ccc(Br)cc1',
    impurities: ['Nc1ccccc1', 'ONc1ccc(Br)cc1'],
    never: ['NC1CCC(Br)CC1'],
    conditions: [/H2|Pd\/C|Fe|SnCl2|Zn/],
  },
  {
    name: 'Buchwald–Hartwig amination',
    reactants: 'N#Cc1ccc(Br)cc1.C1COCCN1',
    agents:
      'O=C(C=Cc1ccccc1)C=Cc1ccccc1.[Pd].[Cs+].[Cs+].O=C([O-])[O-].c1ccc(P(c2ccccc2)c2ccc3ccccc3c2-c2c(P(c3ccccc3)c3ccccc3)ccc3ccccc23)cc1.Cc1ccccc1',
    product: 'N#Cc1ccc(N2CCOCC2)cc1',
    impurities: ['N#Cc1ccccc1'],
    never: ['NCc1ccc(N2CCOCC2)cc1'],
    conditions: [/^Pd/],
  },
  {
    name: 'Wittig reaction with a stabilised ylide',
    reactants: 'O=Cc1ccc(Cl)cc1.CCOC(=O)C=P(c1ccccc1)(c1ccccc1)c1ccccc1',
    agents: dcm,
    product: 'CCOC(=O)/C=C/c1ccc(Cl)cc1',
    impurities: ['CCOC(=O)/C=C\\c1ccc(Cl)cc1', triphenylphosphineOxide],
    never: ['CCOC(=O)CCc1ccc(Cl)cc1'],
    conditions: [],
  },
  {
    name: 'sulfonamide of a primary amine',
    reactants: 'Cc1ccc(S(=O)(=O)Cl)cc1.NCCc1ccccc1',
    agents: `CCN(CC)CC.${dcm}`,
    product: 'Cc1ccc(S(=O)(=O)NCCc2ccccc2)cc1',
    impurities: ['Cc1ccc(S(=O)(=O)O)cc1', 'Cc1ccc(S(=O)(=O)N(CCc2ccccc2)S(=O)(=O)c2ccc(C)cc2)cc1'],
    never: ['Cc1ccc(S(=O)NCCc2ccccc2)cc1'],
    conditions: [/Et3N|pyridine|DIPEA|NaOH|K2CO3/],
  },
  {
    name: 'hydrolysis of the ester of an amino acid',
    reactants: 'COC(=O)[C@H](Cc1ccccc1)NC(=O)OC(C)(C)C',
    agents: '[Li+].[OH-].C1CCOC1.O',
    product: 'CC(C)(C)OC(=O)N[C@@H](Cc1ccccc1)C(=O)O',
    impurities: ['CC(C)(C)OC(=O)N[C@H](Cc1ccccc1)C(=O)O'],
    never: ['N[C@@H](Cc1ccccc1)C(=O)O'],
    conditions: [/LiOH|NaOH|KOH/],
  },
  {
    name: 'Sonogashira coupling',
    reactants: 'COC(=O)c1ccc(I)cc1.C#Cc1ccccc1',
    agents: 'Cl[Pd](Cl)([P](c1ccccc1)(c1ccccc1)c1ccccc1)[P](c1ccccc1)(c1ccccc1)c1ccccc1.[Cu]I.CCN(CC)CC',
    product: 'COC(=O)c1ccc(C#Cc2ccccc2)cc1',
    impurities: ['C(C#Cc1ccccc1)#Cc1ccccc1'],
    never: ['COC(=O)c1ccc(CCc2ccccc2)cc1'],
    conditions: [/^Pd/, /^Cu/],
  },
  {
    name: 'oxidation of an alcohol with the Dess–Martin reagent',
    reactants: 'OCCCc1ccccc1',
    agents: `CC(=O)OI1(OC(C)=O)(OC(C)=O)OC(=O)c2ccccc21.${dcm}`,
    product: 'O=CCCc1ccccc1',
    impurities: ['O=C(O)CCc1ccccc1', 'O=C(O)c1ccccc1I'],
    never: ['O=C(O)c1ccccc1'],
    conditions: [/Dess|TEMPO|PCC|oxalyl|MnO2|IBX/],
  },
  {
    name: 'anilide from an acid chloride',
    reactants: 'O=C(Cl)c1ccc(F)cc1.Nc1ccc(Br)cc1',
    agents: `CCN(CC)CC.${dcm}`,
    product: 'O=C(Nc1ccc(Br)cc1)c1ccc(F)cc1',
    impurities: ['O=C(O)c1ccc(F)cc1'],
    never: ['O=C(Nc1ccccc1)c1ccc(F)cc1'],
    conditions: [/Et3N|pyridine|DIPEA/],
  },
  {
    name: 'aldol condensation to a chalcone',
    reactants: 'CC(=O)c1ccccc1.O=Cc1ccc(OC)cc1',
    agents: '[Na+].[OH-].CCO',
    product: 'COc1ccc(/C=C/C(=O)c2ccccc2)cc1',
    impurities: ['COc1ccc(C(O)CC(=O)c2ccccc2)cc1'],
    never: ['COc1ccc(CCC(=O)c2ccccc2)cc1'],
    conditions: [/NaOH|KOH|NaOMe|NaOEt/],
  },
  {
    name: 'catalytic removal of a Cbz group',
    reactants: 'O=C(OCc1ccccc1)N1CCC(c2ccncc2)CC1',
    agents: '[Pd].[H][H].CO',
    product: 'c1cc(C2CCNCC2)ccn1',
    impurities: ['Cc1ccccc1'],
    never: ['O=CN1CCC(c2ccncc2)CC1'],
    conditions: [/H2|Pd/],
  },
];
