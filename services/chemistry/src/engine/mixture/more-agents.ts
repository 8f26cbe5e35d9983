// What a chemist writes into a mixture besides the agents that records count: only the prediction of mixtures knows these.

const dba = 'O=C(C=Cc1ccccc1)C=Cc1ccccc1';

/** Name, and SMILES of what is written; names are those of the templates. */
export const moreAgents: readonly (readonly [name: string, ...smiles: string[]])[] = [
  ['ClSO3H', 'O=S(=O)(O)Cl'],
  ['FeBr3', 'Br[Fe](Br)Br'],
  ['FeCl3', 'Cl[Fe](Cl)Cl'],
  ['AlBr3', 'Br[Al](Br)Br'],
  ['S8', 'S1SSSSSSS1', '[S]'],
  ['P2S5', 'S=P12SP3(=S)SP(=S)(S1)SP(=S)(S2)S3'],
  ['Li2CuCl4', '[Li+].[Li+].Cl[Cu-2](Cl)(Cl)Cl'],
  ['KNO3', '[K+].O=[N+]([O-])[O-]'],
  ['NO2BF4', 'O=[N+]=O.F[B-](F)(F)F'],
  ['t-BuONO', 'CC(C)(C)ON=O'],
  ['isoamyl nitrite', 'CC(C)CCON=O'],
  ['HgSO4', '[Hg+2].O=S(=O)([O-])[O-]'],
  ['sodium ascorbate', '[Na+].O=C1OC(C(O)CO)C(O)=C1[O-]', '[Na+].O=C1OC(C(O)CO)C([O-])=C1O'],
  ['ascorbic acid', 'O=C1OC(C(O)CO)C(O)=C1O'],
  ['TMSCN', 'C[Si](C)(C)C#N'],
  ['Al(OiPr)3', 'CC(C)O[Al](OC(C)C)OC(C)C'],
  ['PhI(OAc)2', 'CC(=O)OI(OC(C)=O)c1ccccc1'],
  ['PhI(OCOCF3)2', 'O=C(OI(OC(=O)C(F)(F)F)c1ccccc1)C(F)(F)F'],
  ['Selectfluor', 'F[N+]12CC[N+](CCl)(CC1)CC2'],
  ['Burgess reagent', 'CC[N+](CC)(CC)S(=O)(=O)[N-]C(=O)OC'],
  ['thiamine', 'Cc1ncc(C[n+]2csc(CCO)c2C)c(N)n1'],
  ['thiazolium', 'Cc1c(CCO)sc[n+]1Cc1ccccc1'],
  ['PPA', 'O=P(O)(O)OP(=O)(O)OP(=O)(O)O'],
  ['L-selectride', 'CCC(C)[BH-](C(C)CC)C(C)CC'],
  ['Red-Al', 'COCCO[AlH2-]OCCOC'],
  ['AlH3', '[AlH3]'],
  ['benzenesulfonic acid', 'O=S(=O)(O)c1ccccc1'],
  ['chloranil', 'O=C1C(Cl)=C(Cl)C(=O)C(Cl)=C1Cl'],
  ['Na2S', '[Na+].[Na+].[S-2]'],
  ['Pd complex', `${dba}.${dba}.${dba}.[Pd].[Pd]`, `${dba}.${dba}.[Pd]`, `${dba}.[Pd]`],
  ['IBX', 'O=C(O)c1ccccc1I(=O)=O'],
  ['NaClO2', '[Na+].[O-][Cl+]O'],
  ['Et3SiH', 'C[SiH](C)O[SiH](C)C'],
  ['Et3SiH', 'C[SiH](C)c1ccccc1'],
  ['Et3SiH', '[SiH3]c1ccccc1'],
  ['DEPC', 'CCOP(=O)(C#N)OCC'],
  ['CDMT', 'COc1nc(Cl)nc(OC)n1'],
  ['CDMT', 'COc1nc(OC)nc([N+]2(C)CCOCC2)n1'],
  ['azodicarboxamide', 'CN(C)C(=O)N=NC(=O)N(C)C'],
  ['azodicarboxamide', 'O=C(N=NC(=O)N1CCCCC1)N1CCCCC1'],
  ['DIAD', 'CC(C)(C)OC(=O)N=NC(=O)OC(C)(C)C'],
  ['Na2SO3', '[Na+].[Na+].O=S([O-])[O-]'],
];

/** Catalysts known by their metal, whatever they bear: kind of the agent by a pattern of its SMILES. */
export const metalNames: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Pd complex', /\[Pd/],
  ['Grubbs II', /\[Ru.*=|=\[Ru/],
  ['Ru complex', /\[Ru/],
  ['Rh complex', /\[Rh/],
  ['Ir complex', /\[Ir/],
  ['Ni complex', /\[Ni/],
  ['Cu complex', /\[Cu/],
  ['Os complex', /\[Os/],
  ['Pt complex', /\[Pt/],
  ['Hg salt', /\[Hg/],
  ['Ag salt', /\[Ag/],
  ['Au complex', /\[Au/],
  ['Fe salt', /\[Fe/],
  ['Ti complex', /\[Ti/],
];

/** Uronium, guanidinium and phosphonium salts that activate acids, by their cation in whatever form: all patterns hold. */
export const couplingReagents: readonly (readonly [name: string, patterns: readonly RegExp[]])[] = [
  ['HATU', [/nnn?\d|n\dn?n|n\[n\+\]\(\[O-\]\)/, /=\[N\+\]/, /N\(C\)C|CN\(C\)|N\dCCCC\d/]],
  ['PyBOP', [/\[P\+\]\(/, /nnn?\d|n\dn?n|Br|Cl/, /N\dCCCC\d|N\(C\)C/]],
  ['COMU', [/=NOC|C=NO|ON=C/, /=\[N\+\]/, /N\(C\)C|CN\(C\)/]],
];
