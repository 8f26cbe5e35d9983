// A thread that reads structures, except those that end or stop it.

import { serve } from '../../platform/threads/thread-entry.ts';
import type { GivenStructure, ReadMolecule } from '../../features/stock/read-molecules.ts';

serve(
  Promise.resolve({
    answer: async (given: readonly GivenStructure[]): Promise<ReadMolecule[]> => {
      if (given.some(({ text }) => text === 'die')) process.exit(1);
      if (given.some(({ text }) => text === 'hang')) await new Promise(() => {});
      return given.map(({ text }) => ({ ok: true, smiles: text, inchiKey: null }));
    },
  }),
);
