// react-router's package gives its development build to every bundler; its production build lies beside it.

import type { Plugin } from 'vite';

const development = /\/react-router\/dist\/development\/(?=(index|dom-export)\.mjs$)/;

/** Builds with react-router's production files: without the warnings for developers. */
export function routerPlugin(): Plugin {
  return {
    name: 'app:router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router' && source !== 'react-router/dom') return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved?.id.replace(development, '/react-router/dist/production/');
    },
  };
}
