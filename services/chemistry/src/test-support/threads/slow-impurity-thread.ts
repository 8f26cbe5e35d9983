// A thread that predicts slowly, stage by stage, and ends at a product that tells it to: for what happens around a prediction.

import { setTimeout as sleep } from 'node:timers/promises';
import type { StageResponse } from '../../features/impurity/jobs.ts';
import type { ImpurityQuestion, PredictedImpurity } from '../../engine/impurity/types.ts';
import { serve } from '../../platform/threads/thread-entry.ts';

const stageMs = 700;
/** Products: a run to it ends the thread, or answers nothing. */
const harmful: Record<string, () => Promise<void>> = {
  CCI: async () => process.exit(1),
  CCF: () => new Promise(() => {}),
};

let question: ImpurityQuestion | undefined;
let stage = 0;

serve(
  Promise.resolve({
    begin: (given: ImpurityQuestion): void => {
      question = given;
      stage = 0;
    },
    next: async (): Promise<StageResponse | null> => {
      await harmful[question?.product ?? '']?.();
      await sleep(stageMs);
      stage += 1;
      return responseOf(question?.reactants ?? [], stage);
    },
  }),
);

function responseOf(reactants: readonly string[], done: number): StageResponse {
  const isLast = done === 3;
  const impurities = reactants.slice(0, done).map(unreacted);
  const figures = Object.fromEntries(
    impurities.map(({ smiles }) => [smiles, { formula: 'C2H6O', molecularWeight: 46.07 }]),
  );
  const progress = {
    impurities,
    kinds: [],
    notes: [],
    percent: done * 33,
    stage: isLast ? 'ranking' : 'reading',
  } as const;
  return { progress: { ...progress, kinds: [], notes: [] }, figures };
}

function unreacted(smiles: string): PredictedImpurity {
  return {
    smiles,
    cause: 'unreactedReactant',
    causes: ['unreactedReactant'],
    likelihood: 'high',
    score: 0.6,
    why: { key: 'note.noConditions' },
    path: [],
    formula: 'C2H6O',
    exactMass: 46.0419,
    massShift: 0,
    adducts: [],
    alerts: [],
  };
}
