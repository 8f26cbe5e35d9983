// The thread that searches. When RDKit's memory is harmed the thread ends, and another takes its place.

import { prepareInchi } from '../../chemistry/recognition/inchi-by-indigo.ts';
import { builtInNames } from '../../chemistry/recognition/names.ts';
import { isRDKitBroken, loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { serve, type Handlers } from '../../platform/threads/thread-entry.ts';
import { createSearchOperations } from '../../engine/substructure/operations.ts';
import type { SearchOperations } from '../../engine/substructure/orders.ts';

const harmed = 1;

serve(start(), isRDKitBroken);

async function start(): Promise<Handlers> {
  const rdkit = await loadRDKit();
  const operations = createSearchOperations(rdkit, builtInNames());
  return {
    ...Object.fromEntries(Object.entries(operations).map(([name, run]) => [name, guarded(run)])),
    // Indigo is loaded for the first InChI that needs it.
    start: async (...args: Parameters<SearchOperations['start']>) => {
      await prepareInchi([args[0].query]);
      return guarded(() => operations.start(...args))();
    },
  };
}

function guarded(run: (...args: never[]) => unknown): (...args: never[]) => unknown {
  return (...args) => {
    try {
      return run(...args);
    } catch (error) {
      if (error instanceof Error && error.name === 'RuntimeError') process.exit(harmed);
      throw error;
    }
  };
}
