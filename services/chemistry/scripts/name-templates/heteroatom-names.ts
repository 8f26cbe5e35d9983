// Names of learned templates that join carbon to nitrogen, oxygen or sulfur, by signature; see find-name.ts.

import type { NameRow } from './find-name.ts';

export const heteroatomNames: readonly NameRow[] = [
  // Alkylation of nitrogen.
  [
    'C1N2>>C1{carbonHalide}.N2',
    'N-Alkylation or N-acylation with {carbonHalide}',
    '胺与{carbonHalide}的 N-烷基化或 N-酰化',
  ],
  [
    'C1N2>>C1{OMs}.N2 inverted',
    'N-Alkylation with an alkyl mesylate, with inversion',
    '胺与甲磺酸烷基酯的 N-烷基化（构型翻转）',
  ],
  ['C1N2>>C1{OH}.N2', 'N-Alkylation with an alcohol or N-acylation with an acid', '胺与醇的 N-烷基化或与羧酸的 N-酰化'],
  [
    'C1N2>>C1{OH}.N2 inverted',
    'N-Alkylation with an alcohol, with inversion (Mitsunobu)',
    '胺与醇的 N-烷基化（Mitsunobu反应，构型翻转）',
  ],
  ['C1N2>>C1{=O}.N2', 'Reductive amination of an aldehyde or ketone', '醛或酮的还原胺化'],
  ['C1N2>>C1{=O}.N+2', 'Reductive amination of an aldehyde or ketone with an ammonium salt', '醛或酮与铵盐的还原胺化'],
  [
    'C1N2>>C1{=O}.N2{C-BH3}',
    'Reductive amination of an aldehyde or ketone (nitrogen recorded as from cyanoborohydride)',
    '醛或酮的还原胺化（记录中氮来自氰基硼氢化物）',
  ],
  [
    'C1N2>>C1{=O}.N2{*C1CCCc2occc21}',
    'Reductive amination with loss of a group from nitrogen (record doubtful)',
    '还原胺化并脱去氮上基团（记录存疑）',
  ],
  ['C1N2>>C1{=O}{OH}.N2', 'N-Alkylation with a carboxylic acid and a reductant', '羧酸与还原剂对胺的N-烷基化'],
  ['C1N2>>C1{=O}{O-}{O-}.N2', 'N-Methylation (carbon recorded as from carbonate)', 'N-甲基化（记录中碳来自碳酸盐）'],
  [
    'C1N2>>C1{#N}{*[BH3-]}.N2',
    'N-Methylation (carbon recorded as from cyanoborohydride)',
    'N-甲基化（记录中碳来自氰基硼氢化物）',
  ],
  ['C1N2>>C1{CH2CH2CH2O}.N2', 'N-Alkylation (carbon recorded as from THF)', 'N-烷基化（记录中碳来自THF）'],
  ['C1N2>>C1{NMe2}.N2', 'Exchange of a dimethylamino group for another amine', '二甲氨基与另一胺的交换'],
  ['C1N2>>C1{piperazine}.N2', 'Exchange of a piperazine for another amine', '哌嗪与另一胺的交换'],
  ['C1N2>>C1{*N(C)C=O}.N2', 'Exchange of an N-methylformamido group for an amine', 'N-甲基甲酰氨基与胺的交换'],
  [
    'C1(C2)N3>>C1{*O[BH-](OC(*)=O)OC(C)=O}{=O}.C2{*O[BH-](OC(*)=O)OC(C)=O}.N3',
    'N-Ethylation (ethyl recorded as from triacetoxyborohydride)',
    'N-乙基化（记录中乙基来自三乙酰氧基硼氢化物）',
  ],
  [
    'C1N3(C2)c4>>C1{*[BH3-]}#N3.C2{=O}.c4{NH2}',
    'Reductive dialkylation of an aromatic amine (carbon recorded as from cyanoborohydride)',
    '芳胺的还原二烷基化（记录中碳来自氰基硼氢化物）',
  ],
  [
    'C1(C2=C3)N4>>C1=C2C3{Br}.N4',
    'Allylic amination of an allyl bromide with shift of the double bond',
    '烯丙基溴的胺化（双键移位）',
  ],
  [
    'C1C2=C4.C3N5>>C1=C2C4.C3{I}.N5',
    'N-Alkylation with an alkyl iodide, with shift of a double bond',
    '胺与碘代烷的 N-烷基化（双键移位）',
  ],
  ['C1(C2N4)C3>>C1(C2C3)N4', 'Migration of an amine to the neighboring carbon', '氨基向邻位碳的迁移'],
  [
    'C1(C2)N4C3>>C1{*CCNC*}N4{*CCNC*}.C2{*CN(*)C}.C3{*CN(*)C}',
    'Exchange between amines (record doubtful)',
    '胺之间的交换（记录存疑）',
  ],
  ['C1N4.C2(N3)=N5>>C1{=O}.C2(=N3)N5.N4', 'Reductive amination beside an amidine', '含脒底物的还原胺化'],
  ['C1N+2>>C1{alkyl}.N2', 'Quaternization of an amine with {alkyl}', '胺与{alkyl}的季铵化'],
  [
    'C1n2>>C1{carbonHalide}.n2',
    'N-Alkylation or N-acylation of an azole or azinone with {carbonHalide}',
    '唑类或氮杂环酮与{carbonHalide}的 N-烷基化或 N-酰化',
  ],
  [
    'C1n2>>C1{OMs}.n2 inverted',
    'N-Alkylation of an azole with an alkyl mesylate, with inversion',
    '唑类与甲磺酸烷基酯的 N-烷基化（构型翻转）',
  ],
  [
    'C1n2>>C1{OH}.n2',
    'N-Alkylation of an azole with an alcohol or N-acylation with an acid',
    '唑类与醇的 N-烷基化或与羧酸的 N-酰化',
  ],
  [
    'C1n2>>C1{=O}{O-}{O-}.n2',
    'N-Methylation of an azole (carbon recorded as from carbonate)',
    '唑类的N-甲基化（记录中碳来自碳酸盐）',
  ],
  [
    'C1n2>>C1{CMe2O-}.n2',
    'N-Alkylation of an azole (carbon recorded as from tert-butoxide)',
    '唑类的N-烷基化（记录中碳来自叔丁醇盐）',
  ],
  [
    'C1n2>>C1{Br}.n2{Et}',
    'Exchange of the N-ethyl group of an azole by an alkyl bromide (record doubtful)',
    '唑类N-乙基与溴代烷的交换（记录存疑）',
  ],
  [
    'C1n2.n3>>C1{carbonHalide}.n2.n3',
    'N-Alkylation or N-acylation of an azole with {carbonHalide} at the other nitrogen',
    '唑类另一氮与{carbonHalide}的 N-烷基化或 N-酰化',
  ],
  [
    'C1.C2n3>>C1{Cl}.C2.n3',
    'N-Alkylation of an azole with an alkyl chloride (record doubtful)',
    '唑类与氯代烷的 N-烷基化（记录存疑）',
  ],
  [
    'C1n2:n3>>C1{carbonHalide}.n2:n3',
    'N-Alkylation or N-acylation of an azole with {carbonHalide} at the other nitrogen',
    '唑类另一氮与{carbonHalide}的 N-烷基化或 N-酰化',
  ],
  [
    'C1c4(:c5C2):n6C3>>C1c5:c4(C2):n6.C3{Br}',
    'N-Alkylation of an azole with an alkyl bromide',
    '唑类与溴代烷的 N-烷基化',
  ],
  [
    'C1c3(:c4C2):n6c5>>C1c4:c3(C2):n6.c5{Br}',
    'N-Arylation of an azole with an aryl bromide',
    '唑类与芳基溴的 N-芳基化',
  ],

  // Arylation of nitrogen.
  ['N1c2>>N1.c2{F}', 'N-Arylation with an aryl fluoride (SNAr)', '胺与芳基氟的 N-芳基化（芳香亲核取代）'],
  [
    'N1c2>>N1.c2{aryl}',
    'N-Arylation with {aryl} (SNAr or cross-coupling)',
    '胺与{aryl}的 N-芳基化（芳香亲核取代或交叉偶联）',
  ],
  ['N1c2>>N1.c2{OH}', 'N-Arylation with a hydroxyarene', '胺与羟基芳烃的 N-芳基化'],
  ['N1c2>>N1.c2{B(OH)2}', 'Chan–Lam N-arylation with a boronic acid', '硼酸的Chan–Lam N-芳基化'],
  ['N1c2>>N1.c2{morpholine}', 'Exchange of a morpholine on an arene for another amine', '芳环上吗啉与另一胺的交换'],
  ['N1c2>>N+1.c2{aryl}', 'Amination of {aryl} with an ammonium salt', '{aryl}与铵盐的胺化'],
  ['N+1c2>>N1.c2{aryl}', 'Quaternization of an amine with {aryl}', '胺与{aryl}的季铵化'],
  [
    'N1c2>>N1{*c1nc(Nc2cccc(O)c2)ncc1F}.c2{Cl}',
    'Exchange of the aryl group on nitrogen by an aryl chloride (record doubtful)',
    '氮上芳基与芳基氯的交换（记录存疑）',
  ],
  [
    'N1c3.c2>>N1.c2{aryl}.c3',
    'Amination of {aryl} at another ring atom (cine substitution)',
    '{aryl}的移位胺化（移位取代）',
  ],
  [
    'N1c3:c2>>N1.c2{aryl}:c3',
    'Amination of {aryl} at the neighboring ring atom (cine substitution)',
    '{aryl}的邻位胺化（移位取代）',
  ],
  [
    'N1c2(:c3:c5):c4>>N1.c2{F}(:c3:c4):c5',
    'N-Arylation with an aryl fluoride (SNAr)',
    '胺与芳基氟的 N-芳基化（芳香亲核取代）',
  ],
  [
    'C1(O3)=O4.N2c5>>C1(=O3)O4.N2.c5{Cl}',
    'N-Arylation with an aryl chloride beside a carboxylic acid',
    '含羧基底物与芳基氯的N-芳基化',
  ],
  ['C1=N2c3>>C1=N2.c3{aryl}', 'N-Arylation of an imine with {aryl}', '亚胺与{aryl}的N-芳基化'],
  [
    'C1(=N2)N3c4>>C1(=N2{CN})N3.c4{Br}',
    'N-Arylation of a guanidine with loss of cyanide (record doubtful)',
    '胍的N-芳基化并脱氰（记录存疑）',
  ],
  ['c1n2>>c1{F}.n2', 'N-Arylation of an azole with an aryl fluoride (SNAr)', '唑类与芳基氟的 N-芳基化（芳香亲核取代）'],
  [
    'c1n2>>c1{aryl}.n2',
    'N-Arylation of an azole with {aryl} (SNAr or Ullmann)',
    '唑类与{aryl}的 N-芳基化（芳香亲核取代或Ullmann）',
  ],
  ['c1n2>>c1{B(OH)2}.n2', 'Chan–Lam coupling of an azole with a boronic acid', '唑类与硼酸的Chan–Lam偶联'],
  [
    'c1n2.n3>>c1{aryl}.n2.n3',
    'N-Arylation of an azole with {aryl} at the other nitrogen',
    '唑类另一氮与{aryl}的 N-芳基化',
  ],
  [
    'c1n2:n3>>c1{aryl}.n2:n3',
    'N-Arylation of an azole with {aryl} at the other nitrogen',
    '唑类另一氮与{aryl}的 N-芳基化',
  ],

  // Azides and other nitrogen groups.
  ['C1N3=N+2>>C1{alkyl}.N+2=N-3', 'Substitution of {alkyl} by azide', '叠氮取代{alkyl}'],
  [
    'C1N3=N+2>>C1{OMs}.N+2=N-3 inverted',
    'Substitution of an alkyl mesylate by azide, with inversion',
    '叠氮取代甲磺酸烷基酯（构型翻转）',
  ],
  ['N+1=N2c3>>N+1=N-2.c3{aryl}', 'Aryl azide from {aryl}', '由{aryl}制芳基叠氮'],
  [
    'N1=N+2=N-3>>N1.N+2{*=[N-]}=N-3',
    'Azide from an amine (diazotization or diazo transfer)',
    '由胺制叠氮（重氮化或重氮转移）',
  ],
  ['C1=N2>>C1{=O}.N2', 'Imine, oxime or hydrazone from an aldehyde or ketone', '由醛或酮制亚胺、肟或腙'],
  ['C1=N2>>C1{OMe}{OMe}.N2', 'Imine or amidine from a dimethyl acetal', '由二甲基缩醛制亚胺或脒'],
  ['C1(N2)=N3>>C1{Cl}=N3.N2', 'Amidine from an imidoyl chloride and an amine', '亚胺酰氯与胺制备脒'],
  ['C1(=N2)N3>>C1#N2.N3', 'Amidine or guanidine from a nitrile and an amine', '腈与胺制备脒或胍'],
  ['C1(N2)#N3>>C1{Br}#N3.N2', 'Cyanamide from an amine and cyanogen bromide', '胺与溴化氰制备氰胺'],
  ['C-1#N+2>>C1{=O}N2', 'Isonitrile from a formamide', '甲酰胺脱水制异腈'],

  // Ethers.
  [
    'C1O2>>C1{carbonHalide}.O2',
    'O-Alkylation or O-acylation with {carbonHalide}',
    '羟基与{carbonHalide}的 O-烷基化或 O-酰化',
  ],
  [
    'C1O2>>C1{Cl}.O2 inverted',
    'O-Alkylation with an alkyl chloride, with inversion',
    '羟基与氯代烷的 O-烷基化（构型翻转）',
  ],
  [
    'C1O2>>C1{OMs}.O2 inverted',
    'O-Alkylation with an alkyl mesylate, with inversion',
    '羟基与甲磺酸烷基酯的 O-烷基化（构型翻转）',
  ],
  ['C1O2>>C1{OH}.O2', 'Ether or ester from a hydroxyl group and an alcohol or acid', '羟基与醇或羧酸成醚或成酯'],
  [
    'C1O2>>C1{OH}.O2 inverted',
    'Etherification with an alcohol, with inversion (Mitsunobu)',
    '与醇的醚化（Mitsunobu反应，构型翻转）',
  ],
  [
    'C1C2O3>>C1{OH}C2.O3',
    'Etherification with an alcohol, with shift to the neighboring carbon',
    '与醇的醚化（移位至邻位碳）',
  ],
  [
    'C1O2>>C1{carbonHalide}.O-2',
    'Substitution of {carbonHalide} by an alkoxide, hydroxide or carboxylate',
    '醇盐、氢氧化物或羧酸盐取代{carbonHalide}',
  ],
  ['C1O2>>C1{=N2}.O2', 'O-Alkylation with a diazo compound', '羟基与重氮化合物的 O-烷基化'],
  ['C1O2>>C1{=N2}{TMS}.O2', 'O-Methylation with TMS-diazomethane', '羟基与TMS重氮甲烷的 O-甲基化'],
  [
    'C1O2>>C1{*[Si](C)(C)C=[N+]=[N-]}.O2',
    'O-Methylation with TMS-diazomethane (methyl recorded as from silicon)',
    '羟基与TMS重氮甲烷的 O-甲基化（记录中甲基来自硅）',
  ],
  ['C1O3C2=O4>>C1{=N2}.C2(=O3)O4', 'Ester from a carboxylic acid and a diazo compound', '羧酸与重氮化合物制酯'],
  ['C1O2>>C1{=O}{O-}{O-}.O2', 'O-Methylation (carbon recorded as from carbonate)', 'O-甲基化（记录中碳来自碳酸盐）'],
  [
    'C1O2>>C1{=O}{O-}{OH}.O2',
    'O-Methylation (carbon recorded as from bicarbonate)',
    'O-甲基化（记录中碳来自碳酸氢盐）',
  ],
  [
    'C1O2c3>>C1{=O}{O-}O-2.c3{F}',
    'Methoxylation of an aryl fluoride (methoxy recorded as from carbonate)',
    '芳基氟的甲氧基化（记录中甲氧基来自碳酸盐）',
  ],
  [
    'C1O3C2=O4>>C1{=O}{O-}{OH}.C2(=O3)O4',
    'Methyl ester from a carboxylic acid (methyl recorded as from bicarbonate)',
    '羧酸制甲酯（记录中甲基来自碳酸氢盐）',
  ],
  [
    'C1O3C2=O4>>C1{=O}{O-}O3.C2{OH}=O4',
    'Methyl ester from a carboxylic acid (methoxy recorded as from carbonate)',
    '羧酸制甲酯（记录中甲氧基来自碳酸盐）',
  ],
  ['C1O2>>C1{=O}{NMe2}.O2', 'O-Alkylation (carbon recorded as from DMF)', 'O-烷基化（记录中碳来自DMF）'],
  [
    'C1O2c3>>C1{NMe2}=O2.c3{aryl}',
    'Alkoxylation of {aryl} (carbon and oxygen recorded as from DMF)',
    '{aryl}的烷氧基化（记录中碳和氧来自DMF）',
  ],
  ['C1O2>>C1{CH2CH2CH2O}.O2', 'O-Alkylation (carbon recorded as from THF)', 'O-烷基化（记录中碳来自THF）'],
  ['C1O2>>C1{Cl}{Cl}.O2', 'O-Alkylation with a gem-dichloride', '羟基与偕二氯化物的 O-烷基化'],
  ['C1O2>>C1{Cl}{Cl}{Cl}.O2', 'O-Alkylation (carbon recorded as from chloroform)', 'O-烷基化（记录中碳来自氯仿）'],
  ['C1O3C2=O4>>C1{Cl}{Cl}.C2(=O3)O4', 'Ester from a carboxylic acid and a gem-dichloride', '羧酸与偕二氯化物制酯'],
  [
    'C1O2>>C1{Ac}.O2',
    'O-Alkylation with loss of an acetyl group (record doubtful)',
    'O-烷基化并脱去乙酰基（记录存疑）',
  ],
  [
    'C1O2>>C1{*COCC}.O2',
    'O-Alkylation with loss of an ethoxymethyl group (record doubtful)',
    'O-烷基化并脱去乙氧甲基（记录存疑）',
  ],
  ['C1O2>>C1{OAc}.O2', 'Substitution of an acetate by an oxygen nucleophile', '氧亲核试剂取代乙酸酯'],
  ['C1O2>>C1{Me}{OAc}.O2', 'O-Alkylation (carbon recorded as from ethyl acetate)', 'O-烷基化（记录中碳来自乙酸乙酯）'],
  ['C1O2>>C1{*OC(OC)OC}.O2', 'O-Methylation with trimethyl orthoformate', '羟基与原甲酸三甲酯的 O-甲基化'],
  [
    'C1O2>>C1{*c1ccccc1}.O2',
    'O-Alkylation with loss of a phenyl group (record doubtful)',
    'O-烷基化并脱去苯基（记录存疑）',
  ],
  [
    'C1O2>>c1{ring}.O2',
    'O-Alkylation (carbon recorded as from benzene, record doubtful)',
    'O-烷基化（记录中碳来自苯，存疑）',
  ],
  [
    'C1O3C2=O4>>c1{ring}.C2(=O3)O4',
    'Ester from a carboxylic acid (carbon recorded as from benzene, record doubtful)',
    '羧酸制酯（记录中碳来自苯，存疑）',
  ],
  [
    'C1O2>>C1{*CC(=O)O}{*c1ccc(OC)c(OC)c1}{NH2}.O2',
    'O-Alkylation with an amino acid as carbon source (record doubtful)',
    'O-烷基化（记录中碳来自氨基酸，存疑）',
  ],
  [
    'C1O2>>C1{*C1CSC(=O)N1Cc1ccc(OC)cc1}{*CC(O)CC(CCCC=C)O*}{OH}.O2',
    'O-Methylation of a hemiketal (record doubtful)',
    '半缩酮的O-甲基化（记录存疑）',
  ],
  [
    'C1O2>>C1{*OC(=O)N=NC(=O)OC(C)(C)C}{Me}{Me}.O2',
    'O-Alkylation (carbon recorded as from an azodicarboxylate, record doubtful)',
    'O-烷基化（记录中碳来自偶氮二甲酸酯，存疑）',
  ],
  [
    'C1O4C2=C3>>C1{Me}{Me}(C2)O-4.C3{=O}',
    'Enol ether from a carbonyl compound (record doubtful)',
    '由羰基化合物制烯醇醚（记录存疑）',
  ],
  [
    'C1(=C3)O4C2>>C1{Me}{Me}(C2)O-4.C3{=O}',
    'Enol ether from a carbonyl compound (record doubtful)',
    '由羰基化合物制烯醇醚（记录存疑）',
  ],
  ['C1C2O3>>C1=C2.O3', 'Addition of an alcohol to an alkene or enol ether', '醇对烯烃或烯醇醚的加成'],
  ['C1C2.C3O4>>C1=C2.C3.O4', 'Addition of an alcohol to an enol ether', '醇对烯醇醚的加成'],
  ['O1c2>>O1.c2{F}', 'O-Arylation with an aryl fluoride (SNAr)', '羟基与芳基氟的 O-芳基化（芳香亲核取代）'],
  [
    'O1c2>>O1.c2{aryl}',
    'O-Arylation with {aryl} (SNAr or Ullmann)',
    '羟基与{aryl}的 O-芳基化（芳香亲核取代或Ullmann）',
  ],
  ['O1c2>>O1.c2{OH}', 'Ether from a phenol and an alcohol (Mitsunobu)', '酚与醇成醚（Mitsunobu反应）'],
  ['O1c2>>O1.c2{B(OH)2}', 'Chan–Lam O-arylation with a boronic acid', '硼酸的Chan–Lam O-芳基化'],
  ['O1c2>>O-1.c2{aryl}', 'Substitution of {aryl} by an alkoxide or hydroxide', '醇盐或氢氧化物取代{aryl}'],
  [
    'O1c3.c2>>O1.c2{OH}.c3',
    'Ether from a phenol at another ring atom (record doubtful)',
    '酚在另一环原子成醚（记录存疑）',
  ],
  [
    'O1c3:c2>>O1.c2{OH}:c3',
    'Ether from a phenol at the neighboring ring atom (record doubtful)',
    '酚在邻位环原子成醚（记录存疑）',
  ],

  // Sulfur, phosphorus, tin, boron, silicon.
  [
    'C1S2>>C1{carbonHalide}.S2',
    'S-Alkylation or S-acylation with {carbonHalide}',
    '硫醇与{carbonHalide}的 S-烷基化或 S-酰化',
  ],
  [
    'C1S2>>C1{Br}.S2 inverted',
    'S-Alkylation with an alkyl bromide, with inversion',
    '硫醇与溴代烷的 S-烷基化（构型翻转）',
  ],
  [
    'C1S2>>C1{Cl}.S2 inverted',
    'S-Alkylation with an alkyl chloride, with inversion',
    '硫醇与氯代烷的 S-烷基化（构型翻转）',
  ],
  ['C1S2>>C1{carbonHalide}.S-2', 'Substitution of {carbonHalide} by a thiolate', '硫醇盐取代{carbonHalide}'],
  ['S1c2>>S1.c2{aryl}', 'S-Arylation with {aryl}', '硫醇与{aryl}的 S-芳基化'],
  ['S1c2>>S-1.c2{aryl}', 'Substitution of {aryl} by a thiolate', '硫醇盐取代{aryl}'],
  ['C1(=N2)S3>>C1{Cl}=N2.S3', 'Thioimidate from an imidoyl chloride and a thiol', '亚胺酰氯与硫醇制硫代亚胺酯'],
  ['C1S4(=O2)=O3>>C1{alkyl}.O2=S4O-3', 'Sulfone from a sulfinate and {alkyl}', '亚磺酸盐与{alkyl}制砜'],
  ['C1S4(=O2)=O3>>C1{alkyl}.O2S4=O3', 'Sulfone from a sulfinic acid and {alkyl}', '亚磺酸与{alkyl}制砜'],
  ['O1=S3(=O2)c4>>O1=S3O-2.c4{aryl}', 'Aryl sulfone from a sulfinate and {aryl}', '亚磺酸盐与{aryl}制芳基砜'],
  [
    'C1P3=O2>>C1{alkyl}.O2{Et}P3',
    'Arbuzov reaction of {alkyl} with an ethyl phosphite',
    '{alkyl}与亚磷酸乙酯的Arbuzov反应',
  ],
  [
    'C1P3=O2>>C1{alkyl}.O2{Me}P3',
    'Arbuzov reaction of {alkyl} with a methyl phosphite',
    '{alkyl}与亚磷酸甲酯的Arbuzov反应',
  ],
  ['Sn1c2>>Sn1{Cl}.c2{aryl}', 'Stannylation of a metallated arene from {aryl}', '{aryl}金属化后的锡化'],
  ['Sn1c2>>Sn1{Cl}.c2', 'Stannylation of an arene after metallation', '芳烃金属化后的锡化'],
  [
    'Sn1c2>>Sn1{SnMe3}.c2{aryl}',
    'Palladium-catalyzed stannylation of {aryl} with a distannane',
    '{aryl}与二锡烷的钯催化锡化',
  ],
  ['B1c2>>B1{Bpin}.c2{aryl}', 'Miyaura borylation of {aryl}', '{aryl}的Miyaura硼化'],
  ['Si1>>Si1{Cl}', 'Reduction of a chlorosilane', '氯硅烷的还原'],
];
