// What is made by the ton, by fermentation, from plants or in old large processes, and is bought rather than made:
// nuclei of antibiotics, nucleosides and nucleobases, steroids, terpenes, and the ring systems of dyes and tricyclics.

import { words } from './words.ts';

const antibiotics = words(`
  CC1(C)S[C@@H]2[C@H](N)C(=O)N2[C@H]1C(=O)O CC1=C(C(=O)O)N2C(=O)[C@@H](N)[C@H]2SC1 CC(=O)OCC1=C(C(=O)O)N2C(=O)[C@@H](N)[C@H]2SC1
  N[C@@H](C(=O)Cl)c1ccccc1 N[C@@H](C(=O)OC)c1ccccc1 N[C@@H](C(N)=O)c1ccccc1 N[C@@H](C(=O)OC)c1ccc(O)cc1 CC(C)(C)OC(=O)N[C@@H](C(=O)O)c1ccccc1
  O=C(O)Cc1ccccc1 O=C(O)COc1ccccc1 OC[C@@H](N)[C@H](O)c1ccc([N+](=O)[O-])cc1 COC(=O)C(Cl)Cl
`);
const nucleosides = words(`
  Cc1cn([C@H]2C[C@H](O)[C@@H](CO)O2)c(=O)[nH]c1=O O=c1ccn([C@H]2C[C@H](O)[C@@H](CO)O2)c(=O)[nH]1 Nc1ccn([C@H]2C[C@H](O)[C@@H](CO)O2)c(=O)n1
  O=c1ccn([C@@H]2O[C@H](CO)[C@@H](O)[C@H]2O)c(=O)[nH]1 Nc1ccn([C@@H]2O[C@H](CO)[C@@H](O)[C@H]2O)c(=O)n1 Nc1ncnc2c1ncn2[C@@H]1O[C@H](CO)[C@@H](O)[C@H]1O
  Nc1nc2c(ncn2[C@@H]2O[C@H](CO)[C@@H](O)[C@H]2O)c(=O)[nH]1 O=c1[nH]cnc2c1ncn2[C@@H]1O[C@H](CO)[C@@H](O)[C@H]1O OC[C@H]1OC(O)[C@H](O)[C@@H]1O OC[C@@H](O)[C@@H](O)[C@@H](O)C=O
  Nc1nc2[nH]cnc2c(=O)[nH]1 Nc1nc(Cl)c2nc[nH]c2n1 CC(=O)Nc1nc2[nH]cnc2c(=O)[nH]1 Clc1ncnc2nc[nH]c12 Clc1nc(Cl)c2nc[nH]c2n1 Nc1ncnc2nc[nH]c12 O=c1[nH]cnc2nc[nH]c12 S=c1[nH]cnc2nc[nH]c12
  Nc1cc[nH]c(=O)n1 Cc1c[nH]c(=O)[nH]c1=O O=c1cc[nH]c(=O)[nH]1 O=c1[nH]c(=O)c2nc[nH]c2[nH]1 Cn1cnc2[nH]c(=O)[nH]c(=O)c21 CC(=O)OCCOCOC(C)=O CC(=O)OCOC(COC(C)=O)COC(C)=O CC(=O)OCCOCBr OCC(O)CO
`);
const naturalProducts = words(`
  CC(=O)[C@H]1CC[C@H]2[C@@H]3CC=C4C[C@@H](O)CC[C@]4(C)[C@H]3CC[C@]12C CC(=O)C1=CC[C@H]2[C@@H]3CC=C4C[C@@H](OC(C)=O)CC[C@]4(C)[C@H]3CC[C@]12C C[C@H](CCCC(C)C)[C@H]1CC[C@H]2[C@@H]3CC=C4C[C@@H](O)CC[C@]4(C)[C@H]3CC[C@]12C
  CN1C2CCC1CC(=O)C2 CN1C2CCC1CC(O)C2 O=C1CC2CCC(C1)N2 CC1=CCC2CC1C2(C)C CC1(C)C2CCC1(C)C(=O)C2 CC(C)[C@@H]1CC[C@@H](C)C[C@H]1O CC(=C)[C@@H]1CC=C(C)CC1 CC(=C)[C@@H]1CC=C(C)C(=O)C1 CC(C)=CCC/C(C)=C/CO CC(C)=CCCC(C)=CC=O CC(C)=CCCC(C)=O CC1=C(C=CC(C)=O)C(C)(C)CCC1
  COc1cc(C=O)ccc1O COc1cc(CC=C)ccc1O COc1cc(/C=C/C(=O)O)ccc1O O=C(O)/C=C/c1ccc(O)c(O)c1 O=C(O)c1cc(O)ccc1O O=Cc1ccc(CO)o1 O=Cc1ccco1 O=C(O)C[C@H](O)C(=O)O O=C(O)[C@H](O)[C@@H](O)C(=O)O CCOC(=O)[C@H](O)[C@@H](O)C(=O)OCC C[C@H](O)C(=O)O COC(=O)[C@H](C)O CCOC(=O)[C@H](C)O
`);
const rings = words(`
  c1ccc2c(c1)CCc1ccccc1N2 C1=Cc2ccccc2Nc2ccccc21 Clc1ccc2c(c1)Nc1ccccc1CC2 O=C(Cl)N1c2ccccc2C=Cc2ccccc21 O=C1c2ccccc2CCc2ccccc21 O=C1c2ccccc2C=Cc2ccccc21 O=C1OCc2ccccc21 O=C1c2ccccc2COc2ccccc21
  c1ccc2c(c1)Nc1ccccc1S2 Clc1ccc2c(c1)Nc1ccccc1S2 FC(F)(F)c1ccc2c(c1)Nc1ccccc1S2 CSc1ccc2c(c1)Nc1ccccc1S2 CC(=O)c1ccc2c(c1)Nc1ccccc1S2 O=C1c2ccccc2Oc2ccccc21 O=C1c2ccccc2Sc2ccccc21 O=c1c2ccccc2sc2ccc(Cl)cc12
  c1ccc2cc3ccccc3cc2c1 O=Cc1c2ccccc2cc2ccccc12 O=C1c2ccccc2Cc2ccccc21 O=C1c2ccccc2C(=O)c2ccccc21 O=C1c2ccccc2-c2ccccc21 c1ccc2c(c1)Cc1ccccc1-2 c1ccc2c(c1)[nH]c1ccccc12 c1ccc2c(c1)oc1ccccc12 c1ccc2c(c1)sc1ccccc12 c1ccc2nc3ccccc3cc2c1 O=c1c2ccccc2[nH]c2ccccc12
  O=C1C(=O)c2ccccc2N1 O=C1Cc2ccccc2N1 O=C1NC(=O)c2ccccc21 O=C1OC(=O)c2ccccc21 O=C1OC(=O)c2ccccc2N1 O=c1[nH]c2ccccc2[nH]1 O=C1CSc2ccccc2N1 O=c1cc(O)c2ccccc2o1 O=C1CCOc2ccccc21 O=C1CCc2ccccc21 O=C1CCCc2ccccc21 O=C1CCc2ccccc2N1
  O=C1Cc2cc(F)ccc2N1 Cc1cc(C)c(C=O)[nH]1 CCOC(=O)c1c(C)[nH]c(C=O)c1C O=C(O)c1c(C)[nH]c(C=O)c1C O=Cc1ccc([N+](=O)[O-])o1 CC(=O)OC(OC(C)=O)c1ccc([N+](=O)[O-])o1 NN1CC(=O)NC1=O O=C1CNC(=O)N1 O=C1CNC(=O)O1 NNC(N)=O NN1CCOC1=O
`);

export const bulkProducts: readonly string[] = [...antibiotics, ...nucleosides, ...naturalProducts, ...rings];
