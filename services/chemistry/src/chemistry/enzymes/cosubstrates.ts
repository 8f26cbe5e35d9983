// What enzymes take beside the substrate, small and for little money: no chemist asks for a route to it.

export const cosubstrates: readonly string[] = [
  'N',
  'O',
  'O=O',
  'C#N',
  'CC=O',
  'C=O',
  'CC(C)=O',
  'CC(C)N',
  'C[C@H](N)C(=O)O',
  'CC(N)C(=O)O',
  'NCC(=O)O',
  'N[C@@H](CO)C(=O)O',
  'CC(=O)C(=O)O',
  'O=C(O)C(=O)CO',
  'O=C(CO)CO',
  'O=C(O)CCC(=O)C(=O)O',
  'N[C@@H](CCC(=O)O)C(=O)O',
  'OC(=O)/C=C/C(=O)O',
  'OCC1OC(O)C(O)C(O)C1O',
  'C[N+](=O)[O-]',
];
