/** Example molecules to begin with; each page that offers them has their names in its words. */
export const exampleMolecules = [
  { key: 'aspirin', smiles: 'CC(=O)Oc1ccccc1C(=O)O' },
  { key: 'lidocaine', smiles: 'CCN(CC)CC(=O)Nc1c(C)cccc1C' },
  { key: 'imatinib', smiles: 'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(n1)-c1cccnc1' },
] as const;
