// A thread that reads structures of lists. One whose reading throws may have spoilt RDKit's memory, so the thread ends.

import { prepareInchi } from '../analysis/inchi-by-indigo.ts';
import { builtInNames } from '../analysis/names.ts';
import { loadRDKit } from '../chem/rdkit.ts';
import { serve, type Handlers } from '../threads/thread-entry.ts';
import { readMolecule, type GivenStructure, type ReadMolecule } from './read-molecules.ts';

serve(start());

async function start(): Promise<Handlers> {
  const rdkit = await loadRDKit();
  const names = builtInNames();
  return {
    answer: async (given: readonly GivenStructure[]): Promise<ReadMolecule[]> => {
      try {
        await prepareInchi(
          rdkit,
          given.flatMap(({ kind, text }) => (kind === 'inchi' ? [text] : [])),
        );
        return given.map((one) => readMolecule(rdkit, names, one));
      } catch {
        process.exit(1);
      }
    },
  };
}
