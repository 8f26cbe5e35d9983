import { describe, expect, it } from 'vitest';
import { actionOf, landingOf, moveOf, type HitMove } from './hit-keys.ts';

// Ten cards in rows of four: the last row holds two.
const land = (move: HitMove, from: number) => landingOf(move, from, 10, 4);

describe('the keyboard of the hits', () => {
  it.each<[HitMove, number, ReturnType<typeof landingOf>]>([
    ['right', 3, { index: 4 }],
    ['left', 4, { index: 3 }],
    ['down', 1, { index: 5 }],
    ['up', 5, { index: 1 }],
    ['up', 2, { index: 2 }],
    ['down', 7, { index: 9 }],
    ['down', 9, { index: 9 }],
    ['right', 9, { page: 'next', at: 'first' }],
    ['left', 0, { page: 'earlier', at: 'last' }],
    ['first', 7, { index: 0 }],
    ['last', 0, { index: 9 }],
    ['nextPage', 5, { page: 'next', at: 'first' }],
  ])('%s from card %i', (move, from, landing) => {
    expect(land(move, from)).toEqual(landing);
  });

  it('acts by letters, with or without the shift key, and leaves other keys alone', () => {
    expect(actionOf('s')).toBe('search');
    expect(actionOf('C')).toBe('copy');
    expect(actionOf('q')).toBeNull();
    expect(moveOf('Enter')).toBeNull();
  });
});
