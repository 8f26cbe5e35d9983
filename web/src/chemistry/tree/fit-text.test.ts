import { describe, expect, it } from 'vitest';
import { fitText, textWidth, wrapText } from './fit-text.ts';

describe('text in a drawing', () => {
  it('stays whole where it fits and ends in an ellipsis where it does not', () => {
    expect(fitText('aspirin', 200, 12)).toBe('aspirin');
    const short = fitText('4-[(4-methylpiperazin-1-yl)methyl]benzoic acid', 120, 12);
    expect(short).toMatch(/^4-\[\(4.*…$/);
    expect(textWidth(short, 12)).toBeLessThanOrEqual(120);
  });

  it('breaks English at spaces', () => {
    expect(wrapText('Reduction of a nitro group', 90, 12, 2)).toEqual(['Reduction of a', 'nitro group']);
  });

  it('breaks Chinese between characters but leaves no bracket alone', () => {
    const lines = wrapText('芳香亲核取代（胺）', 84, 12, 2);
    expect(lines.join('')).toBe('芳香亲核取代（胺）');
    expect(lines[1]).toBe('（胺）');
  });

  it('cuts the last of the lines allowed', () => {
    const lines = wrapText('N-Alkylation of a secondary amine with an alkyl bromide', 90, 12, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
  });
});
