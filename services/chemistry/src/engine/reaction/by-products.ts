// What leaves beside the product in reactions of everyday use: written on the right, these are not what the reaction is for.
// J. Clayden, N. Greeves, S. Warren, Organic Chemistry, 2nd ed. 2012, names each with its reaction.

/** SMILES. */
export const knownByProducts: readonly string[] = [
  'O=P(c1ccccc1)(c1ccccc1)c1ccccc1',
  'O=C(NC1CCCCC1)NC1CCCCC1',
  'CC(C)NC(=O)NC(C)C',
  'CCNC(=O)NCCCN(C)C',
  'CN(C)C(=O)N(C)C',
  'On1nnc2ccccc21',
  'On1nnc2cccnc21',
  'O=C1CCC(=O)N1',
  'O=C1CCC(=O)N1O',
  'O=C1NNC(=O)c2ccccc21',
  'O=C(O)c1ccccc1I',
  'O=C(O)c1cccc(Cl)c1',
  'CCOC(=O)NNC(=O)OCC',
  'CC(C)OC(=O)NNC(=O)OC(C)C',
  'CCOP(=O)(O)OCC',
  'Cc1ccc(S(=O)(=O)O)cc1',
  'C=C1c2ccccc2-c2ccccc21',
  'CC(C)(C)O',
  'C=C(C)C',
];
