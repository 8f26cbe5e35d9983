// The forward ranker as it ships with the service.

import type { LearnedRecord } from '../../models/learned/types.ts';
import { libraryChecksum } from '../../models/ranker/library-checksum.ts';
import { Ranker } from '../../models/ranker/ranker.ts';
import { readForwardWeights } from '../../models/ranker/weights.ts';

/** Reads the ranker; throws a RangeError when its weights were trained on other templates. */
export function readForwardRanker(records: readonly LearnedRecord[]): Ranker {
  const weights = readForwardWeights();
  if (weights.library !== libraryChecksum(records))
    throw new RangeError('the forward ranker was trained on other templates');
  return new Ranker(weights);
}
