// The parts of a score as a chemist reads them: points on the scale from 1 to 10 that each part adds or takes.

import type { ScorePartsData } from '@app/shared/contracts/sascore/sascore';

export const effectKeys = ['fragments', 'size', 'stereo', 'spiro', 'bridge', 'macrocycle', 'symmetry'] as const;
export type EffectKey = (typeof effectKeys)[number];

export interface Effect {
  key: EffectKey;
  /** Points of the score: above 0 harder to make, below 0 easier. */
  points: number;
}

// Ertl and Schuffenhauer (J. Cheminform. 2009, 1, 8): sums from -4 to 2.5 are spread over the scale.
const pointsPerUnit = 9 / 6.5;

/** The score of a molecule none of whose parts adds or takes anything. */
export const startingScore = 11 - 5 * pointsPerUnit;

/** What each part does to the score, in display order. Above 8 the scale itself is compressed. */
export function effectsOf(parts: ScorePartsData): Effect[] {
  return effectKeys.map((key) => ({ key, points: signOf(key) * parts[key] * pointsPerUnit }));
}

/** Common fragments and symmetry make a molecule easier; the other parts are taken off and make it harder. */
function signOf(key: EffectKey): 1 | -1 {
  return key === 'fragments' || key === 'symmetry' ? -1 : 1;
}

// Where the words change; what counts is the score.
const hardFrom = 6;
const easyUpTo = 3;

export type Difficulty = 'easy' | 'medium' | 'hard';

/** What a score means in a word. */
export function difficultyOf(score: number): Difficulty {
  if (score >= hardFrom) return 'hard';
  return score <= easyUpTo ? 'easy' : 'medium';
}
