import { describe, expect, it } from 'vitest';
import { relaxationsOf } from './hits/hits-empty.tsx';
import { asksTheSame, bodyOf, countFilters, emptyForm, problemOf, type SearchForm } from './search-form.ts';

const indole: SearchForm = { ...emptyForm, text: ' c1ccc2[nH]ccc2c1 ' };

describe('the form of a structure search', () => {
  it('asks with what was typed, everywhere, forty hits a page', () => {
    expect(bodyOf(indole)).toEqual({
      query: 'c1ccc2[nH]ccc2c1',
      mode: 'substructure',
      chirality: 0,
      sources: ['materials', 'own', 'routes'],
      pageSize: 40,
    });
  });

  it('asks with the drawing as a molfile', () => {
    expect(bodyOf({ ...emptyForm, molfile: '\n\n\nM  END' })).toMatchObject({ query: '\n\n\nM  END', kind: 'molfile' });
  });

  it('names a least similarity for resemblance only, and configuration for the others', () => {
    const body = bodyOf({ ...indole, mode: 'similarity', minSimilarity: 0.7, chirality: 1 });
    expect(body).toMatchObject({ mode: 'similarity', minSimilarity: 0.7 });
    expect(body).not.toHaveProperty('chirality');
  });

  it('gives prices in minor units and leaves out an end that was not typed', () => {
    const form: SearchForm = { ...indole, weight: { from: '100', to: '' }, price: { from: '', to: '12.345' } };
    expect(bodyOf(form).filter).toEqual({ molecularWeight: { from: 100 }, pricePerGram: { to: 1235 } });
    expect(countFilters(form)).toBe(2);
  });

  it.each([
    ['noQuery', emptyForm],
    ['noSource', { ...indole, sources: [] }],
    ['weightRange', { ...indole, weight: { from: '5', to: '3' } }],
    ['priceRange', { ...indole, price: { from: '5', to: '3' } }],
    [null, { ...indole, weight: { from: '3', to: '5' } }],
  ] as const)('has the problem %s', (problem, form) => {
    expect(problemOf(form)).toBe(problem);
  });

  it('asks the same where only what has no say is different', () => {
    expect(asksTheSame(indole, { ...indole, minSimilarity: 0.9 })).toBe(true);
    expect(asksTheSame(indole, { ...indole, mode: 'exact' })).toBe(false);
  });
});

describe('what to ask for less strictly', () => {
  const keys = (form: SearchForm) => relaxationsOf(form, true).map(({ key }) => key);

  it('names every restriction that is set, and wider ways to be found', () => {
    const strict: SearchForm = {
      ...indole,
      mode: 'exact',
      chirality: 1,
      sources: ['own'],
      stocks: ['common'],
    };
    expect(keys(strict)).toEqual(['filters', 'chirality', 'sources', 'contains', 'resembles']);
    expect(keys(indole)).toEqual(['resembles']);
    expect(relaxationsOf(indole, false)).toEqual([]);
  });

  it('lowers the similarity step by step, and not below where it says nothing', () => {
    const resembling: SearchForm = { ...indole, mode: 'similarity', minSimilarity: 0.4 };
    expect(relaxationsOf(resembling, true)).toEqual([{ key: 'lower', change: { minSimilarity: 0.3 } }]);
    expect(relaxationsOf({ ...resembling, minSimilarity: 0.3 }, true)).toEqual([]);
  });
});
