// A thread with nothing but the behaviour that its host must cope with.

import { parentPort, threadId } from 'node:worker_threads';
import { loadRDKit } from '../chem/rdkit.ts';
import { serve } from '../tasks/thread-entry.ts';

const held: Uint8Array[] = [];

if (parentPort)
  serve(
    loadRDKit().then((rdkit) => ({
      double: (value: number) => value * 2,
      fail: () => {
        throw new Error('failed as asked');
      },
      smiles: (text: string) => {
        using mol = rdkit.get_mol(text);
        return mol?.get_smiles();
      },
      swallow: (text: string) => {
        try {
          using mol = rdkit.get_mol(text);
          return mol?.get_smiles();
        } catch {
          return 'nothing happened';
        }
      },
      hang: () => new Promise(() => {}),
      die: () => process.exit(1),
      grow: (bytes: number) => held.push(new Uint8Array(bytes)),
      identity: () => threadId,
    })),
  );
