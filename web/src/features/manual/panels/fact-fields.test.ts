import { describe, expect, it } from 'vitest';
import { factsOfFields, fieldsOf, type FactFields } from './fact-fields.ts';

const empty: FactFields = {
  reagents: '',
  catalysts: '',
  solvents: '',
  yieldPercent: '',
  fromC: '',
  toC: '',
  note: '',
  equivalents: {},
};

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

  it('have equivalents of reactants and agents, empty ones left out', () => {
    const fields = { ...empty, equivalents: { CN: '1,5 equiv.', T3P: '2', DIPEA: ' ' } };
    const equivalents = [
      { of: 'CN', amount: 1.5 },
      { of: 'T3P', amount: 2 },
    ];
    expect(factsOfFields(fields).facts).toEqual({ equivalents });
    expect(fieldsOf({ conditions: [], equivalents }).equivalents).toEqual({ CN: '1.5', T3P: '2' });
  });

  it('do not turn typical conditions into the word of a chemist', () => {
    const condition = {
      reagents: ['HATU'],
      catalysts: [],
      solvents: ['DMF'],
      temperatureC: [0, 25] as [number, number],
    };
    const typical = { conditions: [condition], conditionOrigin: 'typical' as const };
    const fields = { ...fieldsOf(typical), yieldPercent: '82' };
    expect(factsOfFields(fields, typical).facts).toEqual({ yieldPercent: 82 });
    const warmer = factsOfFields({ ...fields, toC: '40' }, typical).facts;
    expect(warmer?.conditions?.[0]?.temperatureC).toEqual([0, 40]);
    const said = { ...typical, conditionOrigin: 'chemist' as const };
    expect(factsOfFields(fields, said).facts?.conditions).toEqual([condition]);
  });

  it.each([
    ['yieldPercent', { yieldPercent: '101' }],
    ['yieldPercent', { yieldPercent: 'much' }],
    ['fromC', { fromC: '-300' }],
    ['toC', { toC: 'hot' }],
    ['fromC', { reagents: 'NaH' }],
    ['equivalents', { equivalents: { CN: '0' } }],
    ['equivalents', { equivalents: { CN: 'a lot' } }],
  ])('name %s when it says nothing sound', (wrong, given) => {
    expect(factsOfFields({ ...empty, ...given })).toEqual({ wrong });
  });
});
