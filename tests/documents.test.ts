// The documents point at files and pages that exist.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (page: string) => readFileSync(resolve(root, page), 'utf8');
const pages = globSync(['*.md', '{gateway,web,locales,shared,tests,services/*}/{*.md,docs/*.md}'], { cwd: root });

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
