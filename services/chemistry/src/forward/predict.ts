// What a mixture gives, as the command line's `forward` says it (models/forward.ts), with what competes for the same atoms.

import type { Forward } from '../models/forward.ts';
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

export interface GivenMixture {
  /** Canonical. */
  reactants: readonly string[];
  /** Known reagents, catalysts and solvents; one of them may be a reactant all the same, as methanol is of an ester. */
  agents: readonly string[];
}

export interface PredictedMixture {
  /** By score; `used` are indexes of the reactants, and behind them of the agents. */
  products: PredictedMixtureProduct[];
  /** Reactants that carry groups which react with each other. */
  unstable: string[];
}

/** What the reactants give among themselves and with each agent that takes part, none of which was there before. */
export function predictMixture(
  models: MixtureModels,
  { reactants, agents }: GivenMixture,
  top: number,
): PredictedMixture {
  const all = [...reactants, ...agents];
  // Where all are agents by themselves, they are what is to react.
  if (reactants.length === 0) return { products: predictAmong(models, all, [...all.keys()], all, top), unstable: [] };
  const own = [...reactants.keys()];
  const found = predictAmong(models, reactants, own, all, top);
  agents.forEach((agent, index) => {
    if (!/C(?![ladeorsu])|c/.test(agent)) return;
    const place = reactants.length + index;
    const more = predictAmong(models, [...reactants, agent], [...own, place], all, top);
    found.push(...more.filter(({ used }) => used.includes(place)));
  });
  const best = new Map<string, PredictedMixtureProduct>();
  for (const one of found) if (one.score > (best.get(one.smiles)?.score ?? -1)) best.set(one.smiles, one);
  return {
    products: [...best.values()].toSorted((a, b) => b.score - a.score || (a.smiles < b.smiles ? -1 : 1)).slice(0, top),
    unstable: unstableAmong(models, reactants),
  };
}

function unstableAmong({ outcomes }: MixtureModels, smiles: readonly string[]): string[] {
  return smiles.filter((one) => {
    using reactant = outcomes.open(one);
    return reactant.isSelfReactive;
  });
}

// `places` are the indexes of the reactants among all that was given.
function predictAmong(
  { forward, outcomes, isLawful }: MixtureModels,
  given: readonly string[],
  places: readonly number[],
  everything: readonly string[],
  top: number,
): PredictedMixtureProduct[] {
  using stack = new DisposableStack();
  const reactants = given.map((smiles) => stack.use(outcomes.open(smiles)));
  const predicted = forward
    .predict(given)
    .filter(({ smiles }) => !everything.includes(smiles) && isLawful(smiles))
    .slice(0, top);
  if (predicted.length === 0) return [];
  const all = [...outcomes.of(reactants, outcomes.set.templates), ...outcomes.learnedOf(reactants)];
  return predicted.map((one) => ({
    smiles: one.smiles,
    score: one.score,
    templateId: one.templateId,
    used: one.reactants.flatMap((index) => places[index] ?? []),
    selectivity: selectivityOf(outcomeBehind(one, all), all, reactants, openFacts(one, all)),
  }));
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
