/** Mixtures to try the prediction with; each has its words under `example`. */
export const examples = [
  { key: 'amide', mixture: 'OC(=O)c1ccccc1.NCc1ccccc1.CN(C)C=O' },
  { key: 'suzuki', mixture: 'Brc1ccc(Cl)cc1.OB(O)c1ccccc1' },
  { key: 'snar', mixture: 'Clc1ccnc(Cl)n1.C1COCCN1' },
] as const;

/** Molecules to begin an enumeration or a library with; each has its words under `example`. */
export const startExamples = [
  { key: 'acid', structure: 'OC(=O)c1ccc(Br)cc1' },
  { key: 'piperazine', structure: 'CC(C)(C)OC(=O)N1CCNCC1' },
  { key: 'pyrimidine', structure: 'Clc1ccnc(Cl)n1' },
] as const;
