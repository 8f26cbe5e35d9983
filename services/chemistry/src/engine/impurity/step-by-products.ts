// What a screen says of a step beside its product: of all impurities those that the reaction itself makes and that are likely, with
// the reagents and the temperature of the step. What was put in and stays, and fragments that evaporate or wash out, are left to the
// full list.

import { describeMolecule, type MoleculeFigures } from '../../chemistry/recognition/describe.ts';
import type { Candidate } from './candidate.ts';
import type { ImpurityContext } from './context.ts';
import { likelihoodOf, rankedImpurities } from './engine.ts';
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

/** As much of an impurity as a list of a step tells. */
export interface ByProductFound
  extends Pick<PredictedImpurity, 'smiles' | 'cause' | 'likelihood' | 'why'>, MoleculeFigures {}

/** Best first; none where nothing is likely. Throws a TypeError when a molecule is unsound or there are no reactants. */
export function stepByProducts(
  context: ImpurityContext,
  question: Omit<ImpurityQuestion, 'carried'>,
): ByProductFound[] {
  const ranked = rankedImpurities(context, { ...question, carried: [] });
  const putIn = new Set(question.reactants.map((one) => context.bench.canonical(one)));
  const shown = ranked.filter((one) => !putIn.has(one.smiles) && isShown(context, one)).slice(0, mostByProducts);
  return shown.map(({ smiles, cause, score, why }) => ({
    smiles,
    cause,
    likelihood: likelihoodOf(score),
    why,
    ...describeMolecule(context.rdkit, smiles),
  }));
}

/** Saturated alcohols, diols and silanols of a reagent, such as pinacol, and dialkyl phosphates are washed out every time. */
const washedOut = /^(?:[CO()[\]1-9Si]+|[CO()1-9]+P\(=O\)\(O\)[CO()1-9]+)$/;

function isShown({ bench }: ImpurityContext, { cause, score, smiles }: Candidate): boolean {
  if (cause === 'reagentByProduct' && washedOut.test(smiles)) return false;
  // Fluorine adds no weight that keeps a fragment in the flask.
  const size = bench.graph(smiles).atoms.filter(({ z }) => z !== fluorine).length;
  return !notMade.has(cause) && score >= likelihoodFrom.medium && size >= fewestHeavyAtoms;
}
