// A thread that enumerates products. One in which RDKit fails may have spoilt its memory, so it ends and another takes its place.

import { workerData } from 'node:worker_threads';
import { isRDKitBroken, loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { serve, type Handlers } from '../../platform/threads/thread-entry.ts';
import type { ForwardResponse, ForwardQuestion } from '../../engine/forward/questions.ts';
import { ForwardEngine } from '../../engine/forward/thread-answers.ts';

serve(start(), isRDKitBroken);

async function start(): Promise<Handlers> {
  const { fragments } = workerData as { fragments: string | undefined };
  const engine = new ForwardEngine(await loadRDKit(), fragments);
  return {
    answer: (questions: readonly ForwardQuestion[]): ForwardResponse[] => {
      try {
        return questions.map((question) => engine.answer(question));
      } catch (error) {
        if (error instanceof RangeError || error instanceof TypeError) throw error;
        process.exit(1);
      }
    },
  };
}
