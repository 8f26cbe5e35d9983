// A thread that draws molecules: an .sdf file of what came in as SMILES.

import { isRDKitBroken, loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { serve, type Handlers } from '../../platform/threads/thread-entry.ts';

serve(start(), isRDKitBroken);

async function start(): Promise<Handlers> {
  const rdkit = await loadRDKit();
  return {
    answer: (smiles: readonly string[]): (string | null)[] => {
      try {
        return smiles.map((one) => {
          using mol = rdkit.get_mol(one);
          if (!mol) return null;
          mol.set_new_coords();
          return mol.get_molblock();
        });
      } catch {
        process.exit(1);
      }
    },
  };
}
