// Salts of metals, onium salts, inorganic salts and organometallic compounds in Chinese.

import { ofAminoAcid } from './acid-forms.ts';
import { baresIn, halogens } from './radicals.ts';
import { wordIn } from './scanner.ts';

const metals: Readonly<Record<string, string>> = {
  锂: 'lithium',
  钠: 'sodium',
  钾: 'potassium',
  铷: 'rubidium',
  铯: 'cesium',
  铵: 'ammonium',
  银: 'silver',
  镁: 'magnesium',
  钙: 'calcium',
  钡: 'barium',
  锌: 'zinc',
  锡: 'tin',
};

// 苯甲酸钠, 丁二酸二钠, 叔丁醇钾, 4-甲基苯亚磺酸钠, 苯基三氟硼酸钾, 二异丙基氨基锂, 邻苯二甲酰亚胺钾.
export function metalSalts(name: string): string[] {
  const [, base = '', count = '', metal = '', salt = ''] =
    /^(.+?)([二三单]?)([锂钠钾铷铯铵银镁钙钡锌])(盐?)$/.exec(name) ?? [];
  const cation = metals[metal];
  if (cation === undefined) return [];
  const multiple = { 二: 'di', 三: 'tri', 单: 'mono' }[count] ?? '';
  const acid = base.endsWith('酸') ? base.slice(0, -1) : undefined;
  const asSalt =
    acid === undefined || salt === '' ? [] : wordIn(acid, 'acid').map((one) => `${one} ${multiple}${cation} salt`);
  const asEster =
    acid === undefined
      ? []
      : wordIn(acid, 'ester').map((one) =>
          one.endsWith(ofAminoAcid)
            ? `${one.slice(0, -ofAminoAcid.length)} ${cation} salt`
            : `${multiple}${cation} ${one}`,
        );
  const borate = acid?.endsWith('三氟硼')
    ? wordIn(acid.slice(0, -3), 'radical').map((one) => `${cation} ${one}trifluoroborate`)
    : [];
  const alkoxide = /[醇酚]$/.test(base)
    ? wordIn(`${base.slice(0, -1)}氧基`, 'radical').map((one) => `${cation} ${one.replace(/y$/, 'ide')}`)
    : [];
  const amide = base.endsWith('氨基') ? wordIn(base.slice(0, -2), 'radical').map((one) => `${cation} ${one}amide`) : [];
  const imide = base.endsWith('亚胺') ? wordIn(base, 'whole').map((one) => `${cation} ${one}`) : [];
  return [...asSalt, ...asEster, ...borate, ...alkoxide, ...amide, ...imide];
}

const cations: Readonly<Record<string, readonly (readonly [english: string, charge: number])[]>> = {
  ...Object.fromEntries(
    ['锂', '钠', '钾', '铷', '铯', '铵', '银'].map((metal) => [metal, [[metals[metal] ?? '', 1] as const]]),
  ),
  ...Object.fromEntries(['镁', '钙', '钡', '锌'].map((metal) => [metal, [[metals[metal] ?? '', 2] as const]])),
  亚铜: [['copper(i)', 1]],
  铜: [['copper(ii)', 2]],
  亚铁: [['iron(ii)', 2]],
  铁: [['iron(iii)', 3]],
  镍: [['nickel(ii)', 2]],
  钴: [['cobalt(ii)', 2]],
  亚钴: [['cobalt(ii)', 2]],
  锰: [['manganese(ii)', 2]],
  钯: [['palladium(ii)', 2]],
  铅: [['lead(ii)', 2]],
  铈: [['cerium(iii)', 3]],
  镧: [['lanthanum(iii)', 3]],
  钪: [['scandium(iii)', 3]],
  镱: [['ytterbium(iii)', 3]],
  铟: [['indium(iii)', 3]],
};
const inorganicAnions: Readonly<Record<string, string>> = {
  氟化: 'fluoride',
  氯化: 'chloride',
  溴化: 'bromide',
  碘化: 'iodide',
  氰化: 'cyanide',
  叠氮化: 'azide',
  氢化: 'hydride',
  氢氧化: 'hydroxide',
  氧化: 'oxide',
  硫化: 'sulfide',
  硼氢化: 'borohydride',
  氰基硼氢化: 'cyanoborohydride',
  三乙酰氧基硼氢化: 'triacetoxyborohydride',
  氢化铝: 'aluminum hydride',
  硫酸: 'sulfate',
  硫酸氢: 'hydrogen sulfate',
  亚硫酸: 'sulfite',
  亚硫酸氢: 'hydrogen sulfite',
  硫代硫酸: 'thiosulfate',
  焦亚硫酸: 'metabisulfite',
  连二亚硫酸: 'dithionite',
  硝酸: 'nitrate',
  亚硝酸: 'nitrite',
  碳酸: 'carbonate',
  碳酸氢: 'bicarbonate',
  磷酸: 'phosphate',
  高氯酸: 'perchlorate',
  高碘酸: 'periodate',
  亚氯酸: 'chlorite',
  次氯酸: 'hypochlorite',
  高锰酸: 'permanganate',
  氰酸: 'cyanate',
  硫氰酸: 'thiocyanate',
  四氟硼酸: 'tetrafluoroborate',
  六氟磷酸: 'hexafluorophosphate',
  四苯基硼酸: 'tetraphenylborate',
  硫氢化: 'hydrosulfide',
};
const monovalent = new Set(['氟化', '氯化', '溴化', '碘化', '氰化', '氢化', '氢氧化']);
const inorganic = new RegExp(
  `^([一二三])?(${Object.keys(inorganicAnions)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})([二三]?)(${Object.keys(cations)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})$`,
);

// 叠氮化钠, 碘化亚铜, 三氯化铁, 氰基硼氢化钠.
export function inorganicSalts(name: string): string[] {
  const silazide = /^六甲基二硅(?:基?氨基|基?胺基|氮烷|基?胺)([锂钠钾])$/.exec(name);
  if (silazide) return [`${metals[silazide[1] ?? ''] ?? ''} hexamethyldisilazide`];
  const [, count = '', anion = '', , metal = ''] = inorganic.exec(name) ?? [];
  const wanted = { 一: 1, 二: 2, 三: 3 }[count];
  return (cations[metal] ?? [])
    .filter(([, charge]) => (wanted === undefined ? metal !== '铈' : wanted === charge && monovalent.has(anion)))
    .map(([english]) => `${english} ${inorganicAnions[anion] ?? ''}`);
}

const oniums: Readonly<Record<string, string>> = {
  铵: 'ammonium',
  膦: 'phosphonium',
  鏻: 'phosphonium',
  磷: 'phosphonium',
  锍: 'sulfonium',
};
const oniumAnions: Readonly<Record<string, string>> = {
  氟化: 'fluoride',
  氯化: 'chloride',
  溴化: 'bromide',
  碘化: 'iodide',
  氢氧化: 'hydroxide',
  硫酸氢: 'hydrogen sulfate',
  六氟磷酸: 'hexafluorophosphate',
  四氟硼酸: 'tetrafluoroborate',
  高氯酸: 'perchlorate',
};

// 四丁基溴化铵, 溴化四丁基铵, 四丁基铵溴化物, 甲基三苯基碘化膦.
export function oniumSalts(name: string): string[] {
  const middle = /^(.+?)(氢氧化|[氟氯溴碘]化|硫酸氢|六氟磷酸|四氟硼酸|高氯酸)([铵膦鏻磷锍])$/.exec(name);
  const front = /^(氢氧化|[氟氯溴碘]化|硫酸氢|六氟磷酸|四氟硼酸|高氯酸)(.+)([铵膦鏻磷锍])$/.exec(name);
  const back = /^(.+)([铵鏻锍])(氢氧化|[氟氯溴碘]化|硫酸氢|六氟磷酸|四氟硼酸|高氯酸)[物盐]$/.exec(name);
  const found = [
    ...(middle ? [[middle[1], middle[2], middle[3]]] : []),
    ...(front ? [[front[2], front[1], front[3]]] : []),
    ...(back ? [[back[1], back[3], back[2]]] : []),
  ];
  return found.flatMap(([radicals = '', anion = '', centre = '']) =>
    baresIn(radicals).map((one) => `${one}${oniums[centre] ?? ''} ${oniumAnions[anion] ?? ''}`),
  );
}

// 苯基溴化镁, 正丁基锂.
export function organometals(name: string): string[] {
  const [, radical = '', halogen = '', metal = ''] = /^(.+?)([氯溴碘])化([镁锌锡])$/.exec(name) ?? [];
  const grignard =
    radical === '' ? [] : baresIn(radical).map((one) => `${one}${metals[metal] ?? ''} ${halogens[halogen] ?? ''}`);
  const [, alkyl = ''] = /^(.+(?<!氨)基|苄|叔丁|正丁)锂$/.exec(name) ?? [];
  return [...grignard, ...(alkyl === '' ? [] : baresIn(alkyl).map((one) => `${one}lithium`))];
}
