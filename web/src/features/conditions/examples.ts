/** Reactions to try the ranking with, each of a kind whose screens are published; each has its words under `example`. */
export const examples = [
  { key: 'suzuki', reaction: 'OB(O)c1ccccc1.Brc1ccc(C(C)=O)cc1>>CC(=O)c1ccc(-c2ccccc2)cc1' },
  { key: 'amide', reaction: 'Nc1ccccc1.O=C(O)c1ccc(F)cc1>>O=C(Nc1ccccc1)c1ccc(F)cc1' },
  { key: 'buchwald', reaction: 'Brc1ccc(OC)cc1.C1COCCN1>>COc1ccc(N2CCOCC2)cc1' },
] as const;
