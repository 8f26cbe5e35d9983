// Alkylation, Michael, Mannich and cyanide chemistry: a stabilised carbanion meets an electrophile.

import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate } from '../template.ts';

const electrophiles: FunctionalGroup[] = ['acylHalide', 'sulfonylChloride', 'isocyanate', 'acidAnhydride'];
const nucleophiles: FunctionalGroup[] = [
  'primaryAliphaticAmine',
  'secondaryAliphaticAmine',
  'thiol',
  'phenol',
  'carboxylicAcid',
];
// A primary carbon that is alkylated by a carbanion without eliminating, and is no methylene of an acetal or aminal.
const primaryHalide = '[CX4;!$(C[O,N,S,F,Cl,Br,I]);H3,$([CH2][CX4,c,$([CX3]=[CH2]),$([CX3]=[CH]C)])';
const twoAcceptors = '[$(C(=O)O[CH2,CH3]),$(C#N),$(C(=O)[CX4]),$(C(=O)c)';

export const enolateTemplates: readonly ReactionTemplate[] = [
  {
    id: 'active-methylene-alkylation',
    name: { en: 'Malonate or acetoacetate alkylation', 'zh-CN': '丙二酸酯或乙酰乙酸酯烷基化' },
    class: 'carbonCarbon',
    retro: [
      `[CX4;H1,H0;!R:1](${twoAcceptors}:2])([$(C(=O)O[CH2,CH3]),$(C#N):3])-!@${primaryHalide}:4]>>[C:1]([*:2])[*:3].Br[C:4]`,
    ],
    forward: ['[CX4;H2,H1:1]([$(C=O),$(C#N):2])[$(C(=O)O),$(C#N):3].[Br,I,Cl][CX4;H2,H3:4]>>[C:1]([*:2])([*:3])[C:4]'],
    conditions: [
      { reagents: ['NaOEt'], solvents: ['EtOH'], temperatureC: [25, 78], hours: [2, 16] },
      { reagents: ['NaH'], solvents: ['THF', 'DMF'], temperatureC: [0, 60], hours: [2, 12] },
    ],
    incompatible: [...electrophiles, ...nucleophiles, 'aldehyde', 'alkylBromideOrIodide', 'michaelAcceptor'],
    examples: [{ reactants: 'CCOC(=O)CC(=O)OCC.BrCc1ccc(Cl)cc1', product: 'CCOC(=O)C(Cc1ccc(Cl)cc1)C(=O)OCC' }],
    counterExamples: [{ product: 'CCOC(=O)C(Nc1ccccc1)C(=O)OCC', because: 'the new bond is not between carbons' }],
  },
  {
    id: 'malonic-ester-ring-closure',
    name: { en: 'Ring closure of a malonate with a dihalide', 'zh-CN': '丙二酸酯与二卤代烷环化' },
    class: 'carbonCarbon',
    retro: [
      `[CX4;H0:1]1(${twoAcceptors}:2])([$(C(=O)O[CH2,CH3]),$(C#N):3])[CH2:4][CH2:5]1>>[CH2:1]([*:2])[*:3].Br[CH2:4][CH2:5]Br`,
      `[CX4;H0:1]1(${twoAcceptors}:2])([$(C(=O)O[CH2,CH3]),$(C#N):3])[CH2:4][CH2:6][CH2:5]1>>[CH2:1]([*:2])[*:3].Br[CH2:4][CH2:6][CH2:5]Br`,
    ],
    forward: [
      '[CX4;H2:1]([$(C=O),$(C#N):2])[$(C(=O)O),$(C#N):3].[Br,Cl][CH2:4][CH2:5][Br,Cl]>>[C:1]1([*:2])([*:3])[C:4][C:5]1',
      '[CX4;H2:1]([$(C=O),$(C#N):2])[$(C(=O)O),$(C#N):3].[Br,Cl][CH2:4][CH2:6][CH2:5][Br,Cl]>>[C:1]1([*:2])([*:3])[C:4][C:6][C:5]1',
    ],
    conditions: [{ reagents: ['K2CO3', 'Bu4NBr'], solvents: ['DMF'], temperatureC: [25, 80], hours: [8, 24] }],
    incompatible: [...electrophiles, ...nucleophiles, 'aldehyde'],
    examples: [{ reactants: 'CCOC(=O)CC(=O)OCC.BrCCBr', product: 'CCOC(=O)C1(CC1)C(=O)OCC' }],
  },
  {
    id: 'arylacetonitrile-alkylation',
    name: { en: 'Arylacetonitrile alkylation', 'zh-CN': '芳基乙腈的烷基化' },
    class: 'carbonCarbon',
    retro: [
      `[CX4;H1:1]([C:7]#[N:8])([c:2])-!@${primaryHalide};!$([CH3]):3]>>[CH2:1]([C:7]#[N:8])[c:2].Br[C:3]`,
      '[CX4;H0:1]([C:7]#[N:8])([c:2])([CH3:3])[CH3]>>[CH2:1]([C:7]#[N:8])[c:2].I[CH3:3]',
      `[CX4;H0:1]([C:7]#[N:8])([c:2])([CX4;!$([CH3]):4])-!@${primaryHalide}:3]>>[CH1:1]([C:7]#[N:8])([c:2])[C:4].Br[C:3]`,
    ],
    forward: [
      '[CX4;H2:1]([C:7]#[N:8])[c:2].[I][CH3:3]>>[C:1]([C:7]#[N:8])([c:2])([CH3:3])C',
      '[CX4;H2,H1:1]([C:7]#[N:8])[c:2].[Br,I,Cl][CX4;H2,H3:3]>>[C:1]([C:7]#[N:8])([c:2])[C:3]',
    ],
    conditions: [{ reagents: ['NaH'], solvents: ['DMF', 'THF'], temperatureC: [0, 25], hours: [2, 16] }],
    incompatible: [...electrophiles, ...nucleophiles, 'aldehyde', 'ketone', 'michaelAcceptor'],
    examples: [
      { reactants: 'N#CCc1cccc(Br)c1.CI', product: 'CC(C)(C#N)c1cccc(Br)c1' },
      { reactants: 'CC(C)C(C#N)c1ccc(OC)c(OC)c1.BrCCCCl', product: 'CC(C)C(C#N)(CCCCl)c1ccc(OC)c(OC)c1' },
    ],
  },
  {
    id: 'arylacetonitrile-ring-closure',
    name: { en: 'Ring closure of an arylacetonitrile with a dihalide', 'zh-CN': '芳基乙腈与二卤代物环化' },
    class: 'carbonCarbon',
    retro: [
      '[CX4;H0:1]1([C:7]#[N:8])([c:2])[CH2:3][CH2:4]1>>[CH2:1]([C:7]#[N:8])[c:2].Br[CH2:3][CH2:4]Br',
      '[CX4;H0:1]1([C:7]#[N:8])([c:2])[CH2:3][CH2:4][CH2:5][CH2:6]1>>[CH2:1]([C:7]#[N:8])[c:2].Br[CH2:3][CH2:4][CH2:5][CH2:6]Br',
      '[CX4;H0:1]1([C:7]#[N:8])([c:2])[CH2:3][CH2:4][NX3;$(NC(=O)O[CX4]),$(NS(=O)=O):9][CH2:5][CH2:6]1>>[CH2:1]([C:7]#[N:8])[c:2].Cl[CH2:3][CH2:4][N:9][CH2:5][CH2:6]Cl',
    ],
    forward: [
      '[CX4;H2:1]([C:7]#[N:8])[c:2].[Br,Cl][CH2:3][CH2:4][Br,Cl]>>[C:1]1([C:7]#[N:8])([c:2])[C:3][C:4]1',
      '[CX4;H2:1]([C:7]#[N:8])[c:2].[Br,Cl][CH2:3][CH2:4][CH2:5][CH2:6][Br,Cl]>>[C:1]1([C:7]#[N:8])([c:2])[C:3][C:4][C:5][C:6]1',
      '[CX4;H2:1]([C:7]#[N:8])[c:2].[Br,Cl][CH2:3][CH2:4][NX3;$(NC=O),$(NS=O):9][CH2:5][CH2:6][Br,Cl]>>[C:1]1([C:7]#[N:8])([c:2])[C:3][C:4][N:9][C:5][C:6]1',
    ],
    conditions: [
      { reagents: ['NaOH', 'Bu4NBr'], solvents: ['toluene', 'H2O'], temperatureC: [25, 80], hours: [4, 16] },
    ],
    incompatible: [...electrophiles, ...nucleophiles, 'aldehyde', 'ketone', 'michaelAcceptor'],
    examples: [
      { reactants: 'N#CCc1cccc(OC)c1.CC(C)(C)OC(=O)N(CCCl)CCCl', product: 'CC(C)(C)OC(=O)N1CCC(CC1)(C#N)c1cccc(OC)c1' },
      { reactants: 'N#CCc1ccc(Cl)cc1.BrCCBr', product: 'N#CC1(CC1)c1ccc(Cl)cc1' },
    ],
  },
  {
    id: 'ester-enolate-alkylation',
    name: { en: 'Alkylation of an ester enolate', 'zh-CN': '酯烯醇盐的烷基化' },
    class: 'carbonCarbon',
    retro: [
      `[CX4;H1:1]([C:5](=[O:6])[O:7][CX4;H3,H2,$(C(C)(C)C):8])([c:2])-!@${primaryHalide}:3]>>[CH2:1]([C:5](=[O:6])[O:7][C:8])[c:2].I[C:3]`,
      '[CX4;H0;!R:1]([C:5](=[O:6])[O:7][CX4;H3,H2,$(C(C)(C)C):8])([CH3:2])([CH3:9])-!@[CX4;H2;!$(C[O,N,S,F,Cl,Br,I]):3]>>[CH1:1]([C:5](=[O:6])[O:7][C:8])([CH3:2])[CH3:9].Br[C:3]',
    ],
    forward: [
      '[CX4;H2:1]([C:5](=[O:6])[O:7][CX4:8])[c:2].[Br,I][CX4;H2,H3:3]>>[CH1:1]([C:5](=[O:6])[O:7][C:8])([c:2])[C:3]',
      '[CX4;H1:1]([C:5](=[O:6])[O:7][CX4:8])([CX4:2])[CX4:9].[Br,I][CX4;H2,H3:3]>>[C:1]([C:5](=[O:6])[O:7][C:8])([*:2])([*:9])[C:3]',
    ],
    conditions: [{ reagents: ['LDA'], solvents: ['THF'], temperatureC: [-78, 0], hours: [2, 6] }],
    incompatible: [
      ...electrophiles,
      ...nucleophiles,
      'aldehyde',
      'ketone',
      'nitro',
      'michaelAcceptor',
      'primaryAlcohol',
      'secondaryAlcohol',
    ],
    examples: [
      { reactants: 'COC(=O)Cc1ccc(CC(C)C)cc1.CI', product: 'COC(=O)C(C)c1ccc(CC(C)C)cc1' },
      { reactants: 'COC(=O)C(C)C.BrCCCOc1cc(C)ccc1C', product: 'COC(=O)C(C)(C)CCCOc1cc(C)ccc1C' },
    ],
  },
  {
    id: 'ketone-alpha-alkylation-beta-diketone',
    name: { en: 'Acetoacetate alkylation with decarboxylation', 'zh-CN': '乙酰乙酸乙酯合成法' },
    class: 'carbonCarbon',
    retro: [
      '[CH3:1][CX3:2](=[OX1:3])[CX4;H2;!R:4]-!@[CX4;H2;!$(C[O,N,S,F,Cl,Br,I]);$([CH2]c),$([CH2][CX4]):5]>>[CH3:1][C:2](=[O:3])[CH2:4]C(=O)OCC.Br[CH2:5]',
    ],
    forward: ['[CH3:1][CX3:2](=[OX1:3])[CX4;H2:4]C(=O)O[CH2][CH3].[Br,I][CX4;H2:5]>>[CH3:1][C:2](=[O:3])[CH2:4][C:5]'],
    conditions: [
      { reagents: ['NaOEt', 'then aq. H2SO4'], solvents: ['EtOH'], temperatureC: [25, 100], hours: [6, 20] },
    ],
    incompatible: [...electrophiles, ...nucleophiles, 'aldehyde', 'ester', 'michaelAcceptor', 'nitrile'],
    examples: [{ reactants: 'CC(=O)CC(=O)OCC.BrCc1ccc(OC)cc1', product: 'CC(=O)CCc1ccc(OC)cc1' }],
    note: 'Alkylation, ester hydrolysis and loss of CO2 in one pot.',
  },
  {
    id: 'malonic-ester-acid-synthesis',
    name: { en: 'Malonic ester synthesis of an acid', 'zh-CN': '丙二酸酯合成法' },
    class: 'carbonCarbon',
    retro: [
      '[OX2H1:1][CX3:2](=[OX1:3])[CX4;H2;!R:4]-!@[CX4;H2;!$(C[O,N,S,F,Cl,Br,I]);$([CH2]c),$([CH2][CX4;!$(C[N;H1,H2,O])]):5]>>CC[O:1][C:2](=[O:3])[CH2:4]C(=O)OCC.Br[CH2:5]',
    ],
    forward: [
      '[CH3][CH2][OX2:1][CX3:2](=[OX1:3])[CX4;H2:4]C(=O)O[CH2][CH3].[Br,I][CX4;H2:5]>>[OH:1][C:2](=[O:3])[CH2:4][C:5]',
    ],
    conditions: [
      {
        reagents: ['NaOEt', 'then NaOH', 'then HCl, heat'],
        solvents: ['EtOH', 'H2O'],
        temperatureC: [25, 120],
        hours: [8, 24],
      },
    ],
    incompatible: [...electrophiles, ...nucleophiles, 'aldehyde', 'ester', 'michaelAcceptor', 'nitrile', 'carbamate'],
    examples: [{ reactants: 'CCOC(=O)CC(=O)OCC.BrCc1cccc(Cl)c1', product: 'OC(=O)CCc1cccc(Cl)c1' }],
    note: 'Alkylation, hydrolysis and loss of CO2.',
  },
  {
    id: 'alkyl-halide-cyanation',
    name: { en: 'Cyanide displacement of an alkyl halide', 'zh-CN': '卤代烷的氰基取代' },
    class: 'carbonCarbon',
    retro: ['[CX4;H2;$(Cc),$(C[CX4;!$(C[F,Cl,Br,I])]);!$(C[O,N,S]):1]-[C:2]#[N:3]>>[CH2:1]Br.[Na][C:2]#[N:3]'],
    forward: ['[CX4;H2;!$(C[O,N,S]):1][Br,Cl,I].[Na][C:2]#[N:3]>>[C:1][C:2]#[N:3]'],
    conditions: [{ reagents: [], solvents: ['DMSO', 'EtOH', 'H2O'], temperatureC: [25, 80], hours: [2, 12] }],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'thiol',
      'aldehyde',
      'epoxide',
    ],
    examples: [{ reactants: 'BrCc1cc(Br)cc(CO)c1.[Na]C#N', product: 'N#CCc1cc(Br)cc(CO)c1' }],
  },
  {
    id: 'michael-addition-carbon',
    name: { en: 'Michael addition of a stabilized carbanion', 'zh-CN': '碳负离子的 Michael 加成' },
    class: 'carbonCarbon',
    retro: [
      '[CX4;!R;H1,H2,$(C[CH3]):1]([$(C(=O)O[CH2,CH3]),$(C#N),$(C(=O)[CX4,c]):2])([$(C(=O)O[CH2,CH3]),$(C#N):3])-!@[CX4;H2,$([CH](c)):4]-!@[CX4;H2;!R:5][$(C(=O)O[CH2,CH3,$(C(C)(C)C)]),$(C(=O)[CH3]),$(C(=O)c),$(C#N):6]>>[C:1]([*:2])[*:3].[C:4]=[CH1:5][*:6]',
      '[CX4;H2,H1,$(C([CH3])[CH3]):1]([N+:2](=[O:7])[O-:8])-!@[CX4;H2,$([CH](c)):4]-!@[CX4;H2;!R:5][$(C(=O)O[CH2,CH3,$(C(C)(C)C)]),$(C(=O)[CH3]),$(C(=O)c),$(C#N):6]>>[C:1][N+:2](=[O:7])[O-:8].[C:4]=[CH1:5][*:6]',
      '[c:1]1([c:2]([OH:3])[c:7][c:8][o:9][c:10]1=[O:11])-!@[CX4;H1:4]([c:12])-!@[CX4;H2;!R:5][$(C(=O)[CH3]),$(C(=O)c):6]>>[cH:1]1[c:2]([OH:3])[c:7][c:8][o:9][c:10]1=[O:11].[CH1:4]([c:12])=[CH1:5][*:6]',
    ],
    forward: [
      '[CX4;!H0:1]([$(C=O),$(C#N):2])[$(C(=O)O),$(C#N):3].[CX3:4]=[CX3;H1,H2:5][$(C=O),$(C#N):6]>>[C:1]([*:2])([*:3])[C:4][C:5][*:6]',
      '[CX4;!H0:1][N+:2](=[O:7])[O-:8].[CX3:4]=[CX3;H1,H2:5][$(C=O),$(C#N):6]>>[C:1]([N+:2](=[O:7])[O-:8])[C:4][C:5][*:6]',
      '[cH:1]1[c:2]([OH:3])[c:7][c:8][o:9][c:10]1=[O:11].[CX3;H1:4]([c:12])=[CX3;H1:5][$(C=O):6]>>[c:1]1([c:2]([OH:3])[c:7][c:8][o:9][c:10]1=[O:11])[C:4]([c:12])[C:5][*:6]',
    ],
    conditions: [
      { reagents: ['DBU'], solvents: ['MeCN'], temperatureC: [25, 60], hours: [2, 16] },
      { reagents: ['NaOEt'], solvents: ['EtOH'], temperatureC: [25, 78], hours: [2, 12] },
    ],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'thiol',
      'aldehyde',
      'alkylBromideOrIodide',
    ],
    examples: [
      { reactants: 'C[N+](=O)[O-].CCOC(=O)C=Cc1ccc(Cl)cc1', product: 'CCOC(=O)CC(C[N+](=O)[O-])c1ccc(Cl)cc1' },
      { reactants: 'Oc1cc(=O)oc2ccccc12.CC(=O)C=Cc1ccccc1', product: 'CC(=O)CC(c1ccccc1)c1c(O)c2ccccc2oc1=O' },
    ],
    counterExamples: [{ product: 'CCOC(=O)CCc1ccccc1', because: 'benzene is no carbanion donor' }],
  },
  {
    id: 'nitroalkene-malonate-addition',
    name: { en: 'Michael addition of a malonate to a nitroalkene', 'zh-CN': '丙二酸酯对硝基烯的 Michael 加成' },
    class: 'carbonCarbon',
    retro: [
      '[CX4;H1;!R:1]([$(C(=O)O[CH2,CH3]),$(C(=O)[CX4,c]):2])([$(C(=O)O[CH2,CH3]):3])-!@[CX4;H1:4]([#6:9])-!@[CX4;H2:5][N+:6](=[O:7])[O-:8]>>[CH2:1]([*:2])[*:3].[CH1:4]([*:9])=[CH1:5][N+:6](=[O:7])[O-:8]',
    ],
    forward: [
      '[CX4;H2:1]([$(C=O),$(C#N):2])[$(C(=O)O),$(C#N):3].[CX3;H1:4]([#6:9])=[CX3;H1:5][N+:6](=[O:7])[O-:8]>>[CH1:1]([*:2])([*:3])[C:4]([*:9])[C:5][N+:6](=[O:7])[O-:8]',
    ],
    conditions: [{ reagents: ['Et3N'], solvents: ['THF'], temperatureC: [25, 60], hours: [4, 24] }],
    incompatible: [...electrophiles, 'primaryAliphaticAmine', 'secondaryAliphaticAmine', 'thiol', 'aldehyde'],
    examples: [
      {
        reactants: 'CCOC(=O)CC(=O)OCC.[O-][N+](=O)C=Cc1ccc(Cl)cc1',
        product: 'CCOC(=O)C(C(=O)OCC)C(C[N+](=O)[O-])c1ccc(Cl)cc1',
      },
    ],
    note: 'Racemic unless a chiral catalyst (cinchona or nickel diamine) is used.',
  },
  {
    id: 'mannich-ketone',
    name: { en: 'Mannich reaction of a ketone', 'zh-CN': '酮的 Mannich 反应' },
    class: 'carbonCarbon',
    retro: [
      '[c:1][CX3:2](=[OX1:3])[CX4;H2,H1,$(C(C)(C)):4]-!@[CX4;H2:5]-!@[NX3;H0;!$(NC=[O,S]);!$(NS(=O)=O);!$(Nc);$(N([CX4])([CX4])[CX4]):6]>>[c:1][C:2](=[O:3])[C:4].[CH2:5]=O.[NH:6]',
      '[CX4;R:1][CX3;R:2](=[OX1:3])[CX4;R;H1:4]-!@[CX4;H2:5]-!@[NX3;H0;$(N([CX4])([CX4])[CX4]):6]>>[C:1][C:2](=[O:3])[CH2:4].[CH2:5]=O.[NH:6]',
    ],
    forward: [
      '[#6:1][CX3:2](=[OX1:3])[CX4;H1,H2,H3:4].[CH2:5]=O.[NX3;H1;$(N([CX4])[CX4]):6]>>[*:1][C:2](=[O:3])[C:4][CH2:5][N:6]',
    ],
    conditions: [{ reagents: ['HCl'], solvents: ['EtOH', 'i-PrOH'], temperatureC: [60, 82], hours: [4, 24] }],
    incompatible: ['acylHalide', 'primaryAliphaticAmine', 'thiol', 'aldehyde', 'sulfonylChloride', 'isocyanate'],
    examples: [
      { reactants: 'CCC(=O)c1ccc(C)cc1.C=O.C1CCNCC1', product: 'CC(CN1CCCCC1)C(=O)c1ccc(C)cc1' },
      { reactants: 'O=C1CCCCC1.C=O.CNC', product: 'CN(C)CC1CCCCC1=O' },
    ],
  },
  {
    id: 'strecker-synthesis',
    name: { en: 'Strecker synthesis', 'zh-CN': 'Strecker 反应' },
    class: 'carbonCarbon',
    retro: [
      '[CX4;H1;!R:1]([C:2]#[N:3])([c,CX4:4])[NX3;H2,H1,H0;!$(NC=[O,S]);!$(NS(=O)=O);!$(N[#7,#8]):5]>>[CH1:1](=O)[*:4].C[Si](C)(C)[C:2]#[N:3].[N:5]',
      '[CX4;H0:1]([C:2]#[N:3])([c,CX4:4])([c,CX4:6])[NX3;H1,H2;!$(NC=[O,S]);!$(NS(=O)=O):5]>>[CH0:1](=O)([*:4])[*:6].C[Si](C)(C)[C:2]#[N:3].[N:5]',
    ],
    forward: [
      '[CX3;H1:1](=O)[#6:4].C[Si](C)(C)[C:2]#[N:3].[NX3;!H0;!$(NC=[O,S]);!$(NS(=O)=O):5]>>[C:1]([C:2]#[N:3])([*:4])[N:5]',
      '[CX3;H0:1](=O)([#6:4])[#6:6].C[Si](C)(C)[C:2]#[N:3].[NX3;H2,H3;!$(NC=[O,S]);!$(NS(=O)=O):5]>>[C:1]([C:2]#[N:3])([*:4])([*:6])[N:5]',
    ],
    conditions: [
      { reagents: ['AcOH (catalyst)'], solvents: ['MeOH', 'CH2Cl2'], temperatureC: [0, 40], hours: [4, 24] },
    ],
    incompatible: ['acylHalide', 'sulfonylChloride', 'isocyanate', 'hydrazine', 'thiol'],
    examples: [
      { reactants: 'O=Cc1ccccc1Cl.C[Si](C)(C)C#N.C1Cc2sccc2CN1', product: 'N#CC(c1ccccc1Cl)N1CCc2sccc2C1' },
      { reactants: 'CC(C)=O.C[Si](C)(C)C#N.Nc1ccc(C#N)cc1', product: 'CC(C)(C#N)Nc1ccc(C#N)cc1' },
    ],
  },
];
