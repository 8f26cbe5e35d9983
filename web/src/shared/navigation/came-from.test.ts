import { expect, it } from 'vitest';
import { cameFrom, comingFrom } from './came-from.ts';

it('finds the address that a page wrote into the history', () => {
  expect(cameFrom(comingFrom({ pathname: '/substructure', search: '?page=2' }))).toBe('/substructure?page=2');
});

it.each([null, {}, { cameFrom: 7 }, { cameFrom: '//elsewhere.example' }, { cameFrom: 'https://elsewhere.example' }])(
  'finds none in %j',
  (state) => {
    expect(cameFrom(state)).toBeNull();
  },
);
