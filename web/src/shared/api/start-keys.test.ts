import { expect, it } from 'vitest';
import { isStartKey } from '@app/shared/rules/start-key';
import { startFor } from './start-keys.ts';

const input = (structure: string) => ({ body: { structure } });
const file = (name: string) => ({ query: { name: 'a' }, file: new File(['CCO'], name, { lastModified: 1 }) });

it('gives each start a key of its own once the one before it has an outcome', () => {
  const first = startFor('/start', input('CCO'));
  expect(isStartKey(first.key)).toBe(true);
  first.end();
  expect(startFor('/start', input('CCO')).key).not.toBe(first.key);
});

it('gives the same key to the same start while its outcome is unknown', () => {
  const first = startFor('/start', input('CCN'));
  expect(startFor('/start', input('CCN')).key).toBe(first.key);
  expect(startFor('/start', input('CCC')).key).not.toBe(first.key);
  expect(startFor('/other', input('CCN')).key).not.toBe(first.key);
});

it('distinguishes files by name, size and date', () => {
  expect(startFor('/import', file('a.sdf')).key).toBe(startFor('/import', file('a.sdf')).key);
  expect(startFor('/import', file('b.sdf')).key).not.toBe(startFor('/import', file('a.sdf')).key);
});
