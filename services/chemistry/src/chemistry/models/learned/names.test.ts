import { describe, expect, it } from 'vitest';
import { readLearnedNames } from './names.ts';
import { learnedId, readLearnedRows } from './read-templates.ts';

const names = readLearnedNames();

describe('names of learned templates', () => {
  it('are there for every template in both languages, and for nothing else', () => {
    const ids = readLearnedRows().map(({ retro }) => learnedId(retro));
    expect([...names.keys()].toSorted()).toEqual(ids.toSorted());
    for (const { en, 'zh-CN': zh } of names.values()) {
      expect(en).toMatch(/^[A-Z0-9].*[A-Za-z)]$/);
      expect(en).not.toMatch(/[\u4e00-\u9fff{}]|learned/);
      expect(zh).toMatch(/[\u4e00-\u9fff]/);
      expect(zh).not.toMatch(/[{}]|习得/);
    }
  });

  it('say the same in both languages: one English name has one Chinese name', () => {
    const pairs = new Set([...names.values()].map(({ en, 'zh-CN': zh }) => `${en}\t${zh}`));
    expect(new Set([...names.values()].map(({ en }) => en)).size).toBe(pairs.size);
  });

  it.each([
    ['[C;+0:1](-[N;+0:2])=[O;+0:3]>>[C;+0:1](=[O;+0:3])-[Cl;H0;+0].[N;+0:2]', 'N-Acylation with an acid chloride'],
    ['[N;!H0;+0:1]>>[N;+0:1]-[C;H1;+0](-[C;H3;+0])-[C;H3;+0]', undefined],
  ])('says what %s does', (retro, name) => {
    expect(names.get(learnedId(retro))?.en).toBe(name);
  });
});
