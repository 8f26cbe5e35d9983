// A thread that scores slowly, and ends or stops at some texts.

import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '../../platform/threads/thread-entry.ts';
import type { ScoreQuestion } from '../../features/sascore/score-thread.ts';
import type { ScoredMolecule } from '../../engine/sascore/uploaded-row.ts';

serve(
  Promise.resolve({
    answer: async (questions: readonly ScoreQuestion[]): Promise<ScoredMolecule[]> => {
      if (questions.some(({ text }) => text === 'die')) process.exit(1);
      if (questions.some(({ text }) => text === 'hang')) await new Promise(() => {});
      if (questions.some(({ text }) => text === 'slow')) await sleep(150);
      return questions.map(() => ({ ok: true, weight: 16.04, heavyAtoms: 1, score: 2, parts: [0, 0, 0, 0, 0, 0, 0] }));
    },
  }),
);
