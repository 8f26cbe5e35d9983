import type { BoundModel, RunChoice } from '../yield-model/yield-models.ts';
import type { PredictedYield } from './types.ts';

export interface ScreenSet extends RunChoice {
  predicted: PredictedYield;
}

/** Percentage points that a set is put back for each set before it with the same level, so that the first ones differ. */
const sameLevel = { catalyst: 0, ligand: 6, base: 3, reagent: 6, additive: 2, solvent: 3 } as const;
const varied = Object.keys(sameLevel) as (keyof typeof sameLevel)[];
/** Sets that are compared; the rest is expected to give too little. */
const compared = 200;

/** Choices of the screens with the highest expected yields, not all with the same ligand. */
export function bestOfScreens(model: BoundModel, top: number): ScreenSet[] {
  const open = model
    .runChoices()
    .flatMap((one) => {
      const predicted = model.predict(one.choice);
      return predicted ? [{ ...one, predicted }] : [];
    })
    .toSorted((a, b) => b.predicted.percent - a.predicted.percent || b.records - a.records)
    .slice(0, compared);
  const chosen: ScreenSet[] = [];
  while (chosen.length < top && open.length > 0) {
    const merits = open.map((one) => one.predicted.percent - putBack(one, chosen));
    const [next] = open.splice(merits.indexOf(Math.max(...merits)), 1);
    if (next) chosen.push(next);
  }
  return chosen;
}

function putBack({ choice }: RunChoice, chosen: readonly RunChoice[]): number {
  const shared = (factor: keyof typeof sameLevel): number =>
    chosen.filter((other) => other.choice[factor] === choice[factor]).length;
  return varied.reduce((sum, factor) => sum + sameLevel[factor] * Math.min(3, shared(factor)), 0);
}
