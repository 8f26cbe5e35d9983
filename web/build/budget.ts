// The first load of the home page has a budget; a build over it fails.

import type { Plugin, Rolldown } from 'vite';
import { brotli } from './compress.ts';

export interface Budget {
  /** The lazy page whose chunk counts as first load, by its path's end. */
  page: string;
  goalKb: number;
  maxKb: number;
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

/** Prints the size (brotli) of the entry, the page, all they import, their styles and words; fails above `maxKb`. */
export function budgetPlugin({ page, goalKb, maxKb }: Budget): Plugin {
  return {
    name: 'app:budget',
    apply: 'build',
    async generateBundle(_, bundle) {
      const sizes = await Promise.all([...firstLoad(bundle, page)].map((name) => sizeOf(bundle, name)));
      const totalKb = sizes.reduce((sum, size) => sum + size, 0) / 1000;
      const line = `first load of home: ${totalKb.toFixed(1)} KB brotli in ${sizes.length} files (goal ${goalKb}, limit ${maxKb})`;
      if (totalKb > maxKb) this.error(line);
      if (totalKb > goalKb) this.warn(line);
      else this.info(line);
    },
  };
}

/** Names of the files that the browser needs before home is usable. */
export function firstLoad(bundle: Bundle, page: string): Set<string> {
  const names = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (!file || names.has(name)) return;
    names.add(name);
    if (file.type !== 'chunk') return;
    for (const style of file.viteMetadata?.importedCss ?? []) names.add(style);
    for (const imported of file.imports) add(imported);
  };
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type !== 'chunk') continue;
    if (file.isEntry || file.facadeModuleId?.endsWith(page)) add(name);
    if (/\/locales\/zh-CN\/(common|home|session|structure-input)\.json$/.test(file.facadeModuleId ?? '')) add(name);
  }
  return names;
}

async function sizeOf(bundle: Rolldown.OutputBundle, name: string): Promise<number> {
  const file = bundle[name];
  if (!file) return 0;
  const content = file.type === 'chunk' ? file.code : file.source;
  return (await brotli(Buffer.from(content))).byteLength;
}
