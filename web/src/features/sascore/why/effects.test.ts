import { describe, expect, it } from 'vitest';
import { difficultyOf, effectsOf, startingScore } from './effects.ts';

const nothing = { fragments: 0, size: 0, stereo: 0, spiro: 0, bridge: 0, macrocycle: 0, symmetry: 0 };

describe('the effects of the parts', () => {
  it('add up to the score where the scale is not compressed', () => {
    const parts = { ...nothing, fragments: 1.2, size: 0.4, stereo: 0.3, symmetry: 0.1 };
    const sum = parts.fragments - parts.size - parts.stereo + parts.symmetry;
    const total = effectsOf(parts).reduce((so, { points }) => so + points, startingScore);
    expect(total).toBeCloseTo(11 - ((sum + 5) / 6.5) * 9, 10);
  });

  it('say which way a part pulls: common fragments down, stereocentres up', () => {
    const signs = effectsOf({ ...nothing, fragments: 1, stereo: 1, symmetry: 1 }).map(({ key, points }) => [
      key,
      Math.sign(points),
    ]);
    expect(Object.fromEntries(signs)).toMatchObject({ fragments: -1, stereo: 1, symmetry: -1 });
  });
});

describe('what a score means', () => {
  it.each([
    [1, 'easy'],
    [3, 'easy'],
    [3.01, 'medium'],
    [5.99, 'medium'],
    [6, 'hard'],
    [10, 'hard'],
  ])('%d is %s', (score, word) => {
    expect(difficultyOf(score)).toBe(word);
  });
});
