// Palladium, nickel and copper couplings that make a carbon-carbon bond at an sp2 carbon.

import type { ReactionTemplate } from '../template.ts';

// A ring carbon of a five-membered ring with three or more hetero atoms: its halides are not coupled in practice.
const notPoorAzole = '!$(c1[n,o,s][n,o,s]c[n,o,s]1);!$(c1[n,o,s]c[n,o,s][n,o,s]1);!$(c1[n,o,s][n,o,s][n,o,s]a1)';
// Next to a pyridine-type nitrogen a boronic acid loses boron faster than it couples.
const nextToAzineN = '$(c:[n;X2;r6])';
const nextToAzoleN = '$(c:[nX2;r5])';
// A five-ring carbon between two substituted atoms: its boronic acid is too crowded to be worth making.
const crowded = '$([c;r5](:[a;D3]):[a;D3])';
const chloroAzine = '[c;r6;$(c:[nX2;r6]),$(c:c:c:[nX2;r6])';

export const couplingTemplates: readonly ReactionTemplate[] = [
  {
    id: 'suzuki-biaryl-bromide',
    name: { en: 'Suzuki coupling of an aryl bromide', 'zh-CN': 'Suzuki 偶联（芳基溴）' },
    class: 'carbonCarbon',
    retro: [
      `[c;${notPoorAzole}:1]-!@[c;!${nextToAzineN};!${nextToAzoleN};!${crowded};${notPoorAzole}:2]>>[c:1]Br.[c:2]B(O)O`,
    ],
    forward: [`[c:1][Br,I].[c;!${nextToAzineN};!${nextToAzoleN}:2][BX3]([OX2])[OX2]>>[c:1]-[c:2]`],
    conditions: [
      {
        reagents: ['K2CO3'],
        catalysts: ['Pd(PPh3)4'],
        solvents: ['1,4-dioxane', 'H2O'],
        temperatureC: [80, 100],
        hours: [3, 16],
      },
      {
        reagents: ['Cs2CO3'],
        catalysts: ['Pd(dppf)Cl2'],
        solvents: ['DME', 'H2O'],
        temperatureC: [80, 90],
        hours: [2, 12],
      },
    ],
    incompatible: [
      'arylBromide',
      'arylIodide',
      'arylBoronicAcid',
      'acylHalide',
      'sulfonylChloride',
      'isocyanate',
      'terminalAlkyne',
      'thiol',
    ],
    examples: [
      { reactants: 'N#Cc1ccccc1Br.Cc1ccc(B(O)O)cc1', product: 'Cc1ccc(cc1)-c1ccccc1C#N' },
      { reactants: 'Brc1cncnc1.OB(O)c1ccc(F)cc1', product: 'Fc1ccc(cc1)-c1cncnc1' },
    ],
    counterExamples: [
      { product: 'c1ccc2c(c1)-c1ccccc1C2', because: 'the bond lies in a ring' },
      { product: 'c1ccnc(c1)-c1nnn[nH]1', because: '2-pyridylboronic acid and bromotetrazole are both useless' },
    ],
    note: '2-Azinyl and azol-2-yl boronic acids protodeboronate; such bonds are made from the halide of that ring.',
  },
  {
    id: 'suzuki-chloroazine',
    name: { en: 'Suzuki coupling of an activated chloroazine', 'zh-CN': 'Suzuki 偶联（氯代氮杂芳烃）' },
    class: 'carbonCarbon',
    retro: [`${chloroAzine}:1]-!@[c;!${nextToAzineN};!${nextToAzoleN}:2]>>[c:1]Cl.[c:2]B(O)O`],
    forward: [`${chloroAzine}:1]Cl.[c;!${nextToAzineN};!${nextToAzoleN}:2][BX3]([OX2])[OX2]>>[c:1]-[c:2]`],
    conditions: [
      {
        reagents: ['K2CO3'],
        catalysts: ['Pd(dppf)Cl2'],
        solvents: ['1,4-dioxane', 'H2O'],
        temperatureC: [80, 100],
        hours: [3, 16],
      },
    ],
    incompatible: [
      'arylBromide',
      'arylIodide',
      'arylBoronicAcid',
      'acylHalide',
      'sulfonylChloride',
      'isocyanate',
      'thiol',
    ],
    examples: [{ reactants: 'Clc1ccnc(N)n1.OB(O)c1cnn(C)c1', product: 'Nc1nccc(n1)-c1cnn(C)c1' }],
    counterExamples: [{ product: 'c1ccc(cc1)-c1ccccc1', because: 'plain chlorobenzene needs special ligands' }],
  },
  {
    id: 'suzuki-cycloalkenyl',
    name: { en: 'Suzuki coupling of a cyclic vinyl boronate', 'zh-CN': 'Suzuki 偶联（环烯基硼酸酯）' },
    class: 'carbonCarbon',
    retro: [
      '[c:1]-!@[CX3;R;!$(C[O,N]);!$(C-C=O):2]=@[CX3;H1;!$(C[O,N]);!$(C-C=O):3]>>[c:1]Br.[C:2](=[C:3])B1OC(C)(C)C(C)(C)O1',
    ],
    forward: ['[c:1][Br,I].[CX3;R:2](=[CX3:3])[BX3]([OX2])[OX2]>>[c:1][C:2]=[C:3]'],
    conditions: [
      {
        reagents: ['K2CO3'],
        catalysts: ['Pd(dppf)Cl2'],
        solvents: ['1,4-dioxane', 'H2O'],
        temperatureC: [80, 100],
        hours: [3, 16],
      },
    ],
    incompatible: ['arylBromide', 'arylIodide', 'arylBoronicAcid', 'acylHalide', 'sulfonylChloride', 'thiol'],
    examples: [
      {
        reactants: 'Brc1ccc(F)cc1.CC1(C)OB(OC1(C)C)C1=CCN(CC1)C(=O)OC(C)(C)C',
        product: 'CC(C)(C)OC(=O)N1CCC(=CC1)c1ccc(F)cc1',
      },
    ],
    counterExamples: [{ product: 'C1=Cc2ccccc2C1', because: 'the bond lies in a ring' }],
  },
  {
    id: 'suzuki-vinyl',
    name: { en: 'Suzuki vinylation', 'zh-CN': 'Suzuki 乙烯基化' },
    class: 'carbonCarbon',
    retro: ['[c:1]-!@[CX3;H1,$(C[CH3]):2]=[CH2:3]>>[c:1]Br.[C:2](=[C:3])B1OC(C)(C)C(C)(C)O1'],
    forward: ['[c:1][Br,I].[CX3;!R:2](=[CH2:3])[BX3]([OX2])[OX2]>>[c:1][C:2]=[C:3]'],
    conditions: [
      {
        reagents: ['Cs2CO3'],
        catalysts: ['Pd(dppf)Cl2'],
        solvents: ['1,4-dioxane', 'H2O'],
        temperatureC: [80, 90],
        hours: [4, 16],
      },
    ],
    incompatible: ['arylBromide', 'arylIodide', 'arylBoronicAcid', 'acylHalide', 'sulfonylChloride', 'thiol'],
    examples: [{ reactants: 'COC(=O)c1ccc(Br)nc1.C=CB1OC(C)(C)C(C)(C)O1', product: 'COC(=O)c1ccc(C=C)nc1' }],
  },
  {
    id: 'suzuki-cyclopropyl',
    name: { en: 'Suzuki cyclopropylation', 'zh-CN': 'Suzuki 环丙基化' },
    class: 'carbonCarbon',
    retro: ['[c:1]-!@[CH1:2]1[CH2:3][CH2:4]1>>[c:1]Br.[CH:2]1(B(O)O)[CH2:3][CH2:4]1'],
    forward: ['[c:1][Br,I].[CH1:2]1([BX3]([OX2])[OX2])[CH2:3][CH2:4]1>>[c:1][C:2]1[C:3][C:4]1'],
    conditions: [
      {
        reagents: ['K3PO4'],
        catalysts: ['Pd(OAc)2', 'PCy3'],
        solvents: ['toluene', 'H2O'],
        temperatureC: [90, 110],
        hours: [3, 16],
      },
    ],
    incompatible: ['arylBromide', 'arylIodide', 'arylBoronicAcid', 'acylHalide', 'sulfonylChloride', 'thiol'],
    examples: [{ reactants: 'COC(=O)c1ccc(Br)cc1F.OB(O)C1CC1', product: 'COC(=O)c1ccc(C2CC2)cc1F' }],
  },
  {
    id: 'suzuki-benzyl',
    name: { en: 'Suzuki coupling of a benzyl bromide', 'zh-CN': 'Suzuki 偶联（苄溴）' },
    class: 'carbonCarbon',
    retro: [`[c;!${nextToAzineN};!${nextToAzoleN};r6:1]-!@[CH2:2]-!@[c;r6:3]>>[c:1]B(O)O.Br[CH2:2][c:3]`],
    forward: [`[c;!${nextToAzineN};!${nextToAzoleN}:1][BX3]([OX2])[OX2].[Br,Cl][CH2:2][c:3]>>[c:1][CH2:2][c:3]`],
    conditions: [
      {
        reagents: ['K2CO3'],
        catalysts: ['Pd(PPh3)4'],
        solvents: ['toluene', 'EtOH', 'H2O'],
        temperatureC: [70, 90],
        hours: [3, 12],
      },
    ],
    incompatible: [
      'arylBromide',
      'arylIodide',
      'arylBoronicAcid',
      'acylHalide',
      'sulfonylChloride',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'thiol',
    ],
    examples: [{ reactants: 'OB(O)c1ccc(OC)cc1.BrCc1ccc(cc1)C(=O)OC', product: 'COc1ccc(cc1)Cc1ccc(cc1)C(=O)OC' }],
  },
  {
    id: 'stille-azinyl',
    name: { en: 'Stille coupling of an azinyl stannane', 'zh-CN': 'Stille 偶联（氮杂芳基锡）' },
    class: 'carbonCarbon',
    retro: [
      `[c;!${nextToAzoleN}:1]-!@[c;$(c1ncccc1):2]>>[c:1]Br.[c:2][Sn](CCCC)(CCCC)CCCC`,
      `[c;r6:1]-!@[c;r5;$(c1nccs1),$(c1nc(C)cs1):2]>>[c:1]Br.[c:2][Sn](CCCC)(CCCC)CCCC`,
    ],
    forward: ['[c:1][Br,I].[c:2][Sn](C)(C)C>>[c:1]-[c:2]'],
    conditions: [
      {
        reagents: ['LiCl'],
        catalysts: ['Pd(PPh3)4', 'CuI'],
        solvents: ['toluene'],
        temperatureC: [100, 110],
        hours: [8, 24],
      },
    ],
    incompatible: ['arylBromide', 'arylIodide', 'acylHalide', 'sulfonylChloride', 'terminalAlkyne', 'thiol'],
    examples: [
      { reactants: 'COC(=O)c1cccc(Br)c1.CCCC[Sn](CCCC)(CCCC)c1ccccn1', product: 'COC(=O)c1cccc(c1)-c1ccccn1' },
    ],
    note: 'Used when the boronic acid is unstable, mainly 2-pyridyl and 2-thiazolyl.',
  },
  {
    id: 'negishi-alkyl',
    name: { en: 'Negishi coupling of an alkylzinc reagent', 'zh-CN': 'Negishi 偶联（烷基锌）' },
    class: 'carbonCarbon',
    retro: ['[c;r6:1]-!@[CH2:2][CH2:3][$([CX4;!R][C,H]),$(C(=O)O),$([CH3]):4]>>[c:1]Br.Br[Zn][CH2:2][CH2:3][*:4]'],
    forward: ['[c:1][Br,I].[CH2,CH3:2][Zn][Br,I,Cl]>>[c:1][C:2]'],
    conditions: [
      { reagents: [], catalysts: ['Pd2(dba)3', 'SPhos'], solvents: ['THF'], temperatureC: [25, 65], hours: [2, 16] },
    ],
    incompatible: [
      'arylBromide',
      'arylIodide',
      'aldehyde',
      'acylHalide',
      'sulfonylChloride',
      'carboxylicAcid',
      'phenol',
      'thiol',
      'primaryAliphaticAmine',
    ],
    examples: [{ reactants: 'N#Cc1ccc(Br)cn1.Br[Zn]CCC(=O)OCC', product: 'N#Cc1ccc(CCC(=O)OCC)cn1' }],
  },
  {
    id: 'kumada-alkyl',
    name: { en: 'Kumada coupling', 'zh-CN': 'Kumada 偶联' },
    class: 'carbonCarbon',
    retro: [
      '[c;r6:1]-!@[CH2:2][$([CH3]),$([CH2][CH3]),$([CH2][CH2][CH3]),$([CH]([CH3])[CH3]):3]>>[c:1]Cl.Br[Mg][CH2:2][C:3]',
    ],
    forward: ['[c;r6:1][Cl,Br].[CX4;H2,H3:2][Mg][Br,Cl]>>[c:1][C:2]'],
    conditions: [
      { reagents: [], catalysts: ['NiCl2(dppp)'], solvents: ['THF', 'Et2O'], temperatureC: [0, 65], hours: [2, 12] },
      { reagents: [], catalysts: ['Fe(acac)3'], solvents: ['THF', 'NMP'], temperatureC: [0, 25], hours: [0.5, 2] },
    ],
    incompatible: [
      'alkylBromideOrIodide',
      'alkylChloride',
      'oxime',
      'aldehyde',
      'ketone',
      'ester',
      'nitrile',
      'nitro',
      'carboxylicAcid',
      'primaryAlcohol',
      'secondaryAlcohol',
      'tertiaryAlcohol',
      'phenol',
      'anilineNH',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'acylHalide',
      'sulfonylChloride',
      'epoxide',
      'arylBromide',
      'arylIodide',
      'arylChloride',
      'terminalAlkyne',
      'thiol',
      'carbamate',
    ],
    examples: [{ reactants: 'Clc1cccc(OC)c1.CCCC[Mg]Br', product: 'COc1cccc(CCCC)c1' }],
  },
  {
    id: 'sonogashira-coupling',
    name: { en: 'Sonogashira coupling', 'zh-CN': 'Sonogashira 偶联' },
    class: 'carbonCarbon',
    retro: [
      '[c:1]-!@[C:2]#[C:3][#6,Si;!$(C=O):4]>>[c:1]I.[CH:2]#[C:3][*:4]',
      '[c:1]-!@[C:2]#[C:3][#6,Si;!$(C=O):4]>>[c:1]Br.[CH:2]#[C:3][*:4]',
    ],
    forward: ['[c:1][I,Br].[CH1:2]#[C:3][#6,Si:4]>>[c:1][C:2]#[C:3][*:4]'],
    conditions: [
      {
        reagents: ['Et3N'],
        catalysts: ['Pd(PPh3)2Cl2', 'CuI'],
        solvents: ['THF'],
        temperatureC: [25, 70],
        hours: [2, 16],
      },
    ],
    incompatible: ['terminalAlkyne', 'arylIodide', 'arylBromide', 'acylHalide', 'azide', 'sulfonylChloride', 'thiol'],
    examples: [
      { reactants: 'Ic1cccc(N)c1.C#C[Si](C)(C)C', product: 'Nc1cccc(c1)C#C[Si](C)(C)C' },
      { reactants: 'Brc1cnc2cccnn12.C#Cc1cc(C(=O)OC)ccc1C', product: 'COC(=O)c1ccc(C)c(c1)C#Cc1cnc2cccnn12' },
    ],
  },
  {
    id: 'heck-reaction',
    name: { en: 'Heck reaction', 'zh-CN': 'Heck 反应' },
    class: 'carbonCarbon',
    retro: [
      '[c:1]-!@[CH;!R:2]=[CH;!R:3]-!@[$(C(=O)[OX2][#6]),$(C(=O)N([#6])[#6]),$(C(=O)[CH3]),$(C#N),$(c1ccccc1):4]>>[c:1]Br.[CH2:2]=[CH:3][*:4]',
    ],
    forward: [
      '[c:1][Br,I].[CH2:2]=[CH:3][$(C(=O)[O,N,C]),$(C#N),c:4]>>[c:1]/[CH:2]=[CH:3]/[*:4]',
      '[c:1][Br,I].[CH2:2]=[CH:3][$(C(=O)[O,N,C]),$(C#N),c:4]>>[c:1][CH:2]=[CH:3][*:4]',
    ],
    conditions: [
      {
        reagents: ['Et3N'],
        catalysts: ['Pd(OAc)2', 'P(o-tol)3'],
        solvents: ['DMF'],
        temperatureC: [80, 120],
        hours: [4, 24],
      },
    ],
    incompatible: ['arylBromide', 'arylIodide', 'acylHalide', 'terminalAlkyne', 'thiol', 'arylBoronicAcid', 'aldehyde'],
    examples: [{ reactants: 'Brc1ccc(OC)cc1.C=CC(=O)OC', product: 'COC(=O)/C=C/c1ccc(OC)cc1' }],
    counterExamples: [{ product: 'CC(=Cc1ccccc1)C(=O)OC', because: 'the alkene is trisubstituted' }],
    note: 'Gives the E alkene.',
  },
  {
    id: 'rosenmund-von-braun-cyanation',
    name: { en: 'Rosenmund–von Braun cyanation', 'zh-CN': 'Rosenmund–von Braun 氰化' },
    class: 'carbonCarbon',
    retro: [`[c;!${nextToAzoleN}:1]-[C:2]#[N:3]>>[c:1]Br.[Cu][C:2]#[N:3]`],
    forward: ['[c:1][Br,I].[Cu][C:2]#[N:3]>>[c:1][C:2]#[N:3]'],
    conditions: [{ reagents: [], solvents: ['DMF'], temperatureC: [130, 160], hours: [4, 24] }],
    incompatible: ['arylBromide', 'arylIodide', 'acylHalide', 'alkylBromideOrIodide', 'arylBoronicAcid', 'aldehyde'],
    examples: [
      {
        reactants: 'Brc1ccc2c(c1)COC2(CCCN(C)C)c1ccc(F)cc1.N#C[Cu]',
        product: 'N#Cc1ccc2c(c1)COC2(CCCN(C)C)c1ccc(F)cc1',
      },
    ],
  },
  {
    id: 'palladium-cyanation',
    name: { en: 'Palladium-catalyzed cyanation', 'zh-CN': '钯催化氰化' },
    class: 'carbonCarbon',
    retro: [`[c;!${nextToAzoleN}:1]-[C:2]#[N:3]>>[c:1]Br.N#C[Zn][C:2]#[N:3]`],
    forward: [
      '[c:1][Br,I].[Zn](C#N)[C:2]#[N:3]>>[c:1][C:2]#[N:3]',
      `${chloroAzine}:1]Cl.[Zn](C#N)[C:2]#[N:3]>>[c:1][C:2]#[N:3]`,
    ],
    conditions: [
      {
        reagents: ['Zn'],
        catalysts: ['Pd2(dba)3', 'dppf'],
        solvents: ['DMF'],
        temperatureC: [80, 120],
        hours: [2, 16],
      },
    ],
    incompatible: ['arylBromide', 'arylIodide', 'acylHalide', 'alkylBromideOrIodide', 'arylBoronicAcid', 'thiol'],
    examples: [{ reactants: 'Brc1ccc(cc1)C(O)CC.N#C[Zn]C#N', product: 'N#Cc1ccc(cc1)C(O)CC' }],
  },
  {
    id: 'copper-trifluoromethylation',
    name: { en: 'Copper-mediated trifluoromethylation', 'zh-CN': '铜介导的三氟甲基化' },
    class: 'carbonCarbon',
    retro: ['[c;r6:1]-[C:2]([F:3])([F:4])[F:5]>>[c:1]I.COC(=O)[C:2]([F:3])([F:4])S(=O)(=O)[F:5]'],
    forward: ['[c:1][I,Br].COC(=O)[C:2]([F:3])([F:4])S(=O)(=O)[F:5]>>[c:1][C:2]([F:3])([F:4])[F:5]'],
    conditions: [{ reagents: ['CuI'], solvents: ['DMF', 'HMPA'], temperatureC: [80, 110], hours: [4, 16] }],
    incompatible: [
      'arylIodide',
      'arylBromide',
      'alkylBromideOrIodide',
      'acylHalide',
      'aldehyde',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'thiol',
      'phenol',
      'carboxylicAcid',
    ],
    examples: [{ reactants: 'COC(=O)c1ccc(I)cn1.COC(=O)C(F)(F)S(=O)(=O)F', product: 'COC(=O)c1ccc(cn1)C(F)(F)F' }],
  },
  {
    id: 'palladium-methoxycarbonylation',
    name: { en: 'Palladium-catalyzed methoxycarbonylation', 'zh-CN': '钯催化甲氧羰基化' },
    class: 'carbonCarbon',
    retro: [
      '[c:1]-[C:2](=[O:3])[O:4][CH3:5]>>[c:1]Br.[C-:2]#[O+:3].[OH:4][CH3:5]',
      '[c:1]-[C:2](=[O:3])[O:4][CH2:5][CH3:6]>>[c:1]Br.[C-:2]#[O+:3].[OH:4][CH2:5][CH3:6]',
    ],
    forward: ['[c:1][Br,I].[C-:2]#[O+:3].[OH:4][CH3,CH2:5]>>[c:1][C+0:2](=[O+0:3])[O:4][C:5]'],
    conditions: [
      { reagents: ['Et3N'], catalysts: ['Pd(dppf)Cl2'], solvents: ['MeOH'], temperatureC: [60, 100], hours: [8, 24] },
    ],
    incompatible: [
      'arylBromide',
      'arylIodide',
      'acylHalide',
      'terminalAlkyne',
      'arylBoronicAcid',
      'thiol',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
    ],
    examples: [{ reactants: 'Brc1cnc(N)c(F)c1.[C-]#[O+].CO', product: 'COC(=O)c1cnc(N)c(F)c1' }],
  },
];
