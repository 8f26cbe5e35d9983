// Names of learned templates that close rings, by signature; see find-name.ts.

import type { NameRow } from './find-name.ts';

export const ringNames: readonly NameRow[] = [
  // Five-membered rings.
  [
    'c1%1:c2:s5:c3:n4%1>>C1{=O}C2{Br}.C3(N4)=S5',
    'Hantzsch thiazole synthesis with a bromoketone',
    '溴代酮的Hantzsch噻唑合成',
  ],
  [
    'c1%1:c2:s5:c3:n4%1>>C1{=O}C2{Cl}.C3(N4)=S5',
    'Hantzsch thiazole synthesis with a chloroketone',
    '氯代酮的Hantzsch噻唑合成',
  ],
  ['c1%1:n2:n4:n3:n5%1>>C1#N2.N+3(=N-4)=N-5', 'Tetrazole from a nitrile and azide', '腈与叠氮合成四唑'],
  ['c1%1:n2:n4:n3:n5%1>>C1#N2.N+3(=N-4)=N5{TMS}', 'Tetrazole from a nitrile and TMS azide', '腈与TMS叠氮合成四唑'],
  ['c1%1:n2:n4:n3:n5%1>>C1#N2.N+3(=N-4)=N5{tin}', 'Tetrazole from a nitrile and a tin azide', '腈与叠氮锡合成四唑'],
  [
    'c1%1:n4:c2:c3:n5%1>>C1{=O}{OH}.c2(:c3N5)N4',
    'Benzimidazole from a diamine and a carboxylic acid',
    '邻苯二胺与羧酸合成苯并咪唑',
  ],
  [
    'N1c2%1:n5:c3:c4:n6%1>>N1=C2{=S}.c3(:c4N6)N5',
    '2-Aminobenzimidazole from a diamine and an isothiocyanate',
    '邻苯二胺与异硫氰酸酯合成2-氨基苯并咪唑',
  ],
  [
    'O1=c2%1:n5:c3:c4:n6%1>>O1=C2{imidazole}{imidazole}.c3(:c4N6)N5',
    'Benzimidazolone from a diamine and CDI',
    '邻苯二胺与CDI合成苯并咪唑酮',
  ],
  ['c1%1:c2:n5:c3:c4%1>>C1C2{=O}.c3(:c4)N5{NH2}', 'Fischer indole synthesis', 'Fischer吲哚合成'],
  ['c1%1:c2:n5:c4:c3%1>>C1(#C2)c3:c4N5', 'Indole from a 2-alkynylaniline', '邻炔基苯胺合成吲哚'],
  [
    'c1%1:c2:n5:c4:c3%1>>C1#C2.c3{aryl}:c4N5',
    'Larock indole synthesis from an alkyne and {aryl} with an ortho amine',
    '炔与邻氨基{aryl}的Larock吲哚合成',
  ],
  [
    'c1%1:c2:c4:n5:c3%1>>c1(c2:c4{F}):c3N5',
    'Carbazole or indole ring by intramolecular N-arylation',
    '分子内N-芳基化成咔唑或吲哚环',
  ],
  ['c1%1:c2:c4:n5:c3%1>>C1(C2C4{=O})C3{=O}.N5', 'Paal–Knorr pyrrole synthesis', 'Paal–Knorr吡咯合成'],
  [
    'c1%1:c2:c4:n5:c3%1>>C1(C2C4{=O})C3{=O}.N+5',
    'Paal–Knorr pyrrole synthesis with an ammonium salt',
    '铵盐的Paal–Knorr吡咯合成',
  ],
  [
    'c1%1:c2:n4:n5:c3%1>>C1(C2{=O})C3{=O}.N4N5',
    'Pyrazole from a 1,3-dicarbonyl compound and a hydrazine',
    '1,3-二羰基化合物与肼合成吡唑',
  ],
  [
    'c1%1:c2:c3:n5:n4%1>>C1{=O}c2:c3{aryl}.N4N5',
    'Indazole from a hydrazine and an ortho-acyl derivative of {aryl}',
    '肼与邻酰基{aryl}合成吲唑',
  ],
  [
    'c1%1:c2:c3:n5:n4%1>>C1(c2:c3{Br})=N4N5',
    'Indazole by closure of the hydrazone of a 2-bromoaryl carbonyl compound',
    '邻溴芳基羰基化合物的腙环合成吲唑',
  ],
  ['c1%1:c2:n5:n4:n3%1>>C1#C2.N3=N+4=N-5', '1,2,3-Triazole from an alkyne and an azide', '炔与叠氮合成1,2,3-三唑'],
  [
    'c1%1:c2:n5:n3:n4%1>>C1#C2.N+3(=N-4)=N5{TMS}',
    '1,2,3-Triazole from an alkyne and TMS azide',
    '炔与TMS叠氮合成1,2,3-三唑',
  ],
  [
    'c1%1:c2:n5:n4:n3%1>>C1#C2.N3{TMS}=N+4=N-5',
    '1,2,3-Triazole from an alkyne and TMS azide',
    '炔与TMS叠氮合成1,2,3-三唑',
  ],
  [
    'c1%1:n3:n4:c2:n5%1>>C1{=O}.c2(N4N3):n5',
    'Fused 1,2,4-triazole from a hydrazinoazine and a carbonyl compound',
    '肼基氮杂芳烃与羰基化合物合成稠合1,2,4-三唑',
  ],
  ['c1%1:n3:n4:c2:o5%1>>C1(N3N4C2{=O})=O5', '1,3,4-Oxadiazole from a diacylhydrazine', '二酰肼环合成1,3,4-噁二唑'],
  [
    'c1%1:n3:c2:o5:n4%1>>C1(N3)=N4O5C2{=O}',
    '1,2,4-Oxadiazole from an O-acylamidoxime',
    'O-酰基偕胺肟环合成1,2,4-噁二唑',
  ],
  [
    'c1%1:c2:n4:o5:c3%1>>C1#C3.C2=N4O5',
    'Isoxazole from an oxime and an alkyne (nitrile oxide cycloaddition)',
    '肟与炔合成异噁唑（腈氧化物环加成）',
  ],
  [
    'c1%1:c2:n4:s5:c3%1>>C1(=C2N4)C3=S5',
    'Isothiazole by oxidative closure of an enaminothioamide',
    '烯胺硫代酰胺氧化环合成异噻唑',
  ],
  [
    'c1%1:c2:c3:n4:s5%1>>C1(c2:c3N4)=S5',
    'Benzisothiazole by oxidative closure of an amino thioamide',
    '氨基硫代酰胺氧化环合成苯并异噻唑',
  ],
  ['c1%1:c2:n5:c3:n4%1>>C1{Br}C2{=O}.C3(=N4)N5', 'Imidazole from an amidine and a bromoketone', '脒与溴代酮合成咪唑'],
  ['c1%1:c2:n5:c3:n4%1>>C1{=O}C2{Br}.C3(N4)=N5', 'Imidazole from an amidine and a bromoketone', '脒与溴代酮合成咪唑'],

  // Six-membered rings.
  ['c1%1:c2:c4:c5:n6:c3%1>>C1C3{=O}.C2{=O}c4:c5N6', 'Friedländer quinoline synthesis', 'Friedländer喹啉合成'],
  [
    'c1%1:c2:c5:c4:n6:c3%1>>C1{OH}(C2{OH})C3{OH}.c4(:c5)N6',
    'Skraup quinoline synthesis with glycerol',
    '甘油的Skraup喹啉合成',
  ],
  [
    'c1%1:c2:c5:c4:n6:c3%1>>C1(C2{=O})=C3.c4(:c5)N6',
    'Quinoline from an aniline and an unsaturated carbonyl compound (Doebner–Miller)',
    '苯胺与不饱和羰基化合物合成喹啉（Doebner–Miller）',
  ],
  [
    'O1c2%1:c3:c4:n7:c5:c6%1>>O1=C2{OEt}C3C4{=O}.c5(:c6)N7',
    '4-Hydroxyquinoline from an aniline and a beta-keto ester (Conrad–Limpach)',
    '苯胺与β-酮酯合成4-羟基喹啉（Conrad–Limpach）',
  ],
  [
    'O1=c4%1:c2:c3:n7:c5:c6%1>>O1=C4{OMe}C2C3{=O}.c5(:c6)N7',
    'Quinolin-4-one from an aniline and a beta-keto ester (Conrad–Limpach)',
    '苯胺与β-酮酯合成4-喹啉酮（Conrad–Limpach）',
  ],
  [
    'O1=c4%1:c2:c3:n7:c6:c5%1>>O1=C4(C2=C3N7)c5:c6{aryl}',
    'Quinolin-4-one by intramolecular substitution of {aryl} (Grohe–Heese)',
    '分子内取代{aryl}成4-喹啉酮（Grohe–Heese）',
  ],
  [
    'O1=c4%1:c2:c3:c5:c6:n7%1>>O1=C4{OEt}C2=C3c5:c6N7',
    'Quinolin-2-one by closure of an amine onto an ethyl ester',
    '氨基对乙酯环合成2-喹啉酮',
  ],
  [
    'O1=c3%1:c4:c5:n6:c2:n7%1>>O1=C3(c4:c5N6)N7.C2{=O}',
    'Quinazolinone or fused pyrimidinone from an ortho-amino amide and a carbonyl compound',
    '邻氨基酰胺与羰基化合物合成喹唑啉酮或稠合嘧啶酮',
  ],
  [
    'O1=c3%1:c4:c5:n6:c2:n7%1>>O1=C3{OH}c4:c5N6.C2{=O}N7',
    'Quinazolinone or fused pyrimidinone from an ortho-amino acid and an amide (Niementowski)',
    '邻氨基羧酸与酰胺合成喹唑啉酮或稠合嘧啶酮（Niementowski）',
  ],
  [
    'c1%1:c2:n5:c4:n6:c3%1>>C1(C2{=O})C3{=O}.C4(N5)=N6',
    'Pyrimidine from an amidine and a 1,3-dicarbonyl compound',
    '脒与1,3-二羰基化合物合成嘧啶',
  ],
  [
    'c1%1:c2:n5:c4:n6:c3%1>>C1C2{=O}.C3{NMe2}{OMe}{OMe}.C4(N5)=N6',
    'Pyrimidine from a ketone, DMF-DMA and an amidine',
    '酮、DMF-DMA与脒合成嘧啶',
  ],
  ['C1(=N2)c3>>C1{=O}N2.c3', 'Bischler–Napieralski reaction', 'Bischler–Napieralski反应'],
  [
    'C1(O2)c3>>C1{=O}.O2.c3',
    'Closure of an ether ring onto an arene with a carbonyl compound (oxa-Pictet–Spengler)',
    '羰基化合物与芳环的氧杂Pictet–Spengler环合',
  ],
  ['C1%1C2C4C6=C5C3%1>>C1=C2.C3=C5C6=C4', 'Diels–Alder reaction', 'Diels–Alder反应'],
  ['C1N3C2>>C1{Cl}.C2{Cl}.N3', 'Ring closure of an amine with a dichloride', '胺与二氯代烷的双烷基化成环'],
  ['C1N3C2>>C1{Br}.C2{Br}.N3', 'Ring closure of an amine with a dibromide', '胺与二溴代烷的双烷基化成环'],
  ['C1N3C2>>C1{I}.C2{I}.N3', 'Ring closure of an amine with a diiodide', '胺与二碘代烷的双烷基化成环'],

  // Three-membered rings.
  ['C1%1C2O3%1>>C1=C2.O3{peracid}', 'Epoxidation of an alkene with {peracid}', '{peracid}对烯烃的环氧化'],
  [
    'C1%1C2O3%1>>C1=C2.O3{workUp}',
    'Epoxidation of an alkene (oxygen recorded as from {workUp})',
    '烯烃的环氧化（记录中氧来自{workUp}）',
  ],
  ['C1%1C2O3%1>>C1{ylide}.C2=O3', 'Corey–Chaykovsky epoxidation with {ylide}', '{ylide}的Corey–Chaykovsky环氧化'],
  ['C1%1C2C3%1>>C1{S+Me2O}.C2=C3', 'Corey–Chaykovsky cyclopropanation', 'Corey–Chaykovsky环丙烷化'],
  ['C1%1C2C3%1>>C1{I}{I}.C2=C3', 'Simmons–Smith cyclopropanation', 'Simmons–Smith环丙烷化'],
  [
    'C1%1C2C3%1>>C1{*C(F)(F)F}{=O}{OH}.C2=C3',
    'Cyclopropanation of an alkene (carbon recorded as from trifluoroacetic acid)',
    '烯烃的环丙烷化（记录中碳来自三氟乙酸）',
  ],

  // Records whose atom maps do not say what happened.
  ['c1(:c2:c4):c3>>c1(:c2:c3):c4', 'Rearrangement within an aromatic ring (record doubtful)', '芳环内重排（记录存疑）'],
  ['c1:c2.c3:n4>>c1:c3.c2:n4', 'Rearrangement within an aromatic ring (record doubtful)', '芳环内重排（记录存疑）'],
  [
    'c1(:c2):c3>>C1{=O}.c2{ring}.c3{ring}',
    'Exchange of an aromatic ring carbon for a carbonyl carbon (record doubtful)',
    '芳环碳与羰基碳的交换（记录存疑）',
  ],
  [
    'c1(:n2):n3>>C1{=O}.n2{ring}.n3{ring}',
    'Exchange of an azine ring carbon for a carbonyl carbon (record doubtful)',
    '氮杂芳环碳与羰基碳的交换（记录存疑）',
  ],
  [
    'c1(:c2):c3>>c1{ring}.c2{ring}.c3{ring}',
    'Exchange of an aromatic ring carbon (record doubtful)',
    '芳环碳的交换（记录存疑）',
  ],
  [
    'c1(:c2:c4):c3:c5>>C1{Me}(C2)C3.c4{ring}.c5{ring}',
    'Exchange of an aromatic ring part (record doubtful)',
    '芳环片段的交换（记录存疑）',
  ],
  [
    'C1=C3.C2>>C1{=O}{Me}.C2{Me}.C3{=O}',
    'Condensation of two carbonyl compounds (record doubtful)',
    '两种羰基化合物的缩合（记录存疑）',
  ],
  [
    'C1(=C2)c3>>C1{*N(*)C}{=O}.C2{*N(*)C}.c3{aryl}',
    'Alkenylation of {aryl} (carbons recorded as from DMF or DMA)',
    '{aryl}的烯基化（记录中碳来自DMF或DMA）',
  ],
  [
    'C1(C2)c3>>C1{*N(*)C}{=O}.C2{*N(*)C}.c3{aryl}',
    'Alkylation of {aryl} (carbons recorded as from DMF or DMA)',
    '{aryl}的烷基化（记录中碳来自DMF或DMA）',
  ],
  [
    'C1(C2=C3)c4>>C1{*N(*)*}.C2{*N(*)*}{=O}.C3{*N(*)*}.c4{aryl}',
    'Alkenylation of {aryl} (carbons recorded as from DMF or DMA)',
    '{aryl}的烯基化（记录中碳来自DMF或DMA）',
  ],
  [
    'C1(=C2)c3>>C1{=O}{OEt}C2.c3{aryl}',
    'Alkenylation of {aryl} (carbons recorded as from an ethyl ester)',
    '{aryl}的烯基化（记录中碳来自乙酯）',
  ],
  [
    'C1(=C2)c3>>c1{*[P+](*)(*)c1ccccc1}{ring}.C2{*[P+](*)(*)c1ccccc1}.c3{*[P+](*)(*)c1ccccc1}',
    'Olefination with a phosphonium salt (carbon recorded as from phenyl, record doubtful)',
    '季鏻盐的烯化（记录中碳来自苯基，存疑）',
  ],
];
