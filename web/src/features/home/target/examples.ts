/** Molecules to try; their names are in home.json. */
export const examples = [
  { key: 'aspirin', smiles: 'CC(=O)Oc1ccccc1C(=O)O' },
  { key: 'lidocaine', smiles: 'CCN(CC)CC(=O)Nc1c(C)cccc1C' },
  { key: 'celecoxib', smiles: 'Cc1ccc(cc1)-c1cc(nn1-c1ccc(cc1)S(N)(=O)=O)C(F)(F)F' },
  { key: 'imatinib', smiles: 'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(n1)-c1cccnc1' },
  { key: 'sildenafil', smiles: 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1' },
] as const;
