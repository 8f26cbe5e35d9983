// A thread with nothing but the behaviour that its host must cope with.

import { parentPort, threadId } from 'node:worker_threads';
import { isRDKitBroken, canonicalSmiles, loadRDKit, Transform, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { serve } from '../../platform/threads/thread-entry.ts';

const held: Uint8Array[] = [];

if (parentPort)
  serve(
    loadRDKit().then((rdkit) => ({
      double: (value: number) => value * 2,
      fail: () => {
        throw new Error('failed as asked');
      },
      smiles: (text: string) => canonicalSmiles(rdkit, text),
      joined: (text: string) => joined(rdkit, text),
      swallow: (text: string) => {
        try {
          return joined(rdkit, text);
        } catch {
          return 'nothing happened';
        }
      },
      hang: () => new Promise(() => {}),
      die: () => process.exit(1),
      grow: (bytes: number) => held.push(new Uint8Array(bytes)),
      identity: () => threadId,
    })),
    isRDKitBroken,
  );

/** Two of a molecule as one, however large that is. */
function joined(rdkit: RDKit, text: string): string | undefined {
  using transform = new Transform(rdkit, '([CH3:1]).([CH3:2])>>[CH2:1][CH2:2]');
  using mol = rdkit.get_mol(text);
  return mol ? transform.run(rdkit, [mol, mol], 1)[0] : undefined;
}
