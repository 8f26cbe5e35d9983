import { expect, it } from 'vitest';
import { behindFirst, filesOf, firstLoad, growth, pagesOver, partsOver, type Bundle } from './budget.ts';

interface Given {
  isEntry?: boolean;
  facadeModuleId?: string;
  imports?: string[];
  css?: string[];
}

const chunk = ({ isEntry = false, facadeModuleId, imports = [], css = [] }: Given): Bundle[string] => ({
  type: 'chunk',
  isEntry,
  facadeModuleId: facadeModuleId ?? null,
  imports,
  viteMetadata: { importedCss: new Set(css) },
});

it('counts the entry, what it imports, its styles and the words of home, and no page behind it', () => {
  const bundle: Bundle = {
    'index.js': chunk({ isEntry: true, imports: ['react.js', 'foundation.js'] }),
    'react.js': chunk({}),
    'foundation.js': chunk({ imports: ['react.js'], css: ['foundation.css'] }),
    'list.js': chunk({
      facadeModuleId: '/x/features/list/page.tsx',
      imports: ['react.js', 'table.js'],
      css: ['l.css'],
    }),
    'table.js': chunk({}),
    'zh.js': chunk({ facadeModuleId: '/x/locales/zh-CN/home.json' }),
    'en.js': chunk({ facadeModuleId: '/x/locales/en/home.json' }),
    'editor.js': chunk({ facadeModuleId: '/x/chemistry/editor/ketcher-editor.tsx' }),
  };
  expect([...firstLoad(bundle)].toSorted()).toEqual([
    'foundation.css',
    'foundation.js',
    'index.js',
    'react.js',
    'zh.js',
  ]);
});

it('weighs of each page what comes on top of the first load, once', () => {
  const bundle: Bundle = {
    'index.js': chunk({ isEntry: true, imports: ['react.js'] }),
    'react.js': chunk({}),
    'list.js': chunk({
      facadeModuleId: '/x/src/features/list/page.tsx',
      imports: ['react.js', 'table.js'],
      css: ['l.css'],
    }),
    'table.js': chunk({ imports: ['react.js', 'cell.js'] }),
    'cell.js': chunk({ imports: ['table.js'] }),
    'l.css': { type: 'asset' },
  };
  const first = firstLoad(bundle);
  expect(behindFirst(bundle, first)).toEqual({ 'features/list/page.tsx': ['list.js', 'l.css', 'table.js', 'cell.js'] });
});

it('names the pages over their budget', () => {
  const budgets = [
    { pages: /^features\/routes\//, maxKb: 25 },
    { pages: /./, maxKb: 120 },
  ];
  const pages = {
    'features/routes/list/page.tsx': 25_400,
    'features/stock/page.tsx': 25_400,
    'features/big/page.tsx': 120_000,
  };
  expect(pagesOver(pages, budgets)).toEqual(['features/routes/list/page.tsx brings 25.4 KB, of at most 25']);
});

it('weighs a part with what it imports, and files by their names', () => {
  const bundle: Bundle = {
    'index.js': chunk({ isEntry: true, imports: ['react.js'] }),
    'react.js': chunk({}),
    'editor.js': chunk({
      facadeModuleId: '/x/src/chemistry/editor.tsx',
      imports: ['react.js', 'ketcher.js'],
      css: ['e.css'],
    }),
    'ketcher.js': chunk({}),
    'e.css': { type: 'asset' },
    'engine-1.wasm': { type: 'asset' },
  };
  const first = firstLoad(bundle);
  expect(filesOf(bundle, first, /chemistry\/editor\.tsx$/)).toEqual(['editor.js', 'e.css', 'ketcher.js']);
  expect(filesOf(bundle, first, /engine.*\.wasm$/)).toEqual(['engine-1.wasm']);
});

it('names the parts over their budget, and those that are missing', () => {
  const parts = [
    { name: 'editor', files: /editor/, maxKb: 900 },
    { name: 'engine', files: /engine/, maxKb: 1_500 },
    { name: 'viewer', files: /viewer/, maxKb: 10 },
  ];
  expect(partsOver({ editor: 900_000, engine: 1_500_100, viewer: 0 }, parts)).toEqual([
    'engine has 1500.1 KB, of at most 1500',
    'viewer is not in the build',
  ]);
});

it('names what has grown since the last build, the most first', () => {
  expect(growth({ a: 900, b: 5_000, c: 400, fresh: 300 }, { a: 500, b: 4_000, c: 390 })).toEqual([
    '  +1000 characters: b',
    '  +400 characters: a',
    '  +300 characters: fresh',
  ]);
});
