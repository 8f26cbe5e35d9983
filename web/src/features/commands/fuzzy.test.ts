import { describe, expect, it } from 'vitest';
import { fitOf, strongFit } from './fuzzy.ts';

/** The text with what was typed in brackets. */
const shown = (typed: string, text: string): string | undefined => {
  const fit = fitOf(typed, text);
  return fit?.marks.reduceRight(
    (all, [from, to]) => `${all.slice(0, from)}[${all.slice(from, to)}]${all.slice(to)}`,
    text,
  );
};
const scoreOf = (typed: string, text: string): number => fitOf(typed, text)?.score ?? 0;

describe('what is typed', () => {
  it.each([
    ['Retro', '[Retro]synthesis'],
    ['synth', 'Retro[synth]esis'],
    ['chem', 'Process [chem]istry'],
    ['hist pro', '[Pro]cess [hist]ory'],
    ['pc', '[P]rocess [c]hemistry'],
    ['prch', '[Pr]ocess [ch]emistry'],
    ['合成', '逆[合成]分析'],
    ['逆析', '[逆]合成分[析]'],
  ])('%s is found in %s', (typed, text) => {
    expect(shown(typed, text.replaceAll(/[[\]]/g, ''))).toBe(text);
  });

  it.each([
    ['x', 'Home'],
    ['emoh', 'Home'],
    ['hoem', 'Home'],
    ['aspirine tablets', 'aspirin'],
    ['', 'Home'],
    ['  ', 'Home'],
    ['tsis', 'Process chemistry'],
  ])('%s is not found in %s', (typed, text) => {
    expect(fitOf(typed, text)).toBeUndefined();
  });

  it('fits the better, the more it says of the text and the nearer to its beginning', () => {
    const texts = ['Home', 'Homepage', 'My home', 'Sweethome', 'House of memories'];
    const scores = texts.map((text) => scoreOf('home', text));
    expect(scores[0]).toBe(100);
    expect(scores.slice(0, 4)).toEqual(scores.slice(0, 4).toSorted((a, b) => b - a));
    expect(new Set(scores.slice(0, 4)).size).toBe(4);
    expect(scores[2]).toBeGreaterThan(strongFit);
    expect(scores[3]).toBeLessThan(strongFit);
  });

  it('marks stretches of the text, in order and apart from each other, whatever is typed', () => {
    const letters = ['a', 'b', ' ', '合', 'ß', 'İ', '-'];
    let seed = 7;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const word = (length: number) => Array.from({ length }, () => letters[next(letters.length)]).join('');
    let found = 0;
    for (let round = 0; round < 5_000; round += 1) {
      const [typed, text] = [word(1 + next(4)), word(next(12))];
      const fit = fitOf(typed, text);
      if (!fit) continue;
      found += 1;
      const wanted = typed.toLowerCase().replaceAll(/\s/g, '');
      const marked = fit.marks.map(([from, to]) => text.slice(from, to)).join('');
      expect(fit.marks.flat()).toEqual(fit.marks.flat().toSorted((a, b) => a - b));
      expect([...marked.toLowerCase().replaceAll(/\s/g, '')].toSorted().join('')).not.toBe('');
      expect(marked.replaceAll(/\s/g, '').length).toBeLessThanOrEqual(wanted.length);
      expect(fit.score).toBeGreaterThan(0);
      expect(fit.score).toBeLessThanOrEqual(100);
    }
    expect(found).toBeGreaterThan(1_000);
  });
});
