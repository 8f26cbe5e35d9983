import { describe, expect, it } from 'vitest';
import { atomPlaces, middleOf, wantedAtoms } from './marked-sites.ts';

const places = atomPlaces([
  { from: 0, to: 1, x1: 10, y1: 20, x2: 30, y2: 20 },
  { from: 1, to: 2, x1: 30, y1: 20, x2: 40, y2: 50 },
]);

describe('places of sites in a picture', () => {
  it('come from the ends of the bonds', () => {
    expect([...places]).toEqual([
      [0, { x: 10, y: 20 }],
      [1, { x: 30, y: 20 }],
      [2, { x: 40, y: 50 }],
    ]);
  });

  it('have a middle, and none where no atom is known', () => {
    expect(middleOf([0, 1], places)).toEqual({ x: 20, y: 20 });
    expect(middleOf([0, 9], places)).toEqual({ x: 10, y: 20 });
    expect(middleOf([9], places)).toBeUndefined();
  });

  it('belong to one reactant each', () => {
    const intended = [
      { reactant: 0, atoms: [1] },
      { reactant: 1, atoms: [4] },
      { reactant: 0, atoms: [2] },
    ];
    expect(wantedAtoms({ intended }, 0)).toEqual([1, 2]);
  });
});
