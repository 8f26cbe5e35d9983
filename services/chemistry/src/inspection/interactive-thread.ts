// The thread behind answers a person waits for: structures and pictures.

import { prepareInchi } from '../analysis/inchi-by-indigo.ts';
import { builtInNames } from '../analysis/names.ts';
import { createOperations, type Operations } from './operations.ts';
import { loadRDKit } from '../chem/rdkit.ts';
import { serve, type Handlers } from '../threads/thread-entry.ts';

serve(start());

async function start(): Promise<Handlers> {
  const rdkit = await loadRDKit();
  const operations: Operations = createOperations(rdkit, builtInNames());
  // Indigo is loaded for the first InChI that needs it.
  return {
    ...operations,
    recognise: async (...args: Parameters<Operations['recognise']>) => {
      await prepareInchi(rdkit, [args[0]]);
      return operations.recognise(...args);
    },
    structureTexts: async (...args: Parameters<Operations['structureTexts']>) => {
      await prepareInchi(rdkit, [args[0]]);
      return operations.structureTexts(...args);
    },
    explainScore: async (...args: Parameters<Operations['explainScore']>) => {
      await prepareInchi(rdkit, [args[0]]);
      return operations.explainScore(...args);
    },
  };
}
