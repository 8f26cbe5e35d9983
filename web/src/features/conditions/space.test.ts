import { describe, expect, it } from 'vitest';
import { hasAnyLevel, isSameSpace, spaceSize, withLevels, withTemperatures } from './space.ts';

const space = { levels: { base: ['K2CO3', 'Et3N'], solvent: ['DMF'] }, temperaturesC: [25, 80] };

describe('the space of conditions', () => {
  it('has as many combinations as its levels allow', () => {
    expect(spaceSize(space)).toBe(4);
    expect(spaceSize({ levels: {}, temperaturesC: [] })).toBe(1);
    expect(spaceSize({ levels: { ligand: [], base: ['a', 'b', 'c'] }, temperaturesC: [] })).toBe(3);
  });

  it('takes a level once, in whatever case', () => {
    const typed = ['K2CO3', 'Et3N', ' DBU ', 'k2co3', '  '];
    expect(withLevels(space, 'base', typed).levels.base).toEqual(['K2CO3', 'Et3N', 'DBU']);
    expect(withLevels(space, 'ligand', ['XPhos']).levels.ligand).toEqual(['XPhos']);
  });

  it('loses a factor with its last level', () => {
    expect(withLevels(space, 'solvent', []).levels).toEqual({ base: ['K2CO3', 'Et3N'] });
    expect(withLevels(space, 'base', ['K2CO3']).levels.base).toEqual(['K2CO3']);
  });

  it.each([
    ['-78', [-78, 25, 80]],
    ['60 °C', [25, 60, 80]],
    ['\u221220', [-20, 25, 80]],
    ['25', [25, 80]],
    ['1000', [25, 80]],
    ['warm', [25, 80]],
    ['', [25, 80]],
  ])('takes the temperature "%s" as chemists write it', (text, temperatures) => {
    expect(withTemperatures(space, ['25', '80', text]).temperaturesC).toEqual(temperatures);
  });

  it('has something to choose from with a level or a temperature', () => {
    expect([
      hasAnyLevel(space),
      hasAnyLevel({ levels: { base: [] }, temperaturesC: [] }),
      hasAnyLevel({ levels: {}, temperaturesC: [25] }),
    ]).toEqual([true, false, true]);
  });

  it('is the same in another order', () => {
    const other = { levels: { solvent: ['DMF'], base: ['Et3N', 'K2CO3'] }, temperaturesC: [80, 25] };
    expect(isSameSpace(space, other)).toBe(true);
    expect(isSameSpace(space, withTemperatures(space, ['25']))).toBe(false);
  });
});
