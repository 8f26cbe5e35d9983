// The thread behind condition optimization.

import { loadRDKit } from '../../chem/rdkit.ts';
import { serve, type Handlers } from '../../threads/thread-entry.ts';
import { createConditionEngine } from '../optimize/engine.ts';

serve(start());

async function start(): Promise<Handlers> {
  return { ...createConditionEngine(await loadRDKit()) };
}
