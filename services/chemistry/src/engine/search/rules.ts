// Holds the constraints of one search against every proposal and every starting material, and counts what they turn away.

import type { ReactionTemplate, TypicalConditions } from '../../chemistry/templates/template.ts';
import { roughHeavyAtoms } from '../../chemistry/models/single-step.ts';
import type { Stock } from '../../chemistry/stock/stock.ts';
import type { ForwardCheck, Proposal } from '../../chemistry/models/types.ts';
import type { PriceOf } from '../../chemistry/stock/price.ts';
import type { BondTracer, TracedBond } from './bond-trace.ts';
import type { ConstraintKind, SearchConstraints, TurnedAway } from './constraints.ts';
import type { PreferenceKind, PreferenceRules } from './preferences/preference-rules.ts';
import { Containment } from './containment.ts';
import { Requirements } from './requirements.ts';
import type { KeptPart, KeptSubstructures } from './limits/kept-substructures.ts';
import type { PurchaseLimits } from './limits/purchase-limits.ts';
import type { NoRoute } from './route-choice.ts';
import type { Route } from './types.ts';

/** A cost of 0 (safe, clean) or more for a step, as a process chemist sees it. */
export type StepPenalty = (reaction: { templateId: string; smiles: string; conditions: TypicalConditions[] }) => number;

export interface RuleParts {
  tracer: BondTracer;
  stock: Stock;
  /** In its own words, which cost nothing; with the reaction SMILES in those of the step. */
  templateOf: (id: string, reaction?: string) => Pick<ReactionTemplate, 'class' | 'conditions'>;
  /** Prices in the currency of the constraint. */
  priceOf?: PriceOf | undefined;
  stepPenalty?: StepPenalty | undefined;
  preferences: PreferenceRules;
  kept: KeptSubstructures;
  purchase: PurchaseLimits;
}

/** A molecule of the search as the rules see it. */
export interface RuledMolecule {
  smiles: string;
  /** Marked bonds of the target that lie in it. */
  bonds: readonly TracedBond[];
  /** Substructures to keep that lie in it. */
  kept: readonly KeptPart[];
}

export interface Admission {
  /** For each precursor, its marked bonds and where it can be had. */
  precursors: { bonds: TracedBond[]; kept: KeptPart[]; origin: string | null }[];
  /** Added to the cost of the step. */
  cost: number;
}

/** Cutting through a molecule that the route must contain costs as much as several steps. */
const cutWeight = 6;
const reachedBonus = 0.5;
/** Smaller molecules are parts of everything. */
const smallestGuide = 6;
const greenScale = 2;

export class SearchRules {
  readonly requirements: Requirements;
  readonly turnedAway: TurnedAway = {};
  readonly #parts: RuleParts;
  readonly #constraints: SearchConstraints;
  readonly #target: string;
  readonly #containment: Containment;
  readonly #guides: readonly string[];
  readonly #keeps: ReadonlySet<number>;
  readonly #forbidden: ReadonlySet<string>;
  readonly #avoided: ReadonlySet<string>;
  readonly #starts: ReadonlySet<string>;
  readonly #disliked: ReadonlySet<string>;
  readonly #excluded: ReadonlySet<string>;

  /** The constraints must be canonical and sound: see constraint-check.ts. */
  constructor(target: string, constraints: SearchConstraints, parts: RuleParts) {
    this.#target = target;
    this.#constraints = constraints;
    this.#parts = parts;
    this.requirements = new Requirements(constraints);
    this.#containment = new Containment((smiles) => parts.tracer.graph(smiles));
    this.#guides = this.requirements.molecules.flat().filter((one) => roughHeavyAtoms(one) >= smallestGuide);
    const breaks = constraints.breakBonds?.length ?? 0;
    this.#keeps = new Set((constraints.keepBonds ?? []).map((_, index) => breaks + index));
    this.#forbidden = new Set(constraints.forbiddenMolecules);
    this.#avoided = new Set(constraints.avoidMolecules);
    this.#starts = new Set([...(constraints.startFrom ?? []), ...(constraints.boughtMolecules ?? [])]);
    this.#disliked = new Set(constraints.dislikedReactions);
    this.#excluded = new Set(constraints.excludedClasses);
  }

  get preferences(): PreferenceRules {
    return this.#parts.preferences;
  }

  get maxRouteSteps(): number {
    return this.#constraints.maxRouteSteps ?? Infinity;
  }

  /** The marked bonds of the target: first those to break, then those to keep. */
  get targetBonds(): TracedBond[] {
    const { breakBonds = [], keepBonds = [] } = this.#constraints;
    return [...breakBonds, ...keepBonds].map(([from, to], index) => ({ index, from, to }));
  }

  /** All places of the substructures to keep on the target. */
  get targetParts(): readonly KeptPart[] {
    return this.#parts.kept.parts;
  }

  /** What a proposal leads to, or null when a constraint turns it away. */
  admit(product: RuledMolecule, proposal: Proposal): Admission | null {
    const { precursors, templateId } = proposal;
    const smiles = `${precursors.join('.')}>>${product.smiles}`;
    if (this.#isExcluded(templateId, smiles)) return this.#refuse('excludedClasses');
    if (this.#disliked.has(templateId) || this.#disliked.has(smiles)) return this.#refuse('dislikedReactions');
    if (precursors.some((one) => this.#forbidden.has(one))) return this.#refuse('forbiddenMolecules');
    const disliked = this.preferences.refusalOf(proposal, () => this.#parts.templateOf(templateId, smiles).class);
    if (disliked) return this.#refuse(disliked);
    const fate = this.#parts.tracer.follow(product.smiles, product.bonds, precursors);
    if (fate.made.some((bond) => this.#keeps.has(bond.index))) return this.#refuse('keepBonds');
    const parts = this.#parts.kept.follow(product.smiles, product.kept, precursors);
    if (!parts) return this.#refuse('keepSubstructures');
    const ruled = precursors.map((one, index) => {
      const [bonds, kept] = [fate.brought[index] ?? [], parts[index] ?? []];
      return { bonds, kept, origin: this.originOf({ smiles: one, bonds, kept }) };
    });
    if (precursors.some((one, index) => this.#avoided.has(one) && ruled[index]?.origin === null)) {
      return this.#refuse('avoidMolecules');
    }
    const bought = precursors.filter((_, index) => isBought(ruled[index]?.origin));
    const preferred = this.preferences.costOf(proposal, product.smiles, bought);
    const cost = this.#guidance(product.smiles, precursors) + this.#green(smiles, proposal) + preferred;
    return { precursors: ruled, cost };
  }

  /** The forward check of a step as the preferences take it. */
  judge(check: ForwardCheck): ForwardCheck {
    const judged = this.preferences.judge(check);
    if (check.passed && !judged.passed) this.#refuse('selectivity');
    return judged;
  }

  /** Whether a solved route is not what was preferred after all; counts it. */
  refusesFound({ tree }: Route): boolean {
    const isRefused = this.preferences.refusesRoute(tree);
    if (isRefused) this.#refuse('protectingGroups');
    return isRefused;
  }

  /** Where a molecule can be had under the constraints; null when it must be made. */
  originOf({ smiles, bonds }: RuledMolecule): string | null {
    if (smiles === this.#target) return null;
    if (this.#starts.has(smiles)) return 'given';
    const origin = this.#parts.stock.originOf(smiles);
    if (origin === null) return null;
    if (bonds.some((bond) => !this.#keeps.has(bond.index))) return this.#refuse('breakBonds');
    if (!this.#isChosenStock(origin)) return this.#refuse('stocks');
    if (this.#isTooDear(smiles)) return this.#refuse('maxPricePerGram');
    const exceeded = this.#parts.purchase.exceeded(smiles);
    if (exceeded) return this.#refuse(exceeded);
    return this.#hidesGuide(smiles) ? null : origin;
  }

  /** Counts one more that a constraint turned away. */
  #refuse(kind: ConstraintKind | PreferenceKind): null {
    this.turnedAway[kind] = (this.turnedAway[kind] ?? 0) + 1;
    return null;
  }

  /** Counts a route that is solved but is not what was asked for. */
  refuseRoute(why: NoRoute): void {
    if (why === 'tooLong') this.#refuse('maxRouteSteps');
    else this.#refuse(this.#constraints.throughMolecules?.length ? 'throughMolecules' : 'startFrom');
  }

  #isChosenStock(origin: string): boolean {
    const { stocks } = this.#constraints;
    return !stocks || stocks.some((one) => origin === one || origin.startsWith(`${one}:`));
  }

  #isTooDear(smiles: string): boolean {
    const { maxPricePerGram } = this.#constraints;
    if (!maxPricePerGram) return false;
    const price = this.#parts.priceOf?.(smiles);
    return !price || price.perGram > maxPricePerGram.minorUnits;
  }

  // What holds a wanted molecule as a whole is taken apart until the wanted one stands alone.
  #hidesGuide(smiles: string): boolean {
    return this.#guides.some((one) => one !== smiles && this.#containment.share(one, smiles) > 0.95);
  }

  #guidance(product: string, precursors: readonly string[]): number {
    let cost = 0;
    for (const guide of this.#guides) {
      if (guide === product) continue;
      const before = this.#containment.share(guide, product);
      const after = Math.max(...precursors.map((one) => this.#containment.share(guide, one)));
      cost += precursors.includes(guide) ? -reachedBonus : cutWeight * Math.max(0, before - after);
    }
    return cost;
  }

  #isExcluded(templateId: string, smiles: string): boolean {
    return this.#excluded.size > 0 && this.#excluded.has(this.#parts.templateOf(templateId, smiles).class);
  }

  // By the template's own conditions: to read the change of each proposal would take longer than the expansion.
  #green(smiles: string, { templateId }: Proposal): number {
    const greenWeight = Math.max(this.#constraints.greenWeight ?? 0, this.preferences.style.emphasis.green);
    const { stepPenalty, templateOf } = this.#parts;
    if (greenWeight === 0 || !stepPenalty) return 0;
    return (
      greenScale * greenWeight * stepPenalty({ templateId, smiles, conditions: templateOf(templateId).conditions })
    );
  }
}

function isBought(origin: string | null | undefined): boolean {
  return typeof origin === 'string' && origin !== 'given';
}
