import { expect, it } from 'vitest';
import { initialsOf } from './pinyin.ts';

it.each([
  ['首页', 'sy'],
  ['逆合成分析', 'nhcfx'],
  ['工艺化学', 'gyhx'],
  ['杂质预测', 'zzyc'],
  ['条件优化', 'tjyh'],
  ['结构检索', 'jgjs'],
  ['批量搜索', 'plss'],
  ['中间体', 'zjt'],
  ['SAScore', 'sascore'],
  ['切换语言：English', 'qhyy：english'],
])('%s is typed %s', (text, initials) => {
  expect(initialsOf(text)).toBe(initials);
});
