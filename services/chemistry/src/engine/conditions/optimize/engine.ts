// The engine of condition optimization, bound to one thread's copy of RDKit.

import type { RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { AgentReader } from '../agent-reader.ts';
import { Bystanders } from '../../../chemistry/step-names/bystanders.ts';
import { StepNamer } from '../../../chemistry/step-names/step-namer.ts';
import { type ConditionCounts, readConditionCounts } from '../../../chemistry/reaction-classes/condition-counts.ts';
import { type BoundModel, YieldModels } from '../yield-model/yield-models.ts';
import { planPlate } from './plate.ts';
import { rankConditions } from './rank.ts';
import { defaultSpace } from './space.ts';
import { type Asked, suggestNext } from './suggest.ts';
import {
  type AskedExperiments,
  type ConditionEngine,
  type NoteKey,
  type OptimizedConditions,
  type RankedSet,
  farSimilarity,
} from './types.ts';

/** Reads counts and models at once; patterns are compiled when first asked for. */
export function createConditionEngine(rdkit: RDKit, counts: ConditionCounts = readConditionCounts()): ConditionEngine {
  const context = { counts, bystanders: new Bystanders(rdkit), namer: new StepNamer(rdkit) };
  const models = new YieldModels(rdkit, new AgentReader(rdkit));
  const asked = ({ space, measured, reaction, kinds }: AskedExperiments): Asked => {
    const model = models.of(reaction, kinds);
    return { space, measured, prior: (choice) => model?.predict(choice) ?? null, levels: model?.levels ?? null };
  };
  return {
    optimize: (reaction, kinds, top): OptimizedConditions => {
      const model = models.of(reaction, kinds);
      const sets = rankConditions(context, reaction, kinds, top, model);
      return { sets, model: model?.facts ?? null, space: defaultSpace(sets), notes: notesOn(kinds, sets, model) };
    },
    next: (question, count) => suggestNext(asked(question), count),
    plate: (question, wells) => planPlate(asked(question), wells),
  };
}

function notesOn(kinds: readonly string[], sets: readonly RankedSet[], model: BoundModel | null): NoteKey[] {
  if (kinds.length === 0) return ['noKind'];
  if (sets.length === 0) return ['noConditions'];
  const notes: NoteKey[] = [];
  if (!model) notes.push('noModel');
  else if (model.nearest < farSimilarity) notes.push('farSubstrate');
  if (sets.every(({ source }) => source === 'template')) notes.push('onlyTypical');
  return notes;
}
