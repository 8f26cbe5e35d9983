// Names of learned templates that make or break carbon-carbon bonds, by signature; see signature.ts and find-name.ts.

import type { NameRow } from './find-name.ts';

export const carbonNames: readonly NameRow[] = [
  // Couplings.
  ['c1c2>>c1{boron}.c2{aryl}', 'Suzuki coupling of {aryl} with {boron}', '{aryl}与{boron}的Suzuki偶联'],
  [
    'C1c2>>C1{boron}.c2{aryl}',
    'Suzuki coupling of {aryl} with {boron} of an alkyl or alkenyl group',
    '{aryl}与烷基或烯基{boron}的Suzuki偶联',
  ],
  [
    'C1c2>>C1{alkyl}.c2{boron}',
    'Suzuki coupling of {alkyl} with {boron} of an aryl group',
    '{alkyl}与芳基{boron}的Suzuki偶联',
  ],
  [
    'C1c2>>C1{boroxine}.c2{aryl}',
    'Suzuki methylation of {aryl} with trimethylboroxine',
    '{aryl}与三甲基环三硼氧烷的Suzuki甲基化',
  ],
  [
    'C1c2>>C1{vinylboroxine}.c2{aryl}',
    'Suzuki vinylation of {aryl} with trivinylboroxine',
    '{aryl}与三乙烯基环三硼氧烷的Suzuki乙烯基化',
  ],
  ['c1c2>>c1{aryl}.c2{tin}', 'Stille coupling of {aryl} with {tin}', '{aryl}与{tin}的Stille偶联'],
  [
    'C1c2>>C1{tin}.c2{aryl}',
    'Stille coupling of {aryl} with {tin} of an alkyl or alkenyl group',
    '{aryl}与烷基或烯基{tin}的Stille偶联',
  ],
  [
    'C1c2>>C1{alkyl}.c2{tin}',
    'Stille coupling of {alkyl} with {tin} of an aryl group',
    '{alkyl}与芳基{tin}的Stille偶联',
  ],
  [
    'c1c2>>c1{aryl}.c2{MgX}',
    'Kumada coupling of {aryl} with an aryl Grignard reagent',
    '{aryl}与芳基Grignard试剂的Kumada偶联',
  ],
  [
    'C1c2>>C1{MgX}.c2{aryl}',
    'Kumada coupling of {aryl} with an alkyl Grignard reagent',
    '{aryl}与烷基Grignard试剂的Kumada偶联',
  ],
  ['c1c2>>c1{aryl}.c2{ZnX}', 'Negishi coupling of {aryl} with an arylzinc reagent', '{aryl}与芳基锌试剂的Negishi偶联'],
  ['C1c2>>C1{ZnX}.c2{aryl}', 'Negishi coupling of {aryl} with an alkylzinc reagent', '{aryl}与烷基锌试剂的Negishi偶联'],
  ['c1c2>>c1{Br}.c2{Br}', 'Coupling of two aryl bromides', '两分子芳基溴的偶联'],
  ['c1c2>>c1{I}.c2{I}', 'Coupling of two aryl iodides', '两分子芳基碘的偶联'],
  ['c1c2>>c1{aryl:1}.c2{aryl:2}', 'Cross-coupling of {aryl:1} with {aryl:2}', '{aryl:1}与{aryl:2}的交叉偶联'],
  ['C1c2>>C1{alkyl}.c2{aryl}', 'Cross-coupling of {alkyl} with {aryl}', '{alkyl}与{aryl}的交叉偶联'],
  ['C1c2>>C1{TMS}.c2{aryl}', 'Coupling of {aryl} with a trimethylsilyl compound', '{aryl}与三甲基硅化合物的偶联'],
  ['C1c2>>C1.c2{aryl}', 'Coupling of {aryl} with an alkyne, alkene or enolate', '{aryl}与炔、烯或烯醇负离子的偶联'],
  [
    'C1c2>>C1{=O}{O-}{O-}.c2{aryl}',
    'Methylation of {aryl} (carbon recorded as from carbonate)',
    '{aryl}的甲基化（记录中碳来自碳酸盐）',
  ],
  [
    'C1c2>>C1{=O}{NMe2}.c2{aryl}',
    'Alkylation of {aryl} (carbon recorded as from DMF)',
    '{aryl}的烷基化（记录中碳来自DMF）',
  ],
  [
    'C1c2>>C1{carbonHalide}.c2',
    'Alkylation or acylation of an arene with {carbonHalide}',
    '芳环与{carbonHalide}的烷基化或酰化',
  ],
  ['C1C2c3>>C1=C2.c3', 'Addition of an arene to an alkene', '芳烃对烯烃的加成'],
  [
    'C1C2>>C1.C2{carbonHalide}',
    'C-Alkylation or C-acylation with {carbonHalide}',
    '碳负离子与{carbonHalide}的 C-烷基化或 C-酰化',
  ],
  ['C1C2>>C1{alkyl}.C2{MgX}', 'Coupling of {alkyl} with a Grignard reagent', '{alkyl}与Grignard试剂的偶联'],
  [
    'C1(=N2)c3>>C1{Cl}=N2.c3{ZnX}',
    'Coupling of an imidoyl chloride with an arylzinc reagent',
    '亚胺酰氯与芳基锌试剂的偶联',
  ],
  [
    'C1(=N2)c3>>C1{Cl}=N2.c3{boron}',
    'Suzuki coupling of an imidoyl chloride with {boron}',
    '亚胺酰氯与{boron}的Suzuki偶联',
  ],

  // Carbonyl compounds as electrophiles.
  ['C1(C2)O3>>C1=O3.C2{MgX}', 'Addition of a Grignard reagent to a carbonyl group', 'Grignard试剂对羰基的加成'],
  [
    'C1(C2)O3>>C1=O3.C2{alkyl}',
    'Addition of an organometallic reagent from {alkyl} to a carbonyl group',
    '由{alkyl}制得的金属试剂对羰基的加成',
  ],
  [
    'C1(C2)O3>>C1=O3.C2',
    'Addition of a carbon nucleophile to a carbonyl group (aldol or alkynylation)',
    '碳亲核试剂对羰基的加成（羟醛反应或炔基化）',
  ],
  [
    'C1(O2)c3>>C1=O2.c3{MgX}',
    'Addition of an aryl Grignard reagent to a carbonyl group',
    '芳基Grignard试剂对羰基的加成',
  ],
  ['C1(N2)c3>>C1{=O}.N2.c3', 'Aminoalkylation of an arene (Mannich reaction)', '芳环的氨烷基化（Mannich反应）'],
  ['C1(C2)N3>>C1{=O}.C2.N3', 'Mannich reaction', 'Mannich反应'],
  ['C1(C2#N4)N3>>C1{=O}.C-2#N4.N3', 'Strecker synthesis', 'Strecker反应'],
  ['C1(C2#N3)N4>>C1{=O}.C-2#N3.N+4', 'Strecker synthesis with an ammonium salt', '铵盐的Strecker反应'],
  [
    'C1(C2)=O3>>C1{N(Me)OMe}=O3.C2{MgX}',
    'Ketone from a Weinreb amide and a Grignard reagent',
    'Weinreb酰胺与Grignard试剂合成酮',
  ],
  [
    'C1(C2)=O3>>C1{*N(*)OC}=O3.C2{*N(*)OC}',
    'Methyl ketone from a Weinreb amide (methyl recorded as from the amide)',
    '由Weinreb酰胺制甲基酮（记录中甲基来自酰胺）',
  ],
  [
    'C1(C2)=O3>>C1{*ON(*)C}=O3.C2{*ON(*)C}',
    'Methyl ketone from a Weinreb amide (methyl recorded as from the methoxy group)',
    '由Weinreb酰胺制甲基酮（记录中甲基来自甲氧基）',
  ],
  ['C1(C2)=O3>>C1{Cl}=O3.C2{MgX}', 'Ketone from an acid chloride and a Grignard reagent', '酰氯与Grignard试剂合成酮'],
  [
    'C1(C2)=O3>>C1{Cl}=O3.C2{Br}',
    'Ketone from an acid chloride and an alkyl bromide by way of an organometallic reagent',
    '酰氯与溴代烷经金属试剂合成酮',
  ],
  ['C1(C2)=O3>>C1{Cl}=O3.C2', 'C-Acylation with an acid chloride', '用酰氯进行C-酰化'],
  ['C1(=O2)c3>>C1{Cl}=O2.c3', 'Friedel–Crafts acylation with an acid chloride', '酰氯的Friedel–Crafts酰基化'],
  ['C1(=O2)c3>>C1{OAc}=O2.c3', 'Friedel–Crafts acylation with acetic anhydride', '乙酸酐的Friedel–Crafts酰基化'],
  [
    'C1(=O2)c3>>C1{NMe2}=O2.c3',
    'Formylation or acylation of an arene with a dimethylamide (Vilsmeier)',
    'N,N-二甲基酰胺对芳环的甲酰化或酰化（Vilsmeier）',
  ],
  [
    'C1(=O2)c3>>C1{NMe2}=O2.c3{aryl}',
    'Formylation or acylation of a metallated arene from {aryl} with a dimethylamide',
    '{aryl}金属化后与N,N-二甲基酰胺的甲酰化或酰化',
  ],
  [
    'C1(=O2)c3>>C1{N(Me)OMe}=O2.c3{MgX}',
    'Ketone from a Weinreb amide and an aryl Grignard reagent',
    'Weinreb酰胺与芳基Grignard试剂合成酮',
  ],
  [
    'C1(=O2)c3>>C1{N(Me)OMe}=O2.c3{aryl}',
    'Ketone from a Weinreb amide and a metallated arene from {aryl}',
    'Weinreb酰胺与{aryl}金属化物合成酮',
  ],
  [
    'C1(=O2)c3>>C1{Cl}=O2.c3{aryl}',
    'Ketone from an acid chloride and a metallated arene from {aryl}',
    '酰氯与{aryl}金属化物合成酮',
  ],
  ['C1(=O2)c3>>C1{Cl}=O2.c3{ZnX}', 'Ketone from an acid chloride and an arylzinc reagent', '酰氯与芳基锌试剂合成酮'],
  ['C1(=O2)c3>>C1{Cl}=O2.c3{tin}', 'Ketone from an acid chloride and {tin} (Stille)', '酰氯与{tin}的Stille偶联成酮'],
  [
    'C1(=O2)c3>>C1{O-}=O2.c3{Br}',
    'Ketone from a carboxylate and a metallated arene from an aryl bromide',
    '羧酸盐与芳基溴金属化物合成酮',
  ],
  [
    'C1(=O2)c3>>C1{O-}{OH}=O2.c3',
    'Formylation of an arene (carbon recorded as from bicarbonate)',
    '芳环甲酰化（记录中碳来自碳酸氢盐）',
  ],
  [
    'C1(=O2)c3>>C1{O-}{O-}=O2.c3',
    'Formylation of an arene (carbon recorded as from carbonate)',
    '芳环甲酰化（记录中碳来自碳酸盐）',
  ],
  [
    'C1(=O2)c3>>C1{*C(=*)[O-]}.O2{*C(=*)[O-]}.c3',
    'Acylation of an arene (carbon recorded as from acetate)',
    '芳环酰化（记录中碳来自乙酸盐）',
  ],
  ['C1(=O3)c4.O2>>C1(O2)=O3.c4', 'Fries rearrangement', 'Fries重排'],

  // Carbon-carbon double bonds.
  [
    'C1=C2>>C1.C2{=O}',
    'Condensation of a carbonyl compound with an acidic CH (aldol or Knoevenagel)',
    '羰基化合物与活泼亚甲基的缩合（羟醛或Knoevenagel）',
  ],
  ['C1=C2>>C1{PPh3+}.C2{=O}', 'Wittig olefination with a phosphonium salt', '季鏻盐的Wittig烯化'],
  ['C1=C2>>C1{=O}.C2{PPh3+}', 'Wittig olefination with a phosphonium salt', '季鏻盐的Wittig烯化'],
  ['C1=C2>>C1{=O}.C2{=PPh3}', 'Wittig olefination with a stabilized ylide', '稳定叶立德的Wittig烯化'],
  [
    'C1=C2>>C1{PO(OEt)2}.C2{=O}',
    'Horner–Wadsworth–Emmons olefination with a diethyl phosphonate',
    '膦酸二乙酯的Horner–Wadsworth–Emmons反应',
  ],
  [
    'C1=C2>>C1{PO(OMe)2}.C2{=O}',
    'Horner–Wadsworth–Emmons olefination with a dimethyl phosphonate',
    '膦酸二甲酯的Horner–Wadsworth–Emmons反应',
  ],
  ['C1=C2>>C1{=O}.C2{=O}', 'McMurry coupling of two carbonyl groups', '两个羰基的McMurry偶联'],
  ['C1=C2>>C1{=CH2}.C2{=CH2}', 'Olefin metathesis', '烯烃复分解'],
  ['C1=C2>>C1{Br}{Br}.C2{=O}', 'Olefination of a carbonyl group with a gem-dibromide', '偕二溴化物对羰基的烯化'],
  ['C1=C2>>C1{Cl}{Cl}.C2{=O}', 'Olefination of a carbonyl group with a gem-dichloride', '偕二氯化物对羰基的烯化'],
  [
    'C1=C2>>C1{CMe2O-}.C2{=O}',
    'Olefination of a carbonyl group (carbon recorded as from tert-butoxide)',
    '羰基的烯化（记录中碳来自叔丁醇盐）',
  ],
  [
    'C1=C2>>C1{Me}{Me}{O-}.C2{=O}',
    'Olefination of a carbonyl group (carbon recorded as from tert-butoxide)',
    '羰基的烯化（记录中碳来自叔丁醇盐）',
  ],
  [
    'C1=C2>>C1{Me}{Me}{Me}.C2{=O}',
    'Olefination of a carbonyl group (carbon recorded as from a tert-butyl group)',
    '羰基的烯化（记录中碳来自叔丁基）',
  ],
  [
    'C1=C2>>C1{CH2CH2Li}{Me}.C2{=O}',
    'Olefination of a carbonyl group (carbon recorded as from butyllithium)',
    '羰基的烯化（记录中碳来自丁基锂）',
  ],
  [
    'C1=C2>>C1{SOMe}.C2{=O}',
    'Olefination of a carbonyl group (carbon recorded as from DMSO)',
    '羰基的烯化（记录中碳来自DMSO）',
  ],
  [
    'C1=C2>>C1{CH2CH2CH2O}.C2{=O}',
    'Olefination of a carbonyl group (carbon recorded as from THF)',
    '羰基的烯化（记录中碳来自THF）',
  ],
  [
    'C1=C2>>C1{*[Si](C)(C)[N-][Si](C)(C)C}.C2{=O}',
    'Olefination of a carbonyl group (carbon recorded as from a silyl amide)',
    '羰基的烯化（记录中碳来自硅基氨基盐）',
  ],
  ['C1=C2Sn3>>C1#C2.Sn3', 'Hydrostannylation of an alkyne', '炔烃的氢锡化'],
  ['C1#C2>>C1{Br}{Br}=C2', 'Alkyne from a dibromoalkene (Corey–Fuchs)', '由二溴烯制炔（Corey–Fuchs）'],
  ['C1=C2>>C1C2', 'Dehydrogenation of a C-C single bond', '碳碳单键脱氢成烯'],

  // Nitriles.
  ['C1C2#N3>>C1{alkyl}.C-2#N3', 'Substitution of {alkyl} by cyanide', '氰化物取代{alkyl}'],
  ['C1(#N2)c3>>C-1#N2.c3{aryl}', 'Cyanation of {aryl}', '{aryl}的氰化'],
  [
    'C1(#N2)c3>>C1{Cu}#N2.c3{aryl}',
    'Cyanation of {aryl} with copper(I) cyanide (Rosenmund–von Braun)',
    '{aryl}与氰化亚铜的氰化（Rosenmund–von Braun）',
  ],
  ['C1(#N2)c3>>C1{SnBu3}#N2.c3{aryl}', 'Cyanation of {aryl} with tributyltin cyanide', '{aryl}与三丁基氰化锡的氰化'],
  [
    'C1(#N2)c3>>C1{*CCC*}{=O}N2{*CCC*}{Me}.c3{aryl}',
    'Cyanation of {aryl} (cyanide recorded as from NMP)',
    '{aryl}的氰化（记录中氰基来自NMP）',
  ],
  ['C1(C2)#N3>>C1{TMS}#N3.C2{alkyl}', 'Substitution of {alkyl} by TMS cyanide', 'TMSCN对{alkyl}的氰化'],

  // Carbon groups taken off.
  ['C1>>C1{CO2Me}', 'Loss of a methoxycarbonyl group (dealkoxycarbonylation)', '脱甲氧羰基（脱羧）'],
  ['C1>>C1{CO2Et}', 'Loss of an ethoxycarbonyl group (dealkoxycarbonylation)', '脱乙氧羰基（脱羧）'],
  ['C1>>C1{Boc}', 'Loss of a tert-butoxycarbonyl group from carbon', '碳上叔丁氧羰基的脱除'],
  ['C1>>C1{TMS}', 'Removal of a trimethylsilyl group from carbon', '碳上三甲基硅基的脱除'],
  ['C1>>C1{Me}', 'Loss of a methyl group from carbon (record doubtful)', '碳上甲基的脱除（记录存疑）'],
  ['c1>>c1{Me}', 'Loss of a methyl group from an arene (record doubtful)', '芳环上甲基的脱除（记录存疑）'],
  [
    'C1C2>>C1{CH2}.C2{CH2}',
    'Loss of a methylene group between two carbons (record doubtful)',
    '两碳之间亚甲基的脱除（记录存疑）',
  ],
  [
    'C1C2>>C1.C2{*CN}',
    'C-Alkylation with loss of an aminomethyl group (record doubtful)',
    'C-烷基化并脱去氨甲基（记录存疑）',
  ],
];
