// United Nations Convention against Illicit Traffic in Narcotic Drugs and Psychotropic Substances, 1988.

/** Alkyl groups of the glycidic esters that were scheduled one by one. */
const scheduledAlkyls = ['C', 'CC', 'CCC', 'C(C)C', 'CCCC', 'CC(C)C', 'C(C)CC', 'C(C)(C)C'];

export const precursorsTableI: readonly (readonly [name: string, smiles: string])[] = [
  ['acetic anhydride', 'CC(=O)OC(C)=O'],
  ['N-acetylanthranilic acid', 'CC(=O)Nc1ccccc1C(=O)O'],
  ['4-AP', 'C1CNCCC1Nc1ccccc1'],
  ['ANPP', 'C1CN(CCc2ccccc2)CCC1Nc1ccccc1'],
  ['APAA', 'CC(=O)C(C(N)=O)c1ccccc1'],
  ['APAAN', 'CC(=O)C(C#N)c1ccccc1'],
  ['1-boc-4-AP', 'CC(C)(C)OC(=O)N1CCC(CC1)Nc1ccccc1'],
  ['1-boc-4-piperidone', 'CC(C)(C)OC(=O)N1CCC(=O)CC1'],
  ['ephedrine', 'C[C@@H]([C@@H](c1ccccc1)O)NC'],
  ['pseudoephedrine', 'C[C@@H]([C@H](c1ccccc1)O)NC'],
  ['ergometrine', 'CC(CO)NC(=O)C1CN(C)C2Cc3c[nH]c4cccc(C2=C1)c34'],
  ['ergotamine', 'CC1(C(=O)N2C(C(=O)N3CCCC3C2(O1)O)CC4=CC=CC=C4)NC(=O)C5CN(C6CC7=CNC8=CC=CC(=C78)C6=C5)C'],
  ['isosafrole', 'CC=Cc1ccc2OCOc2c1'],
  ['lysergic acid', 'CN1CC(C=C2C1Cc1c[nH]c3cccc2c13)C(=O)O'],
  ['MAPA', 'COC(=O)C(C(C)=O)c1ccccc1'],
  ['3,4-MDP-2-P', 'CC(=O)Cc1ccc2OCOc2c1'],
  ['3,4-MDP-2-P methyl glycidic acid', 'CC1(OC1c1ccc2OCOc2c1)C(=O)O'],
  ...scheduledAlkyls.map(
    (alkyl) => ['3,4-MDP-2-P methyl glycidic acid ester', `CC1(OC1c1ccc2OCOc2c1)C(=O)O${alkyl}`] as const,
  ),
  // Both enantiomers; the other pair of isomers has cathine, a substance of its own schedule.
  ['norephedrine', 'CC(N)C(O)c1ccccc1'],
  ['norephedrine', 'C[C@H](N)[C@H](O)c1ccccc1'],
  ['norephedrine', 'C[C@@H](N)[C@@H](O)c1ccccc1'],
  ['norfentanyl', 'CCC(=O)N(c1ccccc1)C1CCNCC1'],
  ['NPP', 'O=C1CCN(CCc2ccccc2)CC1'],
  ['phenylacetic acid', 'OC(=O)Cc1ccccc1'],
  ['1-phenyl-2-propanone (P-2-P)', 'CC(=O)Cc1ccccc1'],
  ['P-2-P methyl glycidic acid', 'CC1(OC1c1ccccc1)C(=O)O'],
  ...scheduledAlkyls.map((alkyl) => ['P-2-P methyl glycidic acid ester', `CC1(OC1c1ccccc1)C(=O)O${alkyl}`] as const),
  ['4-piperidone', 'O=C1CCNCC1'],
  ['piperonal', 'O=Cc1ccc2OCOc2c1'],
  ['potassium permanganate', 'O[Mn](=O)(=O)=O'],
  ['safrole', 'C=CCc1ccc2OCOc2c1'],
];

/** Everyday solvents, acids and bases: kept on record, never a reason to refuse a target. */
export const precursorsTableII: readonly (readonly [name: string, smiles: string])[] = [
  ['acetone', 'CC(C)=O'],
  ['anthranilic acid', 'Nc1ccccc1C(=O)O'],
  ['ethyl ether', 'CCOCC'],
  ['hydrochloric acid', 'Cl'],
  ['methyl ethyl ketone', 'CCC(C)=O'],
  ['piperidine', 'C1CCNCC1'],
  ['sulphuric acid', 'OS(=O)(=O)O'],
  ['toluene', 'Cc1ccccc1'],
];
