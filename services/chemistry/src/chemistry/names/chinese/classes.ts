// Chinese names of several words in one: esters, halides, ethers, salts of metals, onium salts. Each is written as the English name
// of the same parts, in the order of English.

import { ofAminoAcid } from './acid-forms.ts';
import { baresIn, carbonRadicals, halogens, multiplied } from './radicals.ts';
import { inorganicSalts, metalSalts, oniumSalts, organometals } from './salts.ts';
import { wordIn } from './scanner.ts';

/**
 * English names that a Chinese name may be, without the salts of bases; those of one word first, since 二苯甲酮 is no ketone of two
 * benzyl groups.
 */
export function englishFor(name: string): string[][] {
  const others = [
    esters,
    acylHalides,
    anhydrides,
    radicalHalides,
    pairs,
    glycolEthers,
    metalSalts,
    oniumSalts,
    inorganicSalts,
    organometals,
    oxides,
  ];
  return [single(name), [...new Set(others.flatMap((make) => make(name)))]];
}

const acidEndings = [
  ['酰胺', 'amide'],
  ['酰肼', 'hydrazide'],
  ['酸', 'acid'],
  ['腈', 'nitrile'],
  ['醛', 'aldehyde'],
] as const;

// 正丁醇, 己二胺, 溴代正丁烷: an unbranched chain without locants has its groups at its ends.
const atEnds = /^正?([甲乙丙丁戊己庚辛壬癸]|十[一二三四五六七八九]?|二十)烷?(二?)(醇|胺|硫醇)$/;
const normalHalide = /^(?:正([氯溴碘])代?|([氯溴碘])代?正)([丙丁戊己庚辛壬癸]|十[一二三四五六七八九]?)烷$/;

function normalChains(name: string): string[] {
  const [, stem = '', two = '', suffix = ''] = atEnds.exec(name) ?? [];
  const isKnown = two === '' || (suffix === '胺' && /^[丁戊己庚辛壬癸]$/.test(stem));
  const length = chainLengths.indexOf(stem) + 1;
  const chain =
    length > 0 && isKnown ? wordIn(`${two === '' ? '1' : `1,${length}`}-${stem}${two}${suffix}`, 'whole') : [];
  const [, first = '', second = '', alkane = ''] = normalHalide.exec(name) ?? [];
  return [...chain, ...(alkane === '' ? [] : wordIn(`1-${first}${second}${alkane}烷`, 'whole'))];
}

const chainLengths = [...'甲乙丙丁戊己庚辛壬癸'].concat([
  '十一',
  '十二',
  '十三',
  '十四',
  '十五',
  '十六',
  '十七',
  '十八',
  '十九',
  '二十',
]);

function single(name: string): string[] {
  const acids = acidEndings.flatMap(([ending, form]) =>
    name.endsWith(ending) ? wordIn(name.slice(0, -ending.length), form) : [],
  );
  return [...wordIn(name, 'whole'), ...acids, ...normalChains(name)];
}

/** Texts before and after each place of a character, from the last on. */
function cutsAt(name: string, character: string): [string, string][] {
  return [...name.matchAll(new RegExp(character, 'g'))].map(({ index }) => [
    name.slice(0, index),
    name.slice(index + character.length),
  ]);
}

function esters(name: string): string[] {
  if (!name.endsWith('酯')) return [];
  const [, alcohol = ''] = /^(.+基)-?氯甲酸酯$/.exec(name) ?? [];
  if (alcohol !== '') return carbonRadicals(alcohol).map((one) => `${one} chloroformate`);
  return cutsAt(name, '酸').flatMap(([acid, radicals]) => {
    const words = alcoholsOf(radicals);
    if (words.length === 0) return [];
    return wordIn(acid, 'ester')
      .flatMap((ester) =>
        words.map((radical) =>
          ester.endsWith(ofAminoAcid)
            ? `${ester.slice(0, -ofAminoAcid.length)} ${radical} ester`
            : `${radical} ${ester}`,
        ),
      )
      .concat(diolEsters(acid, radicals));
  });
}

const diols: Readonly<Record<string, string>> = {
  频哪醇酯: 'pinacol ester',
  频哪酯: 'pinacol ester',
  频哪醇环酯: 'pinacol ester',
  新戊二醇酯: 'neopentyl glycol ester',
  乙二醇酯: 'ethylene glycol ester',
  '1,3-丙二醇酯': '1,3-propanediol ester',
};

function diolEsters(acid: string, rest: string): string[] {
  const ester = diols[rest.replace(/^\(|\)$/g, '')];
  return ester === undefined ? [] : wordIn(acid, 'acid').map((english) => `${english} ${ester}`);
}

// 甲酯, 二叔丁酯, 4-硝基苯酯, 1-叔丁酯3-甲酯, 单甲酯, 氢乙酯.
function alcoholsOf(text: string): string[] {
  if (diols[text.replace(/^\(|\)$/g, '')] !== undefined) return ['pinacol'];
  const plain = text.replace(/^[,-]+/, '');
  if (plain !== text) return alcoholsOf(plain);
  const parts = text.replace(/酯$/, '').split(/酯[-,]?/);
  const located = parts.length > 1 || /^\d+'?-/.test(text);
  const lists = parts.map((part) => {
    const [, place = '', rest = ''] = (located ? /^-?(?:(\d+'?)-)?(.+)$/ : /^-?()(.+)$/).exec(part) ?? [];
    return radicalsIn(rest).map((radical) => (place === '' ? radical : `${place}-${radical}`));
  });
  const whole = parts.length === 1 ? radicalsIn(text.replace(/酯$/, '')) : [];
  const joined = lists.reduce<string[]>(
    (all, list) => all.flatMap((some) => list.map((one) => (some === '' ? one : `${some} ${one}`))),
    [''],
  );
  const two =
    parts.length === 1
      ? cutsAt(text.replace(/酯$/, ''), '基').flatMap(([first, second]) =>
          baresIn(`${first}基`).flatMap((one) => baresIn(second).map((other) => `${one} ${other}`)),
        )
      : [];
  return [...new Set([...whole, ...joined, ...two])].filter((radical) => radical !== '').slice(0, 8);
}

/** A radical with how often it is there, with or without its 基. */
function radicalsIn(text: string): string[] {
  const [, count = '', rest = ''] = /^(二|双|三|四|单|一)?(.+)$/.exec(text) ?? [];
  const multiple = { 二: 'di', 双: 'bis', 三: 'tri', 四: 'tetra', 单: 'mono', 一: 'mono' }[count];
  const counted = multiple === undefined ? [] : baresIn(rest).map((english) => multiplied(multiple, english));
  return [...counted, ...baresIn(text)];
}

function acylHalides(name: string): string[] {
  const [, acid = '', halogen = ''] = /^(.+)酰([氟氯溴碘])$/.exec(name) ?? [];
  return acid === '' ? [] : wordIn(acid, 'acyl').map((acyl) => `${acyl} ${halogens[halogen] ?? ''}`);
}

function anhydrides(name: string): string[] {
  const [, acid = ''] = /^(.+?)酸?酐$/.exec(name) ?? [];
  if (acid === '') return [];
  return wordIn(acid, 'acid').flatMap((english) =>
    english.endsWith(' acid') ? [`${english.slice(0, -5)} anhydride`] : [],
  );
}

const classes: Readonly<Record<string, string>> = {
  氟: 'fluoride',
  氯: 'chloride',
  溴: 'bromide',
  碘: 'iodide',
  叠氮: 'azide',
  异腈: 'isocyanide',
  异氰: 'isocyanide',
  异氰酸酯: 'isocyanate',
  异硫氰酸酯: 'isothiocyanate',
  硫氰酸酯: 'thiocyanate',
  醇: 'alcohol',
  硫醇: 'mercaptan',
};

// 苄溴, 4-硝基苄基氯, 溴化苄, 苯基异氰酸酯, 烯丙醇.
function radicalHalides(name: string): string[] {
  const after = Object.entries(classes).flatMap(([chinese, english]) => {
    if (!name.endsWith(chinese)) return [];
    const radical = name.slice(0, -chinese.length);
    const isPlain = /(?:基|苄|烯丙|炔丙|糠|[异叔仲新][丙丁戊己]|三甲硅)$/.test(radical);
    return isPlain || chinese.endsWith('酯') ? carbonRadicals(radical).map((one) => `${one} ${english}`) : [];
  });
  const [, halogen = '', radical = ''] = /^([氟氯溴碘氰])化(.+)$/.exec(name) ?? [];
  const before = halogen === '' ? [] : carbonRadicals(radical).map((one) => `${one} ${halogens[halogen] ?? ''}`);
  // 2,6-二氟氯苄, 溴苄.
  const [, rest = '', bound = ''] = /^(.*)([氟氯溴碘])(?:化|代)?苄$/.exec(name) ?? [];
  const benzyl = bound === '' ? [] : carbonRadicals(`${rest}苄基`).map((one) => `${one} ${halogens[bound] ?? ''}`);
  return [...after, ...before, ...benzyl];
}

const linking: readonly (readonly [string, string])[] = [
  ['过氧化物', 'peroxide'],
  ['二硫醚', 'disulfide'],
  ['硫醚', 'sulfide'],
  ['硒醚', 'selenide'],
  ['亚砜', 'sulfoxide'],
  ['醚', 'ether'],
  ['甲酮', 'ketone'],
  ['酮', 'ketone'],
  ['砜', 'sulfone'],
];

// 甲基叔丁基醚, 二苯硫醚, 苯甲醚, 环丙基甲基酮, 二苯砜.
function pairs(name: string): string[] {
  const [chinese, english] = linking.find(([ending]) => name.endsWith(ending)) ?? [];
  if (chinese === undefined || english === undefined) return [];
  const radicals = name.slice(0, -chinese.length);
  const [, both = ''] = /^[二双](.+)$/.exec(radicals) ?? [];
  const same = both === '' ? [] : carbonRadicals(both).map((one) => `${multiplied('di', one)} ${english}`);
  const two = cutsAt(radicals, '基').flatMap(([first, second]) =>
    // 甲基苯乙酮 is a methylacetophenone.
    (second.startsWith('苯') && !second.endsWith('基')) || (english === 'ketone' && !second.endsWith('基'))
      ? []
      : carbonRadicals(`${first}基`).flatMap((one) =>
          carbonRadicals(second).map((other) => `${one} ${other} ${english}`),
        ),
  );
  const alone = chinese === '醚' ? carbonRadicals(radicals).filter((one) => !/[(\d]/.test(one)) : [];
  return [...same, ...two, ...alone.map((one) => `${one} ether`)];
}

// 乙二醇单甲醚, 乙二醇二乙醚.
function glycolEthers(name: string): string[] {
  const [, count = '', radical = ''] = /^乙二醇([单一二]?)(.+)醚$/.exec(name) ?? [];
  if (radical === '') return [];
  return wordIn(`${radical.replace(/基$/, '')}氧基`, 'radical').map((oxy) =>
    count === '二' ? `1,2-di(${oxy})ethane` : `2-(${oxy})ethanol`,
  );
}

// 吡啶-N-氧化物, 环己酮肟.
function oxides(name: string): string[] {
  if (/[酮醛]肟$/.test(name)) return single(name.slice(0, -1)).map((one) => `${one} oxime`);
  const [, base = ''] = /^(.+?)-?(?:1-|n-)氧化物$/.exec(name) ?? [];
  return base === '' ? [] : single(base).map((one) => `${one} n-oxide`);
}
