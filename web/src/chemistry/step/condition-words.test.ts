import { beforeEach, describe, expect, it } from 'vitest';
import { saveCulture } from '../../shared/i18n/culture.ts';
import { arrowTexts, hoursText, temperatureText } from './condition-words.ts';

describe('conditions in words', () => {
  beforeEach(() => saveCulture('en'));

  it('write ranges with an en dash and cold with a minus sign', () => {
    expect(temperatureText([0, 25])).toBe('0–25 °C');
    expect(temperatureText([80, 80])).toBe('80 °C');
    expect(temperatureText([-78, 0])).toBe('\u221278 – 0 °C');
    expect(hoursText([0.5, 2])).toBe('0.5–2 h');
    expect(hoursText(undefined)).toBeUndefined();
  });

  it('are above and below the arrow with their formulas written as chemists do', () => {
    const condition = {
      reagents: ['NH4Cl', 'Fe'],
      catalysts: ['Pd2(dba)3'],
      solvents: ['1,4-dioxane', 'H2O'],
      temperatureC: [60, 80] as [number, number],
    };
    expect(arrowTexts(condition)).toEqual({
      over: 'NH₄Cl, Fe, Pd₂(dba)₃',
      under: '1,4-dioxane, H₂O, 60–80 °C',
    });
  });

  it.each<[range: [number, number], solvents: string[], text: string]>([
    [[110, 110], ['1,4-dioxane'], '110 °C (sealed vessel)'],
    [[80, 130], ['i-PrOH'], '80–130 °C (sealed vessel)'],
    [[100, 100], ['toluene', 'EtOH'], '100 °C (sealed vessel)'],
    [[120, 120], ['MeOH'], '120 °C (sealed vessel)'],
    [[60, 60], ['CH2Cl2'], '60 °C (sealed vessel)'],
    [[101, 105], ['1,4-dioxane'], '101–105 °C'],
    [[150, 150], ['DMF'], '150 °C'],
    [[100, 100], ['DMSO', 'H2O'], '100 °C'],
    [[200, 200], ['neat'], '200 °C'],
    [[66, 66], ['THF'], '66 °C'],
  ])('say that %s °C in %s need a sealed vessel where an open one boils first', (range, solvents, text) => {
    expect(temperatureText(range, solvents)).toBe(text);
  });

  it('are left out where nothing typical is known', () => {
    expect(arrowTexts(undefined)).toEqual({});
  });
});
