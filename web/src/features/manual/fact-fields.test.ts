import { describe, expect, it } from 'vitest';
import { factsOfFields, type FactFields } from './fact-fields.ts';

const empty: FactFields = { reagents: '', catalysts: '', solvents: '', yieldPercent: '', fromC: '', toC: '', note: '' };

describe('the facts of a step in a form', () => {
  it('are read as a chemist writes them', () => {
    const fields = { ...empty, reagents: 'T3P, DIPEA', solvents: '2-MeTHF；水', fromC: '25 °C', toC: '−10' };
    expect(factsOfFields({ ...fields, yieldPercent: '87,5 %', note: ' 5 g ' }).facts).toEqual({
      conditions: [{ reagents: ['T3P', 'DIPEA'], catalysts: [], solvents: ['2-MeTHF', '水'], temperatureC: [-10, 25] }],
      yieldPercent: 87.5,
      note: '5 g',
    });
    expect(factsOfFields(empty)).toEqual({ facts: {} });
  });

  it.each([
    ['yieldPercent', { yieldPercent: '101' }],
    ['yieldPercent', { yieldPercent: 'much' }],
    ['fromC', { fromC: '-300' }],
    ['toC', { toC: 'hot' }],
    ['fromC', { reagents: 'NaH' }],
  ])('name %s when it says nothing sound', (wrong, given) => {
    expect(factsOfFields({ ...empty, ...given })).toEqual({ wrong });
  });
});
