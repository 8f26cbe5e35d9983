import { beforeEach, describe, expect, it } from 'vitest';
import { keepDraft, keepForm, keepPosition, keptForm, keptPosition, readDraft } from './kept-searches.ts';
import { readPlace, writePlace } from './hits-address.ts';
import { emptyForm, type SearchForm } from './search-form.ts';

beforeEach(() => window.sessionStorage.clear());

const form: SearchForm = { ...emptyForm, text: 'indole', sources: ['own'], stocks: ['common'] };
const place = { searchId: 'a', page: 2, sort: 'price' } as const;

describe('what a tab remembers of its searches', () => {
  it('gives the form of a search back', () => {
    keepForm('a', form);
    keepForm('b', emptyForm);
    expect(keptForm('a')).toEqual(form);
    expect(keptForm('c')).toBeNull();
  });

  it('forgets the oldest of more than twenty', () => {
    for (let count = 0; count <= 20; count += 1) keepForm(`search-${count}`, form);
    expect(keptForm('search-0')).toBeNull();
    expect(keptForm('search-1')).toEqual(form);
  });

  it('gives the spot of each page back', () => {
    keepPosition(place, { hitsTop: 640, pageTop: 0, activeKey: 'k' });
    expect(keptPosition(place)).toEqual({ hitsTop: 640, pageTop: 0, activeKey: 'k' });
    expect(keptPosition({ ...place, page: 1 })).toBeNull();
  });

  it('begins with an empty form where the storage holds something else', () => {
    for (const saved of ['{"text":1}', '[]', 'no JSON']) {
      window.sessionStorage.setItem('substructureDraft', saved);
      expect(readDraft()).toEqual(emptyForm);
    }
    keepDraft(form);
    expect(readDraft()).toEqual(form);
  });

  it('keeps no drawing that is too large for the storage', () => {
    keepForm('a', { ...emptyForm, molfile: 'x'.repeat(60_001) });
    expect(keptForm('a')).toBeNull();
  });
});

describe('the address', () => {
  it('names search, page and order, and nothing that is usual', () => {
    expect(writePlace(place).toString()).toBe('searchId=a&page=2&sort=price');
    expect(writePlace({ searchId: 'a', page: 1, sort: 'relevance' }).toString()).toBe('searchId=a');
  });

  it('takes the usual for what it cannot read', () => {
    expect(readPlace(writePlace(place))).toEqual(place);
    expect(readPlace(new URLSearchParams('page=-1&sort=colour'))).toEqual({
      searchId: null,
      page: 1,
      sort: 'relevance',
    });
  });
});
