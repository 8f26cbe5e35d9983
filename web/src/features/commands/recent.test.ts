import { beforeEach, expect, it } from 'vitest';
import { keepRecent, recentPlaces } from './recent.ts';

beforeEach(() => window.localStorage.clear());
const place = (id: number) => ({ id: `page.${id}`, label: `Page ${id}`, to: `/page/${id}` });

it('puts the latest first, each once, and forgets the seventh', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 3]) keepRecent(place(id));
  expect(recentPlaces().map(({ id }) => id)).toEqual(['page.3', 'page.7', 'page.6', 'page.5', 'page.4', 'page.2']);
});

it('keeps nothing that carries a structure', () => {
  keepRecent({ ...place(1), to: '/retrosynthesis?smiles=CCO', isPassing: true });
  expect(window.localStorage.length).toBe(0);
});

it.each([
  ['no JSON', '{'],
  ['something else', '{"a":1}'],
  ['an address of another site', '[{"id":"a","label":"a","to":"//evil.example"}]'],
  ['an address that is a script', '[{"id":"a","label":"a","to":"javascript:alert(1)"}]'],
  ['a place without a name', '[{"id":"a","to":"/home"}]'],
])('reads nothing from %s', (_what, stored) => {
  window.localStorage.setItem('commands-recent', stored);
  expect(recentPlaces()).toEqual([]);
});
