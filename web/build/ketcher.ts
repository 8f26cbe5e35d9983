// What the structure editor needs to run in a modern bundle.

import type { Plugin } from 'vite';

const monomers = /ketcher-core\/dist\/application\/editor\/data\/monomers[^/]*\.js$/;
const emptyKet = JSON.stringify({ root: { nodes: [], connections: [], templates: [] } });

/** Leaves out the macromolecule library: 4 MB of JavaScript that small molecules never use. */
export function ketcherPlugin(): Plugin {
  return {
    name: 'app:ketcher',
    enforce: 'pre',
    load: (source) => (monomers.test(source) ? `export default ${JSON.stringify(emptyKet)};` : undefined),
  };
}
