import { describe, expect, it } from 'vitest';
import { byRole, placesOf } from './recall.ts';

const suzuki = byRole({ reagents: ['K2CO3'], solvents: ['1,4-dioxane', 'H2O'], catalysts: ['Pd(PPh3)4'] });

describe('recall of condition sets', () => {
  it('sorts agents by what they are there for', () => {
    expect(byRole({ reagents: ['EDC', 'HOBt', 'DIPEA', 'HCl'], solvents: ['DMF'], catalysts: [] })).toEqual({
      solvent: ['DMF'],
      catalyst: [],
      base: ['DIPEA'],
      reagent: ['EDC', 'HOBt', 'HCl'],
    });
  });

  it('is the place of the first set that names all of a role, and of every role', () => {
    const other = byRole({ reagents: ['Na2CO3'], solvents: ['1,4-dioxane', 'H2O', 'EtOH'], catalysts: ['Pd(PPh3)4'] });
    const wider = byRole({ reagents: ['K2CO3', 'LiCl'], solvents: ['1,4-dioxane', 'H2O'], catalysts: ['Pd(PPh3)4'] });
    expect(placesOf(suzuki, [other, wider])).toEqual({
      roles: { solvent: 1, catalyst: 1, base: 2 },
      all: 2,
      same: 0,
    });
  });

  it('asks nothing of a role that the record leaves open, and finds the same set', () => {
    expect(placesOf(suzuki, [suzuki])).toEqual({ roles: { solvent: 1, catalyst: 1, base: 1 }, all: 1, same: 1 });
    expect(placesOf(suzuki, []).roles).toEqual({ solvent: 0, catalyst: 0, base: 0 });
  });
});
