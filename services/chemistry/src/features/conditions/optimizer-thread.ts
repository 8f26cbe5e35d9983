// The thread behind condition optimization.

import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { serve, type Handlers } from '../../platform/threads/thread-entry.ts';
import { createConditionEngine } from '../../engine/conditions/optimize/engine.ts';

serve(start());

async function start(): Promise<Handlers> {
  return { ...createConditionEngine(await loadRDKit()) };
}
