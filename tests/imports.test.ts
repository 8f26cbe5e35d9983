// Which way imports go. Folders of a package depend on one another in one direction, so that each can be read, tested and
// moved without those that use it. Imports of types alone count as well.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const packages = ['shared', 'gateway', 'web', 'services/chemistry', 'services/identity', 'services/launcher'];
const isForTests = /\.test\.tsx?$|(^|\/)test-|\/testing\//;

interface Import {
  from: string;
  to: string;
}

function importsOf(name: string): Import[] {
  const files = globSync(`${name}/src/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !isForTests.test(file));
  expect(files.length).toBeGreaterThan(5);
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const found = text.matchAll(/^(?:import|export)\s[^;]*?from\s+'(\.[^']+)';|\bimport\('(\.[^']+)'\)/gms);
    return [...found].map((match) => ({ from: file, to: normalize(join(dirname(file), match[1] ?? match[2] ?? '')) }));
  });
}

/** The folder below `src`; a feature, or a part of a layer of the chemistry service, is one of its own. */
function folderOf(name: string, file: string): string {
  const [first = '', second = ''] = relative(join(name, 'src'), file).split('/');
  const isLayer = name === 'services/chemistry' && ['chemistry', 'engine', 'platform'].includes(first);
  return first === 'features' || isLayer ? `${first}/${second}` : first;
}

/**
 * What is directly in a folder of `src`, files and folders with all that is below them, as importers see it:
 * undefined for a file elsewhere.
 */
function childOf(name: string, folder: string, file: string): string | undefined {
  const above = folder === '' ? `${name}/src/` : `${name}/src/${folder}/`;
  return file.startsWith(above) ? file.slice(above.length).split('/')[0] : undefined;
}

/** Parts that need one another, with an import that closes the ring; none where all go one way. */
function ringsOf(imports: readonly Import[], partOf: (file: string) => string | undefined): string[] {
  const edges = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [partOf(one.from), partOf(one.to)];
    if (from !== undefined && to !== undefined && from !== to)
      edges.set(from, (edges.get(from) ?? new Map<string, Import>()).set(to, one));
  }
  const rings: string[] = [];
  const done = new Set<string>();
  const follow = (folder: string, path: readonly string[]): void => {
    if (path.includes(folder)) {
      const ring = [...path.slice(path.indexOf(folder)), folder];
      const last = edges.get(ring.at(-2) ?? '')?.get(folder);
      rings.push(`${ring.join(' -> ')}, closed by ${last?.from} -> ${last?.to}`);
      return;
    }
    if (done.has(folder)) return;
    for (const next of edges.get(folder)?.keys() ?? []) follow(next, [...path, folder]);
    done.add(folder);
  };
  for (const folder of edges.keys()) follow(folder, []);
  return rings;
}

/** What must not be imported from where, beyond the rings. */
const barred: Readonly<Record<string, readonly { from: RegExp; to: RegExp; why: string }[]>> = {
  web: [
    { from: /^(?!app\/|main\.)/, to: /^app\//, why: 'app joins what the others bring' },
    { from: /^(?!app\/|main\.|features\/)/, to: /^features\//, why: 'shared parts know no screen' },
    { from: /^shared\//, to: /^(ui|chemistry|features|app)\//, why: 'the base knows no component' },
  ],
  gateway: [
    { from: /^(?!app\.|main\.|cli\/|features\/)/, to: /^features\//, why: 'the base of the gateway knows no feature' },
    { from: /^(sessions|upstreams|plugins)\//, to: /^auth\//, why: 'sign-in stands on sessions' },
  ],
  'services/chemistry': [
    { from: /^chemistry\//, to: /^(?!chemistry\/)/, why: 'chemistry knows no search, no user and no HTTP' },
    { from: /^engine\//, to: /^(?!engine\/|chemistry\/)/, why: 'the engine knows no user and no database' },
    { from: /^platform\//, to: /^(?!platform\/)/, why: 'the platform knows no chemistry and no feature' },
    { from: /^features\//, to: /^(?!features\/|engine\/|chemistry\/|platform\/)/, why: 'the app joins the features' },
  ],
};

describe.each(packages)('%s', (name) => {
  const imports = importsOf(name);

  it('has folders that depend on one another one way only', () => {
    expect(ringsOf(imports, (file) => folderOf(name, file))).toEqual([]);
  });

  it('meets other packages by their names alone', () => {
    expect(imports.filter(({ to }) => !to.startsWith(`${name}/`) && !to.startsWith('locales/'))).toEqual([]);
  });

  it('keeps its layers', () => {
    const below = (file: string) => relative(join(name, 'src'), file);
    const broken = (barred[name] ?? []).flatMap(({ from, to, why }) =>
      imports.filter((one) => from.test(below(one.from)) && to.test(below(one.to))).map((one) => ({ ...one, why })),
    );
    expect(broken).toEqual([]);
  });
});

it('has at most 25 source files in a folder of the chemistry service', () => {
  const counts = Map.groupBy(
    globSync('services/chemistry/src/**/*.ts', { cwd: root }).filter((file) => !isForTests.test(file)),
    (file) => dirname(file),
  );
  expect([...counts].filter(([, files]) => files.length > 25).map(([folder]) => folder)).toEqual([]);
});

it('has features in the page that do not import one another', () => {
  const featureOf = (file: string) => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1];
  const across = importsOf('web').filter(({ from, to }) => {
    const [own, other] = [featureOf(from), featureOf(to)];
    return own !== undefined && other !== undefined && own !== other;
  });
  expect(across).toEqual([]);
});

it('has no circle between folders and files of the page at any depth', () => {
  const imports = importsOf('web');
  const folders = new Set(imports.map(({ from }) => relative('web/src', dirname(from))));
  for (const folder of folders) if (folder !== '') folders.add(dirname(folder) === '.' ? '' : dirname(folder));
  expect([...folders].flatMap((folder) => ringsOf(imports, (file) => childOf('web', folder, file)))).toEqual([]);
});

it('has at most 25 files in each folder of the page and of the browser tests', () => {
  const files = globSync(['web/src/**/*.*', 'tests/e2e/**/*.*'], { cwd: root });
  const counts = Map.groupBy(files, (file) => dirname(file));
  const tooFull = [...counts].filter(([, inFolder]) => inFolder.length > 25).map(([folder]) => folder);
  expect(tooFull).toEqual([]);
});
