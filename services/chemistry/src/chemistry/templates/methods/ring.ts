// Rings closed by classical syntheses whose components say what is meant.

import { method } from '../method.ts';
import type { ReactionTemplate } from '../template.ts';

export const ringMethods: readonly ReactionTemplate[] = [
  method({
    id: 'method-diels-alder',
    en: 'Diels–Alder reaction',
    zh: 'Diels–Alder 反应',
    class: 'carbonCarbon',
    forward: [
      '[CX3:1]=[CX3;R:2]@[CX3;R:3]=[CX3:4].[CX3:5]([$([CX3]=O),$(C#N),$([N+](=O)[O-]):7])=[CX3:6]>>[C:1]1[C:2]=[C:3][C:4][C:5]([*:7])[C:6]1',
      '[CX3;!R:1]=[CX3:2][CX3:3]=[CX3;!R:4].[CX3:5]([$([CX3]=O),$(C#N),$([N+](=O)[O-]):7])=[CX3:6][$([CX3]=O),$(C#N):8]>>[C:1]1[C:2]=[C:3][C:4][C:5]([*:7])[C:6]1[*:8]',
      '[CX3;!R:1]=[CX3:2][CX3:3]=[CX3;!R:4].[CX2:5]([$([CX3]=O):7])#[CX2:6]>>[C:1]1[C:2]=[C:3][C:4][C:5]([*:7])=[C:6]1',
      '[c:1]1[c:2][c:3][c:4][o:8]1.[CX3:5]([$([CX3]=O),$(C#N):7])=[CX3:6]>>[C:1]12[C:2]=[C:3][C:4]([O:8]1)[C:5]([*:7])[C:6]2',
    ],
    agents: [[]],
    temperatureC: [25, 140],
    incompatible: ['thiol', 'primaryAliphaticAmine'],
    examples: [{ reactants: 'C1=CCC=C1.O=C1C=CC(=O)O1', product: 'O=C1OC(=O)C2C1C1C=CC2C1' }],
  }),
  method({
    id: 'method-hantzsch-from-ammonia',
    en: 'Hantzsch dihydropyridine synthesis with ammonia',
    zh: '氨的 Hantzsch 二氢吡啶合成',
    class: 'heterocycleFormation',
    forward: [
      '[#6:1][CX3;H1:2]=O.[CH2:3]([$(C(=O)[OX2,CX4]):4])[CX3:5](=O)[CX4:6].[CH2:7]([$(C(=O)[OX2,CX4]):8])[CX3:9](=O)[CX4:10]>>[*:1][C:2]1[C:3]([*:4])=[C:5]([C:6])N[C:9]([C:10])=[C:7]1[*:8]',
    ],
    agents: [['NH3'], ['NH4OAc'], ['NH4OH'], ['(NH4)2CO3']],
    temperatureC: [60, 90],
    examples: [
      {
        reactants: 'CCOC(=O)CC(C)=O.CCOC(=O)CC(C)=O.O=Cc1ccccc1',
        product: 'CCOC(=O)C1=C(C)NC(C)=C(C(=O)OCC)C1c1ccccc1',
      },
    ],
  }),
  method({
    id: 'method-biginelli',
    en: 'Biginelli reaction',
    zh: 'Biginelli 反应',
    class: 'heterocycleFormation',
    forward: [
      '[#6:1][CX3;H1:2]=O.[CH2:3]([$(C(=O)[OX2,CX4]):4])[CX3:5](=O)[#6:6].[NH2:7][CX3:8](=[OX1,SX1:9])[NH2,NH1:10]>>[*:1][C:2]1[C:3]([*:4])=[C:5]([*:6])[N:10][C:8](=[*:9])[N:7]1',
    ],
    agents: [['HCl'], ['H2SO4'], ['AcOH'], ['TFA'], ['TsOH'], ['FeCl3'], ['BF3·OEt2']],
    temperatureC: [60, 100],
    examples: [
      {
        reactants: 'O=Cc1ccccc1.CCOC(=O)CC(C)=O.NC(N)=O',
        product: 'CCOC(=O)C1=C(C)NC(=O)NC1c1ccccc1',
      },
    ],
  }),
  method({
    id: 'method-imidazopyridine',
    en: 'Imidazo[1,2-a]azine from a 2-aminoazine',
    zh: '2-氨基氮杂芳烃合成咪唑并[1,2-a]氮杂芳烃',
    class: 'heterocycleFormation',
    forward: [
      '[NH2:1][c:2]:[n;X2:3].[CX4;H2,H1:4]([Br,Cl,I])[CX3:5](=O)[#6,#1:6]>>[c:2]1:[n:3][c:4][c:5]([*:6])[n:1]1',
    ],
    agents: [[]],
    temperatureC: [25, 90],
    examples: [{ reactants: 'Nc1ccccn1.O=C(CBr)c1ccccc1', product: 'c1ccc(-c2cn3ccccc3n2)cc1' }],
  }),
  method({
    id: 'method-oxadiazole-from-acyl-chloride',
    en: '1,2,4-Oxadiazole from an amidoxime and an acid chloride or anhydride',
    zh: '偕胺肟与酰氯或酸酐合成 1,2,4-噁二唑',
    class: 'heterocycleFormation',
    forward: [
      '[#6:1][CX3:2](=[NX2:3][OX2H1:4])[NH2:7].[#6:6][CX3:5](=O)[Cl,$([OX2]C(=O))]>>[*:1][C:2]1=[N:3][O:4][C:5]([*:6])=[N:7]1',
    ],
    agents: [['pyridine'], ['toluene'], ['DIPEA'], ['Et3N']],
    temperatureC: [80, 120],
    examples: [{ reactants: 'NC(=NO)c1ccccc1.CC(=O)Cl', product: 'Cc1nc(-c2ccccc2)no1' }],
  }),
  method({
    id: 'method-gewald',
    en: 'Gewald synthesis',
    zh: 'Gewald 合成',
    class: 'heterocycleFormation',
    forward: [
      '[NX1:1]#[CX2:2][CX4;H2:3][$(C#N),$(C=O):4].O=[CX3;H0:5]([#6:6])[CX4;H2,H3:7]>>[NH2:1][C:2]1=[C:3]([*:4])[C:5]([*:6])=[C:7]S1',
    ],
    agents: [['S8']],
    temperatureC: [25, 70],
    examples: [{ reactants: 'CCOC(=O)CC#N.O=C1CCCCC1', product: 'CCOC(=O)c1c(N)sc2CCCCc12' }],
  }),
  method({
    id: 'method-fischer-indole',
    en: 'Fischer indole synthesis',
    zh: 'Fischer 吲哚合成',
    class: 'heterocycleFormation',
    forward: [
      '[cH1:1][c:2][NX3;H1,$(N[CH3]):3][NH2].[CX4;H2:4]([#6:7])[CX3:5](=O)[#6,#1:6]>>[c:1]1[c:2][N:3][C:5]([*:6])=[C:4]1[*:7]',
      '[cH1:1][c:2][NX3;H1,$(N[CH3]):3][NH2].[CX4;H3:4][CX3:5](=O)[c,$([CX3](=O)O),$([CX4;H3]),$([CX4;H0]):6]>>[c:1]1[c:2][N:3][C:5]([*:6])=[CH:4]1',
    ],
    agents: [
      ['H2SO4'],
      ['HCl'],
      ['AcOH'],
      ['TsOH'],
      ['PPA'],
      ['polyphosphoric acid'],
      ['ZnCl2'],
      ['BF3·OEt2'],
      ['MeSO3H'],
      ['TFA'],
    ],
    temperatureC: [60, 120],
    examples: [{ reactants: 'NNc1ccccc1.O=C1CCCCC1', product: 'c1ccc2c(c1)[nH]c1c2CCCC1' }],
  }),
  method({
    id: 'method-benzimidazole-from-acid',
    en: 'Phillips benzimidazole synthesis',
    zh: 'Phillips 苯并咪唑合成',
    class: 'heterocycleFormation',
    forward: [
      '[NH2:4][c:2][c:3][NH2,$([NX3;H1][CX4,c]):1].[#6:5][CX3:6](=O)[OX2H1]>>[N:1]1[c:2][c:3][N:4]=[C:6]1[*:5]',
    ],
    agents: [['HCl'], ['PPA'], ['polyphosphoric acid'], ['H2SO4']],
    temperatureC: [80, 180],
    examples: [{ reactants: 'Nc1ccccc1N.OC(=O)Cc1ccccc1', product: 'c1ccc(Cc2nc3ccccc3[nH]2)cc1' }],
  }),
];
