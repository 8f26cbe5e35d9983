// Forward prediction: all templates compete on the reactants.
//
// score = share of this template's applications that gave the recorded product (template-counts.ts), 0.02 at least
//         x share of the material that goes this way (competition.ts)
//         x factor of each incompatible group elsewhere (template-counts.ts)
//         x share of the reactants' heavy atoms that the reaction uses, squared.
// What learned templates give is scored by the forward ranker instead: its share of everything that could form. What
// only expert templates give counts for less beside it (expertBesideRanked).

import { AzoleTautomers } from '../molecule/azole-tautomers.ts';
import { graphOf } from '../molecule/graph.ts';
import { LruCache } from '../molecule/lru.ts';
import { canonicalSmiles, parseProduct } from '../molecule/rdkit.ts';
import type { RDKit, RawOutcome } from '../molecule/rdkit.ts';
import { rateAttack } from './competition.ts';
import { isMetalCatalysed, isNegligible, merged, scored, usedShare } from './forward-outcome.ts';
import type { Outcome } from './forward-outcome.ts';
import { stepGuards } from '../guards/guard-list.ts';
import { StepGuards } from '../guards/step-guards.ts';
import type { LearnedOutcomes } from './learned-outcomes.ts';
import { siteOf } from '../models/outcome-site.ts';
import { AtomClassPatterns, Reactant } from '../models/reactant.ts';
import type { ReactantContext } from '../models/reactant.ts';
import { separationCheck } from '../models/separations.ts';
import { compareText } from '../models/single-step.ts';
import { forwardPrior, groupFactor } from '../models/template-counts.ts';
import type { TemplateCounts } from '../models/template-counts.ts';
import type { CompiledTemplate, CompiledVariant, TemplateSet } from '../models/template-set.ts';
import type { FunctionalGroup } from '../templates/functional-groups.ts';
import type { ForwardCheck, PredictedProduct } from '../models/types.ts';

/**
 * A step passes when its product is among the first this many that the forward templates give.
 *
 * On 1,001 validation reactions (scripts/measure-forward.ts) the recorded product is first in 80 %,
 * among three in 90 % and among five in 92 % with the learned templates, and in 67, 74 and 75 % without. The places
 * after the first are what other reagents would make of the same group; what another site takes first does not form and
 * is not in the list.
 */
export const forwardCheckRank = 5;
/** A method that the records hardly show still works when its reagents are there: nitration, say. */
const smallestPrior = 0.02;
const maxReactants = 12;
/** Weight of what no learned template gives beside the shares of the ranker. */
const expertBesideRanked = 0.3;

export class Forward {
  readonly #rdkit: RDKit;
  readonly #set: TemplateSet;
  readonly #counts: TemplateCounts;
  readonly #context: ReactantContext;
  readonly #tautomers: AzoleTautomers;
  readonly #learned: LearnedOutcomes | undefined;
  readonly #guards: StepGuards;
  readonly #canonical = new LruCache<string, string>(20_000);
  readonly #predicted = new LruCache<string, Prediction>(2_000);
  readonly #likeliest = new LruCache<string, Prediction>(2_000);

  /** With `learned`, the learned templates compete beside the expert ones. */
  constructor(rdkit: RDKit, set: TemplateSet, counts: TemplateCounts, learned?: LearnedOutcomes) {
    this.#rdkit = rdkit;
    this.#set = set;
    this.#counts = counts;
    this.#learned = learned;
    this.#guards = new StepGuards(rdkit, stepGuards);
    this.#tautomers = new AzoleTautomers(rdkit);
    this.#context = {
      rdkit,
      set,
      classes: new AtomClassPatterns(rdkit),
      facts: new LruCache(500),
    };
  }

  /** Products of canonical reactants, best first. Throws a TypeError when one cannot be read. */
  predict(reactants: readonly string[]): readonly PredictedProduct[] {
    return this.#predict(reactants).products;
  }

  /**
   * As `predict`, judged by counts alone and with what forms although another group suffers: what a mixture is read
   * from, whose reagents then say which of it they make.
   */
  predictIncompatibleToo(reactants: readonly string[]): readonly PredictedProduct[] {
    return this.#compute(reactants.slice(0, maxReactants), { keepsIncompatible: true }).products;
  }

  /**
   * What the learned templates give of canonical reactants, by the share that each product has of everything that could
   * form beside the agents: what gives no atoms. Empty without a ranker.
   */
  predictBeside(reactants: readonly string[], agents: readonly string[]): readonly PredictedProduct[] {
    if (!this.#learned?.isRanked) return [];
    return this.#compute(reactants.slice(0, maxReactants), { experts: false, agents }).products;
  }

  /** Whether the product is among the first that form from the precursors, none of which reacts with itself. */
  check(precursors: readonly string[], product: string): ForwardCheck {
    const separated = separationCheck(this.#rdkit, precursors, product);
    if (separated) return separated;
    const likely = this.#learned?.isRanked ? this.#likely(precursors) : this.#predict(precursors);
    const verdict = this.#verdict(likely, product);
    return verdict.passed || likely.isUnstable || !this.#learned?.isRanked
      ? verdict
      : this.#verdict(this.#predict(precursors), product);
  }

  #verdict({ products, isUnstable }: Prediction, product: string): ForwardCheck {
    const index = products.findIndex((one) => this.#isSameProduct(one.smiles, product));
    const found = products[index];
    const rivals = products.filter((_, other) => other !== index).slice(0, 3);
    return {
      passed: found !== undefined && index < forwardCheckRank && !isUnstable,
      rank: found ? index + 1 : null,
      ...(found && { probability: found.score }),
      share: found?.share ?? 0,
      templateId: found?.templateId ?? null,
      templateIds: found?.templateIds ?? [],
      competing: rivals
        .filter((one) => one.score >= (found?.score ?? 0) * 0.2)
        .map((one) => ({ product: one.smiles, templateId: one.templateId })),
    };
  }

  [Symbol.dispose](): void {
    this.#guards[Symbol.dispose]();
    this.#tautomers[Symbol.dispose]();
    this.#context.classes[Symbol.dispose]();
  }

  /** Everything the templates could give before selectivity is weighed: what scripts/count-templates.ts counts. */
  outcomes(reactants: readonly string[]): { templateId: string; product: string; incompatible: FunctionalGroup[] }[] {
    using stack = new DisposableStack();
    const slots = reactants.map((one) => stack.use(new Reactant(this.#context, one)));
    const outcomes = this.#set.templates.flatMap((one) => this.#outcomesOf(one, slots));
    return outcomes.map(({ templateId, product, incompatible }) => ({ templateId, product, incompatible }));
  }

  /** Whether some template, expert or learned, gives the product at some place, whatever else would form. */
  gives(reactants: readonly string[], product: string): boolean {
    using stack = new DisposableStack();
    const slots = reactants.slice(0, maxReactants).map((one) => stack.use(new Reactant(this.#context, one)));
    const expert = this.#set.templates.flatMap((one) => this.#outcomesOf(one, slots));
    const possible = [...expert, ...(this.#learned?.of(slots) ?? [])];
    return possible.some((one) => !one.isOutrun && this.#isSameProduct(one.product, product));
  }

  /** What the learned templates alone give. */
  #likely(reactants: readonly string[]): Prediction {
    const key = reactants.join('.');
    return this.#likeliest.getOrMake(key, () => this.#compute(reactants.slice(0, maxReactants), { experts: false }));
  }

  #predict(reactants: readonly string[]): Prediction {
    const key = reactants.join('.');
    return this.#predicted.getOrMake(key, () => this.#compute(reactants.slice(0, maxReactants)));
  }

  /** Equal, or the same azole, or equal but for E/Z marks that the transform does not set. */
  #isSameProduct(predicted: string, wanted: string): boolean {
    if (this.#tautomers.areSame(predicted, wanted)) return true;
    if (!/[/\\]/.test(wanted) || /[/\\]/.test(predicted)) return false;
    return canonicalSmiles(this.#rdkit, wanted.replaceAll(/[/\\]/g, '')) === predicted;
  }

  #compute(
    smiles: readonly string[],
    { keepsIncompatible = false, experts = true, agents = null }: Asked = {},
  ): Prediction {
    using stack = new DisposableStack();
    const reactants = smiles.map((one) => stack.use(new Reactant(this.#context, one)));
    const expert = experts ? this.#set.templates.flatMap((one) => this.#outcomesOf(one, reactants)) : [];
    const isRanked = this.#learned?.isRanked === true && !keepsIncompatible;
    const learned = isRanked ? this.#learned?.of(reactants, agents) : this.#learned?.counted(reactants);
    const possible = [...expert, ...(learned ?? [])];
    const refusals = this.#guards.refusals(
      reactants,
      possible.map((one) => one.product),
    );
    const outrun = new Set((learned ?? []).filter((one) => one.isOutrun).map((one) => one.product));
    const outcomes = possible.filter((one) => !outrun.has(one.product) && !refusals.of(one.product));
    const best = new Map<string, PredictedProduct>();
    const known = new Set(isRanked ? [] : expert.map((one) => one.product));
    const ranked = new Map(outcomes.flatMap((one) => (one.selectivity === undefined ? [] : [[one.product, one]])));
    for (const outcome of outcomes) {
      // What the expert templates know and refuse is not brought back by a learned one, which knows no selectivity.
      if (outcome.isLearned && known.has(outcome.product) && !best.has(outcome.product)) continue;
      const predicted = scored(outcome, outcomes, reactants, keepsIncompatible);
      if (!predicted) continue;
      const own = ranked.get(outcome.product);
      const score = own ? own.prior : predicted.score * (isRanked ? expertBesideRanked : 1);
      best.set(predicted.smiles, merged(best.get(predicted.smiles), { ...predicted, score }));
    }
    const products = [...best.values()].toSorted((a, b) => b.score - a.score || compareText(a.smiles, b.smiles));
    return { products, isUnstable: reactants.some((one) => one.isSelfReactive) };
  }

  #outcomesOf(one: CompiledTemplate, reactants: readonly Reactant[]): Outcome[] {
    const found = new Map<string, Outcome>();
    for (const variant of one.forward) {
      for (const ids of assignments(variant, reactants)) {
        if (isNegligible(forwardPrior(this.#counts.templates[one.template.id]), usedShare(ids, reactants))) continue;
        const slots = ids.flatMap((id) => reactants[id] ?? []);
        for (const raw of variant.transform.runTraced(
          this.#rdkit,
          slots.map((slot) => slot.mol),
        )) {
          const outcome = this.#read(one, raw, slots, ids);
          if (outcome)
            found.set(`${outcome.product} ${outcome.rated?.electrophile} ${outcome.rated?.nucleophile}`, outcome);
        }
      }
    }
    return [...found.values()];
  }

  // Only configuration that a transform left half written can change when a canonical SMILES is read again.
  #canonicalOf(smiles: string): string {
    if (!/[@/\\]/.test(smiles)) return smiles;
    return this.#canonical.getOrMake(smiles, () => canonicalSmiles(this.#rdkit, smiles) ?? smiles);
  }

  #read(one: CompiledTemplate, raw: RawOutcome, slots: readonly Reactant[], ids: readonly number[]): Outcome | null {
    const part = mainPart(raw);
    using mol = parseProduct(this.#rdkit, smilesOf(part));
    if (!mol) return null;
    const product = this.#canonicalOf(mol.get_smiles());
    if (slots.some((slot) => slot.smiles === product)) return null;
    const site = siteOf(
      part,
      graphOf(mol),
      slots.map((slot) => slot.graph),
    );
    // A ring closes by several bonds at once; the rate of one of them says little.
    const isRingClosure = one.template.class === 'heterocycleFormation';
    const rated = isRingClosure
      ? null
      : site.attack && rateAttack(site.attack, slots, ids, isMetalCatalysed(one.template));
    const incompatible = slots.flatMap((slot, index) =>
      slot.groups.outside(slot.mol, one.template.incompatible, site.touched[index] ?? new Set()),
    );
    const count = this.#counts.templates[one.template.id];
    const slowed = incompatible.reduce((factor, group) => factor * groupFactor(count, group), 1);
    const prior = Math.max(forwardPrior(count), smallestPrior);
    return { templateId: one.template.id, isLearned: false, prior, product, ids, rated, incompatible, slowed };
  }
}

interface Asked {
  /** What forms although another group suffers counts too, and all is judged by counts alone. */
  keepsIncompatible?: boolean;
  /** Whether the expert templates take part. */
  experts?: boolean;
  /** What gives no atoms; null when unknown. */
  agents?: readonly string[] | null;
}

interface Prediction {
  products: readonly PredictedProduct[];
  /** Some reactant carries groups that react with each other, and could not be kept. */
  isUnstable: boolean;
}

function smilesOf(cxsmiles: string): string {
  return cxsmiles.split(' ', 1)[0] ?? '';
}

// A template that also writes a by-product means the largest part.
function mainPart(raw: RawOutcome): string {
  return raw.parts.reduce((largest, part) => (smilesOf(part).length > smilesOf(largest).length ? part : largest), '');
}

/** Every way to put the reactants into the slots; a molecule may react with itself. */
function assignments(variant: CompiledVariant, reactants: readonly Reactant[]): number[][] {
  let partial: number[][] = [[]];
  for (const slot of variant.slots) {
    const fitting = reactants.flatMap((one, index) => (one.fits(slot) ? [index] : []));
    partial = partial.flatMap((ids) => fitting.map((id) => [...ids, id]));
  }
  return partial;
}
