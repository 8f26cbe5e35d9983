import { expect, it } from 'vitest';
import { cleanAddress } from './address.ts';

it('drops what sign-in and sharing leave in the address, and keeps the rest', () => {
  const { address, source, shareCode } = cleanAddress(
    'http://localhost/route/list/retrosynthesis?code=1&state=2&task=7&session_state=3&shareCode=4&source=mall#top',
  );
  expect(address).toBe('http://localhost/route/list/retrosynthesis?task=7&source=mall#top');
  expect([source, shareCode]).toEqual(['mall', '4']);
});

it('leaves a clean address alone', () => {
  expect(cleanAddress('http://localhost/home')).toEqual({
    address: 'http://localhost/home',
    source: null,
    shareCode: null,
  });
});

it('turns the spaces of a smilesHash back into plus signs', () => {
  const { address } = cleanAddress('http://localhost/substructure?smilesHash=a+b%2Bc&source=x+y');
  const query = new URL(address).searchParams;
  expect(query.get('smilesHash')).toBe('a+b+c');
  expect(query.get('source')).toBe('x y');
});
