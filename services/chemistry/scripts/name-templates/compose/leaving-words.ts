// What a reactant is called by the group that leaves it, and what a group is called that comes off.

import { parts } from '../words.ts';
import { phrase, type Phrase } from './phrases.ts';

/** The carbon that a group leaves. */
export type CarbonKind = 'alkyl' | 'open' | 'aryl' | 'acyl' | 'imidoyl' | 'thioacyl' | 'alkenyl' | 'nitrile';

type Table = Readonly<Record<string, Phrase>>;

function words(part: string): Table {
  return parts[part] ?? {};
}

const alkyls: Table = {
  ...words('alkyl'),
  F: phrase('an alkyl fluoride', '氟代烷'),
  OH: phrase('an alcohol', '醇'),
  OMe: phrase('a methyl ether or acetal', '甲醚或缩醛'),
  OEt: phrase('an ethyl ether or acetal', '乙醚或缩醛'),
  OAc: phrase('an acetate', '乙酸酯'),
  OCOCF3: phrase('a trifluoroacetate', '三氟乙酸酯'),
  OBz: phrase('a benzoate', '苯甲酸酯'),
  OBoc: phrase('a tert-butyl carbonate', '碳酸叔丁酯'),
  'OC(NH)CCl3': phrase('a trichloroacetimidate', '三氯乙酰亚胺酯'),
  NMe2: phrase('a dimethylamine', '二甲胺衍生物'),
  NO2: phrase('a nitro compound', '硝基化合物'),
  SMe: phrase('a methyl sulfide', '甲硫醚'),
  SEt: phrase('an ethyl sulfide', '乙硫醚'),
  Ms: phrase('a methyl sulfone', '甲基砜'),
  CN: phrase('a nitrile, with loss of cyanide', '腈（失去氰基）'),
  CO2H: phrase('a carboxylic acid, with decarboxylation', '羧酸（伴随脱羧）'),
  '=O': phrase('an aldehyde or ketone', '醛或酮'),
  '=N2': phrase('a diazo compound', '重氮化合物'),
  MgX: phrase('a Grignard reagent', 'Grignard试剂'),
  ZnX: phrase('an organozinc reagent', '有机锌试剂'),
  ZnEt: phrase('a dialkylzinc reagent', '二烷基锌试剂'),
  Li: phrase('an organolithium reagent', '有机锂试剂'),
  TMS: phrase('a trimethylsilyl compound', '三甲基硅化合物'),
};

const aryls: Table = {
  ...words('aryl'),
  OH: phrase('a hydroxyarene', '羟基芳烃'),
  OMe: phrase('a methoxyarene', '甲氧基芳烃'),
  OEt: phrase('an ethoxyarene', '乙氧基芳烃'),
  OPh: phrase('a phenoxyarene', '苯氧基芳烃'),
  NO2: phrase('a nitroarene', '硝基芳烃'),
  NH2: phrase('an aniline (through its diazonium salt)', '苯胺（经重氮盐）'),
  SMe: phrase('a methylthioarene', '甲硫基芳烃'),
  SEt: phrase('an ethylthioarene', '乙硫基芳烃'),
  SOMe: phrase('a methylsulfinylarene', '甲基亚磺酰基芳烃'),
  Ms: phrase('a methylsulfonylarene', '甲磺酰基芳烃'),
  Ts: phrase('a tosylarene', '对甲苯磺酰基芳烃'),
  CN: phrase('a cyanoarene', '氰基芳烃'),
  CO2H: phrase('an aromatic acid, with decarboxylation', '芳香酸（伴随脱羧）'),
  TMS: phrase('a trimethylsilylarene', '三甲基硅基芳烃'),
  MgX: phrase('an aryl Grignard reagent', '芳基Grignard试剂'),
  ZnX: phrase('an arylzinc reagent', '芳基锌试剂'),
  Li: phrase('an aryllithium reagent', '芳基锂试剂'),
  '=O': phrase('a cyclic lactam or enone', '环状内酰胺或烯酮'),
};

const acyls: Table = {
  ...words('acylHalide'),
  ...words('anhydride'),
  ...words('ester'),
  I: phrase('an acid iodide', '酰碘'),
  OH: phrase('a carboxylic acid', '羧酸'),
  'O-': phrase('a carboxylate', '羧酸盐'),
  '=O': phrase('a carboxylic acid', '羧酸'),
  NH2: phrase('a primary amide or urea', '伯酰胺或脲'),
  NMe2: phrase('a dimethylamide', '二甲酰胺类'),
  'N(Me)OMe': phrase('a Weinreb amide', 'Weinreb 酰胺'),
  morpholine: phrase('a morpholine amide', '吗啉酰胺'),
  imidazole: phrase('an acyl or carbamoyl imidazole', '酰基或氨甲酰基咪唑'),
  OBoc: phrase('a mixed tert-butyl carbonic anhydride', '碳酸叔丁酯混酐'),
  OCCl3: phrase('a trichloromethyl carbonate or chloroformate', '碳酸三氯甲酯或氯甲酸三氯甲酯'),
  CCl3: phrase('a trichloromethyl ketone', '三氯甲基酮'),
  Me: phrase('a methyl ketone', '甲基酮'),
  SMe: phrase('a methyl thioester or thiocarbamate', '硫代甲酯'),
  '#N': phrase('a nitrile', '腈'),
};

const imidoyls: Table = {
  Cl: phrase('an imidoyl chloride', '亚胺酰氯'),
  Br: phrase('an imidoyl bromide', '亚胺酰溴'),
  OMe: phrase('a methyl imidate', '亚胺酸甲酯'),
  OEt: phrase('an ethyl imidate', '亚胺酸乙酯'),
  OiPr: phrase('an isopropyl imidate', '亚胺酸异丙酯'),
  OPh: phrase('a phenyl imidate', '亚胺酸苯酯'),
  SMe: phrase('an S-methyl isothiourea or thioimidate', 'S-甲基异硫脲或硫代亚胺酸酯'),
  SEt: phrase('an S-ethyl isothiourea or thioimidate', 'S-乙基异硫脲或硫代亚胺酸酯'),
  '=O': phrase('an amide or urea', '酰胺或脲'),
  '=S': phrase('a thioamide or thiourea', '硫代酰胺或硫脲'),
  NH2: phrase('an amidine or guanidine', '脒或胍'),
  NMe2: phrase('a dimethylamidine', '二甲基脒'),
};

const alkenyls: Table = {
  Cl: phrase('an alkenyl chloride', '氯代烯烃'),
  Br: phrase('an alkenyl bromide', '溴代烯烃'),
  I: phrase('an alkenyl iodide', '碘代烯烃'),
  F: phrase('an alkenyl fluoride', '氟代烯烃'),
  OTf: phrase('an alkenyl triflate', '烯基三氟甲磺酸酯'),
  OMe: phrase('a methyl enol ether', '烯醇甲醚'),
  OEt: phrase('an ethyl enol ether', '烯醇乙醚'),
  OH: phrase('an enol or 1,3-dicarbonyl compound', '烯醇或1,3-二羰基化合物'),
  NMe2: phrase('an enaminone', '烯胺酮'),
  SMe: phrase('a methylthioalkene', '甲硫基烯烃'),
  '=O': phrase('an enolizable ketone', '可烯醇化的酮'),
};

/** Where the pattern asks for no more than an aliphatic carbon. */
const opens: Table = {
  F: phrase('an alkyl or acyl fluoride', '氟代烷或酰氟'),
  OH: phrase('an alcohol or carboxylic acid', '醇或羧酸'),
  OMe: phrase('a methyl ether, acetal or ester', '甲醚、缩醛或甲酯'),
  OEt: phrase('an ethyl ether, acetal or ester', '乙醚、缩醛或乙酯'),
  OAc: phrase('an acetate or mixed anhydride', '乙酸酯或混酐'),
  NH2: phrase('a primary amine or amide', '伯胺或伯酰胺'),
  NMe2: phrase('a dimethylamine or dimethylamide', '二甲胺或二甲酰胺衍生物'),
  SMe: phrase('a methyl sulfide or thioester', '甲硫醚或硫酯'),
};

const tables: Readonly<Record<CarbonKind, Table>> = {
  alkyl: alkyls,
  open: { ...alkyls, ...words('carbonHalide'), ...opens },
  aryl: aryls,
  acyl: acyls,
  imidoyl: imidoyls,
  thioacyl: {
    Cl: phrase('a thiocarbonyl chloride', '硫代酰氯'),
    imidazole: phrase('a thiocarbonyl imidazole', '硫代羰基咪唑'),
    '=S': phrase('carbon disulfide or a dithio acid', '二硫化碳或二硫代酸'),
    SMe: phrase('a methyl dithioester or dithiocarbamate', '二硫代酸甲酯'),
    OH: phrase('a thioacid', '硫代酸'),
  },
  alkenyl: alkenyls,
  nitrile: { Br: phrase('cyanogen bromide', '溴化氰'), Cl: phrase('cyanogen chloride', '氯化氰') },
};

/** Whatever no table has, by the atom that leaves and what is on it. */
const shapes: readonly (readonly [pattern: RegExp, word: Phrase])[] = [
  [/^B(?!r)|^\*B|^\*\[B|^\*OB/, phrase('a boronic acid derivative', '硼酸衍生物')],
  [/^Sn|^\*\[Sn|^\*\[C.*Sn/, phrase('an organotin compound', '有机锡化合物')],
  [/^\*\[Mg/, phrase('a Grignard reagent', 'Grignard试剂')],
  [/^\*\[Zn/, phrase('an organozinc reagent', '有机锌试剂')],
  [/^\*\[Cu/, phrase('an organocopper reagent', '有机铜试剂')],
  [/^\*\[?Al/, phrase('an organoaluminum reagent', '有机铝试剂')],
  [/^\*\[Li/, phrase('an organolithium reagent', '有机锂试剂')],
  [/^T[BMEI]|^\*\[Si/, phrase('an organosilicon compound', '有机硅化合物')],
  [
    /^\*=?\[(?:Hg|Pd|Cr|Ti|Zr|Mn|In|Ce|Ru|Na|K|Ge|Pb|Bi|Te|Fe|Co|Ni|Ag|Au|Pt|Rh)/,
    phrase('an organometallic compound', '金属有机化合物'),
  ],
  [/^PPh3|^=PPh3|^\*=?\[?P/, phrase('an organophosphorus compound', '有机磷化合物')],
  [/^\*OS|^OS|^OTs|^OMs|^ONs|^OTf/, phrase('a sulfonate', '磺酸酯')],
  [/^\*OP/, phrase('a phosphate', '磷酸酯')],
  [/^\*OC\(=O\)O|^\*OC\(=O\)N/, phrase('a carbonate or carbamate', '碳酸酯或氨基甲酸酯')],
  [/^\*OC\(=O\)|^\*OC=O|^OCO|^OAc|^OPiv|^OBz/, phrase('an ester (loss of the acyloxy group)', '酯（失去酰氧基）')],
  [/^\*OC\(=N|^\*OC\(.*=N|^\*ON|^\*On/, phrase('an activated ester', '活化酯')],
  [/^\*O[cn]|^OP/, phrase('an aryl ether or ester', '芳基醚或芳基酯')],
  [/^\*?O/, phrase('an ether or ester', '醚或酯')],
  [/^\*S\(=O\)\(=O\)|^Ts|^Ms|^PhSO2/, phrase('a sulfone', '砜')],
  [/^\*S\(=O\)/, phrase('a sulfoxide', '亚砜')],
  [/^\*=?S|^=S/, phrase('a thioether or thiocarbonyl compound', '硫醚或硫羰基化合物')],
  [/^\*\[N\+?\]?\(=O\)|^NO2/, phrase('a nitro compound', '硝基化合物')],
  [/^\*\[N\+\]#N|^\*N=\[N\+\]/, phrase('a diazonium salt or azide', '重氮盐或叠氮化物')],
  [/^\*\[N\+\]|^\*\[n\+\]/, phrase('a quaternary ammonium salt', '季铵盐')],
  [/^\*n/, phrase('an N-substituted azole', 'N-取代唑类')],
  [/^\*=N|^=N/, phrase('an imine, hydrazone or diazo compound', '亚胺、腙或重氮化合物')],
  [/^\*?N|morpholine|piperazine|succinimide|imidazole/, phrase('an amine or amide that leaves', '可离去的胺或酰胺')],
  [/^\*?I/, phrase('an iodonium compound', '碘鎓化合物')],
  [/^\*=C|^=C/, phrase('an alkene', '烯烃')],
  [/^\*#|^#/, phrase('a nitrile', '腈')],
  [/^ring$/, phrase('a heterocycle that opens', '开环的杂环')],
];

const plain = phrase('a compound that loses a carbon group', '失去含碳基团的化合物');

/** What a reactant is called that the groups leave at a carbon of a kind; undefined where nothing leaves. */
export function leavingWords(kind: CarbonKind, labels: readonly string[]): Phrase | undefined {
  const pair = labels.toSorted().join('+');
  if (labels.some((label) => label.includes('[BH'))) return phrase('an acyloxyborohydride', '酰氧基硼氢化物');
  const known = pairs[pair];
  if (known && labels.length > 1) return known;
  const table = tables[kind];
  const best = labels.find((label) => table[label]) ?? labels[0];
  if (best === undefined) return undefined;
  return table[best] ?? alkyls[best] ?? shapes.find(([pattern]) => pattern.test(best))?.[1] ?? plain;
}

/** Several groups that leave one carbon. */
const pairs: Table = {
  'Cl+Cl': phrase('a gem-dichloride, phosgene or a similar dichloride', '偕二氯化物、光气或类似二氯化物'),
  'OMe+OMe': phrase('a dimethyl acetal', '二甲基缩醛'),
  'OEt+OEt': phrase('a diethyl acetal', '二乙基缩醛'),
  'OMe+OMe+OMe': phrase('trimethyl orthoformate or another methyl orthoester', '原甲酸三甲酯或其他原酸三甲酯'),
  'OEt+OEt+OEt': phrase('triethyl orthoformate or another ethyl orthoester', '原甲酸三乙酯或其他原酸三乙酯'),
  'NMe2+OMe+OMe': phrase('DMF dimethyl acetal', 'DMF 二甲基缩醛'),
  'NMe2+OMe': phrase('DMF dimethyl acetal', 'DMF 二甲基缩醛'),
  'NMe2+OtBu': phrase('Bredereck reagent', 'Bredereck 试剂'),
  '=O+OH': phrase('a carboxylic acid', '羧酸'),
  '=O+O-': phrase('a carboxylate', '羧酸盐'),
  '=O+OMe': phrase('a methyl ester', '甲酯'),
  '=O+OEt': phrase('an ethyl ester', '乙酯'),
  '=O+OtBu': phrase('a tert-butyl ester', '叔丁酯'),
  '=O+Cl': phrase('an acid chloride', '酰氯'),
  '=O+NMe2': phrase('a dimethylamide such as DMF', '二甲酰胺（如DMF）'),
  '=O+NH2': phrase('a primary amide', '伯酰胺'),
  'imidazole+imidazole': phrase('CDI', 'CDI'),
  'OCCl3+OCCl3': phrase('triphosgene', '三光气'),
  'Cl+OCCl3': phrase('diphosgene', '双光气'),
  'Br+Br': phrase('a gem-dibromide', '偕二溴化物'),
  'I+I': phrase('a gem-diiodide', '偕二碘化物'),
  'Cl+OPNP': phrase('4-nitrophenyl chloroformate', '氯甲酸对硝基苯酯'),
  'Cl+OPh': phrase('phenyl chloroformate', '氯甲酸苯酯'),
  'OPh+OPh': phrase('diphenyl carbonate or its cyanoimide', '碳酸二苯酯或其氰亚胺'),
  'SMe+SMe': phrase('a dimethyl dithioacetal', '二甲硫缩醛'),
};

const removable = words('group');

const removedShapes: readonly (readonly [pattern: RegExp, word: Phrase])[] = [
  [/^T(?:BS|ES|MS)|^\*\[Si/, phrase('silyl', '硅基')],
  [/^\*C\(=O\)O|^\*C\(=O\)\[O/, phrase('alkoxycarbonyl', '烷氧羰基')],
  [/^\*C\(=O\)N|^\*C\(N.*\)=O/, phrase('carbamoyl', '氨甲酰基')],
  [/^\*C\(=O\)|^\*C\(.*\)=O$|^\*C=O|^CO/, phrase('acyl', '酰基')],
  [/^\*S\(=O\)\(=O\)|^\*S\(.*\)\(=O\)=O/, phrase('sulfonyl', '磺酰基')],
  [/^\*S\(=O\)|^\*S\(.*\)=O$/, phrase('sulfinyl', '亚磺酰基')],
  [/^\*P/, phrase('phosphoryl', '磷酰基')],
  [/^\*CO[A-Z]|^\*C\(.*\)O[A-Z]|^\*C1CCC+O1/, phrase('acetal-type', '缩醛型')],
  [/^\*C\([^*]*c1|^\*Cc1/, phrase('benzyl-type', '苄型')],
  [/^\*[cn]/, phrase('aryl', '芳基')],
  [/^\*CC#N|^\*CCC#N/, phrase('cyanoethyl', '氰乙基')],
  [/^\*\[?C/, phrase('alkyl', '烷基')],
  [/^\*B|^\*\[B|^B(?!r|n|z)/, phrase('boron', '硼基')],
];

/** What a group is called that comes off, without an article; undefined where there is no word. */
export function groupWords(label: string): Phrase | undefined {
  return removable[label] ?? removedShapes.find(([pattern]) => pattern.test(label))?.[1];
}
