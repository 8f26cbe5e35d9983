// The thread that reads files of routes.

import { isRDKitBroken, loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { serve, type Handlers } from '../../platform/threads/thread-entry.ts';
import { readerOperations } from './operations.ts';

serve(start(), isRDKitBroken);

async function start(): Promise<Handlers> {
  return { ...readerOperations(await loadRDKit()) };
}
