// The thread behind answers a person waits for: structures and pictures.

import { prepareInchi } from '../../chemistry/recognition/inchi-by-indigo.ts';
import { builtInNames } from '../../chemistry/recognition/names.ts';
import { createOperations, type Operations } from '../../engine/inspection/operations.ts';
import { isRDKitBroken, loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { serve, type Handlers } from '../../platform/threads/thread-entry.ts';

serve(start(), isRDKitBroken);

async function start(): Promise<Handlers> {
  const rdkit = await loadRDKit();
  const operations: Operations = createOperations(rdkit, builtInNames());
  // Indigo is loaded for the first InChI that needs it.
  return {
    ...operations,
    recognise: async (...args: Parameters<Operations['recognise']>) => {
      await prepareInchi([args[0]]);
      return operations.recognise(...args);
    },
    structureTexts: async (...args: Parameters<Operations['structureTexts']>) => {
      await prepareInchi([args[0]]);
      return operations.structureTexts(...args);
    },
    explainScore: async (...args: Parameters<Operations['explainScore']>) => {
      await prepareInchi([args[0]]);
      return operations.explainScore(...args);
    },
  };
}
