// Templates that no table names, with the names that a chemist gives them.

export const composedCases: readonly (readonly [retro: string, en: string, zh: string])[] = [
  [
    '[C;!H0;!H1;+0:1]-[O;!H0;+0:2]>>[C;+0:1](-[O;+0:2]-[C;H3;+0])=[O;H0;+0]',
    'Reduction of a methyl ester to an alcohol',
    '甲酯还原为醇',
  ],
  [
    '[C;!H0;!H1;+0:1]-[O;!H0;+0:2]>>[C;+0:1](-[O;+0:2]-[C;H2;+0]-[C;H3;+0])=[O;H0;+0]',
    'Reduction of an ethyl ester to an alcohol',
    '乙酯还原为醇',
  ],
  [
    '[O;+0:1]-[Si;+0:2]>>[O;+0:1].[Si;+0:2]-[Cl;H0;+0]',
    'Silylation of a hydroxyl group with a chlorosilane',
    '氯硅烷对羟基的硅基化',
  ],
  [
    '[Br;+0:1]-[c;+0:2]>>[Br;+0:1]-[N;H0;+0]-1-[C;H0;+0](-[C;H2;+0]-[C;H2;+0]-[C;H0;+0]-1=[O;H0;+0])=[O;H0;+0].[c;+0:2]',
    'Bromination of an aromatic ring with NBS',
    '芳环的溴代（NBS）',
  ],
  [
    '[Br;+0:1]-[c;+0:2]>>[Br;+0:1]-[Br;H0;+0].[c;+0:2]',
    'Bromination of an aromatic ring with bromine',
    '芳环的溴代（溴）',
  ],
  [
    '([C;+0:1]-[N;+0:2].[O;!H0;+0:3])>>[C;+0:1]-[O;+0:3].[N;+0:2]',
    'Opening of an epoxide or other oxygen ring with an amine',
    '胺对环氧化物或其他含氧环的开环',
  ],
  [
    '[C;+0:1](-[Cl;+0:2])=[O;+0:3]>>[C;+0:1](=[O;+0:3])-[O;H1;+0].[Cl;+0:2]-[S;H0;+0](-[Cl;H0;+0])=[O;H0;+0]',
    'Acid chloride from a carboxylic acid with thionyl chloride',
    '羧酸制酰氯（氯化亚砜）',
  ],
  [
    '[C;+0:1]-[Cl;+0:2]>>[C;+0:1]-[O;H1;+0].[Cl;+0:2]-[S;H0;+0](-[Cl;H0;+0])=[O;H0;+0]',
    'Chloride from an alcohol or carboxylic acid with thionyl chloride',
    '醇或羧酸制氯化物（氯化亚砜）',
  ],
  [
    '[C;+0:1](-[O;!H0;+0:2])-[c;+0:3]>>[C;+0:1]=[O;+0:2].[c;+0:3]-[Br;H0;+0]',
    'Addition of an organometallic reagent from an aryl bromide to a carbonyl group',
    '由芳基溴制得的金属试剂对羰基的加成',
  ],
  [
    '[N;+1:1](=[O;+0:2])(-[O;H0;-1:3])-[c;+0:4]>>[N;+1:1](=[O;+0:2])(-[O;H1;+0:3])-[O;H0;-1].[c;+0:4]',
    'Nitration of an aromatic ring',
    '芳环的硝化',
  ],
  [
    '[C;+0:1](-[O;+0:2])=[O;+0:3]>>[C;+0:1](=[O;+0:3])-[O;H0;+0]-[C;H0;+0](-[C;H3;+0])=[O;H0;+0].[O;+0:2]',
    'O-Acylation of a hydroxyl group with acetic anhydride',
    '羟基化合物与乙酸酐的 O-酰化',
  ],
  ['[C;+0:1]=[C;+0:2]>>[C;+0:1]-[C;+0:2]-[O;H1;+0]', 'Elimination from an alcohol to an alkene', '醇消除成烯'],
  [
    '[Cl;+0:1]-[c;H0;+0:2]:[n;H0;+0:3]>>[Cl;+0:1]-[P;H0;+0](-[Cl;H0;+0])(-[Cl;H0;+0])=[O;H0;+0].[c;H0;+0:2](:[n;H1;+0:3])=[O;H0;+0]',
    'Chlorination of a lactam-type azine or hydroxyarene with phosphorus oxychloride',
    '环内酰胺型氮杂芳烃的氯代（三氯氧磷）',
  ],
  [
    '[Cl;+0:1]-[c;+0:2]>>[Cl;+0:1]-[N;H0;+0]-1-[C;H0;+0](-[C;H2;+0]-[C;H2;+0]-[C;H0;+0]-1=[O;H0;+0])=[O;H0;+0].[c;+0:2]',
    'Chlorination of an aromatic ring with NCS',
    '芳环的氯代（NCS）',
  ],
  [
    '[Cl;+0:1]-[c;+0:2]>>[Cl;+0:1]-[P;H0;+0](-[Cl;H0;+0])(-[Cl;H0;+0])=[O;H0;+0].[c;+0:2]-[O;H1;+0]',
    'Aryl chloride from a hydroxyarene with phosphorus oxychloride',
    '羟基芳烃制芳基氯化物（三氯氧磷）',
  ],
  [
    '([O;!H0;+0:1].[O;!H0;+0:2])>>[O;+0:1]-[C;H3;+0].[O;+0:2]-[C;H3;+0]',
    'Cleavage of two methyl esters or methyl ethers',
    '甲酯的水解或甲醚的断裂（两处）',
  ],
  [
    '[C;+0:1](-[Cl;+0:2])=[O;+0:3]>>[C;+0:1](=[O;+0:3])-[O;H1;+0].[Cl;+0:2]-[C;H0;+0](-[C;H0;+0](-[Cl;H0;+0])=[O;H0;+0])=[O;H0;+0]',
    'Acid chloride from a carboxylic acid with oxalyl chloride',
    '羧酸制酰氯（草酰氯）',
  ],
  [
    '[I;+0:1]-[c;+0:2]>>[I;+0:1]-[N;H0;+0]-1-[C;H0;+0](-[C;H2;+0]-[C;H2;+0]-[C;H0;+0]-1=[O;H0;+0])=[O;H0;+0].[c;+0:2]',
    'Iodination of an aromatic ring with NIS',
    '芳环的碘代（NIS）',
  ],
  [
    '[C;!H0;+0:1]-[C;+0:2]-[N;+0:3]>>[C;+0:1]=[C;+0:2].[N;+0:3]',
    'Addition of an amine to an alkene (aza-Michael type)',
    '胺对烯烃的加成（氮杂 Michael 型）',
  ],
  ['[I;+0:1]-[c;+0:2]>>[I;+0:1]-[I;H0;+0].[c;+0:2]', 'Iodination of an aromatic ring with iodine', '芳环的碘代（碘）'],
  [
    '[C;+0:1](-[C;+0:2])=[O;+0:3]>>[C;+0:1](=[O;+0:3])-[O;H0;+0]-[C;H2;+0]-[C;H3;+0].[C;+0:2]',
    'C-Acylation with an ethyl ester (Claisen type)',
    '与乙酯的 C-酰化（Claisen 型）',
  ],
  [
    '[N;+0:1]-[c;+0:2]>>[N;+0:1].[c;+0:2]-[S;H0;+0](-[C;H3;+0])(=[O;H0;+0])=[O;H0;+0]',
    'N-Arylation with a methylsulfonylarene',
    '胺与甲磺酰基芳烃的 N-芳基化',
  ],
  [
    '[C;+0:1](=[O;+0:2])-[c;+0:3]>>[C;+0:1](=[O;+0:2])-[O;H1;+0].[c;+0:3]',
    'C-Acylation of an arene with a carboxylic acid (Friedel–Crafts type)',
    '芳环与羧酸的 C-酰化（Friedel–Crafts 型）',
  ],
  [
    '[C;+0:1]=[S;+0:2]>>[C;+0:1]=[O;H0;+0].[S;+0:2]=[P;H0;+0]-1(-[S;H0;+0]-[P;H0;+0](-[S;H0;+0]-1)(=[S;H0;+0])-[c;H0;+0]:2:[c;H1;+0]:[c;H1;+0]:[c;H0;+0](-[O;H0;+0]-[C;H3;+0]):[c;H1;+0]:[c;H1;+0]:2)-[c;H0;+0]:3:[c;H1;+0]:[c;H1;+0]:[c;H0;+0](-[O;H0;+0]-[C;H3;+0]):[c;H1;+0]:[c;H1;+0]:3',
    'Thionation: thiocarbonyl group from a carbonyl group',
    '羰基的硫代（成硫羰基）',
  ],
  [
    '[Br;+0:1]-[C;+0:2]>>[Br;+0:1]-[P;H0;+0](-[Br;H0;+0])-[Br;H0;+0].[C;+0:2]-[O;H1;+0]',
    'Bromide from an alcohol or carboxylic acid with phosphorus tribromide',
    '醇或羧酸制溴化物（三溴化磷）',
  ],
  [
    '[O;+0:1]=[S;+0:3](=[O;+0:2])-[c;+0:4]>>[O;+0:1]=[S;+0:3](=[O;+0:2])-[O;H1;+0].[c;+0:4]',
    'Sulfonation or sulfonylation of an arene with a sulfonic or sulfuric acid',
    '芳环的磺化或磺酰化（磺酸或硫酸类）',
  ],
  [
    '([N;H2;+0:1].[N;H2;+0:2])>>[N;H0;+1:1](=[O;H0;+0])-[O;H0;-1].[N;H0;+1:2](=[O;H0;+0])-[O;H0;-1]',
    'Reduction of two nitro groups to amines',
    '硝基还原为胺（两处）',
  ],
  [
    '[c;+0:1]:1:[c;+0:2]:[n;H0;+0:5]:[c;H0;+0:3]:[n;+0:4]:1>>[C;+0:1](-[C;+0:2]-[Br;H0;+0])=[O;H0;+0].[c;H0;+0:3](-[N;+0:4]):[n;H0;+0:5]',
    'Formation of a benzimidazole or fused imidazole from an alpha-halo carbonyl compound and an aminoazine',
    'α-卤代羰基化合物与氨基氮杂芳烃合成苯并咪唑或稠合咪唑',
  ],
  [
    '[C;+0:1](-[C;+0:2])=[O;+0:3]>>[C;+0:1](=[O;+0:3])-[O;H0;+0]-[C;H3;+0].[C;+0:2]',
    'C-Acylation with a methyl ester (Claisen type)',
    '与甲酯的 C-酰化（Claisen 型）',
  ],
  [
    '[C;+0:1](-[N;!H0;!H1;+0:2])=[N;+0:3]>>[C;+0:1]#[N;+0:2].[N;+0:3]',
    'Amidine or guanidine from a nitrile and an amine',
    '腈与胺制备脒或胍',
  ],
  [
    '[N;+0:1]-[c;+0:2]>>[N;+0:1].[c;+0:2]-[S;H0;+0]-[C;H3;+0]',
    'N-Arylation with a methylthioarene',
    '胺与甲硫基芳烃的 N-芳基化',
  ],
  [
    '[N;+0:1]-[c;+0:2]>>[N;+0:1].[c;+0:2]-[S;H0;+0](-[C;H3;+0])=[O;H0;+0]',
    'N-Arylation with a methylsulfinylarene',
    '胺与甲基亚磺酰基芳烃的 N-芳基化',
  ],
  [
    '[C;+0:1](-[N;+0:2])(-[N;+0:3])=[O;+0:4]>>[C;+0:1](=[O;+0:4])(-[O;H0;+0]-[C;H0;+0](-[Cl;H0;+0])(-[Cl;H0;+0])-[Cl;H0;+0])-[O;H0;+0]-[C;H0;+0](-[Cl;H0;+0])(-[Cl;H0;+0])-[Cl;H0;+0].[N;+0:2].[N;+0:3]',
    'Urea from two molecules of an amine with triphosgene',
    '胺（2 分子）与三光气制备脲',
  ],
  [
    '[C;+0:1](-[N;+0:2])=[N;+0:3]>>[C;+0:1](=[N;+0:3])-[S;H0;+0]-[C;H3;+0].[N;+0:2]',
    'Amidine or guanidine from an S-methyl isothiourea or thioimidate and an amine',
    'S-甲基异硫脲或硫代亚胺酸酯与胺制备脒或胍',
  ],
  [
    '([O;!H0;+0:1].[O;!H0;+0:2])>>[O;+0:1]-[C;H0;+0](-[O;+0:2])(-[C;H3;+0])-[C;H3;+0]',
    'Cleavage of an acetonide',
    '缩丙酮的断裂',
  ],
  [
    '[C;+0:1](#[N;+0:2])-[c;+0:3]>>[C;+0:1]-[N;+0:2](-[C;H1;+0]=[O;H0;+0])-[C;H3;+0].[c;+0:3]-[Br;H0;+0]',
    'Cyanation of an aryl bromide',
    '芳基溴的氰化',
  ],
  [
    '([C;+0:1](-[N;+0:3])=[O;+0:4].[N;!H0;+0:2])>>[C;+0:1](=[O;+0:4])-[O;H1;+0].[N;+0:2]-[C;H0;+0](-[O;H0;+0]-[C;H0;+0](-[C;H3;+0])(-[C;H3;+0])-[C;H3;+0])=[O;H0;+0].[N;+0:3]',
    'Amide coupling of a carboxylic acid and removal of the Boc group from an amine or amide',
    '羧酸的酰胺缩合，同时胺或酰胺上 Boc 的脱除',
  ],
  [
    '[C;!H0;+0:1]-[C;+0:2]-[C;+0:3]>>[C;+0:1]=[C;+0:2].[C;+0:3]',
    'Addition of a carbon nucleophile to an alkene',
    '碳亲核试剂对烯烃的加成',
  ],
  [
    '[C;+0:1](=[C;+0:2])-[N;+0:3]>>[C;+0:1](-[C;+0:2])=[O;H0;+0].[N;+0:3]',
    'Enamine from an enolisable ketone or aldehyde and an amine',
    '可烯醇化的酮或醛与胺成烯胺',
  ],
  [
    '[O;+0:1]=[c;H0;+0:2]:[n;H1;+0:3]>>[O;+0:1](-[c;H0;+0:2]:[n;H0;+0:3])-[C;H3;+0]',
    'Dealkylation of an alkoxyazine to the lactam (pyridone type)',
    '烷氧基氮杂芳烃脱烷基成内酰胺（吡啶酮型）',
  ],
  [
    '[C;+0:1]-[F;+0:2]>>[C;+0:1]-[O;H1;+0].[F;+0:2]-[S;H0;+0](-[F;H0;+0])(-[F;H0;+0])-[N;H0;+0](-[C;H2;+0]-[C;H3;+0])-[C;H2;+0]-[C;H3;+0]',
    'Fluoride from an alcohol or carboxylic acid with DAST',
    '醇或羧酸制氟化物（DAST）',
  ],
  [
    '[C;+0:1]-[c;+0:2]>>[C;+0:1]-[O;H1;+0].[c;+0:2]',
    'Alkylation of an arene with an alcohol or carboxylic acid',
    '芳环与醇或羧酸的烷基化',
  ],
  [
    '[O;+0:1]=[c;H0;+0:3]:1:[n;+0:5]:[c;+0:2]:[n;+0:4]:[o;H0;+0:6]:1>>[O;+0:1]=[C;H0;+0:3](-[O;H1;+0:6])-[O;H0;-1].[C;+0:2]#[N;+0:4].[N;+1:5]-[O;H1;+0]',
    'Formation of a 1,2,4-oxadiazolone from a nitrile, a carboxylic acid with a hydroxyl group and a hydroxylamine',
    '腈、带羟基的羧酸与羟胺合成 1,2,4-噁二唑酮',
  ],
  [
    '[c;+0:1]:1:[n;+0:4]:[c;H0;+0:2]:[c;H0;+0:3]:[n;H1;+0:5]:1>>[C;+0:1]=[O;H0;+0].[c;H0;+0:2](:[c;H0;+0:3]-[N;H2;+0:5])-[N;+0:4]',
    'Formation of a benzimidazole or fused imidazole from a carbonyl compound and an aromatic diamine',
    '羰基化合物与芳香二胺合成苯并咪唑或稠合咪唑',
  ],
  [
    '[C;!H0;+0:1]-[C;+0:2]-[n;+0:3]>>[C;+0:1]=[C;+0:2].[n;+0:3]',
    'Addition of an azole or azine to an alkene (aza-Michael type)',
    '氮杂芳环对烯烃的加成（氮杂 Michael 型）',
  ],
  [
    '[C;+0:1]=[C;+0:2]>>[C;+0:1].[C;+0:2](-[O;H0;+0]-[C;H3;+0])-[O;H0;+0]-[C;H3;+0]',
    'Condensation of a dimethyl acetal with an active C–H compound to an alkene',
    '二甲基缩醛与活泼 C–H 化合物缩合成烯',
  ],
  [
    '[O;!H0;+0:1]>>[O;+0:1]-[Si;H0;+0](-[C;H0;+0](-[C;H3;+0])(-[C;H3;+0])-[C;H3;+0])(-[c;H0;+0]:1:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:1)-[c;H0;+0]:2:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:2',
    'Cleavage of a TBDPS ether',
    'TBDPS 醚的断裂',
  ],
  [
    '([C;+0:1](-[N;+0:2])=[O;+0:4].[O;!H0;+0:3])>>[C;+0:1](=[O;+0:4])-[O;H1;+0].[N;+0:2].[O;+0:3]-[C;H3;+0]',
    'Amide coupling of a carboxylic acid and cleavage of a methyl ester or methyl ether',
    '羧酸的酰胺缩合，同时甲酯的水解或甲醚的断裂',
  ],
  [
    '[C;+0:1](-[N;!H0;!H1;+0:2])=[O;H0;+0:3]>>[C;+0:1]#[N;+0:2].[O;H1;-1:3]',
    'Hydrolysis of a nitrile to an amide',
    '腈水解为酰胺',
  ],
  [
    '([C;!H0;+0:1]-[C;!H0;+0:2].[N;H2;+0:3])>>[C;+0:1]=[C;+0:2].[N;H0;+1:3](=[O;H0;+0])-[O;H0;-1]',
    'Hydrogenation of an alkene and reduction of a nitro group to an amine',
    '烯烃加氢，同时硝基还原为胺',
  ],
  ['[c;!H0;+0:1]>>[c;+0:1]-[C;H0;+0](=[O;H0;+0])-[O;H1;+0]', 'Decarboxylation', '脱羧'],
  [
    '([C;+0:1]-[O;+0:3].[O;!H0;+0:2])>>[C;+0:1]-[Br;H0;+0].[O;+0:2]-[C;H2;+0]-[C;H3;+0].[O;+0:3]',
    'O-Alkylation or O-acylation with an alkyl or acyl bromide and cleavage of an ethyl ester or ethyl ether',
    '羟基与溴代烷或酰溴的 O-烷基化或 O-酰化，同时乙酯的水解或乙醚的断裂',
  ],
  [
    '[B;+0:1](-[O;!H0;+0:2])(-[O;!H0;+0:3])-[c;+0:4]>>[B;+0:1](-[O;+0:2]-[C;H1;+0](-[C;H3;+0])-[C;H3;+0])(-[O;+0:3]-[C;H1;+0](-[C;H3;+0])-[C;H3;+0])-[O;H0;+0]-[C;H1;+0](-[C;H3;+0])-[C;H3;+0].[c;+0:4]-[Br;H0;+0]',
    'Borylation of an aryl bromide',
    '芳基溴的硼化',
  ],
  [
    '[C;!H0;+0:1]-[N;!H0;!H1;+0:2]>>[C;+0:1]=[N;+0:2]-[O;H1;+0]',
    'Reduction of an imine, oxime or hydrazone',
    '亚胺、肟或腙的还原',
  ],
  [
    '[Cl;+0:1]-[c;+0:2]>>[Cl;+0:1].[c;+0:2]-[N;H2;+0]',
    'Aryl chloride from an aniline (through its diazonium salt)',
    '苯胺（经重氮盐）制芳基氯化物',
  ],
  [
    '([C;+0:1](-[N;+0:2])=[O;+0:4].[O;!H0;+0:3])>>[C;+0:1](=[O;+0:4])-[O;H1;+0].[N;+0:2].[O;+0:3]-[C;H2;+0]-[C;H3;+0]',
    'Amide coupling of a carboxylic acid and cleavage of an ethyl ester or ethyl ether',
    '羧酸的酰胺缩合，同时乙酯的水解或乙醚的断裂',
  ],
  [
    '([C;+0:1](-[N;+0:3])=[O;+0:5].[C;+0:2]=[O;+0:4])>>[C;+0:1](=[O;+0:5])-[O;H1;+0].[C;+0:2]-1-[O;+0:4]-[C;H2;+0]-[C;H2;+0]-[O;H0;+0]-1.[N;+0:3]',
    'Amide coupling of a carboxylic acid and cleavage of a 1,3-dioxolane to a carbonyl group',
    '羧酸的酰胺缩合，同时 1,3-二氧戊环脱保护为羰基',
  ],
  ['[c;!H0;+0:1]>>[c;+0:1]-[N;H2;+0]', 'Deamination of an aniline', '苯胺的脱氨基'],
  [
    '[C;!H0;!H1;!H2;+0:1]-[N;+0:2]>>[C;+0:1](-[C;H3;+0])(-[O;H0;+0]-[B;H1;-1](-[O;H0;+0]-[C;H0;+0](-[C;H3;+0])=[O;H0;+0])-[O;H0;+0]-[C;H0;+0](-[C;H3;+0])=[O;H0;+0])=[O;H0;+0].[N;+0:2]',
    'Reductive N-alkylation with an acyloxyborohydride',
    '胺与酰氧基硼氢化物的还原 N-烷基化',
  ],
  [
    '[C;+0:1](-[C;+0:2])-[O;!H0;+0:3]>>[C;+0:1]=[O;+0:3].[C;+0:2]-[Si;H0;+0](-[C;H3;+0])(-[C;H3;+0])-[C;H3;+0]',
    'Addition of an organosilicon compound to a carbonyl group',
    '有机硅化合物对羰基的加成',
  ],
  [
    '[C;+0:1](-[N;+0:2])=[N;+0:3]>>[C;+0:1](-[N;+0:3])=[S;H0;+0].[N;+0:2]',
    'Amidine or guanidine from a thioamide or thiourea and an amine',
    '硫代酰胺或硫脲与胺制备脒或胍',
  ],
  [
    '([O;!H0;+0:1].[O;!H0;+0:2])>>[O;+0:1]-[C;H2;+0]-[c;H0;+0]:1:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:1.[O;+0:2]-[C;H2;+0]-[c;H0;+0]:1:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:1',
    'Cleavage of two benzyl ethers or esters',
    '苄醚或苄酯的断裂（两处）',
  ],
  [
    '[C;+0:1]-[N;+0:2]>>[C;+0:1]-[O;H0;+0]-[C;H2;+0]-[C;H3;+0].[N;+0:2]',
    'N-Alkylation or N-acylation with an ethyl ether, acetal or ester',
    '胺与乙醚、缩醛或乙酯的 N-烷基化或 N-酰化',
  ],
  [
    '([C;+0:1](-[N;+0:2])=[O;+0:3].[n;H0;+0:4].[n;H1;+0:5])>>[C;+0:1](=[O;+0:3])-[O;H1;+0].[N;+0:2].[n;H1;+0:4].[n;H0;+0:5]',
    'Amide coupling of a carboxylic acid',
    '羧酸的酰胺缩合',
  ],
  [
    '[C;!H0;+0:1]-[C;+0:2]-[S;+0:3]>>[C;+0:1]=[C;+0:2].[S;+0:3]',
    'Addition of a thiol to an alkene (thia-Michael type)',
    '硫醇对烯烃的加成（硫杂 Michael 型）',
  ],
  [
    '[C;+0:1]-[S;+0:2]>>[C;+0:1]-[O;H1;+0].[S;+0:2]',
    'S-Alkylation of a thiol with an alcohol or carboxylic acid',
    '硫醇与醇或羧酸的 S-烷基化',
  ],
  [
    '[O;H0;-1:1]>>[O;H0;+0:1]-[C;H3;+0]',
    'Cleavage of a methyl ester or methyl ether to a salt',
    '甲基酯或甲基醚断裂成盐',
  ],
  [
    '[C;!H0;+0:1]=[O;+0:2]>>[C;+0:1](=[O;+0:2])-[O;H0;+0]-[C;H3;+0]',
    'Reduction of a methyl ester to an aldehyde',
    '甲酯还原为醛',
  ],
  [
    '([C;+0:1]-[n;+0:3].[O;!H0;+0:2])>>[C;+0:1]-[O;+0:2].[n;+0:3]',
    'Opening of an epoxide or other oxygen ring with an azole or azine',
    '氮杂芳环对环氧化物或其他含氧环的开环',
  ],
  [
    '[c;+0:1]-[c;+0:2]>>[c;+0:1].[c;+0:2]-[Br;H0;+0]',
    'C–H arylation of an arene with an aryl bromide',
    '芳环 C–H 键与芳基溴的芳基化',
  ],
  [
    '[c;+0:1]:1:[c;+0:2]:[n;+0:4]:[o;H0;+0:5]:[c;+0:3]:1>>[C;+0:1]#[C;+0:3].[C;+0:2](=[N;+0:4]-[O;H1;+0:5])-[Cl;H0;+0]',
    'Formation of an isoxazole from an alkyne and an oxime',
    '炔烃与肟合成异噁唑',
  ],
  [
    '[C;+0:1](-[N;+0:2])(-[N;+0:3])=[O;+0:4]>>[C;+0:1](=[O;+0:4])(-[n;H0;+0]:1:[c;H1;+0]:[c;H1;+0]:[n;H0;+0]:[c;H1;+0]:1)-[n;H0;+0]:2:[c;H1;+0]:[c;H1;+0]:[n;H0;+0]:[c;H1;+0]:2.[N;+0:2].[N;+0:3]',
    'Urea from two molecules of an amine with CDI',
    '胺（2 分子）与 CDI 制备脲',
  ],
  [
    '[c;+0:1]:1:[n;+0:3]:[c;+0:2]:[o;H0;+0:5]:[n;+0:4]:1>>[C;+0:1](=[N;+0:3]-[O;H1;+0])-[N;+0:4].[C;+0:2](-[O;H1;+0:5])=[O;H0;+0]',
    'Formation of a 1,2,4-oxadiazole from an amidoxime and an ester',
    '偕胺肟与酯合成 1,2,4-噁二唑',
  ],
  [
    '[C;+0:1]-[I;H0;+0:2]>>[C;+0:1]-[Cl;H0;+0].[I;H0;-1:2]',
    'Iodide from an alkyl or acyl chloride',
    '氯代烷或酰氯制碘化物',
  ],
  [
    '[C;+0:1](-[C;+0:2]=[C;+0:4]-[N;+0:5])-[C;+0:3]>>[C;+0:1]=[O;H0;+0].[C;+0:2]-[C;+0:4]=[O;H0;+0].[C;+0:3].[N;+0:5]',
    'Condensation of an aldehyde or ketone with a carbon nucleophile (2 molecules)',
    '醛或酮与碳亲核试剂（2 分子）的缩合',
  ],
  [
    '[C;+0:1](=[O;+0:2])-[c;+0:3]>>[C;+0:1](=[O;+0:2])-[N;H0;+0](-[C;H3;+0])-[O;H0;+0]-[C;H3;+0].[c;+0:3]',
    'C-Acylation of an arene with a Weinreb amide (Friedel–Crafts type)',
    '芳环与 Weinreb 酰胺的 C-酰化（Friedel–Crafts 型）',
  ],
  [
    '[C;+0:1]-[I;+0:2]>>[C;+0:1]-[O;H1;+0].[I;+0:2]-[I;H0;+0]',
    'Iodide from an alcohol or carboxylic acid with iodine',
    '醇或羧酸制碘化物（碘）',
  ],
  [
    '[O;H0;-1:1]>>[O;H0;+0:1]-[C;H2;+0]-[C;H3;+0]',
    'Cleavage of an ethyl ester or ethyl ether to a salt',
    '乙基酯或乙基醚断裂成盐',
  ],
  [
    '[C;+0:1](-[N;+0:2])(-[O;+0:3])=[O;+0:4]>>[C;+0:1](-[O;+0:4]-[C;H0;+0](-[O;H0;+0]-[C;H0;+0](-[Cl;H0;+0])(-[Cl;H0;+0])-[Cl;H0;+0])=[O;H0;+0])(-[Cl;H0;+0])(-[Cl;H0;+0])-[Cl;H0;+0].[N;+0:2].[O;+0:3]',
    'Carbamate from an amine and a hydroxyl group with triphosgene',
    '胺与羟基化合物与三光气制备氨基甲酸酯',
  ],
  [
    '([C;!H0;+0:1]-[C;!H0;+0:2].[O;!H0;+0:3])>>[C;+0:1]=[C;+0:2].[O;+0:3]-[C;H2;+0]-[c;H0;+0]:1:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:1',
    'Hydrogenation of an alkene and cleavage of a benzyl ether or ester',
    '烯烃加氢，同时苄醚或苄酯的断裂',
  ],
  [
    '[C;+0:1](-[C;+0:2]-[N;+0:4])(-[N;+0:3])=[O;+0:5]>>[C;+0:1](-[C;+0:2]-[Br;H0;+0])(=[O;+0:5])-[Br;H0;+0].[N;+0:3].[N;+0:4]',
    'N-Alkylation with an alkyl bromide and N-acylation with an acid bromide',
    '胺与溴代烷的 N-烷基化，同时胺与酰溴的 N-酰化',
  ],
  [
    '([N;!H0;+0:1].[N;+0:2]-[c;+0:3])>>[N;+0:1]-[C;H0;+0](-[O;H0;+0]-[C;H0;+0](-[C;H3;+0])(-[C;H3;+0])-[C;H3;+0])=[O;H0;+0].[N;+0:2].[c;+0:3]-[Cl;H0;+0]',
    'N-Arylation with an aryl chloride (SNAr or cross-coupling) and removal of the Boc group from an amine or amide',
    '胺与芳基氯的 N-芳基化（芳香亲核取代或交叉偶联），同时胺或酰胺上 Boc 的脱除',
  ],
  [
    '[C;!H0;+0:1]-1-[C;!H0;+0:2]-[C;!H0;+0:4]-[C;!H0;+0:6]-[C;!H0;+0:5]-[C;!H0;+0:3]-1>>[c;+0:1]:1:[c;+0:2]:[c;+0:4]:[c;+0:6]:[c;+0:5]:[c;+0:3]:1',
    'Hydrogenation of an aromatic ring',
    '芳环的氢化',
  ],
  [
    '[C;!H0;+0:1]-[c;+0:2]>>[C;+0:1]=[O;H0;+0].[c;+0:2]',
    'Reductive alkylation of an arene with a carbonyl compound',
    '芳环与羰基化合物的还原烷基化',
  ],
  [
    '[C;+0:1](-[N;+0:3]-[C;+0:2])=[O;+0:4]>>[C;+0:1](=[O;+0:4])-[O;H0;+0]-[C;H3;+0].[C;+0:2]-[Br;H0;+0].[N;+0:3]',
    'N-Acylation with a methyl ester and N-alkylation or N-acylation with an alkyl or acyl bromide',
    '胺与甲酯的 N-酰化，同时胺与溴代烷或酰溴的 N-烷基化或 N-酰化',
  ],
  [
    '[c;+0:1]:1:[c;+0:2]:[n;+0:6]:[c;+0:4]:[n;+0:5]:[c;+0:3]:1>>[C;+0:1](-[C;+0:2]=[O;H0;+0])=[C;+0:3]-[N;H0;+0](-[C;H3;+0])-[C;H3;+0].[C;+0:4](-[N;+0:5])=[N;+0:6]',
    'Formation of a pyrimidine from an enaminone or alkoxy enone and an amidine or guanidine',
    '烯胺酮或烷氧基烯酮与脒或胍合成嘧啶',
  ],
  [
    '[Br;+0:1]-[C;+0:2]>>[Br;+0:1]-[N;H0;+0]-1-[C;H0;+0](-[C;H2;+0]-[C;H2;+0]-[C;H0;+0]-1=[O;H0;+0])=[O;H0;+0].[C;+0:2]-[O;H1;+0]',
    'Bromide from an alcohol or carboxylic acid with NBS',
    '醇或羧酸制溴化物（NBS）',
  ],
  [
    '[C;+0:1](-[C;+0:2])=[O;+0:3]>>[C;+0:1](=[O;+0:3])-[O;H1;+0].[C;+0:2]',
    'C-Acylation with a carboxylic acid (Claisen type)',
    '与羧酸的 C-酰化（Claisen 型）',
  ],
  [
    '[C;+0:1]-[Cl;+0:2]>>[C;+0:1]-[O;H1;+0].[Cl;+0:2]-[S;H0;+0](-[C;H3;+0])(=[O;H0;+0])=[O;H0;+0]',
    'Chloride from an alcohol or carboxylic acid with mesyl chloride',
    '醇或羧酸制氯化物（甲磺酰氯）',
  ],
  [
    '[C;+0:1]-[N;+0:2]>>[C;+0:1]-[S;H0;+0]-[C;H3;+0].[N;+0:2]',
    'N-Alkylation or N-acylation with a methyl sulfide or thioester',
    '胺与甲硫醚或硫酯的 N-烷基化或 N-酰化',
  ],
  [
    '[C;+0:1]=[C;+0:2]>>[C;+0:1]-[C;H0;+0](=[O;H0;+0])-[O;H1;+0].[C;+0:2]=[O;H0;+0]',
    'Condensation of a carbonyl compound with an acid, with decarboxylation (Doebner type)',
    '羰基化合物与羧酸缩合并脱羧（Doebner 型）',
  ],
  [
    '[C;+0:1]-[N;H0;+0:3]=[N;+1:2]>>[C;+0:1]-[O;H1;+0].[N;+1:2]=[N;H0;-1:3]',
    'Alkyl azide from an alcohol or carboxylic acid',
    '由醇或羧酸制叠氮化物',
  ],
  [
    '[I;+0:1]-[c;+0:2]>>[I;+0:1]-[Cl;H0;+0].[c;+0:2]',
    'Iodination of an aromatic ring with iodine monochloride',
    '芳环的碘代（一氯化碘）',
  ],
  [
    '[C;!H0;+0:1]=[O;+0:2]>>[C;+0:1](=[O;+0:2])-[N;H0;+0](-[C;H3;+0])-[O;H0;+0]-[C;H3;+0]',
    'Reduction of a Weinreb amide to an aldehyde',
    'Weinreb 酰胺还原为醛',
  ],
  [
    '([O;!H0;+0:1].[O;!H0;+0:2])>>[O;+0:1]-[C;H0;+0](-[C;H3;+0])=[O;H0;+0].[O;+0:2]-[C;H0;+0](-[C;H3;+0])=[O;H0;+0]',
    'Cleavage of two acetate esters',
    '乙酸酯的断裂（两处）',
  ],
  [
    '[C;+0:1]=[O;+0:2]>>[C;+0:1].[O;+0:2]=[Se;H0;+0]=[O;H0;+0]',
    'Oxidation of a CH or CH2 group to a carbonyl group',
    'CH 或 CH2 氧化为羰基',
  ],
  [
    '[Cl;+0:1]-[c;+0:2]>>[Cl;+0:1]-[S;H0;+0](-[Cl;H0;+0])(=[O;H0;+0])=[O;H0;+0].[c;+0:2]',
    'Chlorination of an aromatic ring with sulfuryl chloride',
    '芳环的氯代（硫酰氯）',
  ],
  [
    '[O;+0:1]-[S;+0:4](=[O;+0:2])=[O;+0:3]>>[O;+0:1].[O;+0:2]=[S;+0:4](=[O;+0:3])-[O;H0;+0]-[S;H0;+0](-[C;H0;+0](-[F;H0;+0])(-[F;H0;+0])-[F;H0;+0])(=[O;H0;+0])=[O;H0;+0]',
    'Sulfonate ester from triflic anhydride and a hydroxyl group',
    '三氟甲磺酸酐与羟基化合物制备磺酸酯',
  ],
  [
    '[C;+0:1](-[C;+0:2])-[O;!H0;+0:3]>>[C;+0:1]=[O;+0:3].[C;+0:2]-[Li;H0;+0]',
    'Addition of an organolithium reagent to a carbonyl group',
    '有机锂试剂对羰基的加成',
  ],
  [
    '[C;+0:1](-[O;!H0;+0:2])(=[O;+0:3])-[c;+0:4]>>[C;+0:1](=[O;+0:2])=[O;+0:3].[c;+0:4]-[Br;H0;+0]',
    'Addition of an organometallic reagent from an aryl bromide to an acid derivative',
    '由芳基溴制得的金属试剂对羧酸衍生物的加成',
  ],
  [
    '[c;+0:1]:1:[c;H0;+0:3]:[n;H0;+0:5]:[c;+0:2]:[n;+0:4]:1>>[C;+0:1](-[c;H0;+0:3]:[n;H0;+0:5])-[N;+0:4]-[C;+0:2]=[O;H0;+0]',
    'Cyclisation of an amide with a ring nitrogen to a benzimidazole or fused imidazole',
    '带环上氮的酰胺环合成苯并咪唑或稠合咪唑',
  ],
  [
    '([C;+0:1](-[N;+0:2])=[O;+0:4].[O;!H0;+0:3])>>[C;+0:1](=[O;+0:4])-[Cl;H0;+0].[N;+0:2].[O;+0:3]-[C;H0;+0](-[C;H3;+0])=[O;H0;+0]',
    'N-Acylation with an acid chloride and cleavage of an acetate ester',
    '胺与酰氯的 N-酰化，同时乙酸酯的断裂',
  ],
  [
    '[C;+0:1]-1-[C;+0:2]-[O;+0:5]-[N;+0:4]=[C;+0:3]-1>>[C;+0:1]=[C;+0:2].[C;+0:3]=[N;+0:4]-[O;+0:5]',
    'Formation of a five-membered ring with N and O from an alkene and an oxime',
    '烯烃与肟合成五元含 N、O 环',
  ],
  [
    '[C;+0:1]-[N;+0:2]>>[C;+0:1]-[O;H0;+0]-[C;H3;+0].[N;+0:2]',
    'N-Alkylation or N-acylation with a methyl ether, acetal or ester',
    '胺与甲醚、缩醛或甲酯的 N-烷基化或 N-酰化',
  ],
  [
    '([C;+0:1](-[O;+0:3])=[O;+0:4].[O;!H0;+0:2])>>[C;+0:1](-[O;+0:2])=[O;+0:4].[O;+0:3]',
    'Opening of a lactone or lactam, or acyl shift, to a hydroxyl group, giving an ester',
    '内酯或内酰胺开环或酰基迁移至羟基化合物成酯',
  ],
  [
    '([O;!H0;+0:1].[O;!H0;+0:2])>>[O;+0:1]-[Si;H0;+0](-[C;H0;+0](-[C;H3;+0])(-[C;H3;+0])-[C;H3;+0])(-[C;H3;+0])-[C;H3;+0].[O;+0:2]-[Si;H0;+0](-[C;H0;+0](-[C;H3;+0])(-[C;H3;+0])-[C;H3;+0])(-[C;H3;+0])-[C;H3;+0]',
    'Cleavage of two TBS ethers',
    'TBS 醚的断裂（两处）',
  ],
  [
    '[C;+0:1](-[N;+0:2])-[N;+0:3]>>[C;+0:1]=[O;H0;+0].[N;+0:2].[N;+0:3]',
    'Aminal from an aldehyde or ketone and two nitrogen nucleophiles',
    '醛或酮与两个氮亲核试剂成缩醛胺',
  ],
  [
    '[C;+0:1](-[C;+0:2]=[C;+0:3]-[N;+0:4])-[c;+0:5]>>[C;+0:1]=[O;H0;+0].[C;+0:2]-[C;+0:3]=[O;H0;+0].[N;+0:4].[c;+0:5]',
    'Condensation of an aldehyde or ketone with a carbon nucleophile and an arene',
    '醛或酮与碳亲核试剂与芳烃的缩合',
  ],
  [
    '[O;+0:1]=[c;+0:2]:[n;H0;+0:4]:[c;+0:3]>>[O;+0:1]=[c;+0:2]:[o;H0;+0]:[c;+0:3].[N;H2;+0:4]',
    'Exchange of a ring atom for nitrogen, by ring opening and closure',
    '环原子与氮的交换（开环再关环）',
  ],
  [
    '[c;+0:1]:1:[c;+0:2]:[c;+0:4]:[n;H0;+0:5]:[c;+0:3]:1>>[C;+0:1]-1-[C;+0:2]-[C;+0:4](-[O;H0;+0]-[C;+0:3]-1-[O;H0;+0]-[C;H3;+0])-[O;H0;+0]-[C;H3;+0].[N;H2;+0:5]',
    'Formation of a pyrrole from a bis-acetal and an amine',
    '双缩醛与胺合成吡咯',
  ],
  [
    '([C;+0:1](-[N;+0:2])=[O;+0:4].[O;!H0;+0:3])>>[C;+0:1](=[O;+0:4])-[O;H1;+0].[N;+0:2].[O;+0:3]-[C;H0;+0](-[C;H3;+0])(-[C;H3;+0])-[C;H3;+0]',
    'Amide coupling of a carboxylic acid and cleavage of a tert-butyl ester or ether',
    '羧酸的酰胺缩合，同时叔丁酯或叔丁醚的断裂',
  ],
  [
    '[O;+0:1]-[Si;+0:2]>>[O;+0:1].[Si;+0:2]-[O;H0;+0]-[S;H0;+0](-[C;H0;+0](-[F;H0;+0])(-[F;H0;+0])-[F;H0;+0])(=[O;H0;+0])=[O;H0;+0]',
    'Silylation of a hydroxyl group with a silyl triflate',
    '硅基三氟甲磺酸酯对羟基的硅基化',
  ],
  [
    '[C;+0:1](-[N;!H0;!H1;+0:2])(-[N;+0:3])=[O;H0;+0:4]>>[C;+0:1](#[N;+0:2])-[O;H0;-1:4].[N;+0:3]',
    'Urea or carbamate from a cyanate and an amine',
    '氰酸盐与胺制备脲或氨基甲酸酯',
  ],
  [
    '[O;!H0;+0:1]-[c;+0:2]>>[O;+0:1]=[N;H0;+0]-[O;H0;-1].[c;+0:2]-[N;H2;+0]',
    'Phenol from an aniline through its diazonium salt (hydroxylation of an aryl amine)',
    '苯胺经重氮盐水解制酚',
  ],
  [
    '[C;!H0;+0:1]-[N;+0:3]-[C;+0:2]=[O;+0:4]>>[C;+0:1]=[O;H0;+0].[C;+0:2](=[O;+0:4])-[O;H0;+0]-[C;H3;+0].[N;+0:3]',
    'Reductive amination of an aldehyde or ketone with an amine and N-acylation with a methyl ester',
    '醛或酮与胺的还原胺化，同时胺与甲酯的 N-酰化',
  ],
  [
    '[C;!H0;+0:1]=[O;+0:2]>>[C;+0:1](=[O;+0:2])-[O;H0;+0]-[C;H2;+0]-[C;H3;+0]',
    'Reduction of an ethyl ester to an aldehyde',
    '乙酯还原为醛',
  ],
  [
    '[C;+0:1]-[Cl;+0:2]>>[C;+0:1]-[O;H1;+0].[Cl;+0:2]-[C;H2;+0]-[Cl;H0;+0]',
    'Chloride from an alcohol or carboxylic acid',
    '醇或羧酸制氯化物',
  ],
  [
    '([C;+0:1]-[N;+0:3].[N;!H0;+0:2])>>[C;+0:1]-[O;H0;+0]-[C;H2;+0]-[C;H3;+0].[N;+0:2]-[C;H0;+0](-[C;H3;+0])=[O;H0;+0].[N;+0:3]',
    'N-Alkylation or N-acylation with an ethyl ether, acetal or ester and removal of the acetyl group from an amine or amide',
    '胺与乙醚、缩醛或乙酯的 N-烷基化或 N-酰化，同时胺或酰胺上乙酰基的脱除',
  ],
  [
    '[Cl;+0:1]-[c;+0:2]:[n;H0;+0:3]>>[Cl;+0:1]-[P;H0;+0](-[Cl;H0;+0])(-[Cl;H0;+0])=[O;H0;+0].[c;+0:2]:[n;H0;+1:3]-[O;H0;-1]',
    'Chlorination of an azine N-oxide with phosphorus oxychloride',
    '氮杂芳烃 N-氧化物的氯代（三氯氧磷）',
  ],
  [
    '[N;!H0;!H1;+0:1]-[c;+0:2]:1:[c;+0:3]:[c;+0:4]:[n;+0:5]:[n;H0;+0:6]:1>>[N;+0:1]#[C;+0:2]-[C;+0:3]-[C;+0:4]=[O;H0;+0].[N;+0:5]-[N;H1;+0:6]',
    'Formation of a pyrazole from a keto nitrile and a hydrazine or hydrazide',
    '酮腈与肼或酰肼合成吡唑',
  ],
  [
    '[O;!H0;+0:1]>>[O;+0:1]-[C;H1;+0](-[C;H3;+0])-[C;H3;+0]',
    'Cleavage of an isopropyl ester or isopropyl ether',
    '异丙基酯或异丙基醚的断裂',
  ],
  [
    '[O;+0:1]-[P;+0:3]=[O;+0:2]>>[O;+0:1].[O;+0:2]=[P;+0:3]-[Cl;H0;+0]',
    'Phosphorylation of a hydroxyl group with a phosphorus chloride',
    '磷酰氯类对羟基化合物的磷酰化',
  ],
  [
    '[O;!H0;+0:1]>>[O;+0:1]-[C;H2;+0]-[C;H1;+0]=[C;H2;+0]',
    'Cleavage of an allyl ester or allyl ether',
    '烯丙基酯或烯丙基醚的断裂',
  ],
  [
    '[c;+0:1]:1:[c;+0:2]:[n;+0:6]:[c;H0;+0:4]:[c;H0;+0:3]:[n;+0:5]:1>>[C;+0:1](-[C;+0:2]=[O;H0;+0])=[O;H0;+0].[c;H0;+0:3](:[c;H0;+0:4]-[N;+0:6])-[N;+0:5]',
    'Formation of a quinoxaline or fused pyrazine from a dicarbonyl compound and an aromatic diamine',
    '二羰基化合物与芳香二胺合成喹喔啉或稠合吡嗪',
  ],
  [
    '[c;+0:1]:1:[n;+0:3]:[c;+0:2]:[o;H0;+0:5]:[n;+0:4]:1>>[C;+0:1](=[N;+0:3])-[N;+0:4]-[O;H1;+0:5].[C;+0:2](=[O;H0;+0])-[O;H1;+0]',
    'Formation of a 1,2,4-oxadiazole from an amidine or guanidine with a hydroxylamino group and a carboxylic acid',
    '带羟氨基的脒或胍与羧酸合成 1,2,4-噁二唑',
  ],
  [
    '[c;+0:1]:1:[n;+0:4]:[c;H0;+0:2]:[c;H0;+0:3]:[n;H0;+0:5]:1>>[C;+0:1](-[O;H0;+0]-[C;H2;+0]-[C;H3;+0])(-[O;H0;+0]-[C;H2;+0]-[C;H3;+0])-[O;H0;+0]-[C;H2;+0]-[C;H3;+0].[c;H0;+0:2](:[c;H0;+0:3]-[N;H1;+0:5])-[N;+0:4]',
    'Formation of a benzimidazole or fused imidazole from an orthoester and an aromatic diamine',
    '原酸酯与芳香二胺合成苯并咪唑或稠合咪唑',
  ],
  [
    '[C;+0:1](-[O;+0:2])=[O;H0;+0:3]>>[C;+0:1]#[N;H0;+0].[O;+0:2].[O;H1;-1:3]',
    'Hydrolysis or alcoholysis of a nitrile to an acid or ester',
    '腈水解或醇解为羧酸或酯',
  ],
  [
    '[C;+0:1](-[C;+0:2]#[N;+0:4])-[N;+0:3]>>[C;+0:1]=[O;H0;+0].[C;+0:2](#[N;+0:4])-[Si;H0;+0](-[C;H3;+0])(-[C;H3;+0])-[C;H3;+0].[N;+0:3]',
    'Strecker reaction of an aldehyde or ketone',
    '醛或酮的 Strecker 反应',
  ],
  [
    '[C;+0:1](-[C;+0:2]=[C;+0:3]-[N;+0:5])-[N;+0:4]>>[C;+0:1]=[O;H0;+0].[C;+0:2]-[C;+0:3]=[O;H0;+0].[N;+0:4].[N;+0:5]',
    'Mannich-type reaction of an aldehyde or ketone with an amine and a carbon nucleophile',
    '醛或酮、胺与碳亲核试剂的 Mannich 型反应',
  ],
  [
    '[C;+0:1](-[N;+0:2])=[O;+0:3]>>[C;+0:1](=[O;+0:3])-[n;H0;+0]:1:[c;H1;+0]:[c;H1;+0]:[n;H0;+0]:[c;H1;+0]:1.[N;+0:2]',
    'N-Acylation with an acyl or carbamoyl imidazole',
    '胺与酰基或氨甲酰基咪唑的 N-酰化',
  ],
  [
    '[N;!H0;!H1;+0:1]-[c;+0:2]:1:[c;H0;+0:3]:[c;H0;+0:4]:[n;H1;+0:6]:[n;+0:5]:1>>[N;+0:1]#[C;+0:2]-[c;H0;+0:3]:[c;H0;+0:4]-[F;H0;+0].[N;+0:5]-[N;H2;+0:6]',
    'Formation of an indazole or fused pyrazole from a 2-halobenzonitrile and a hydrazine or hydrazide',
    '邻卤代苯甲腈与肼或酰肼合成吲唑或稠合吡唑',
  ],
  [
    '([N;!H0;+0:1].[N;!H0;+0:2])>>[N;+0:1]-[C;H0;+0](-[O;H0;+0]-[C;H0;+0](-[C;H3;+0])(-[C;H3;+0])-[C;H3;+0])=[O;H0;+0].[N;+0:2]-[C;H0;+0](-[O;H0;+0]-[C;H0;+0](-[C;H3;+0])(-[C;H3;+0])-[C;H3;+0])=[O;H0;+0]',
    'Removal of two Boc groups from amines or amides',
    '胺或酰胺上 Boc 的脱除（两处）',
  ],
  [
    '([O;!H0;+0:1].[O;!H0;+0:2].[O;!H0;+0:3])>>[O;+0:1]-[C;H0;+0](-[C;H3;+0])=[O;H0;+0].[O;+0:2]-[C;H0;+0](-[C;H3;+0])=[O;H0;+0].[O;+0:3]-[C;H0;+0](-[C;H3;+0])=[O;H0;+0]',
    'Cleavage of three acetate esters',
    '乙酸酯的断裂（三处）',
  ],
  [
    '[C;+0:1](=[O;+0:2])-[O;H1;+0:3]>>[C;+0:1]=[O;+0:2].[O;H0;-1:3]-[Cl;H0;+1]-[O;H0;-1]',
    'Oxidation of an aldehyde to a carboxylic acid or ester',
    '醛氧化为羧酸或酯',
  ],
  [
    '[c;+0:1]:1:[c;+0:2]:[n;+0:5]:[c;H0;+0:4]:[n;H0;+0:6](:[c;+0:3]:1):[n;H0;+0:7]>>[C;+0:1](-[C;+0:2]=[O;H0;+0])-[C;+0:3]=[O;H0;+0].[c;H0;+0:4](-[N;+0:5]):[n;H0;+0:6]:[n;H1;+0:7]',
    'Formation of a quinazoline or fused pyrimidine from a dicarbonyl compound and an aminoazine',
    '二羰基化合物与氨基氮杂芳烃合成喹唑啉或稠合嘧啶',
  ],
  [
    '[c;+0:1]:1:[n;+0:4]:[c;H0;+0:2]:[c;H0;+0:3]:[n;H0;+0:5]:1>>[C;+0:1](-[N;+0:4]-[c;H0;+0:2]:[c;H0;+0:3]-[N;H1;+0:5])=[O;H0;+0]',
    'Cyclisation of an amide with an aromatic amino group to a benzimidazole or fused imidazole',
    '带芳氨基的酰胺环合成苯并咪唑或稠合咪唑',
  ],
  [
    '[c;+0:1]:1:[n;H0;+0:4]:[c;H0;+0:2]:[c;H0;+0:3]:[n;H1;+0:5]:1>>[C;+0:1]=[O;H0;+0].[c;H0;+0:2](:[c;H0;+0:3]-[N;H2;+0:5])-[N;H0;+1:4](=[O;H0;+0])-[O;H0;-1]',
    'Formation of a benzimidazole or fused imidazole from a carbonyl compound and a nitroaniline (reduced on the way)',
    '羰基化合物与硝基苯胺（反应中还原）合成苯并咪唑或稠合咪唑',
  ],
  [
    '([N;+0:1]-[c;+0:2].[n;H0;+0:3].[n;H1;+0:4])>>[N;+0:1].[c;+0:2]-[Cl;H0;+0].[n;H1;+0:3].[n;H0;+0:4]',
    'N-Arylation with an aryl chloride (SNAr or cross-coupling)',
    '胺与芳基氯的 N-芳基化（芳香亲核取代或交叉偶联）',
  ],
  [
    '[C;+0:1](-[N;+0:2])(-[N;+0:3])=[O;+0:4]>>[C;+0:1](=[O;+0:4])(-[Cl;H0;+0])-[Cl;H0;+0].[N;+0:2].[N;+0:3]',
    'Urea from two molecules of an amine with phosgene',
    '胺（2 分子）与光气制备脲',
  ],
  [
    '[C;+0:1](-[N;+0:2])=[N;+0:3]>>[C;+0:1](=[N;+0:3])-[O;H0;+0]-[C;H2;+0]-[C;H3;+0].[N;+0:2]',
    'Amidine or guanidine from an ethyl imidate and an amine',
    '亚胺酸乙酯与胺制备脒或胍',
  ],
  [
    '[C;+0:1](-[O;+0:2])=[O;+0:3]>>[C;+0:1](=[O;+0:3])-[O;H0;+0]-[C;H3;+0].[O;+0:2]',
    'O-Acylation of a hydroxyl group with a methyl ester',
    '羟基化合物与甲酯的 O-酰化',
  ],
  [
    '[C;+0:1](=[C;+0:2])-[O;!H0;+0:3]>>[C;+0:1](-[O;+0:3]-[C;H2;+0]-[C;H3;+0])=[O;H0;+0].[C;+0:2]',
    'Condensation of an aldehyde or ketone with an active C–H compound (aldol or Knoevenagel) and cleavage of an ethyl ester or ethyl ether',
    '醛或酮与活泼 C–H 化合物的缩合（羟醛或 Knoevenagel），同时乙基酯或乙基醚的断裂',
  ],
  [
    '[C;+0:1](=[N;+0:2])=[O;+0:3]>>[C;+0:1](=[O;+0:3])(-[Cl;H0;+0])-[Cl;H0;+0].[N;+0:2]',
    'Isocyanate from an amine and phosgene',
    '胺与光气制异氰酸酯',
  ],
  [
    '[N;!H0;!H1;+0:1]>>[N;+0:1](-[C;H2;+0]-[c;H0;+0]:1:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:1)-[C;H2;+0]-[c;H0;+0]:2:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:2',
    'Removal of both benzyl groups from an amine or amide',
    '胺或酰胺上两个苄基的脱除',
  ],
  [
    '([C;!H0;+0:1]-[N;+0:3].[N;!H0;+0:2])>>[C;+0:1]=[O;H0;+0].[N;+0:2]-[C;H0;+0](-[O;H0;+0]-[C;H0;+0](-[C;H3;+0])(-[C;H3;+0])-[C;H3;+0])=[O;H0;+0].[N;+0:3]',
    'Reductive amination of an aldehyde or ketone and removal of the Boc group from an amine or amide',
    '醛或酮的还原胺化，同时胺或酰胺上 Boc 的脱除',
  ],
  [
    '[C;!H0;+0:1]-[C;+0:2]>>[C;+0:1]=[O;H0;+0].[C;+0:2]',
    'Reductive C-alkylation with an aldehyde or ketone',
    '与醛或酮的还原 C-烷基化',
  ],
  [
    '[C;+0:1]#[N;+0:2]>>[C;+0:1]=[O;H0;+0].[N;+0:2]-[O;H1;+0]',
    'Nitrile from an aldehyde and a hydroxylamine',
    '醛与羟胺制腈',
  ],
  [
    '[C;+0:1](-[N;H1;+0:2])=[O;+0:3]>>[C;+0:1](=[O;+0:3])-[O;H1;+0].[N;H0;+1:2](=[O;H0;+0])-[O;H0;-1]',
    'N-Acylation of an amine from a nitro compound with a carboxylic acid',
    '硝基还原所得的胺与羧酸的 N-酰化',
  ],
  [
    '[N;!H0;!H1;+0:1]>>[N;+0:1]=[C;H0;+0](-[c;H0;+0]:1:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:1)-[c;H0;+0]:2:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:2',
    'Hydrolysis of an imine-type protecting group to an amine',
    '亚胺型保护基水解为胺',
  ],
  [
    '[c;+0:1]:1:[c;+0:2]:[n;+0:4]:[n;H0;+0:5]:[c;+0:3]:1>>[C;+0:1](=[C;+0:2]-[N;H0;+0](-[C;H3;+0])-[C;H3;+0])-[C;+0:3]=[O;H0;+0].[N;+0:4]-[N;H1;+0:5]',
    'Formation of a pyrazole from an enaminone or alkoxy enone and a hydrazine or hydrazide',
    '烯胺酮或烷氧基烯酮与肼或酰肼合成吡唑',
  ],
  [
    '[c;+0:1]:1:[n;+0:3]:[c;+0:2]:[o;H0;+0:5]:[n;+0:4]:1>>[C;+0:1](=[N;+0:3]-[O;H1;+0])-[N;+0:4].[C;+0:2](=[O;H0;+0:5])-[O;H1;+0]',
    'Formation of a 1,2,4-oxadiazole from an amidoxime and a carboxylic acid',
    '偕胺肟与羧酸合成 1,2,4-噁二唑',
  ],
  [
    '([O;!H0;+0:1].[O;!H0;+0:2].[O;!H0;+0:3].[O;!H0;+0:4])>>[O;+0:1]-[C;H0;+0](-[C;H3;+0])=[O;H0;+0].[O;+0:2]-[C;H0;+0](-[C;H3;+0])=[O;H0;+0].[O;+0:3]-[C;H0;+0](-[C;H3;+0])=[O;H0;+0].[O;+0:4]-[C;H0;+0](-[C;H3;+0])=[O;H0;+0]',
    'Cleavage of four acetate esters',
    '乙酸酯的断裂（四处）',
  ],
  [
    '[C;!H0;+0:1]-[C;+0:2]-[Si;+0:3]>>[C;+0:1]=[C;+0:2].[Si;+0:3]',
    'C-Silylation of an alkene or alkyne',
    '烯烃或炔烃的 C-硅基化',
  ],
  [
    '[C;+0:1](-[C;+0:2]-[O;+0:4])(-[N;+0:3])=[O;+0:5]>>[C;+0:1](-[C;+0:2]-[Cl;H0;+0])(=[O;+0:5])-[Cl;H0;+0].[N;+0:3].[O;+0:4]',
    'O-Alkylation of a hydroxyl group with an alkyl chloride and N-acylation with an acid chloride',
    '羟基化合物与氯代烷的 O-烷基化，同时胺与酰氯的 N-酰化',
  ],
  [
    '[C;+0:1](-[N;+0:3]-[C;+0:2])=[O;+0:4]>>[C;+0:1](=[O;+0:4])-[O;H0;+0]-[C;H2;+0]-[C;H3;+0].[C;+0:2]-[Br;H0;+0].[N;+0:3]',
    'N-Acylation with an ethyl ester and N-alkylation or N-acylation with an alkyl or acyl bromide',
    '胺与乙酯的 N-酰化，同时胺与溴代烷或酰溴的 N-烷基化或 N-酰化',
  ],
  [
    '[C;+0:1](-[N;H0;+0:2])-[c;+0:3]>>[C;+0:1]=[N;H0;+1:2].[c;+0:3]',
    'Addition of an arene to an imine',
    '芳烃对亚胺的加成',
  ],
  [
    '[C;+0:1](=[O;+0:2])-[c;+0:3]>>[C;+0:1]=[O;+0:2].[c;+0:3]',
    'Formylation or acylation of an arene',
    '芳环的甲酰化或酰化',
  ],
  [
    '[N;!H0;!H1;+0:1]-[N;+0:2]>>[N;+0:1](=[O;H0;+0])-[O;H0;-1].[N;+0:2]',
    'N-Nitrosation or diazotisation of an amine (N–N bond formed)',
    '胺的亚硝化或重氮化（形成 N–N 键）',
  ],
  [
    '[O;H0;+0:1]=[S;H0;+0:2]>>[O;H0;-1:1]-[I;H0;+3](-[O;H0;-1])(-[O;H0;-1])-[O;H0;-1].[S;H0;+0:2]',
    'Oxidation at sulfur',
    '硫原子的氧化',
  ],
  [
    '[c;+0:1]-[c;+0:2]>>[c;+0:1]-[Br;H0;+0].[c;+0:2]-[O;H0;+0]-[B;H0;+0](-[O;H0;-1])-[O;H0;-1]',
    'Suzuki coupling of an aryl bromide with a boronic acid or boronate',
    '芳基溴与硼酸或硼酸酯的 Suzuki 偶联',
  ],
  [
    '[c;+0:1]-[c;+0:2]>>[c;+0:1]-[Br;H0;+0].[c;+0:2]-[O;H0;+0]-[B;H0;+0](-[O;H1;+0])-[O;H1;+0]',
    'Suzuki coupling of an aryl bromide with a boronic acid',
    '芳基溴与硼酸的 Suzuki 偶联',
  ],
  ['[n;H0;+0:1]>>[n;H0;+1:1]-[O;H0;-1]', 'Reduction of an N-oxide', 'N-氧化物的还原'],
  [
    '([C;+0:1]-[O;+0:3].[O;!H0;+0:2])>>[C;+0:1]-[Br;H0;+0].[O;+0:2]-[C;H3;+0].[O;+0:3]',
    'O-Alkylation or O-acylation with an alkyl or acyl bromide and cleavage of a methyl ester or methyl ether',
    '羟基与溴代烷或酰溴的 O-烷基化或 O-酰化，同时甲酯的水解或甲醚的断裂',
  ],
  [
    '([N;!H0;+0:1].[O;!H0;+0:2])>>[N;+0:1]-[C;H0;+0](-[O;+0:2])=[O;H0;+0]',
    'Cleavage of a cyclic carbonate, carbamate or urea',
    '环状碳酸酯、氨基甲酸酯或脲的断裂',
  ],
  [
    '[C;!H0;!H1;!H2;+0:1]-[N;+0:2]>>[C;+0:1](-[C;H3;+0])(=[O;H0;+0])-[O;H1;+0].[N;+0:2]',
    'Reductive N-alkylation with an aldehyde or ketone',
    '胺与醛或酮的还原 N-烷基化',
  ],
  ['[C;+0:1](-[N;!H0;!H1;+0:2])=[S;+0:3]>>[C;+0:1]#[N;+0:2].[S;+0:3]', 'Thioamide from a nitrile', '由腈制硫代酰胺'],
  [
    '[c;+0:1]:1:[c;+0:2]:[o;H0;+0:5]:[c;+0:3]:[n;+0:4]:1>>[C;+0:1](-[C;+0:2]-[Cl;H0;+0])=[O;H0;+0].[C;+0:3](-[N;+0:4])=[O;H0;+0:5]',
    'Formation of an oxazole from an alpha-halo carbonyl compound and an amide',
    'α-卤代羰基化合物与酰胺合成噁唑',
  ],
  [
    '[c;+0:1]:1:[n;+0:4]:[c;H0;+0:2]:[c;H0;+0:3]:[n;H0;+0:5]:1>>[C;+0:1](-[Cl;H0;+0])=[O;H0;+0].[c;H0;+0:2](:[c;H0;+0:3]-[N;H1;+0:5])-[N;+0:4]',
    'Formation of a benzimidazole or fused imidazole from an acid halide and an aromatic diamine',
    '酰卤与芳香二胺合成苯并咪唑或稠合咪唑',
  ],
  [
    '[C;+0:1](-[C;+0:2])=[O;+0:3]>>[C;+0:1](=[O;+0:3])-[O;H0;+0]-[C;H0;+0](-[C;H3;+0])(-[C;H3;+0])-[C;H3;+0].[C;+0:2]-[C;H0;+0](=[O;H0;+0])-[O;H1;+0]',
    'C-Acylation with a tert-butyl ester, with decarboxylation',
    '与叔丁酯的 C-酰化并脱羧',
  ],
  [
    '[C;+0:1](-[N;+0:2])(-[N;+0:3])=[O;+0:4]>>[C;+0:1](=[O;+0:4])(-[Cl;H0;+0])-[O;H0;+0]-[c;H0;+0]:1:[c;H1;+0]:[c;H1;+0]:[c;H0;+0](-[N;H0;+1](=[O;H0;+0])-[O;H0;-1]):[c;H1;+0]:[c;H1;+0]:1.[N;+0:2].[N;+0:3]',
    'Urea from two molecules of an amine with 4-nitrophenyl chloroformate',
    '胺（2 分子）与氯甲酸对硝基苯酯制备脲',
  ],
  [
    '[Cl;+0:1]-[c;+0:2]>>[Cl;+0:1]-[C;H0;+0](-[C;H0;+0](-[Cl;H0;+0])(-[Cl;H0;+0])-[Cl;H0;+0])(-[Cl;H0;+0])-[Cl;H0;+0].[c;+0:2]',
    'Chlorination of an aromatic ring with hexachloroethane',
    '芳环的氯代（六氯乙烷）',
  ],
  [
    '[F;H0;+0:1]-[c;+0:2]>>[F;H0;-1:1].[c;+0:2]-[Cl;H0;+0]',
    'Aryl fluoride from an aryl chloride',
    '芳基氯制芳基氟化物',
  ],
  [
    '[O;!H0;+0:1]>>[O;+0:1]-[C;H1;+0](-[c;H0;+0]:1:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:1)-[c;H0;+0]:2:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:[c;H1;+0]:2',
    'Cleavage of a benzhydryl ester or benzhydryl ether',
    '二苯甲基酯或二苯甲基醚的断裂',
  ],
  [
    '[Br;+0:1]-[C;+0:2]>>[Br;+0:1]-[Br;H0;+0].[C;+0:2]-[O;H1;+0]',
    'Bromide from an alcohol or carboxylic acid with bromine',
    '醇或羧酸制溴化物（溴）',
  ],
  [
    '[Br;+0:1]-[C;+0:2]>>[Br;+0:1].[C;+0:2]-[O;H1;+0]',
    'Bromide from an alcohol or carboxylic acid',
    '醇或羧酸制溴化物',
  ],
  ['[C;+0:1]#[N;+0:2]>>[C;+0:1]=[N;+0:2]-[O;H1;+0]', 'Nitrile from an aldoxime', '醛肟脱水制腈'],
  [
    '[C;+0:1](-[N;H1;+0:2])=[O;+0:3]>>[C;+0:1](=[O;+0:3])-[O;H0;+0]-[C;H2;+0]-[C;H3;+0].[N;H0;+1:2](=[O;H0;+0])-[O;H0;-1]',
    'N-Acylation of an amine from a nitro compound with an ethyl ester',
    '硝基还原所得的胺与乙酯的 N-酰化',
  ],
  [
    '[C;+0:1](=[O;+0:2])-[c;+0:3]>>[C;+0:1]-[O;+0:2]-[C;H1;+0](-[Cl;H0;+0])-[Cl;H0;+0].[c;+0:3]',
    'Formylation or acylation of an arene (Rieche or Gattermann type)',
    '芳环的甲酰化或酰化（Rieche 或 Gattermann 型）',
  ],
  [
    '[C;+0:1]-[n;H0;+0:4]:[c;H0;+0:3]=[O;+0:2]>>[C;+0:1]-[Br;H0;+0].[O;+0:2]-[c;H0;+0:3]:[n;H0;+0:4]',
    'N-Alkylation or N-acylation of an azole with an alkyl or acyl bromide',
    '唑类与溴代烷或酰溴的 N-烷基化或 N-酰化',
  ],
  [
    '[C;+0:1]=[C;+0:2]>>[C;+0:1]-[C;+0:2]-[Br;H0;+0]',
    'Elimination from an alkyl bromide to an alkene',
    '溴代烷消除成烯',
  ],
  [
    '[Cl;+0:1]-[c;+0:2]>>[Cl;+0:1]-[Cl;H0;+0].[c;+0:2]',
    'Chlorination of an aromatic ring with chlorine',
    '芳环的氯代（氯气）',
  ],
  [
    '[N;+0:1]-[c;+0:2]>>[N;+0:1].[c;+0:2]-[O;H0;+0]-[C;H2;+0]-[C;H3;+0]',
    'N-Arylation with an ethoxyarene',
    '胺与乙氧基芳烃的 N-芳基化',
  ],
  [
    '[O;+0:1]=[S;+0:3](=[O;+0:2])-[c;+0:4]>>[O;+0:1]=[S;+0:3](=[O;+0:2])-[Cl;H0;+0].[c;+0:4]',
    'Sulfonation or sulfonylation of an arene with a sulfonyl chloride or chlorosulfonic acid',
    '芳环的磺化或磺酰化（磺酰氯或氯磺酸）',
  ],
  [
    '[c;+0:1]:1:[c;+0:2]:[o;H0;+0:5]:[c;+0:3]:[n;+0:4]:1>>[C;+0:1](-[C;+0:2]=[O;H0;+0:5])-[N;+0:4]-[C;+0:3]=[O;H0;+0]',
    'Cyclisation of an amide with a carbonyl group to an oxazole',
    '带羰基的酰胺环合成噁唑',
  ],
  [
    '[c;+0:1]:1:[n;+0:3]:[c;+0:2]:[o;H0;+0:5]:[n;+0:4]:1>>[C;+0:1](-[N;+0:3]-[O;H1;+0])=[N;+0:4].[C;+0:2](-[O;H1;+0:5])=[O;H0;+0]',
    'Formation of a 1,2,4-oxadiazole from an amidine or guanidine with a hydroxylamino group and an ester',
    '带羟氨基的脒或胍与酯合成 1,2,4-噁二唑',
  ],
  [
    '[C;+0:1](-[O;+0:2])-[O;+0:3]>>[C;+0:1]=[O;H0;+0].[O;+0:2].[O;+0:3]',
    'Acetal or ketal from an aldehyde or ketone and hydroxyl groups',
    '醛或酮与羟基成缩醛或缩酮',
  ],
  [
    '[N;!H0;!H1;+0:1]>>[N;+0:1](-[C;H2;+0]-[c;H0;+0]:1:[c;H1;+0]:[c;H1;+0]:[c;H0;+0](-[O;H0;+0]-[C;H3;+0]):[c;H1;+0]:[c;H1;+0]:1)-[C;H2;+0]-[c;H0;+0]:2:[c;H1;+0]:[c;H1;+0]:[c;H0;+0](-[O;H0;+0]-[C;H3;+0]):[c;H1;+0]:[c;H1;+0]:2',
    'Removal of both PMB groups from an amine or amide',
    '胺或酰胺上两个 PMB 的脱除',
  ],
];
