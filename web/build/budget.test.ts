import { expect, it } from 'vitest';
import { firstLoad, type Bundle } from './budget.ts';

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

it('counts the entry, the page, what they import, their styles and their words, and no other page', () => {
  const bundle: Bundle = {
    'index.js': chunk({ isEntry: true, imports: ['react.js'], css: ['index.css'] }),
    'react.js': chunk({}),
    'home.js': chunk({
      facadeModuleId: '/x/features/home/page.tsx',
      imports: ['react.js', 'ui.js'],
      css: ['home.css'],
    }),
    'ui.js': chunk({}),
    'zh.js': chunk({ facadeModuleId: '/x/locales/zh-CN/home.json' }),
    'en.js': chunk({ facadeModuleId: '/x/locales/en/home.json' }),
    'editor.js': chunk({ facadeModuleId: '/x/chem/ketcher-editor.tsx' }),
  };
  expect([...firstLoad(bundle, 'features/home/page.tsx')].filter((name) => name in bundle).toSorted()).toEqual([
    'home.js',
    'index.js',
    'react.js',
    'ui.js',
    'zh.js',
  ]);
  expect([...firstLoad(bundle, 'features/home/page.tsx')]).toEqual(expect.arrayContaining(['index.css', 'home.css']));
});
