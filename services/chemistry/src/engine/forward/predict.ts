// What a mixture gives, as the command line's `forward` says it (models/forward.ts), with what competes for the same atoms.

import { reactingForm, type MixtureForward, type MixtureProduct } from '../mixture/mixture-forward.ts';
import type { PredictedProduct } from '../../chemistry/models/types.ts';
import type { ForwardOutcomes, SitedOutcome } from './outcomes.ts';
import type { PredictedMixtureProduct } from './questions.ts';
import { selectivityOf, type SelectivityFacts, type UnknownFact } from './selectivity.ts';

export interface MixtureModels {
  mixtures: MixtureForward;
  outcomes: ForwardOutcomes;
  /** False for what nobody may make. */
  isPermitted: (smiles: string) => boolean;
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
  const found = models.mixtures
    .predict(all)
    .products.filter(({ smiles }) => !all.includes(smiles) && models.isPermitted(smiles))
    .slice(0, top);
  const among = new Map<string, MixtureProduct[]>();
  for (const one of found) {
    // Judged among the reactants and what takes part besides.
    const extra = one.used.filter((place) => place >= reactants.length);
    const key = extra.join();
    among.set(key, [...(among.get(key) ?? []), one]);
  }
  const judged = [...among.values()].flatMap((products) => judgeAmong(models, all, reactants.length, products));
  return {
    products: judged.toSorted((a, b) => b.score - a.score || (a.smiles < b.smiles ? -1 : 1)),
    unstable: unstableAmong(models, reactants),
  };
}

function unstableAmong({ outcomes }: MixtureModels, smiles: readonly string[]): string[] {
  return smiles.filter((one) => {
    using reactant = outcomes.open(one);
    return reactant.isSelfReactive;
  });
}

// All products take the same agents.
function judgeAmong(
  { outcomes }: MixtureModels,
  everything: readonly string[],
  own: number,
  products: readonly MixtureProduct[],
): PredictedMixtureProduct[] {
  using stack = new DisposableStack();
  const extra = (products[0]?.used ?? []).filter((place) => place >= own);
  const given = [...everything.slice(0, own), ...extra.flatMap((place) => everything[place] ?? [])];
  const reactants = given.map((smiles) => stack.use(outcomes.open(reactingForm(smiles))));
  const all = [...outcomes.of(reactants, outcomes.set.templates), ...outcomes.learnedOf(reactants)];
  return products.map((one) => {
    const behind = outcomeBehind(one, all);
    return {
      smiles: one.smiles,
      score: one.score,
      templateId: one.templateId,
      used: one.used,
      selectivity: behind ? selectivityOf(behind, all, reactants, openFacts(behind)) : notJudged,
    };
  });
}

// A way that only the ranking looks at.
const notJudged: SelectivityFacts = { verdict: 'unknown', share: null, competing: [], unknown: [] };

function outcomeBehind(predicted: PredictedProduct, all: readonly SitedOutcome[]): SitedOutcome | undefined {
  const same = all.filter(({ product }) => product === predicted.smiles);
  return same.find(({ templateId }) => templateId === predicted.templateId) ?? same[0];
}

function openFacts({ open }: SitedOutcome): UnknownFact[] {
  return [
    ...(open.doubleBond ? [{ key: 'doubleBond' } as const] : []),
    ...(open.aromaticSite ? [{ key: 'aromaticSite' } as const] : []),
  ];
}
