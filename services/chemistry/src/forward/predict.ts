// What a mixture gives, as the command line's `forward` says it (models/forward.ts), with what competes for the same atoms.

import type { Forward } from '../models/forward.ts';
import type { Reactant } from '../models/reactant.ts';
import type { PredictedProduct } from '../models/types.ts';
import type { ForwardOutcomes, SitedOutcome } from './outcomes.ts';
import type { PredictedMixtureProduct } from './questions.ts';
import { selectivityOf, type UnknownFact } from './selectivity.ts';

export interface MixtureModels {
  forward: Forward;
  outcomes: ForwardOutcomes;
  /** False for what nobody may make. */
  isLawful: (smiles: string) => boolean;
}

/** Products of canonical reactants, best first, none of which was there before; and reactants that react with themselves. */
export function predictMixture(
  { forward, outcomes, isLawful }: MixtureModels,
  given: readonly string[],
  top: number,
): { products: PredictedMixtureProduct[]; unstable: string[] } {
  using stack = new DisposableStack();
  const reactants = given.map((smiles) => stack.use(outcomes.open(smiles)));
  const all = [...outcomes.of(reactants, outcomes.set.templates), ...outcomes.learnedOf(reactants)];
  const products = forward
    .predict(given)
    .filter(({ smiles }) => !given.includes(smiles) && isLawful(smiles))
    .slice(0, top)
    .map((one) => ({
      smiles: one.smiles,
      score: one.score,
      templateId: one.templateId,
      used: one.reactants,
      selectivity: selectivityOf(outcomeBehind(one, all), all, reactants, openFacts(one, all)),
    }));
  return { products, unstable: reactants.flatMap((one: Reactant) => (one.isSelfReactive ? [one.smiles] : [])) };
}

function outcomeBehind(predicted: PredictedProduct, all: readonly SitedOutcome[]): SitedOutcome {
  const same = all.filter(({ product }) => product === predicted.smiles);
  const found = same.find(({ templateId }) => templateId === predicted.templateId) ?? same[0];
  if (!found) throw new RangeError('a predicted product has no outcome');
  return found;
}

function openFacts(predicted: PredictedProduct, all: readonly SitedOutcome[]): UnknownFact[] {
  const { open } = outcomeBehind(predicted, all);
  return [
    ...(open.doubleBond ? [{ key: 'doubleBond' } as const] : []),
    ...(open.aromaticSite ? [{ key: 'aromaticSite' } as const] : []),
  ];
}
