// One voice: wording that was replaced does not come back. Over the words of the page and of the servers, release notes, captions
// and names of reactions. What is better is beside each.

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

const english: Readonly<Record<string, RegExp>> = {
  'American spelling':
    /(?<!\{\{)\b\w*(?:organis|recognis|oxidis|crystallis|catalysed|hydrolysed|cyclis|aromatis|lactonis|neighbour|labour|colour|favour|licence|catalogue|aluminium|caesium)|(?<!\{\{)\b(?:stereo)?centres?\b/i,
  email: /\be-mails?\b|\b(?:by|your|a|the|new|old) mails?\b(?! server)/i,
  'is, is in, is listed': /\bstands? (?:in|on|here|there|among|beside|under|at)\b|\bhow it stands\b/i,
  'anyone, no one, everyone': /\b(?:whoever|nobody|everybody|somebody)\b/i,
  undo: /\btakes? (?:it|that|them|this)?\s?back\b|\bput back\b|\btaken back\b/i,
  'is not a': /(?<!\b[Tt]here )\bis no (?!longer\b)[a-zA-Z]/,
  constraints: /conditions on the routes/i,
  'search tree': /\bsearch graph\b|looked at\b/i,
  'batch list': /\btray\b/i,
  manually: /\bby hand\b/i,
  'substructure, exact, similarity': /^(?:Contains the query|Equals|Resembles)$|also as part/,
  'stereochemistry, site': /\bconfiguration or place\b|\bcompeting places?\b/i,
  'pass, fail': /^(?:kept|broken)$/,
  'line items, subtotal': /^(?:Positions|Sum)$/,
  'converts, displaces, is released': /\btakes the (?:place|amine|alcohol|ester|acid)\b|\bset free\b/i,
  comma: /apart by commas/i,
  'one per line': /\bone a line\b/i,
  highlighted: /blue ground/i,
  'in progress': /\bunder way\b/i,
  homocoupling: /homo-coupling/i,
};

const chinese: Readonly<Record<string, RegExp>> = {
  可行: /已解(?!释)/,
  未打通: /未完全(?=的路线|$)|条未完全/,
  关键断键: /关键键/,
  '有现货、可购原料': /在库(?!存)|通向库存|距库存|回到库存|库存原料经/,
  文献先例: /(?<!文献)先例(?!充分)/,
  绿色化学评分: /绿色度/,
  '已探索分子、扩展次数': /考察分子|展开次数/,
  路线约束: /路线条件/,
  限制试剂: /限量反应物/,
  起始原料: /起始物料/,
  '设计路线、手动设计': /规划合成|规划路线|手动规划|重新规划/,
  认可: /不?赞成/,
  搜索树: /搜索(?:全)?图|强制优选/,
  '危险性（有害仅用于 CHEM21）': /危害/,
  反应砌块: /反应伙伴/,
  批量列表: /托盘|待规划列表|待检索/,
  正向验证: /正向(?:校验|检验)/,
  '搜索（路线）、检索（结构）': /检索(?:任务|次数|参数)/,
  叠缩: /套用提示/,
  命名反应用拉丁字母: /铃木|乌尔曼|布赫瓦尔德|陈-林|格氏|迈克尔|维蒂希|狄尔斯/,
  全角标点: /[\u4e00-\u9fff][,;:?!(]|[,;?!)][\u4e00-\u9fff]|\.\.\.|……/,
  '氮杂芳烃、NBS 溴代': /吖嗪|酰氯酰化|用 ?NBS/,
};

/** Addresses of links are no prose. */
const read = (path: string) => readFileSync(resolve(root, path), 'utf8').replaceAll(/\]\([^)]*\)/g, '');

function leaves(tree: unknown, at: string): [string, string][] {
  if (typeof tree === 'string') return [[at, tree]];
  return Object.entries(tree ?? {}).flatMap(([key, value]) => leaves(value, `${at}.${key}`));
}

/** Bretherick's Handbook is called so, and the structure editor has menus of its own. */
const quoted = /^locales\/[\w-]+\/(?:process\.json\.citation\.bretherick|structure\.json\.ketcher\.)/;

function textsOf(culture: 'en' | 'zh-CN'): [string, string][] {
  const words = globSync(`locales/${culture}/*.json`, { cwd: root });
  const prose = globSync(
    [`services/chemistry/data/help/release-notes/*.${culture}.md`, `web/public/help/videos/*.captions-${culture}.vtt`],
    { cwd: root },
  );
  const column = culture === 'en' ? 1 : 2;
  const names = read('services/chemistry/data/learned-names.tsv').split('\n');
  return [
    ...words.flatMap((path) => leaves(JSON.parse(read(path)), path)).filter(([at]) => !quoted.test(at)),
    ...prose.map((path): [string, string] => [path, read(path)]),
    ...names.map((line, index): [string, string] => [`learned name ${index + 1}`, line.split('\t')[column] ?? '']),
  ];
}

it.each([
  ['en', english],
  ['zh-CN', chinese],
] as const)('%s keeps to the words that were chosen', (culture, wrong) => {
  const texts = textsOf(culture);
  expect(texts.length).toBeGreaterThan(9_000);
  const found = Object.entries(wrong).flatMap(([better, pattern]) =>
    texts.filter(([, text]) => pattern.test(text)).map(([at, text]) => `${better}: ${at}: ${text.slice(0, 120)}`),
  );
  expect(found).toEqual([]);
});
