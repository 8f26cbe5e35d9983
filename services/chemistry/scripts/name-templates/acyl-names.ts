// Names of learned templates that make esters, amides, ureas, sulfonamides and their kin, by signature; see find-name.ts.

import type { NameRow } from './find-name.ts';

export const acylNames: readonly NameRow[] = [
  // Amides.
  ['C1(N2)=O3>>C1{OH}=O3.N2', 'Amide coupling of a carboxylic acid', '羧酸的酰胺缩合'],
  ['C1(N2)=O3>>C1{=O}O3.N2', 'Amide coupling of a carboxylic acid', '羧酸的酰胺缩合'],
  ['C1(N2)=O3>>C1{OH}=O3.N+2', 'Amide coupling of a carboxylic acid with an ammonium salt', '羧酸与铵盐的酰胺缩合'],
  ['C1(N2)=O3>>C1{acylHalide}=O3.N2', 'N-Acylation with {acylHalide}', '胺与{acylHalide}的 N-酰化'],
  [
    'C1(N2)=O3>>C1{acylHalide}=O3.N+2',
    'N-Acylation of an ammonium salt with {acylHalide}',
    '铵盐与{acylHalide}的 N-酰化',
  ],
  ['C1(N2)=O3>>C1{O-}=O3.N2', 'Amide coupling of a carboxylate salt', '羧酸盐的酰胺缩合'],
  [
    'C1(N2)=O3>>C1{anhydride}=O3.N2',
    'N-Acylation with {anhydride} or a mixed anhydride of that acid',
    '胺与{anhydride}或该酸混酐的 N-酰化',
  ],
  [
    'C1(N2)=O3>>C1{OBoc}=O3.N2',
    'Boc protection of an amine, or N-acylation with a mixed tert-butyl carbonic anhydride',
    '胺的 Boc 保护，或与碳酸叔丁酯混酐的 N-酰化',
  ],
  [
    'C1(N2)=O3>>C1{OBoc}=O3.N+2',
    'Boc protection of an ammonium salt, or its N-acylation with a mixed tert-butyl carbonic anhydride',
    '铵盐的 Boc 保护，或与碳酸叔丁酯混酐的 N-酰化',
  ],
  ['C1(N2)=O3>>C1{ester}=O3.N2', 'Aminolysis of {ester}', '{ester}的胺解'],
  ['C1(N2)=O3>>C1{ester}=O3.N+2', 'Aminolysis of {ester} with an ammonium salt', '{ester}与铵盐的胺解'],
  ['C1(N2)=O3>>C1{NH2}=O3.N2', 'Transamidation of a primary amide', '伯酰胺的转酰胺化'],
  [
    'C1(N2)=O3>>C1{O-}{O-}=O3.N2',
    'N-Formylation (carbon recorded as from carbonate)',
    'N-甲酰化（记录中碳来自碳酸盐）',
  ],
  [
    'C1(N2)=O3>>C1{OH}=O3.N2{CHO}{Me}{Me}',
    'Primary amide from a carboxylic acid (nitrogen recorded as from DMF)',
    '羧酸制伯酰胺（记录中氮来自DMF）',
  ],
  [
    'C1(N2)=O3>>C1{OH}=O3.N2{Et}{Et}{Et}',
    'Primary amide from a carboxylic acid (nitrogen recorded as from triethylamine)',
    '羧酸制伯酰胺（记录中氮来自三乙胺）',
  ],
  [
    'C1(N2)=O3>>C1{OH}=O3.N2{Et}{iPr}{iPr}',
    'Primary amide from a carboxylic acid (nitrogen recorded as from DIPEA)',
    '羧酸制伯酰胺（记录中氮来自DIPEA）',
  ],
  [
    'C1(N2)=O3>>C1{OH}=O3.N2{*CCOCC*}{Me}',
    'Primary amide from a carboxylic acid (nitrogen recorded as from N-methylmorpholine)',
    '羧酸制伯酰胺（记录中氮来自N-甲基吗啉）',
  ],
  [
    'C1(N2)=O3>>C1{OH}=O3.N2{*#CC}',
    'Primary amide from a carboxylic acid (nitrogen recorded as from acetonitrile)',
    '羧酸制伯酰胺（记录中氮来自乙腈）',
  ],
  [
    'C1(N2)=O3>>C1{OH}=O3.n2{OH}{ring}',
    'Primary amide from a carboxylic acid (nitrogen recorded as from HOBt)',
    '羧酸制伯酰胺（记录中氮来自HOBt）',
  ],
  [
    'C1(N2)=O3>>C1{OH}=O3.n2{*OC(N(C)C)=[N+](C)C}{ring}',
    'Primary amide from a carboxylic acid (nitrogen recorded as from HATU)',
    '羧酸制伯酰胺（记录中氮来自HATU）',
  ],
  [
    'C1(N2)=O3>>C1{OH}=O3.n2{ring}',
    'Primary amide from a carboxylic acid (nitrogen recorded as from the coupling reagent)',
    '羧酸制伯酰胺（记录中氮来自缩合试剂）',
  ],
  [
    'C1(N2)=O3>>C1{OH}=O3.N2{*C(=O)c1ccsc1}',
    'Exchange of the acyl group on nitrogen (record doubtful)',
    '氮上酰基的交换（记录存疑）',
  ],
  [
    'C1C2(N3)=O4>>c1{ring}.C2{*=[N+](C)C}{NMe2}O4{ring}.N3',
    'Amide formation (acid recorded as from the coupling reagent, record doubtful)',
    '成酰胺（记录中羧酸来自缩合试剂，存疑）',
  ],
  [
    'C1C2(N3)=O4>>c1{ring}:c2{ring}.N3.O4{ring}',
    'Amide formation (acid recorded as from HOBt, record doubtful)',
    '成酰胺（记录中羧酸来自HOBt，存疑）',
  ],
  ['C1C2N4C3=O5>>C1=C2.C3{OH}=O5.N4', 'Amide from an alkene, an acid and an amine', '烯烃、羧酸与胺成酰胺'],
  ['C1(N3C2)=O4>>C1(C2)=N3O4', 'Beckmann rearrangement of an oxime', '肟的Beckmann重排'],
  ['C1(N3C2=O5)=O4>>C1{*O*}=O4.C2{*O*}=O5.N3', 'Imide from a cyclic anhydride and an amine', '环状酸酐与胺成酰亚胺'],
  [
    'C1(N3C2)=O4>>C1{Cl}=O4.C2{alkyl}.N3',
    'Lactam from an acid chloride that carries {alkyl}, and an amine',
    '含{alkyl}的酰氯与胺成内酰胺',
  ],
  ['C1(N2=S4)=O3>>C1{Cl}=O3.N2=S4', 'N-Acylation of a sulfoximine with an acid chloride', '亚砜亚胺与酰氯的 N-酰化'],
  ['C1(N2=c4)=O3>>C1{Cl}=O3.N2=c4', 'N-Acylation of a ring imine with an acid chloride', '环亚胺与酰氯的 N-酰化'],
  [
    'C1(N3=C2)=O4>>C1{Cl}=O4.C2=N3',
    'N-Acylation of an imine or amidine with an acid chloride',
    '亚胺或脒与酰氯的 N-酰化',
  ],
  [
    'C1(N3)=N4C2=O5>>C1(=N3)N4.C2{Cl}=O5',
    'N-Acylation of an amidine or guanidine with an acid chloride',
    '脒或胍与酰氯的 N-酰化',
  ],
  ['C1(=O2)n3>>C1{Cl}=O2.n3', 'N-Acylation of an azole with an acid chloride', '唑类与酰氯的 N-酰化'],
  [
    'C1(=O2)n3>>C1{OAc}=O2.n3',
    'N-Acylation of an azole with acetic anhydride or a mixed anhydride',
    '唑类与乙酸酐或其混酐的 N-酰化',
  ],
  ['C1(=O2)n3>>C1{OH}=O2.n3', 'N-Acylation of an azole with a carboxylic acid', '唑类与羧酸的 N-酰化'],
  [
    'C1(=O2)n3>>C1{OBoc}=O2.n3',
    'Boc protection of an azole, or its N-acylation with a mixed tert-butyl carbonic anhydride',
    '唑类的 Boc 保护，或与碳酸叔丁酯混酐的 N-酰化',
  ],

  // Ureas, carbamates and their sulfur kin.
  ['C1(N2)(N3)=O4>>C1(=N2)=O4.N3', 'Urea from an isocyanate and an amine', '异氰酸酯与胺制备脲'],
  ['C1(N2)(N3)=O4>>C1(=N2{TMS})=O4.N3', 'Primary urea from an amine and TMS isocyanate', '胺与TMS异氰酸酯制备单取代脲'],
  ['C1(N2)(=O3)n4>>C1(=N2)=O3.n4', 'Urea from an isocyanate and an azole', '异氰酸酯与唑类制备脲'],
  ['C1(N2)(O3)=O4>>C1(=N2)=O4.O3', 'Carbamate from an isocyanate and an alcohol', '异氰酸酯与醇制备氨基甲酸酯'],
  ['C1(N2)(N3)=S4>>C1(=N2)=S4.N3', 'Thiourea from an isothiocyanate and an amine', '异硫氰酸酯与胺制备硫脲'],
  [
    'C1(N2)(N3)=S4>>C1(=N2)=S4.N3{*C(=S)Nc1ccccc1F}',
    'Thiourea from an isothiocyanate, with loss of a thiocarbamoyl group (record doubtful)',
    '异硫氰酸酯制硫脲并脱去硫代氨甲酰基（记录存疑）',
  ],
  ['C1(N2)(N3)=S4>>C1(#N2)S-4.N3', 'Thiourea from a thiocyanate and an amine', '硫氰酸盐与胺制备硫脲'],
  ['C1(=N2)=S3>>C1{Cl}{Cl}=S3.N2', 'Isothiocyanate from an amine and thiophosgene', '胺与硫光气制备异硫氰酸酯'],
  ['C1(=N2)=S3>>C1{=S}=S3.N2', 'Isothiocyanate from an amine and carbon disulfide', '胺与二硫化碳制备异硫氰酸酯'],
  ['C1(N2)=S3>>C1{Cl}=S3.N2', 'Thioacylation of an amine with a thiocarbonyl chloride', '用硫代酰氯对胺的硫代酰化'],
  [
    'C1(N2)=S3>>C1{NH2}=S3.N2',
    'Exchange of the nitrogen of a primary thioamide or thiourea',
    '伯硫代酰胺或硫脲的胺交换',
  ],
  ['C1(O2)=S3>>C1{Cl}=S3.O2', 'Thiono ester from a thiocarbonyl chloride and an alcohol', '硫代酰氯与醇制硫羰酯'],
  ['C1(=O2)S3>>C1{Cl}=O2.S3', 'Thioester from an acid chloride and a thiol', '酰氯与硫醇制硫酯'],

  // Esters.
  ['C1(O2)=O3>>C1{OH}=O3.O2', 'Esterification of a carboxylic acid with an alcohol', '羧酸与醇的酯化'],
  ['C1(O2)=O3>>C1{=O}O3.O2', 'Esterification of a carboxylic acid with an alcohol', '羧酸与醇的酯化'],
  [
    'C1(O3C2)=O4>>C1(=O3)O4.C2{OH}',
    'Esterification of a carboxylic acid by alkylation with an alcohol',
    '醇对羧酸的O-烷基化成酯',
  ],
  ['C1(O2c4)=O3>>C1(=O2)O3.c4{OH}', 'Aryl ester from a carboxylic acid and a phenol', '羧酸与酚制芳基酯'],
  ['C1(O2)=O3>>C1{acylHalide}=O3.O2', 'O-Acylation with {acylHalide}', '羟基与{acylHalide}的 O-酰化'],
  [
    'C1(=O2)O3>>C1{Cl}=O2.O-3',
    'Ester or anhydride from an acid chloride and an oxygen anion',
    '酰氯与氧负离子制酯或酸酐',
  ],

  // Sulfonyl compounds.
  ['N1S4(=O2)=O3>>N1.O2=S4{Cl}=O3', 'Sulfonamide from a sulfonyl chloride and an amine', '磺酰氯与胺制备磺酰胺'],
  ['N1S4(=O2)=O3>>N1.O2=S4{F}=O3', 'Sulfonamide from a sulfonyl fluoride and an amine', '磺酰氟与胺制备磺酰胺'],
  ['N1S4(=O2)=O3>>N1.O2=S4{OH}=O3', 'Sulfonamide from a sulfonic acid and an amine', '磺酸与胺制备磺酰胺'],
  [
    'O1S4(=O2)=O3>>O1.O2=S4{Cl}=O3',
    'Sulfonate ester from a sulfonyl chloride and an alcohol or phenol',
    '磺酰氯与醇或酚制备磺酸酯',
  ],
  [
    'O1S4(=O2)=O3>>O1.O2=S4{F}=O3',
    'Sulfonate ester from a sulfonyl fluoride and an alcohol or phenol',
    '磺酰氟与醇或酚制备磺酸酯',
  ],
  ['O1=S3(=O2)n4>>O1=S3{Cl}=O2.n4', 'N-Sulfonylation of an azole with a sulfonyl chloride', '唑类与磺酰氯的 N-磺酰化'],
  ['O1S3=O2>>O1=S3{Cl}=O2', 'Reduction of a sulfonyl chloride to a sulfinic acid', '磺酰氯还原为亚磺酸'],
  ['O1=S3O-2>>O1=S3{Cl}=O2', 'Reduction of a sulfonyl chloride to a sulfinate', '磺酰氯还原为亚磺酸盐'],
];
