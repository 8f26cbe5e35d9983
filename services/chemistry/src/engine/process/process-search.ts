// A process task within a search: what it asks of the engine, and what is said of each route it finds.

import type { Currency } from '@app/shared/constants/locale';
import { defaultProcessGoals, type ProcessAssessment } from '@app/shared/contracts/process/figures';
import type { ProcessOrder } from './process-order.ts';
import { describeMolecule } from '../../chemistry/recognition/describe.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import type { SearchConstraints } from '../search/constraints.ts';
import type { StepPenalty } from '../search/rules.ts';
import type { RouteNode } from '../search/types.ts';
import type { PriceOf } from '../../chemistry/stock/price.ts';
import { assessRoute } from './assess-route.ts';
import { GroupHazards } from '../../chemistry/facts/group-hazards.ts';
import { createStepPenalty } from './step-penalty.ts';

/** How much the penalties of steps count beside their likelihood. */
const processWeight = 0.5;
/** Taken off the penalty of a step that a wanted molecule goes into. */
const wantedBonus = 0.5;

interface ProcessConstraints {
  greenWeight: number;
  forbiddenMolecules?: string[];
  throughMolecules?: string[];
}

/** What a process task adds to the constraints of its settings. */
export function processConstraints<C extends Partial<SearchConstraints>>(
  order: ProcessOrder,
  given: C,
): C & ProcessConstraints {
  const { interest, interestRequired, forbidden } = order;
  const { greenWeight = 0, forbiddenMolecules = [], throughMolecules = [] } = given;
  const isRequired = interestRequired && interest.length > 0;
  return {
    ...given,
    greenWeight: Math.max(greenWeight, processWeight),
    ...(forbidden.length > 0 && { forbiddenMolecules: [...forbiddenMolecules, ...forbidden] }),
    ...(isRequired && { throughMolecules: [...throughMolecules, ...interest] }),
  };
}

/** One for each search thread: serves one search after the other. */
export class ProcessService {
  readonly #rdkit: RDKit;
  readonly #pricesIn: (currency: Currency) => PriceOf;
  readonly #groups: GroupHazards;
  #order: ProcessOrder | null = null;
  #penalty: StepPenalty;
  #wanted: ReadonlySet<string> = new Set();

  constructor(rdkit: RDKit, pricesIn: (currency: Currency) => PriceOf) {
    this.#rdkit = rdkit;
    this.#pricesIn = pricesIn;
    this.#groups = new GroupHazards(rdkit);
    this.#penalty = this.#penaltyFor(null);
  }

  /** Serves the task of this order from now on; null one of retrosynthesis. */
  use(order: ProcessOrder | null): void {
    this.#order = order;
    this.#penalty = this.#penaltyFor(order);
    this.#wanted = new Set(order?.interest);
  }

  /** For the engine: what counts against a step under the goals of the present task. */
  readonly stepPenalty: StepPenalty = (reaction) => {
    const penalty = this.#penalty(reaction);
    if (this.#wanted.size === 0) return penalty;
    const [precursors = ''] = reaction.smiles.split('>>');
    const isWanted = precursors.split('.').some((one) => this.#wanted.has(one));
    return isWanted ? Math.max(0, penalty - wantedBonus) : penalty;
  };

  /** The assessment of a route of the present task; undefined for one of retrosynthesis or without a step. */
  assess(tree: RouteNode): ProcessAssessment | undefined {
    const order = this.#order;
    if (!order || !tree.reaction) return undefined;
    const { goals, interest, currency } = order;
    return assessRoute(tree, {
      weightOf: (smiles) => describeMolecule(this.#rdkit, smiles).molecularWeight,
      groupsOf: (smiles) => this.#groups.of(smiles),
      priceOf: this.#pricesIn(currency),
      currency,
      goals,
      interest,
    });
  }

  /** Facts behind the figures of any route. */
  figureFacts() {
    return { groupsOf: (smiles: string) => this.#groups.of(smiles), priceOf: this.#pricesIn('USD') };
  }

  #penaltyFor(order: ProcessOrder | null): StepPenalty {
    return createStepPenalty(order?.goals ?? defaultProcessGoals, (smiles) => this.#groups.of(smiles));
  }

  [Symbol.dispose](): void {
    this.#groups[Symbol.dispose]();
  }
}

/** Half the score of any search, half how well the goals are met; a route through wanted molecules gains 5 for each. */
export function processScore(searchScore: number, { figures }: ProcessAssessment): number {
  const both = (searchScore + figures.score) / 2 + 5 * figures.passesThrough;
  return Math.min(100, Math.round(10 * both) / 10);
}
