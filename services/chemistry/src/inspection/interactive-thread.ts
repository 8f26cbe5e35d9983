// The thread behind answers a person waits for: structures and pictures.

import { builtInNames } from '../analysis/names.ts';
import { createOperations, type Operations } from './operations.ts';
import { loadRDKit } from '../chem/rdkit.ts';
import { serve, type Handlers } from '../threads/thread-entry.ts';

serve(start());

async function start(): Promise<Handlers> {
  const operations: Operations = createOperations(await loadRDKit(), builtInNames());
  return { ...operations };
}
