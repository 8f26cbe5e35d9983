import { expect, it } from 'vitest';
import { pageOfAddress } from './page-of-address.ts';

it.each([
  ['page=3', 3],
  ['', 1],
  ['page=', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=1e308', 1],
  ['page=Infinity', 1],
])('an address with "%s" names page %i', (search, page) => {
  expect(pageOfAddress(new URLSearchParams(search))).toBe(page);
});
