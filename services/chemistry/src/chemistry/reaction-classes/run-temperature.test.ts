import { describe, expect, it } from 'vitest';
import { inOpenFlask } from './open-flask.ts';
import { runTemperature } from './run-temperature.ts';

const typical = (low: number, high: number) => [
  { reagents: [], solvents: [], temperatureC: [low, high] satisfies [number, number] },
];

describe('the temperature of a counted set', () => {
  it.each<[reagents: string[], solvents: string[], median: number, range: [number, number], is: [number, number]]>([
    // Above the boiling point of the solvent that boils first.
    [['K2CO3'], ['1,4-dioxane'], 110, [80, 120], [80, 101]],
    [['Na2CO3'], ['toluene', 'EtOH', 'H2O'], 100, [80, 110], [78, 78]],
    [['K2CO3'], ['DMF'], 160, [60, 100], [60, 100]],
    [['K2CO3'], ['1,4-dioxane'], 105, [80, 120], [105, 105]],
    // Not the temperature of the reagent.
    [['n-BuLi'], ['THF'], 25, [-78, 25], [-78, 0]],
    [['LDA'], ['THF'], 20, [-78, 25], [-78, 0]],
    [['Et3N', 'oxalyl chloride'], ['CH2Cl2', 'DMSO'], 25, [-78, 25], [-78, -50]],
    [['mCPBA'], ['CH2Cl2'], -78, [-40, 25], [-20, 25]],
    [['KOH', 'N2H4'], ['diethylene glycol'], 25, [0, 180], [130, 180]],
    [['NaH'], ['DMF'], 80, [25, 90], [25, 60]],
    // As it was counted.
    [['n-BuLi'], ['THF'], -70, [-78, 25], [-70, -70]],
    [['Et3N'], ['CH2Cl2'], 0, [0, 25], [0, 0]],
  ])('of %j in %j, counted as %d °C, is %j: %j', (reagents, solvents, median, range, is) => {
    const set = { reagents, solvents, temperatureC: { median, of: 5 } };
    expect(runTemperature(set, {}, typical(...range))).toEqual(is);
  });

  it('is unknown where nothing was counted and nothing is typical', () => {
    expect(runTemperature({ reagents: ['LDA'], solvents: ['THF'] }, {}, [])).toBeNull();
  });
});

describe('a typical way', () => {
  it.each<[reagents: string[], solvents: string[], range: [number, number], is: [number, number]]>([
    [['KOtBu'], ['t-BuOH'], [80, 100], [80, 82]],
    [['Cs2CO3'], ['1,4-dioxane'], [80, 110], [80, 101]],
    [['K2CO3'], ['DMF', 'MeCN'], [70, 110], [70, 82]],
    [['K2CO3'], ['neat'], [70, 210], [70, 210]],
    // What is a gas is kept in, and the vessel is closed.
    [['NH3'], ['iPrOH'], [80, 130], [80, 130]],
    [['H2'], ['EtOH'], [50, 100], [50, 100]],
  ])('of %j in %j at %j °C ends at %j', (reagents, solvents, range, is) => {
    expect(inOpenFlask({ reagents, solvents, temperatureC: range }).temperatureC).toEqual(is);
  });
});
