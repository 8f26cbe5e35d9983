import { describe, expect, it } from 'vitest';
import { controlledSentence, regulatedSentence } from '../recognition/refusal-words.ts';
import { controlledName, readChineseNames } from './chinese-names.ts';
import { controlledByName, readControlledNames } from './controlled-names.ts';
import { controlledFamilies } from './families.ts';
import { controlledLists } from './substances.ts';

/** Codes by which Chinese lists name them, too. */
const codes = /^(?:[A-Z0-9][A-Za-z0-9]*-)+[A-Z0-9]+$/;

describe('the Chinese name of what is controlled', () => {
  it.each([
    ['morphine', '吗啡'],
    ['fentanyl', '芬太尼'],
    ['MDMA', '3,4-亚甲二氧基甲基苯丙胺'],
    ['piritramide', '哌腈米特'],
    ['acetylfentanyl', '乙酰芬太尼'],
    ['ANPP', '4-苯胺基-N-苯乙基哌啶（ANPP）'],
    ['acetic anhydride', '醋酸酐'],
    ['thionyl chloride', '亚硫酰氯'],
    ['fentanyl-related substance', '芬太尼类物质'],
    ['synthetic cannabinoid', '合成大麻素类物质'],
    ['U-47700', 'U-47700'],
  ])('of %s is %s', (name, chinese) => {
    expect(controlledName('zh-CN', name)).toBe(chinese);
    expect(controlledName('en', name)).toBe(name);
  });

  it('is there for every substance of the lists, every material and every family, but for codes', () => {
    const known = readChineseNames();
    const listed = controlledLists.flatMap(({ substances }) => substances.map(([name]) => name));
    const families = controlledFamilies.map(({ name }) => name);
    const materials = readControlledNames().map(({ substance }) => substance);
    const all = [...new Set([...listed, ...families, ...materials])];
    expect(all.length).toBeGreaterThan(400);
    expect(all.filter((name) => !known.has(name) && !codes.test(name))).toEqual([]);
    expect([...known.values()].filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([]);
  });

  it('has no row for a name that nothing is called', () => {
    const listed = controlledLists.flatMap(({ substances }) => substances.map(([name]) => name));
    const called = new Set([
      ...listed,
      ...controlledFamilies.map(({ name }) => name),
      ...readControlledNames().map(({ substance }) => substance),
      controlledByName('something-fentanyl')?.name ?? '',
    ]);
    expect([...readChineseNames().keys()].filter((name) => !called.has(name))).toEqual([]);
  });
});

describe('the refusal of a controlled substance', () => {
  it.each([
    ['listed', 'morphine', 'un1961ScheduleI', '吗啡'],
    ['esterOrEther', 'morphine', 'un1961ScheduleI', '吗啡'],
    ['family', 'benzodiazepine', 'un1971ScheduleIV', '苯二氮䓬类'],
  ] as const)('speaks Chinese in Chinese: %s', (relation, name, schedule, chinese) => {
    const match = { relation, name, schedule };
    for (const sentence of [controlledSentence, regulatedSentence]) {
      expect(sentence('zh-CN', match)).toContain(chinese);
      expect(sentence('zh-CN', match)).not.toContain(name);
      expect(sentence('en', match)).toContain(name);
    }
  });
});
