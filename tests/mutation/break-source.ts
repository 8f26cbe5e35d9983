import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { mutations } from './mutations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The source of a mutation, broken. Throws RangeError where it does not hold the text exactly once. */
export function broken(source: string, { file, from, to }: { file: string; from: string; to: string }): string {
  const parts = source.split(from);
  if (parts.length !== 2) throw new RangeError(`${file} holds ${parts.length - 1} times: ${from}`);
  return parts.join(to);
}

/** Breaks one file while it is loaded, and makes the file `marker` then; the source itself stays as it is. */
export function breakSource(name: string, marker: string): Plugin {
  const mutation = mutations.find((one) => one.name === name);
  if (!mutation) throw new RangeError(`no mutation is called ${name}`);
  const path = `${root}${mutation.file}`;
  return {
    name: 'break-source',
    enforce: 'pre',
    // Out of the cache of transformed modules the file would come back whole, or come broken to other runs.
    configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (id === path ? false : null)),
    transform(source, id) {
      if (id !== path) return undefined;
      writeFileSync(marker, '');
      return broken(source, mutation);
    },
  };
}
