// The thread that searches. When RDKit's memory is harmed the thread ends, and another takes its place.

import { builtInNames } from '../analysis/names.ts';
import { loadRDKit } from '../chem/rdkit.ts';
import { serve, type Handlers } from '../threads/thread-entry.ts';
import { createSearchOperations } from './operations.ts';

const harmed = 1;

serve(start());

async function start(): Promise<Handlers> {
  const operations = createSearchOperations(await loadRDKit(), builtInNames());
  return Object.fromEntries(Object.entries(operations).map(([name, run]) => [name, guarded(run)]));
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
