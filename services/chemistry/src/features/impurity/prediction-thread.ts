// The thread that predicts: `begin` takes a question, each `next` gives what is known after one more stage,
// null after the last.

import { describeMolecule, type MoleculeFigures } from '../../chemistry/recognition/describe.ts';
import { isRDKitBroken, loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { serve, type Handlers } from '../../platform/threads/thread-entry.ts';
import type { StageResponse } from './jobs.ts';
import { ImpurityEngine } from '../../engine/impurity/engine.ts';
import { smilesIn } from '../../engine/impurity/smiles-in.ts';
import type { ImpurityPrediction, ImpurityQuestion, PredictionProgress } from '../../engine/impurity/types.ts';

serve(start(), isRDKitBroken);

async function start(): Promise<Handlers> {
  const rdkit = await loadRDKit();
  let engine: ImpurityEngine | undefined;
  let stages: Iterator<PredictionProgress, ImpurityPrediction> | undefined;
  return {
    begin: (question: ImpurityQuestion): void => {
      engine ??= new ImpurityEngine(rdkit);
      stages = engine.predictInStages(question);
    },
    next: (): StageResponse | null => {
      const stage = stages?.next();
      if (!stage) return null;
      if (!stage.done) return responseOf(rdkit, stage.value);
      stages = undefined;
      return responseOf(rdkit, { ...stage.value, stage: 'ranking', percent: 100 });
    },
  };
}

function responseOf(rdkit: RDKit, progress: PredictionProgress): StageResponse {
  const texts = new Set(progress.impurities.flatMap(smilesIn));
  const figures = [...texts].map((smiles): [string, MoleculeFigures] => [smiles, describeMolecule(rdkit, smiles)]);
  return { progress, figures: Object.fromEntries(figures) };
}
