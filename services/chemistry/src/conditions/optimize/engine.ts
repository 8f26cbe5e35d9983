// The engine of condition optimization, bound to one thread's copy of RDKit.

import type { RDKit } from '../../chem/rdkit.ts';
import { Bystanders } from '../bystanders.ts';
import { type ConditionCounts, readConditionCounts } from '../condition-counts.ts';
import { planPlate } from './plate.ts';
import { rankConditions } from './rank.ts';
import { defaultSpace } from './space.ts';
import { type Asked, suggestNext } from './suggest.ts';
import type { AskedExperiments, ConditionEngine, OptimizedConditions } from './types.ts';

/** Reads the counts at once; patterns are compiled when first asked for. */
export function createConditionEngine(rdkit: RDKit, counts: ConditionCounts = readConditionCounts()): ConditionEngine {
  const context = { counts, bystanders: new Bystanders(rdkit) };
  const asked = ({ space, measured }: AskedExperiments): Asked => ({ space, measured, prior: () => null });
  return {
    optimize: (reaction, kinds, top): OptimizedConditions => {
      const sets = rankConditions(context, reaction, kinds, top);
      return { sets, model: null, space: defaultSpace(sets), notes: kinds.length === 0 ? ['noKind'] : ['noModel'] };
    },
    next: (question, count) => suggestNext(asked(question), count),
    plate: (question, wells) => planPlate(asked(question), wells),
  };
}
