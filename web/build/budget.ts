// What the browser has to fetch before home can be used, and for each page behind it, has a budget; a build over one fails
// and says what has grown since the last successful build.

import { existsSync, readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { brotli } from './compress.ts';

export interface Budget {
  maxKb: number;
  /** What each page may bring besides, by the first pattern that its path meets. */
  behind: readonly { pages: RegExp; maxKb: number }[];
  /** Parts by themselves: a chunk with all it imports, by its module's end, or files by their names. */
  parts: readonly { name: string; files: RegExp; maxKb: number }[];
  /** Where the last build lies. */
  last: string;
}

/** As much of a build's output as counting needs. */
export type Bundle = Record<
  string,
  | { type: 'asset' }
  | {
      type: 'chunk';
      isEntry: boolean;
      facadeModuleId: string | null;
      imports: readonly string[];
      viteMetadata?: { importedCss: ReadonlySet<string> };
    }
>;

/** The file of a build that says what each page weighs; `tests/bench/client.bench.ts` reads it. */
export const weightsName = '.weights.json';

/** Bytes, brotli; of modules, characters before compression. */
export interface Weights {
  firstLoad: number;
  /** The parts that have a budget of their own, by name. */
  parts: Record<string, number>;
  /** What each page brings on top, by its path in `src`. */
  pages: Record<string, number>;
  modules: Record<string, number>;
}

/** Weighs the entry, which brings home, and all pages behind it: all they import, their styles, and the first words. */
export function budgetPlugin(budget: Budget): Plugin {
  return {
    name: 'app:budget',
    apply: 'build',
    async generateBundle(_, bundle) {
      const first = firstLoad(bundle);
      const weights: Weights = {
        firstLoad: await weightOf(bundle, first),
        parts: await weightsOfParts(bundle, first, budget.parts),
        pages: await weightsBehind(bundle, first),
        modules: Object.fromEntries([...first].flatMap((name) => modulesOf(bundle[name]))),
      };
      const totalKb = weights.firstLoad / 1000;
      const { maxKb, last } = budget;
      this.info(`first load: ${totalKb.toFixed(1)} KB brotli in ${first.size} files (at most ${maxKb})`);
      const tooLarge = totalKb > maxKb ? [`the first load has ${totalKb.toFixed(1)} KB, of at most ${maxKb}`] : [];
      const over = [...tooLarge, ...pagesOver(weights.pages, budget.behind), ...partsOver(weights.parts, budget.parts)];
      if (over.length > 0) this.error(`${over.join('; ')}\n${growth(weights.modules, lastModules(last)).join('\n')}`);
      this.emitFile({ type: 'asset', fileName: weightsName, source: JSON.stringify(weights) });
    },
  };
}

/** Of the two languages the one with more bytes. */
const firstWords = /\/locales\/zh-CN\/(common|home|session|structure)\.json$/;

/** Names of the files that the browser needs before home is usable. */
export function firstLoad(bundle: Bundle): Set<string> {
  const names = new Set<string>();
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type !== 'chunk') continue;
    if (file.isEntry || firstWords.test(file.facadeModuleId ?? '')) addWithImports(bundle, name, names);
  }
  return names;
}

/** Names of the files of each page that `first` does not hold, by the page's path in `src`. */
export function behindFirst(bundle: Bundle, first: ReadonlySet<string>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [name, file] of Object.entries(bundle)) {
    const page = file.type === 'chunk' && /\/src\/(features\/.*page\.tsx)$/.exec(file.facadeModuleId ?? '')?.[1];
    if (!page || first.has(name)) continue;
    found[page] = [...addWithImports(bundle, name, new Set())].filter((one) => !first.has(one));
  }
  return found;
}

/** What is over its budget, in words. */
export function pagesOver(pages: Weights['pages'], budgets: Budget['behind']): string[] {
  return Object.entries(pages).flatMap(([page, bytes]) => {
    const budget = budgets.find(({ pages: pattern }) => pattern.test(page));
    if (!budget || bytes <= budget.maxKb * 1000) return [];
    return [`${page} brings ${(bytes / 1000).toFixed(1)} KB, of at most ${budget.maxKb}`];
  });
}

/** Names of the files of a part, without those of the first load. */
export function filesOf(bundle: Bundle, first: ReadonlySet<string>, files: RegExp): string[] {
  const names = new Set<string>();
  for (const [name, file] of Object.entries(bundle)) {
    const known = file.type === 'chunk' ? file.facadeModuleId : name;
    if (known !== null && files.test(known)) addWithImports(bundle, name, names);
  }
  return [...names].filter((name) => !first.has(name));
}

/** The parts that are over their budget or not to be found, in words. */
export function partsOver(weights: Weights['parts'], parts: Budget['parts']): string[] {
  return parts.flatMap(({ name, maxKb }) => {
    const kb = (weights[name] ?? 0) / 1000;
    if (kb === 0) return [`${name} is not in the build`];
    return kb > maxKb ? [`${name} has ${kb.toFixed(1)} KB, of at most ${maxKb}`] : [];
  });
}

/** The modules that have grown most since the last build, in words. */
export function growth(now: Weights['modules'], last: Weights['modules']): string[] {
  return Object.entries(now)
    .map(([name, length]) => ({ name, by: length - (last[name] ?? 0) }))
    .filter(({ by }) => by > 100)
    .toSorted((a, b) => b.by - a.by)
    .slice(0, 8)
    .map(({ name, by }) => `  +${by} characters: ${name}`);
}

function addWithImports(bundle: Bundle, name: string, names: Set<string>): Set<string> {
  const file = bundle[name];
  if (!file || names.has(name)) return names;
  names.add(name);
  if (file.type !== 'chunk') return names;
  for (const style of file.viteMetadata?.importedCss ?? []) names.add(style);
  for (const imported of file.imports) addWithImports(bundle, imported, names);
  return names;
}

async function weightsBehind(bundle: Rolldown.OutputBundle, first: ReadonlySet<string>): Promise<Weights['pages']> {
  const pages = Object.entries(behindFirst(bundle, first)).toSorted(([a], [b]) => a.localeCompare(b));
  const known = new Map<string, Promise<number>>();
  const weigh = (name: string) => known.get(name) ?? known.set(name, sizeOf(bundle, name)).get(name);
  const weighed = await Promise.all(
    pages.map(async ([page, names]) => [
      page,
      sum(await Promise.all(names.map(async (name) => (await weigh(name)) ?? 0))),
    ]),
  );
  return Object.fromEntries(weighed);
}

async function weightsOfParts(
  bundle: Rolldown.OutputBundle,
  first: ReadonlySet<string>,
  parts: Budget['parts'],
): Promise<Weights['parts']> {
  const weighed = parts.map(
    async ({ name, files }) => [name, await weightOf(bundle, new Set(filesOf(bundle, first, files)))] as const,
  );
  return Object.fromEntries(await Promise.all(weighed));
}

async function weightOf(bundle: Rolldown.OutputBundle, names: ReadonlySet<string>): Promise<number> {
  return sum(await Promise.all([...names].map((name) => sizeOf(bundle, name))));
}

async function sizeOf(bundle: Rolldown.OutputBundle, name: string): Promise<number> {
  const file = bundle[name];
  if (!file) return 0;
  const content = file.type === 'chunk' ? file.code : file.source;
  return (await brotli(Buffer.from(content))).byteLength;
}

/** Names of modules without what is this machine's, with the characters that are left of them. */
function modulesOf(file: Rolldown.OutputBundle[string] | undefined): [string, number][] {
  if (file?.type !== 'chunk') return [];
  return Object.entries(file.modules).map(([id, { renderedLength }]) => [
    id.replace(/^.*\/(node_modules|web|shared|locales)\//, '$1/'),
    renderedLength,
  ]);
}

function lastModules(folder: string): Weights['modules'] {
  const path = `${folder}/${weightsName}`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Weights).modules : {};
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, one) => all + one, 0);
}
