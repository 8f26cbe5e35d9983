// Chemical Weapons Convention, Annex on Chemicals: the chemicals it names one by one. Its families stand in families.ts.

export const chemicalWeaponsSchedule1: readonly (readonly [name: string, smiles: string])[] = [
  ['sarin', 'CC(C)OP(C)(=O)F'],
  ['soman', 'CC(OP(C)(=O)F)C(C)(C)C'],
  ['tabun', 'CCOP(=O)(C#N)N(C)C'],
  ['VX', 'CCOP(C)(=O)SCCN(C(C)C)C(C)C'],
  ['2-chloroethylchloromethylsulfide', 'ClCCSCCl'],
  ['mustard gas', 'ClCCSCCCl'],
  ['bis(2-chloroethylthio)methane', 'ClCCSCSCCCl'],
  ['sesquimustard', 'ClCCSCCSCCCl'],
  ['1,3-bis(2-chloroethylthio)-n-propane', 'ClCCSCCCSCCCl'],
  ['1,4-bis(2-chloroethylthio)-n-butane', 'ClCCSCCCCSCCCl'],
  ['1,5-bis(2-chloroethylthio)-n-pentane', 'ClCCSCCCCCSCCCl'],
  ['bis(2-chloroethylthiomethyl)ether', 'ClCCSCOCSCCCl'],
  ['O-mustard', 'ClCCSCCOCCSCCCl'],
  ['lewisite 1', 'ClC=C[As](Cl)Cl'],
  ['lewisite 2', 'ClC=C[As](Cl)C=CCl'],
  ['lewisite 3', 'ClC=C[As](C=CCl)C=CCl'],
  ['HN1', 'CCN(CCCl)CCCl'],
  ['HN2', 'CN(CCCl)CCCl'],
  ['HN3', 'ClCCN(CCCl)CCCl'],
  ['saxitoxin', 'C1CN2C(=N)NC(C3C2(C1(O)O)N=C(N3)N)COC(=O)N'],
  ['methyl-(bis(diethylamino)methylene)phosphonamidofluoridate', 'CCN(CC)C(=NP(C)(=O)F)N(CC)CC'],
  ['DF', 'CP(=O)(F)F'],
  ['QL', 'CCOP(C)OCCN(C(C)C)C(C)C'],
  ['chlorosarin', 'CC(C)OP(C)(=O)Cl'],
  ['chlorosoman', 'CC(OP(C)(=O)Cl)C(C)(C)C'],
];

export const chemicalWeaponsSchedule2: readonly (readonly [name: string, smiles: string])[] = [
  ['amiton', 'CCOP(=O)(OCC)SCCN(CC)CC'],
  ['PFIB', 'FC(F)=C(C(F)(F)F)C(F)(F)F'],
  ['BZ', 'O=C(OC1CN2CCC1CC2)C(O)(c1ccccc1)c1ccccc1'],
  ['methylphosphonyl dichloride', 'CP(=O)(Cl)Cl'],
  ['dimethyl methylphosphonate', 'COP(C)(=O)OC'],
  ['arsenic trichloride', 'Cl[As](Cl)Cl'],
  ['2,2-diphenyl-2-hydroxyacetic acid', 'OC(=O)C(O)(c1ccccc1)c1ccccc1'],
  ['quinuclidin-3-ol', 'OC1CN2CCC1CC2'],
  ['thiodiglycol', 'OCCSCCO'],
  ['pinacolyl alcohol', 'CC(O)C(C)(C)C'],
];

export const chemicalWeaponsSchedule3: readonly (readonly [name: string, smiles: string])[] = [
  ['phosgene', 'O=C(Cl)Cl'],
  ['cyanogen chloride', 'ClC#N'],
  ['hydrogen cyanide', 'C#N'],
  ['chloropicrin', 'ClC(Cl)(Cl)[N+](=O)[O-]'],
  ['phosphorus oxychloride', 'O=P(Cl)(Cl)Cl'],
  ['phosphorus trichloride', 'ClP(Cl)Cl'],
  ['phosphorus pentachloride', 'ClP(Cl)(Cl)(Cl)Cl'],
  ['trimethyl phosphite', 'COP(OC)OC'],
  ['triethyl phosphite', 'CCOP(OCC)OCC'],
  ['dimethyl phosphite', 'CO[PH](=O)OC'],
  ['diethyl phosphite', 'CCO[PH](=O)OCC'],
  ['sulfur monochloride', 'ClSSCl'],
  ['sulfur dichloride', 'ClSCl'],
  ['thionyl chloride', 'O=S(Cl)Cl'],
];

/** Schedule 3 too, but common partners of acidic drugs in salts: on record, never a reason to refuse. */
export const chemicalWeaponsSchedule3SaltFormers: readonly (readonly [name: string, smiles: string])[] = [
  ['ethyldiethanolamine', 'CCN(CCO)CCO'],
  ['methyldiethanolamine', 'CN(CCO)CCO'],
  ['triethanolamine', 'OCCN(CCO)CCO'],
];
