// What a screen says of a step beside its product: of all impurities those that the reaction itself makes and that are likely, with
// the reagents and the temperature of the step. What was put in and stays, and fragments that evaporate or wash out, are left to the
// full list.

import type { ImpurityContext } from './context.ts';
import { predictImpurities } from './engine.ts';
import { type ImpurityCause, type ImpurityQuestion, likelihoodFrom, type PredictedImpurity } from './types.ts';

/** More would not be read. */
const mostByProducts = 6;
/** Acetic acid, imidazole, fluorobenzene: nothing that a chromatogram of the product shows. */
const fewestHeavyAtoms = 8;
const fluorine = 9;

const notMade: ReadonlySet<ImpurityCause> = new Set([
  'unreactedReactant',
  'residualReagent',
  'residualSolvent',
  'residualLigand',
  'carriedOver',
  'carriedOverTransformed',
]);

/** Best first; none where nothing is likely. Throws a TypeError when a molecule is unsound or there are no reactants. */
export function stepByProducts(
  context: ImpurityContext,
  question: Omit<ImpurityQuestion, 'carried'>,
): PredictedImpurity[] {
  const { impurities } = predictImpurities(context, { ...question, carried: [] });
  return impurities.filter((one) => isShown(context, one)).slice(0, mostByProducts);
}

function isShown({ bench }: ImpurityContext, { cause, score, smiles }: PredictedImpurity): boolean {
  // Fluorine adds no weight that keeps a fragment in the flask.
  const size = bench.graph(smiles).atoms.filter(({ z }) => z !== fluorine).length;
  return !notMade.has(cause) && score >= likelihoodFrom.medium && size >= fewestHeavyAtoms;
}
