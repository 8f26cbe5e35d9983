// What the structure editor needs to run in a modern bundle, small and under a strict content security policy.

import type { Plugin } from 'vite';

const monomers = /ketcher-core\/dist\/application\/editor\/data\/monomers[^/]*\.js$/;
const emptyKet = JSON.stringify({ root: { nodes: [], connections: [], templates: [] } });

/**
 * Leaves out the macromolecule library, 4 MB of JavaScript that small molecules never use, and takes paper.js without
 * its script language, whose parser is compiled from text when it loads: the policy forbids that.
 */
export function ketcherPlugin(): Plugin {
  return {
    name: 'app:ketcher',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'paper') return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved?.id.replace(/paper-full\.js$/, 'paper-core.js');
    },
    load: (source) => (monomers.test(source) ? `export default ${JSON.stringify(emptyKet)};` : undefined),
  };
}
