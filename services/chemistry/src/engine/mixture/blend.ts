// One order for what counts and rules expect of a mixture and for what the learned ranker expects: each product gets the
// weighted geometric mean of both judgements, so that neither alone puts a product first.

import { isLearnedId } from '../../chemistry/models/learned-template.ts';
import { isMethod } from '../../chemistry/templates/method.ts';
import type { PredictedProduct } from '../../chemistry/models/types.ts';

/**
 * Weight of the ranker, and what each judgement is at least: chosen on 300 held-out flasks that are not among those
 * measured, as the best of those with which every textbook reaction keeps its product (figures: docs/figures.md).
 */
const rankerWeight = 0.4;
const leastShare = 0.005;
const leastCounted = 0.006;

/** A product with the places of what gives its atoms. */
interface Placed extends PredictedProduct {
  used: number[];
}

/** Products of both lists, with their scores; those of `ranked` are shares as far as the rules about agents let them. */
export function blended<Product extends Placed>(counted: readonly Product[], ranked: readonly Product[]): Product[] {
  const shares = bestOf(ranked);
  const own = bestOf(counted);
  const all = new Set([...own.keys(), ...shares.keys()]);
  return [...all].flatMap((smiles) => {
    const [ofCounts, ofRanker] = [own.get(smiles), shares.get(smiles)];
    const named = nameGiver(ofCounts, ofRanker);
    if (!named) return [];
    // Records hardly show what is known by its reagents alone, so the ranker is not asked.
    const share = ofCounts && isMethod(ofCounts.templateId) ? 1 : Math.max(ofRanker?.score ?? 0, leastShare);
    const score = share ** rankerWeight * Math.max(ofCounts?.score ?? 0, leastCounted) ** (1 - rankerWeight);
    const templateIds = [...new Set([...(ofCounts?.templateIds ?? []), ...(ofRanker?.templateIds ?? [])])];
    return [{ ...named, score, templateIds }];
  });
}

/** The one with the name of an expert template; else what the ranker read at the place itself. */
function nameGiver<Product extends Placed>(
  ofCounts: Product | undefined,
  ofRanker: Product | undefined,
): Product | undefined {
  return ofCounts && !isLearnedId(ofCounts.templateId) ? ofCounts : (ofRanker ?? ofCounts);
}

function bestOf<Product extends Placed>(products: readonly Product[]): Map<string, Product> {
  const best = new Map<string, Product>();
  for (const one of products) {
    const known = best.get(one.smiles);
    if (!known || one.score > known.score) best.set(one.smiles, one);
  }
  return best;
}
