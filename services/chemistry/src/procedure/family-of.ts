// The family of a reaction, by the English name of its kind and by the agents of its conditions.

import type { DraftBench } from './bench.ts';
import type { Family } from './families/family.ts';
import { generic } from './families/generic.ts';
import type { ReadConditions } from './read-agents.ts';
import type { AskedProcedure } from './types.ts';

export function familyOf(_bench: DraftBench, _asked: AskedProcedure, _conditions: ReadConditions): Family {
  return generic;
}
