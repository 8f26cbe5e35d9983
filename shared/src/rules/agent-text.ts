// Reagents, catalysts and solvents as a reader writes them. Formulas and abbreviations (K2CO3, HATU, THF, DMF) are the same in
// Chinese papers; what is an English word or phrase has a Chinese one. Names of people stay in Latin letters.

import type { Culture } from '../constants/locale.ts';
import { closeHanGaps } from './han-gaps.ts';

const words: Readonly<Record<string, string>> = {
  water: '水',
  neat: '无溶剂',
  toluene: '甲苯',
  benzene: '苯',
  xylene: '二甲苯',
  chlorobenzene: '氯苯',
  'o-dichlorobenzene': '邻二氯苯',
  nitrobenzene: '硝基苯',
  trifluorotoluene: '三氟甲苯',
  anisole: '苯甲醚',
  'diphenyl ether': '二苯醚',
  'diisopropyl ether': '异丙醚',
  'diethyl ether': '乙醚',
  diglyme: '二甘醇二甲醚',
  pentane: '戊烷',
  hexane: '己烷',
  heptane: '庚烷',
  cyclohexane: '环己烷',
  '1,4-dioxane': '1,4-二氧六环',
  dioxane: '1,4-二氧六环',
  '1,2-dichloroethane': '1,2-二氯乙烷',
  acetone: '丙酮',
  '2-butanone': '2-丁酮',
  '4-methyl-2-pentanone': '4-甲基-2-戊酮',
  'ethyl acetate': '乙酸乙酯',
  'dimethyl carbonate': '碳酸二甲酯',
  acetonitrile: '乙腈',
  nitromethane: '硝基甲烷',
  formamide: '甲酰胺',
  sulfolane: '环丁砜',
  'carbon disulfide': '二硫化碳',
  methanol: '甲醇',
  ethanol: '乙醇',
  '2-propanol': '异丙醇',
  isobutanol: '异丁醇',
  't-amyl alcohol': '叔戊醇',
  'n-pentanol': '正戊醇',
  'isoamyl alcohol': '异戊醇',
  trifluoroethanol: '三氟乙醇',
  '2-methoxyethanol': '2-甲氧基乙醇',
  '2-ethoxyethanol': '2-乙氧基乙醇',
  'ethylene glycol': '乙二醇',
  'diethylene glycol': '二甘醇',
  'acetic acid': '乙酸',
  'formic acid': '甲酸',
  'propionic acid': '丙酸',
  'phosphate buffer': '磷酸盐缓冲液',
  pyridine: '吡啶',
  '2,6-lutidine': '2,6-二甲基吡啶',
  quinoline: '喹啉',
  '8-hydroxyquinoline': '8-羟基喹啉',
  '8-hydroxyquinoline N-oxide': '8-羟基喹啉 N-氧化物',
  imidazole: '咪唑',
  'N-methylimidazole': 'N-甲基咪唑',
  '3,5-dimethylpyrazole': '3,5-二甲基吡唑',
  '1,10-phenanthroline': '1,10-菲咯啉',
  piperidine: '哌啶',
  pyrrolidine: '吡咯烷',
  proline: '脯氨酸',
  morpholine: '吗啉',
  'N-methylmorpholine': 'N-甲基吗啉',
  'N-ethylmorpholine': 'N-乙基吗啉',
  diethylamine: '二乙胺',
  diisopropylamine: '二异丙胺',
  ethylenediamine: '乙二胺',
  tetramethylethylenediamine: '四甲基乙二胺',
  tetramethylguanidine: '四甲基胍',
  'N,N-dimethylaniline': 'N,N-二甲基苯胺',
  'N,N-diethylaniline': 'N,N-二乙基苯胺',
  'N,N-dimethylglycine': 'N,N-二甲基甘氨酸',
  'N,N′-dimethylethylenediamine': 'N,N′-二甲基乙二胺',
  'trans-N,N′-dimethylcyclohexane-1,2-diamine': '反-N,N′-二甲基环己烷-1,2-二胺',
  '(R)- or (S)-1-phenylethylamine': '(R)- 或 (S)-1-苯乙胺',
  'benzophenone imine': '二苯甲酮亚胺',
  'oxalyl chloride': '草酰氯',
  'acetyl chloride': '乙酰氯',
  'ethyl chloroformate': '氯甲酸乙酯',
  'isobutyl chloroformate': '氯甲酸异丁酯',
  'benzyl chloroformate': '氯甲酸苄酯',
  '1-chloroethyl chloroformate': '1-氯乙基氯甲酸酯',
  'the sulfonyl chloride or anhydride': '磺酰氯或磺酸酐',
  triphosgene: '三光气',
  'cyanuric fluoride': '三聚氟氰',
  formaldehyde: '甲醛',
  'trimethyl orthoformate': '原甲酸三甲酯',
  'triethyl orthoformate': '原甲酸三乙酯',
  'isoamyl nitrite': '亚硝酸异戊酯',
  'isoamyl or n-butyl nitrite': '亚硝酸异戊酯或亚硝酸正丁酯',
  'camphorsulfonic acid': '樟脑磺酸',
  'pivalic acid': '特戊酸',
  'polyphosphoric acid': '多聚磷酸',
  'L- or D-tartaric acid': 'L- 或 D-酒石酸',
  'diethyl D- or L-tartrate': 'D- 或 L-酒石酸二乙酯',
  'N,N-dimethylbarbituric acid': 'N,N-二甲基巴比妥酸',
  'N-hydroxysuccinimide': 'N-羟基丁二酰亚胺',
  'potassium phthalimide': '邻苯二甲酰亚胺钾',
  'sodium ascorbate': '抗坏血酸钠',
  'ceric ammonium nitrate': '硝酸铈铵',
  'cumene hydroperoxide': '异丙苯过氧化氢',
  'dibutyltin dilaurate': '二月桂酸二丁基锡',
  'dimethyl sulfide': '二甲硫醚',
  urea: '尿素',
  thiourea: '硫脲',
  thiamine: '硫胺素',
  phenol: '苯酚',
  '2-methyl-2-butene': '2-甲基-2-丁烯',
  '18-crown-6': '18-冠-6',
  '15-crown-5': '15-冠-5',
  '(R)- or (S)-2-methyl-CBS-oxazaborolidine': '(R)- 或 (S)-2-甲基-CBS-噁唑硼烷',
  'Raney Ni': 'Raney 镍',
  'Lindlar catalyst': 'Lindlar 催化剂',
  "Lawesson's reagent": 'Lawesson 试剂',
  'Lawesson’s reagent': 'Lawesson 试剂',
  'Ohira–Bestmann reagent': 'Ohira–Bestmann 试剂',
  'Dess–Martin periodinane': 'Dess–Martin 高碘烷',
  oleum: '发烟硫酸',
  'amine hydrochloride': '胺的盐酸盐',
  'excess amine': '过量胺',
  amine: '胺',
  base: '碱',
  heat: '加热',
  light: '光照',
  air: '空气',
  brine: '饱和食盐水',
  'Cr or Mn salt': '铬盐或锰盐',
  'potassium phosphate buffer': '磷酸钾缓冲液',
  'Tris buffer': 'Tris 缓冲液',
  'HEPES buffer': 'HEPES 缓冲液',
  'triethanolamine buffer': '三乙醇胺缓冲液',
  'citrate buffer': '柠檬酸盐缓冲液',
  'acetate buffer': '乙酸盐缓冲液',
  'ammonia buffer': '氨缓冲液',
  'ammonium formate buffer': '甲酸铵缓冲液',
  'ammonium carbamate buffer': '氨基甲酸铵缓冲液',
  'potassium bicarbonate buffer': '碳酸氢钾缓冲液',
  glucose: '葡萄糖',
  isopropylamine: '异丙胺',
  'ammonium formate': '甲酸铵',
  'ammonium carbamate': '氨基甲酸铵',
  '2-oxoglutaric acid': '2-酮戊二酸',
  'ascorbic acid': '抗坏血酸',
  'vinyl acetate': '乙酸乙烯酯',
  'isopropenyl acetate': '乙酸异丙烯酯',
  'ethyl methoxyacetate': '甲氧基乙酸乙酯',
  'Shvo catalyst': 'Shvo 催化剂',
  'acetyl phosphate': '乙酰磷酸',
  sucrose: '蔗糖',
  glycine: '甘氨酸',
  'n-hexadecane': '正十六烷',
};

const remarks: Readonly<Record<string, string>> = {
  catalyst: '催化量',
  'work-up': '后处理',
  'second step': '第二步',
  hydrolysis: '水解',
  dilute: '稀',
  trace: '痕量',
  optional: '可选',
  ylide: '叶立德',
  'malonate salt': '丙二酸盐',
  'phase transfer': '相转移',
  '1 equiv': '1 当量',
  '2 equiv': '2 当量',
};

/** A reagent, catalyst or solvent in the reader's language; as it is where that language writes the same. */
export function agentText(name: string, culture: Culture): string {
  return culture === 'zh-CN' ? closeHanGaps(inChinese(name)) : name;
}

function inChinese(name: string): string {
  const word = words[name];
  if (word !== undefined) return word;
  const [, before, remark] = /^(.+) \(([^()]+)\)$/.exec(name) ?? [];
  if (before !== undefined && remark !== undefined) return `${inChinese(before)}（${remarkInChinese(remark)}）`;
  const [, later] = /^then (.+)$/.exec(name) ?? [];
  if (later !== undefined) return later.startsWith('heat') ? '然后加热' : `然后加 ${inChinese(later)}`;
  if (name.includes(', ')) return name.split(', ').map(inChinese).join('、');
  // Mixed solvents: 1,4-dioxane/H2O. Pd/C is one name.
  const mixed = name.split('/');
  if (mixed.some((one) => words[one] !== undefined)) return mixed.map(inChinese).join('/');
  if (name.includes(' or ')) return name.split(' or ').map(inChinese).join(' 或 ');
  const [, aqueous] = /^(?:aq\.|aqueous) (.+)$/.exec(name) ?? [];
  if (aqueous !== undefined) return `${inChinese(aqueous)} 水溶液`;
  const [, concentrated] = /^conc\. (.+)$/.exec(name) ?? [];
  return concentrated === undefined ? name : `浓 ${inChinese(concentrated)}`;
}

function remarkInChinese(remark: string): string {
  const [, source] = /^ylide from (?:the )?(.+)$/.exec(remark) ?? [];
  if (source !== undefined) return source === 'phosphonium salt' ? '由季鏻盐生成叶立德' : `由 ${source} 生成叶立德`;
  return remarks[remark] ?? remark;
}
