// The documents point at files and pages that exist.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (page: string) => readFileSync(resolve(root, page), 'utf8');
const places = ['*.md', '{gateway,web,locales,shared,tests,services/*}/{*.md,docs/**/*.md}', 'docker/*/*.md'];
const pages = globSync(places, { cwd: root });
/** Where paths of a page may begin: at the top, or in its package and the source folder of that. */
const packageOf = (page: string) => /^(services\/[^/]+|[^/]+)\//.exec(page)?.[1] ?? '.';

describe.each(pages)('%s', (page) => {
  it('links to what exists', () => {
    // A SMILES in code may look like a link.
    const prose = read(page)
      .replaceAll(/^```.*?^```$/gms, '')
      .replaceAll(/^ {4}.*$/gm, '')
      .replaceAll(/`[^`\n]+`/g, '');
    const targets = [...prose.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map((match) => match[1] ?? '');
    const within = targets.filter((target) => !/^[a-z]+:/.test(target));
    expect(within.filter((target) => !existsSync(resolve(root, dirname(page), target)))).toEqual([]);
  });

  it('names files that exist', () => {
    const named = [
      ...read(page).matchAll(
        /`((?:src|docs|scripts|data|drizzle|shared|gateway|web|locales|services|tests|docker)\/[\w./-]+)`/g,
      ),
    ];
    // A file that its reader makes, a folder of Keycloak's, and what the build writes.
    const isElsewhere = (path: string) => ['docker/.env', 'data/import', 'web/dist'].includes(path);
    const isThere = (path: string) => ['.', packageOf(page)].some((at) => existsSync(resolve(root, at, path)));
    expect(named.map((match) => match[1] ?? '').filter((path) => !isElsewhere(path) && !isThere(path))).toEqual([]);
  });
});

it.each(pages.filter((page) => page.endsWith('README.md')))('%s is no longer than a page', (page) => {
  // The first page shows each part of the product by an example.
  const most = page === 'README.md' ? 135 : 120;
  expect(read(page).split('\n').length).toBeLessThanOrEqual(most + 1);
});

describe('the guide for developers', () => {
  const paths = [...read('shared/docs/developing.md').matchAll(/`((?:[\w.-]+\/)+[\w.-]+)`/g)].map(
    (match) => match[1] ?? '',
  );

  it('names files and folders that exist', () => {
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
  });
});
