/** Reactions to try the prediction with; each has its words under `example`. */
export const examples = [
  { key: 'snar', reaction: 'Clc1ccnc(Cl)n1.C1COCCN1>CCN(C(C)C)C(C)C.CCO>Clc1nccc(N2CCOCC2)n1' },
  { key: 'acylation', reaction: 'CC(=O)Cl.COc1ccc(N)cc1>CCN(CC)CC.ClCCl>COc1ccc(NC(C)=O)cc1' },
  {
    key: 'suzuki',
    reaction: 'COC(=O)c1ccc(Br)cc1.OB(O)c1ccncc1>O=C([O-])[O-].[K+].[K+].C1COCCO1>COC(=O)c1ccc(-c2ccncc2)cc1',
  },
] as const;
