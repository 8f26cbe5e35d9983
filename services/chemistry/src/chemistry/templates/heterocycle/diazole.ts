// Pyrazoles, imidazoles and their simply fused relatives.

import type { ReactionTemplate } from '../template.ts';

// Substituents that make their carbonyl group the more electrophilic one of a 1,3-diketone; it ends at C3.
const acceptor = '[$(C(F)(F)F),$([CH](F)F),$(C(=O)O[CX4])';

export const diazoleTemplates: readonly ReactionTemplate[] = [
  {
    id: 'knorr-pyrazole-arylhydrazine',
    name: { en: 'Knorr pyrazole synthesis with an arylhydrazine', 'zh-CN': 'Knorr 吡唑合成（芳基肼）' },
    class: 'heterocycleFormation',
    retro: [
      `[c;R1:1]1([c,CX4;!$(C(F)F);!$(CO):2])[cH:3][c;R1:4](${acceptor}:5])[n:6][n:7]1[c:8]>>[*:2][C:1](=O)[CH2:3][C:4](=O)[*:5].[NH2:6][NH:7][c:8]`,
    ],
    forward: [
      `[c,CX4;!$(C(F)F);!$(CO):2][CX3:1](=O)[CH2:3][CX3:4](=O)${acceptor}:5].[NH2:6][NH1:7][c:8]>>[C:1]1([*:2])=[CH:3][C:4]([*:5])=[N:6][N:7]1[c:8]`,
    ],
    conditions: [{ reagents: ['HCl'], solvents: ['EtOH'], temperatureC: [60, 80], hours: [4, 20] }],
    incompatible: ['acylHalide', 'aldehyde', 'sulfonylChloride', 'isocyanate', 'hydrazine', 'acidAnhydride'],
    examples: [
      {
        reactants: 'Cc1ccc(cc1)C(=O)CC(=O)C(F)(F)F.NNc1ccc(cc1)S(N)(=O)=O',
        product: 'Cc1ccc(cc1)-c1cc(C(F)(F)F)nn1-c1ccc(cc1)S(N)(=O)=O',
      },
    ],
    counterExamples: [
      {
        product: 'Cc1ccc(cc1)-c1cc(C(F)(F)F)n(n1)-c1ccccc1',
        because: 'the trifluoromethyl group ends at C3, not at C5',
      },
    ],
    note: 'The free NH2 of the arylhydrazine salt attacks the more electrophilic carbonyl group: 1,5-diaryl-3-CF3.',
  },
  {
    id: 'pyrazole-from-symmetric-diketone',
    name: { en: 'Pyrazole from a symmetrical 1,3-diketone', 'zh-CN': '对称 1,3-二酮合成吡唑' },
    class: 'heterocycleFormation',
    retro: [
      '[c;R1:1]1([CH3:2])[cH:3][c;R1:4]([CH3:5])[n:6][n:7]1[c,CX4;!$(C[!#6;!#1]):8]>>[CH3:2][C:1](=O)[CH2:3][C:4](=O)[CH3:5].[NH2:6][NH:7][*:8]',
    ],
    forward: [
      '[CH3:2][CX3:1](=O)[CH2:3][CX3:4](=O)[CH3:5].[NH2:6][NH1:7][c,CX4:8]>>[C:1]1([CH3:2])=[CH:3][C:4]([CH3:5])=[N:6][N:7]1[*:8]',
    ],
    conditions: [{ reagents: ['AcOH'], solvents: ['EtOH'], temperatureC: [25, 80], hours: [1, 12] }],
    incompatible: ['acylHalide', 'aldehyde', 'sulfonylChloride', 'isocyanate', 'acidAnhydride'],
    examples: [{ reactants: 'CC(=O)CC(C)=O.NNc1ccc(Br)cc1', product: 'Cc1cc(C)n(n1)-c1ccc(Br)cc1' }],
  },
  {
    id: 'pyrazole-from-diketone-and-hydrazine',
    name: { en: 'NH-pyrazole from a 1,3-diketone and hydrazine', 'zh-CN': '1,3-二酮与肼合成 NH-吡唑' },
    class: 'heterocycleFormation',
    retro: ['[c;R1:1]1([#6:2])[cH:3][c;R1:4]([#6:5])[n:6][nH:7]1>>[*:2][C:1](=O)[CH2:3][C:4](=O)[*:5].[NH2:6][NH2:7]'],
    forward: [
      '[#6:2][CX3:1](=O)[CH2:3][CX3:4](=O)[#6:5].[NH2:6][NH2:7]>>[C:1]1([*:2])=[CH:3][C:4]([*:5])=[N:6][NH:7]1',
    ],
    conditions: [{ reagents: [], solvents: ['EtOH', 'AcOH'], temperatureC: [25, 80], hours: [1, 8] }],
    incompatible: ['acylHalide', 'aldehyde', 'sulfonylChloride', 'isocyanate', 'acidAnhydride', 'alkylBromideOrIodide'],
    examples: [{ reactants: 'CCCC(=O)CC(=O)C(=O)OCC.NN', product: 'CCCc1cc(C(=O)OCC)[nH]n1' }],
  },
  {
    id: 'pyrazole-from-enaminone',
    name: { en: 'Pyrazole from an enaminone', 'zh-CN': '烯胺酮合成吡唑' },
    class: 'heterocycleFormation',
    retro: [
      '[c;R1:1]1([c,CX4;!$(C[!#6;!#1]):2])[cH:3][cH:4][n:6][nH:7]1>>[*:2][C:1](=O)[CH:3]=[CH:4]N(C)C.[NH2:6][NH2:7]',
      '[c;R1:1]1([c,CX4;!$(C[!#6;!#1]):2])[cH:3][cH:4][nH:6][n:7]1>>[*:2][C:1](=O)[CH:3]=[CH:4]N(C)C.[NH2:6][NH2:7]',
      '[c;R1:1]1([c:2])[cH:3][cH:4][n:6][n:7]1[c:8]>>[*:2][C:1](=O)[CH:3]=[CH:4]N(C)C.[NH2:6][NH:7][c:8]',
    ],
    forward: [
      '[#6:2][CX3:1](=O)[CX3;H1:3]=[CX3;H1:4]N([CH3])[CH3].[NH2:6][NH2:7]>>[C:1]1([*:2])=[CH:3][CH:4]=[N:6][NH:7]1',
      '[#6:2][CX3:1](=O)[CX3;H1:3]=[CX3;H1:4]N([CH3])[CH3].[NH2:6][NH2:7]>>[C:1]1([*:2])[CH:3]=[CH:4][NH:6][N:7]=1',
      '[#6:2][CX3:1](=O)[CX3;H1:3]=[CX3;H1:4]N([CH3])[CH3].[NH2:6][NH1:7][c:8]>>[C:1]1([*:2])=[CH:3][CH:4]=[N:6][N:7]1[c:8]',
    ],
    conditions: [{ reagents: ['AcOH'], solvents: ['EtOH'], temperatureC: [25, 80], hours: [1, 8] }],
    incompatible: ['acylHalide', 'aldehyde', 'sulfonylChloride', 'isocyanate', 'alkylBromideOrIodide', 'acidAnhydride'],
    examples: [{ reactants: 'CN(C)C=CC(=O)c1ccc(Br)cc1.NN', product: 'Brc1ccc(cc1)-c1cc[nH]n1' }],
  },
  {
    id: 'pyrazolone-from-beta-keto-ester',
    name: { en: 'Pyrazolone from a beta-keto ester', 'zh-CN': 'β-酮酯合成吡唑啉酮' },
    class: 'heterocycleFormation',
    retro: [
      '[c,CX4:1][CX3:2]1=[NX2:3][NX3:4]([c,$([CH3]):5])[CX3:6](=[OX1:7])[CH2:8]1>>[*:1][C:2](=O)[CH2:8][C:6](=[O:7])OCC.[NH2:3][NH:4][*:5]',
      '[c,CX4:1][c:2]1[n:3][n:4]([c,$([CH3]):5])[c:6]([OH:7])[cH:8]1>>[*:1][C:2](=O)[CH2:8][C:6](=[O:7])OCC.[NH2:3][NH:4][*:5]',
      '[c,CX4:1][c:2]1[nH:3][n:4]([c,$([CH3]):5])[c:6](=[O:7])[cH:8]1>>[*:1][C:2](=O)[CH2:8][C:6](=[O:7])OCC.[NH2:3][NH:4][*:5]',
    ],
    forward: [
      '[c,CX4:1][CX3:2](=O)[CH2:8][CX3:6](=[OX1:7])[OX2][CH2,CH3].[NH2:3][NH1:4][#6:5]>>[*:1][C:2]1=[N:3][N:4]([*:5])[C:6](=[O:7])[CH2:8]1',
      '[c,CX4:1][CX3:2](=O)[CH2:8][CX3:6](=[OX1:7])[OX2][CH2,CH3].[NH2:3][NH1:4][#6:5]>>[*:1][C:2]1=[N:3][N:4]([*:5])[C:6]([OH:7])=[CH:8]1',
      '[c,CX4:1][CX3:2](=O)[CH2:8][CX3:6](=[OX1:7])[OX2][CH2,CH3].[NH2:3][NH1:4][#6:5]>>[*:1][C:2]1[NH:3][N:4]([*:5])[C:6](=[O:7])[CH:8]=1',
    ],
    conditions: [{ reagents: ['AcOH'], solvents: ['EtOH'], temperatureC: [60, 110], hours: [2, 8] }],
    incompatible: ['acylHalide', 'aldehyde', 'sulfonylChloride', 'isocyanate', 'acidAnhydride', 'alkylBromideOrIodide'],
    examples: [{ reactants: 'CCOC(=O)CC(C)=O.NNc1ccccc1', product: 'CC1=NN(c2ccccc2)C(=O)C1' }],
  },
  {
    id: 'aminopyrazole-from-ketonitrile',
    name: { en: '5-Aminopyrazole from a beta-ketonitrile', 'zh-CN': 'β-酮腈合成 5-氨基吡唑' },
    class: 'heterocycleFormation',
    retro: [
      '[c;R1:1]1([c,CX4:2])[cH:3][c;R1:4]([NH2:9])[n:7]([c,CX4:8])[n:6]1>>[*:2][C:1](=O)[CH2:3][C:4]#[N:9].[NH2:6][NH:7][*:8]',
    ],
    forward: [
      '[c,CX4:2][CX3:1](=O)[CH2:3][CX2:4]#[NX1:9].[NH2:6][NH1:7][c,CX4:8]>>[C:1]1([*:2])=[N:6][N:7]([*:8])[C:4]([NH2:9])=[CH:3]1',
    ],
    conditions: [{ reagents: ['HCl'], solvents: ['EtOH'], temperatureC: [60, 80], hours: [4, 20] }],
    incompatible: ['acylHalide', 'aldehyde', 'sulfonylChloride', 'isocyanate', 'acidAnhydride'],
    examples: [{ reactants: 'CC(C)(C)C(=O)CC#N.NNc1ccc(C)cc1', product: 'CC(C)(C)c1cc(N)n(n1)-c1ccc(C)cc1' }],
  },
  {
    id: 'aminopyrazole-from-alkoxymethylene-nitrile',
    name: { en: '5-Aminopyrazole from an ethoxymethylene nitrile', 'zh-CN': '乙氧亚甲基腈合成 5-氨基吡唑' },
    class: 'heterocycleFormation',
    retro: [
      '[cH:1]1[c:2]([$(C#N),$(C(=O)O[CX4]):3])[c:4]([NH2:5])[n:7]([c,CX4:9])[n:8]1>>CCO[CH:1]=[C:2]([*:3])[C:4]#[N:5].[NH2:8][NH:7][*:9]',
      '[cH:1]1[c:2]([$(C#N),$(C(=O)O[CX4]):3])[c:4]([NH2:5])[nH:7][n:8]1>>CCO[CH:1]=[C:2]([*:3])[C:4]#[N:5].[NH2:8][NH2:7]',
      '[cH:1]1[c:2]([$(C#N),$(C(=O)O[CX4]):3])[c:4]([NH2:5])[n:7][nH:8]1>>CCO[CH:1]=[C:2]([*:3])[C:4]#[N:5].[NH2:8][NH2:7]',
    ],
    forward: [
      '[CH3][CH2][OX2][CX3;H1:1]=[CX3:2]([$(C#N),$(C(=O)O):3])[CX2:4]#[NX1:5].[NH2:8][NH1:7][c,CX4:9]>>[CH:1]1[C:2]([*:3])=[C:4]([NH2:5])[N:7]([*:9])[N:8]=1',
      '[CH3][CH2][OX2][CX3;H1:1]=[CX3:2]([$(C#N),$(C(=O)O):3])[CX2:4]#[NX1:5].[NH2:8][NH2:7]>>[CH:1]1[C:2]([*:3])=[C:4]([NH2:5])[NH:7][N:8]=1',
      '[CH3][CH2][OX2][CX3;H1:1]=[CX3:2]([$(C#N),$(C(=O)O):3])[CX2:4]#[NX1:5].[NH2:8][NH2:7]>>[CH:1]1=[C:2]([*:3])[C:4]([NH2:5])=[N:7][NH:8]1',
    ],
    conditions: [{ reagents: [], solvents: ['EtOH'], temperatureC: [25, 80], hours: [2, 12] }],
    incompatible: ['acylHalide', 'aldehyde', 'sulfonylChloride', 'isocyanate', 'acidAnhydride', 'alkylBromideOrIodide'],
    examples: [{ reactants: 'CCOC=C(C#N)C#N.NNc1ccccc1', product: 'N#Cc1cnn(c1N)-c1ccccc1' }],
  },
  {
    id: 'pyrazolopyrimidine-from-enaminone',
    name: { en: 'Pyrazolo[1,5-a]pyrimidine from an enaminone', 'zh-CN': '烯胺酮合成吡唑并[1,5-a]嘧啶' },
    class: 'heterocycleFormation',
    retro: [
      '[c:1]1([c,CX4:2])[cH:3][cH:4][n:5][c:6]2[n:7]1[n:8][c:9][c:10]2>>CN(C)[CH:4]=[CH:3][C:1](=O)[*:2].[NH2:5][c:6]1[nH:7][n:8][c:9][c:10]1',
    ],
    forward: [
      '[CH3]N([CH3])[CX3;H1:4]=[CX3;H1:3][CX3:1](=O)[#6:2].[NH2:5][c:6]1[nH:7][n:8][c:9][c:10]1>>[C:1]1([*:2])=[CH:3][CH:4]=[N:5][c:6]2[n:7]1[n:8][c:9][c:10]2',
      '[CH3]N([CH3])[CX3;H1:4]=[CX3;H1:3][CX3:1](=O)[#6:2].[NH2:5][c:6]1[n:7][nH:8][c:9][c:10]1>>[C:1]1([*:2])=[CH:3][CH:4]=[N:5][C:6]2=[C:10][C:9]=[N:8][N:7]12',
    ],
    conditions: [{ reagents: [], solvents: ['AcOH'], temperatureC: [80, 118], hours: [3, 10] }],
    incompatible: ['acylHalide', 'aldehyde', 'sulfonylChloride', 'isocyanate', 'hydrazine'],
    examples: [
      {
        reactants: 'CN(C)C=CC(=O)c1cccc(c1)N(CC)C(C)=O.N#Cc1c(N)[nH]nc1',
        product: 'CCN(C(C)=O)c1cccc(c1)-c1ccnc2c(C#N)cnn12',
      },
    ],
  },
  {
    id: 'imidazole-from-amidine',
    name: { en: 'Imidazole from an amidine and an alpha-bromoketone', 'zh-CN': '脒与 α-溴代酮合成咪唑' },
    class: 'heterocycleFormation',
    retro: [
      '[c;R1:1]1([c,CX4;!$(C[!#6;!#1]):2])[cH:3][nH:4][c;R1:5]([c,CX4:6])[n:7]1>>[*:2][C:1](=O)[CH2:3]Br.[NH2:4][C:5]([*:6])=[NH:7]',
      '[c;R1:1]1([c,CX4;!$(C[!#6;!#1]):2])[cH:3][n:4][c;R1:5]([c,CX4:6])[nH:7]1>>[*:2][C:1](=O)[CH2:3]Br.[NH2:4][C:5]([*:6])=[NH:7]',
    ],
    forward: [
      '[c,CX4:2][CX3:1](=O)[CH2:3][Br,Cl].[NH2:4][CX3:5]([c,CX4:6])=[NH1:7]>>[C:1]1([*:2])=[CH:3][NH:4][C:5]([*:6])=[N:7]1',
      '[c,CX4:2][CX3:1](=O)[CH2:3][Br,Cl].[NH2:4][CX3:5]([c,CX4:6])=[NH1:7]>>[C:1]1([*:2])=[CH:3][N:4]=[C:5]([*:6])[NH:7]1',
    ],
    conditions: [{ reagents: ['K2CO3'], solvents: ['THF', 'H2O'], temperatureC: [60, 80], hours: [4, 16] }],
    incompatible: [
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'thiol',
      'acylHalide',
      'aldehyde',
      'isocyanate',
      'hydrazine',
    ],
    examples: [{ reactants: 'O=C(CBr)c1ccc(F)cc1.NC(=N)c1ccccc1', product: 'Fc1ccc(cc1)-c1c[nH]c(n1)-c1ccccc1' }],
  },
  {
    id: 'debus-radziszewski-imidazole',
    name: { en: 'Debus-Radziszewski imidazole synthesis', 'zh-CN': 'Debus–Radziszewski 咪唑合成' },
    class: 'heterocycleFormation',
    retro: [
      '[c;R1:1]1([c:2])[c;R1:3]([c:4])[nH:5][c;R1:6]([c,CX4:7])[n:8]1>>[c:2][C:1](=O)[C:3](=O)[c:4].[*:7][CH:6]=O',
    ],
    forward: ['[c:2][CX3:1](=O)[CX3:3](=O)[c:4].[c,CX4:7][CX3;H1:6]=O>>[C:1]1([c:2])=[C:3]([c:4])[NH][C:6]([*:7])=N1'],
    conditions: [{ reagents: ['NH4OAc'], solvents: ['AcOH'], temperatureC: [100, 118], hours: [2, 12] }],
    incompatible: ['acylHalide', 'primaryAliphaticAmine', 'hydrazine', 'isocyanate', 'sulfonylChloride', 'anilineNH'],
    examples: [
      {
        reactants: 'O=C(C(=O)c1ccccc1)c1ccccc1.O=Cc1ccc(O)cc1',
        product: 'Oc1ccc(cc1)-c1nc(-c2ccccc2)c([nH]1)-c1ccccc1',
      },
    ],
  },
  {
    id: 'van-leusen-imidazole',
    name: { en: 'Van Leusen imidazole synthesis', 'zh-CN': 'Van Leusen 咪唑合成' },
    class: 'heterocycleFormation',
    retro: [
      '[n:1]1([c,CX4:2])[c;R1:3]([c:4])[cH:5][n:6][cH:7]1>>[NH2:1][*:2].[c:4][CH:3]=O.Cc1ccc(cc1)S(=O)(=O)[CH2:5][N+:6]#[C-:7]',
    ],
    forward: [
      '[NX3;H2;!$(NC=[O,S,N]);!$(N[!#6]):1][c,CX4:2].[c:4][CX3;H1:3]=O.[c][SX4](=O)(=O)[CH2:5][N+:6]#[C-:7]>>[N:1]1([*:2])[C:3]([c:4])=[CH:5][N+0:6]=[CH+0:7]1',
    ],
    conditions: [{ reagents: ['K2CO3'], solvents: ['DMF', 'EtOH'], temperatureC: [25, 80], hours: [4, 20] }],
    incompatible: ['acylHalide', 'ketone', 'hydrazine', 'isocyanate', 'sulfonylChloride', 'carboxylicAcid', 'thiol'],
    examples: [
      { reactants: 'NC1CCOCC1.O=Cc1ccc(F)cc1.Cc1ccc(cc1)S(=O)(=O)C[N+]#[C-]', product: 'Fc1ccc(cc1)-c1cncn1C1CCOCC1' },
    ],
  },
  {
    id: 'imidazopyridine-from-aminopyridine',
    name: {
      en: 'Imidazo[1,2-a]azine from a 2-aminoazine and an alpha-bromoketone',
      'zh-CN': '2-氨基吡啶与 α-溴代酮合成咪唑并吡啶',
    },
    class: 'heterocycleFormation',
    retro: [
      '[c:1]1([c,CX4,$(C(=O)O[CX4]):2])[cH:3][n:4]2[c:7][c,n:8][c,n:9][c,n:10][c:5]2[n:6]1>>[*:2][C:1](=O)[CH2:3]Br.[NH2:6][c:5]1:[n:4]:[c:7]:[*:8]:[*:9]:[*:10]:1',
      '[c:1]1([c,CX4:2])[c:3]([CX4:11])[n:4]2[c:7][c,n:8][c,n:9][c,n:10][c:5]2[n:6]1>>[*:2][C:1](=O)[CH1:3](Br)[C:11].[NH2:6][c:5]1:[n:4]:[c:7]:[*:8]:[*:9]:[*:10]:1',
    ],
    forward: [
      '[#6:2][CX3:1](=O)[CX4;H2,H1:3][Br,Cl].[NH2:6][c:5]1[nX2:4][c:7][c,n:8][c,n:9][c,n:10]1>>[*:2][c:1]1:[c:3]:[n:4]2:[c:7]:[*:8]:[*:9]:[*:10]:[c:5]:2:[n:6]:1',
    ],
    conditions: [{ reagents: ['NaHCO3'], solvents: ['EtOH'], temperatureC: [60, 80], hours: [3, 16] }],
    incompatible: [
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'thiol',
      'acylHalide',
      'hydrazine',
      'isocyanate',
    ],
    examples: [{ reactants: 'Cc1ccc(cc1)C(=O)CBr.Nc1ccc(C)cn1', product: 'Cc1ccc(cc1)-c1cn2cc(C)ccc2n1' }],
  },
];
