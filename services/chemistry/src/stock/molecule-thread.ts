// A thread that reads structures of lists. One whose reading throws may have spoilt RDKit's memory, so the thread ends.

import { builtInNames } from '../analysis/names.ts';
import { loadRDKit } from '../chem/rdkit.ts';
import { serve, type Handlers } from '../threads/thread-entry.ts';
import { readMolecule, type GivenStructure, type ReadMolecule } from './read-molecules.ts';

serve(start());

async function start(): Promise<Handlers> {
  const rdkit = await loadRDKit();
  const names = builtInNames();
  return {
    answer: (given: readonly GivenStructure[]): ReadMolecule[] => {
      try {
        return given.map((one) => readMolecule(rdkit, names, one));
      } catch {
        process.exit(1);
      }
    },
  };
}
