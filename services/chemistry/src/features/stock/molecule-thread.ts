// A thread that reads structures of lists. One whose reading throws may have spoilt RDKit's memory, so the thread ends.

import { prepareInchi } from '../../chemistry/recognition/inchi-by-indigo.ts';
import { builtInNames } from '../../chemistry/recognition/names.ts';
import { isRDKitBroken, loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { serve, type Handlers } from '../../platform/threads/thread-entry.ts';
import { readMolecule, type GivenStructure, type ReadMolecule } from './read-molecules.ts';

serve(start(), isRDKitBroken);

async function start(): Promise<Handlers> {
  const rdkit = await loadRDKit();
  const names = builtInNames();
  return {
    answer: async (given: readonly GivenStructure[]): Promise<ReadMolecule[]> => {
      try {
        await prepareInchi(given.flatMap(({ kind, text }) => (kind === 'inchi' ? [text] : [])));
        return given.map((one) => readMolecule(rdkit, names, one));
      } catch {
        process.exit(1);
      }
    },
  };
}
