/** Queries to begin with, as SMARTS. */
export const examples = [
  { key: 'indole', smarts: 'c1ccc2[nH]ccc2c1' },
  { key: 'boronicAcid', smarts: '[#6]B([OX2H1])[OX2H1]' },
  { key: 'arylBromide', smarts: 'c[Br]' },
  { key: 'aminoPyridine', smarts: '[NX3;H2]c1ccncc1' },
  { key: 'aminoAcid', smarts: '[NX3;H1,H2][CX4][CX3](=O)[OX2H1]' },
] as const;
