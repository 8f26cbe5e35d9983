// Holds the preferences of one search against its proposals, checks and routes.

import type { SearchPreferences } from '@app/shared/constants/search-preferences';
import type { ForwardCheck, Proposal, ReactionClass } from '../../../chemistry/models/types.ts';
import type { RDKit } from '../../../chemistry/molecule/rdkit.ts';
import type { PriceOf } from '../../../chemistry/stock/price.ts';
import { reactionsOf } from '../route-score.ts';
import type { RouteNode } from '../types.ts';
import { LikeRoute } from './like-route.ts';
import { Selectivity } from './selectivity.ts';
import { styleOf, type SearchStyle } from './style.ts';
import type { StepScale } from '../cost.ts';

/** What preferences turn away. */
export type PreferenceKind = 'protectingGroups' | 'selectivity';

/** Cost of a starting material for each factor of ten in its price above a dollar for a gram, where only price counts. */
const cheapCost = 0.7;
const dearest = 4;
const likeShare = 0.75;

export class PreferenceRules {
  readonly style: SearchStyle;
  readonly #preferences: SearchPreferences;
  readonly #selectivity: Selectivity;
  readonly #usdOf: PriceOf | undefined;
  readonly #like: LikeRoute | null;

  constructor(
    rdkit: RDKit,
    target: string,
    preferences: SearchPreferences = {},
    parts: { scale?: StepScale; usdOf?: PriceOf | undefined } = {},
  ) {
    this.style = styleOf(preferences, parts.scale);
    this.#preferences = preferences;
    this.#selectivity = new Selectivity(rdkit, preferences.selectivity);
    this.#usdOf = parts.usdOf;
    this.#like = preferences.likeRoute?.length ? new LikeRoute(rdkit, target, preferences.likeRoute) : null;
  }

  /** Why a proposal is turned away; null for one that may stay. `classOf` names the step, which takes a while. */
  refusalOf(proposal: Proposal, classOf: () => ReactionClass): PreferenceKind | null {
    if (this.#selectivity.refuses(proposal)) return 'selectivity';
    return this.#isWithoutGroups && usesGroup(classOf()) ? 'protectingGroups' : null;
  }

  /**
   * Added to the cost of a step: how it is purified, what those of its precursors cost that are bought, and whether the
   * route to be like has it, too.
   */
  costOf(proposal: Proposal, product: string, bought: readonly string[]): number {
    const { cheap } = this.style.emphasis;
    const price = cheap === 0 ? 0 : bought.reduce((sum, smiles) => sum + this.#dearness(smiles), 0);
    const like = this.#like?.costOf(proposal.precursors, product) ?? 0;
    return this.#selectivity.costOf(proposal) + cheapCost * cheap * price + like;
  }

  /** The forward check as this search takes it. */
  judge(check: ForwardCheck): ForwardCheck {
    return this.#selectivity.judge(check);
  }

  /** What a checked step costs more. */
  checkedCost(check: ForwardCheck, product: string): number {
    return this.#selectivity.checkedCost(check, product) * (1 + this.style.emphasis.robust);
  }

  /** The score of a route that is `own` by itself: likeness to a given route counts three quarters. */
  scoreOf(tree: RouteNode, own: number): number {
    return this.#like ? likeShare * this.#like.likenessOf(tree) + (1 - likeShare) * own : own;
  }

  /** Whether a route is not what was asked for: a step may be named otherwise once it is checked. */
  refusesRoute(tree: RouteNode): boolean {
    return this.#isWithoutGroups && reactionsOf(tree).some((one) => usesGroup(one.class));
  }

  get #isWithoutGroups(): boolean {
    return this.#preferences.protectingGroups === 'none';
  }

  #dearness(smiles: string): number {
    const price = this.#usdOf?.(smiles);
    return price ? Math.min(dearest, Math.max(0, Math.log10(price.perGram / 100))) : dearest;
  }
}

function usesGroup(one: ReactionClass): boolean {
  return one === 'protection' || one === 'deprotection';
}
