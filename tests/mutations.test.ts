import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { broken } from './mutation/break-source.ts';
import { mutations } from './mutation/mutations.ts';

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');

// The proof itself takes minutes and runs with `npm run test:full`; a check that moved is noticed at once.
it.each(mutations.map((mutation) => [mutation.name, mutation] as const))('%s can be broken', (_name, mutation) => {
  const source = read(mutation.file);
  expect(broken(source, mutation)).not.toBe(source);
});

it('names are unique', () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});
