// A thread that scores. One in which RDKit fails may have spoilt its memory, so it ends and another takes its place.

import { workerData } from 'node:worker_threads';
import { prepareInchi } from '../../chemistry/recognition/inchi-by-indigo.ts';
import { isRDKitBroken, loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { serve, type Handlers } from '../../platform/threads/thread-entry.ts';
import { scoreText, type Depth } from '../../engine/sascore/score-text.ts';
import { loadTable } from '../../engine/sascore/table.ts';
import type { ScoredMolecule } from '../../engine/sascore/uploaded-row.ts';

/** A text to score. */
export interface ScoreQuestion {
  text: string;
  depth: Depth;
}

serve(start(), isRDKitBroken);

async function start(): Promise<Handlers> {
  const rdkit = await loadRDKit();
  const { fragments } = workerData as { fragments: string | undefined };
  const { table } = loadTable(fragments);
  return {
    answer: async (questions: readonly ScoreQuestion[]): Promise<ScoredMolecule[]> => {
      try {
        await prepareInchi(questions.map(({ text }) => text));
        return questions.map(({ text, depth }) => scoreText(rdkit, table, text, depth));
      } catch {
        process.exit(1);
      }
    },
  };
}
