// The engine: expansion, planning and forward prediction over one set of templates and one stock, in one thread.

import type { SearchPreferences } from '@app/shared/constants/search-preferences';
import type { Currency } from '@app/shared/constants/locale';
import { canonicalParts, canonicalSmiles } from '../../chemistry/molecule/rdkit.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { plannedSmiles, stereoGroupsOf } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import { linkExperts } from '../../chemistry/models/expert-links.ts';
import { FoldedProposer } from '../../chemistry/models/folded-proposer.ts';
import { readForwardRanker } from '../../chemistry/forward-model/ranker/read-forward-ranker.ts';
import { Forward } from '../../chemistry/forward-model/forward.ts';
import { ReagentNormalForm } from '../../chemistry/models/learned/reagents/reagent-normal-form.ts';
import type { LearnedStep } from '../../chemistry/models/learned-step.ts';
import { LactamProposer } from '../../chemistry/models/lactam-proposer.ts';
import { LearnedOutcomes } from '../../chemistry/forward-model/learned-outcomes.ts';
import { learnedTemplate } from '../../chemistry/models/learned-template.ts';
import { SingleStep } from '../../chemistry/models/single-step.ts';
import { joinSources, type StepSource } from '../../chemistry/models/step-source.ts';
import type { Stock } from '../../chemistry/stock/stock.ts';
import type { TemplateCounts } from '../../chemistry/models/template-counts.ts';
import { TemplateSet } from '../../chemistry/models/template-set.ts';
import type { ReactionTemplate } from '../../chemistry/templates/template.ts';
import type {
  ForwardCheck,
  PredictedProduct,
  Proposal,
  ReactionClass,
  StepChecker,
} from '../../chemistry/models/types.ts';
import type { PriceOf } from '../../chemistry/stock/price.ts';
import type { StepChange } from '../../chemistry/step-names/step-change.ts';
import { StepChanges } from '../../chemistry/step-names/step-changes.ts';
import { StepNamer } from '../../chemistry/step-names/step-namer.ts';
import { EnzymeSteps } from '../enzymes/enzyme-steps.ts';
import { BondTracer } from './bond-trace.ts';
import { checkConstraints, readConstraints, type ConstraintProblem } from './constraint-check.ts';
import type { SearchConstraints } from './constraints.ts';
import { usualScale, type StepScale } from './cost.ts';
import { enzymeChecker, enzymeProposer } from '../enzymes/enzyme-use.ts';
import { givenTarget } from './given-target.ts';
import { Planner } from './planner.ts';
import { permittedSteps } from './regulated-steps.ts';
import { RouteBuilder } from './route-builder.ts';
import { RouteIdeas } from './route-idea.ts';
import { KeptSubstructures } from './limits/kept-substructures.ts';
import { PurchaseLimits, type LargestPack } from './limits/purchase-limits.ts';
import { PreferenceRules } from './preferences/preference-rules.ts';
import { SearchRules, type StepPenalty } from './rules.ts';
import type { PlanHooks, PlanLimits, PlanResult, StepFacts } from './types.ts';

export interface EngineParts {
  rdkit: RDKit;
  stock: Stock;
  templates: readonly ReactionTemplate[];
  counts: TemplateCounts;
  /** Learned templates with their ranker; without them the expert templates stand alone. */
  learned?: LearnedStep;
  /** Prices for the limit on starting materials, in the currency that is asked for. */
  pricesIn?: (currency: Currency) => PriceOf;
  /** Largest packs that lists name, in grams. */
  packOf?: LargestPack;
  /** A source of steps beside or instead of our own, the one of the moment. */
  stepSource?: () => StepSource | undefined;
  /** What checks the steps of a search in place of our forward check alone. */
  checkSteps?: (own: StepChecker) => StepChecker;
  /** What counts against a step when a green or scalable route is preferred. */
  stepPenalty?: StepPenalty;
  /** Cost of steps by their likelihood; default: the one of cost.ts. */
  scale?: StepScale;
}

export interface Engine {
  /** Single-step proposals, best first. Throws a TypeError when the SMILES is unsound: check it before. */
  expand(smiles: string, options?: { top?: number }): Proposal[];
  /**
   * Searches routes; returns when done, stopped, or a limit is reached. Computes without yielding: use a worker.
   * Throws a TypeError when the SMILES is unsound, and a RangeError when the constraints are: check both before.
   */
  plan(smiles: string, limits: PlanLimits, hooks?: PlanHooks): PlanResult;
  /** What is wrong with constraints on a target and with preferences, nothing when they can be searched with. */
  checkConstraints(
    smiles: string,
    constraints: SearchConstraints,
    preferences?: SearchPreferences,
  ): ConstraintProblem[];
  /** Ranked products of dotted reactants. Throws a TypeError when one is unsound. */
  forward(reactants: string, options?: { top?: number }): PredictedProduct[];
  /** The forward model, for anyone who has canonical parts. */
  forwardModel: Forward;
  /** Whether `product` is among the first products of the precursors. */
  checkForward(precursors: readonly string[], product: string): ForwardCheck;
  /** Whether an enzyme gives `product` from the precursors. */
  checkEnzymatic(precursors: readonly string[], product: string): ForwardCheck;
  /** What is known of a proposed step of a canonical product, stereo groups and all; its forward check may still be to come. */
  describe(proposal: Proposal, product: string, check: ForwardCheck | null): StepFacts;
  /**
   * The template behind a step of whatever source, in the words of the change that the reaction SMILES makes, without one in its
   * own; undefined for an unknown id.
   */
  templateOf(id: string, reaction?: string): ReactionTemplate | undefined;
  /** What a step does to the atoms of its product; null where a molecule of the reaction SMILES cannot be read. */
  changeOf(reaction: string): StepChange | null;
  /** Releases every RDKit handle. */
  dispose(): void;
}

/** Compiles the templates (about 100 ms) and keeps their handles until `dispose`. */
export function createEngine(given: EngineParts): Engine {
  const { rdkit, stock, templates, counts, learned } = given;
  const set = new TemplateSet(rdkit, templates, learned?.records.map(learnedTemplate));
  const sourceOf = given.stepSource ?? (() => undefined);
  const forms = new ReagentNormalForm(rdkit);
  const own = new LactamProposer(new SingleStep(rdkit, set, counts, learned), rdkit);
  const joined = joinSources(own, sourceOf);
  const singleStep = new FoldedProposer(joined, forms, stock);
  set.describeBy((id) => sourceOf()?.templateOf(id));
  const forward = new Forward(
    rdkit,
    set,
    counts,
    learned &&
      new LearnedOutcomes(
        rdkit,
        learned.records,
        linkExperts(set, learned.records, learned.links),
        readForwardRanker(learned.records),
      ),
  );
  const enzymes = new EnzymeSteps(rdkit);
  const checker = enzymeChecker(given.checkSteps?.(forward) ?? forward, permittedSteps(rdkit, enzymes));
  const ideas = new RouteIdeas(rdkit);
  const classOf = (id: string): ReactionClass => set.byId(id).template.class;
  const { scale = usualScale } = given;
  const tracer = new BondTracer(rdkit);
  const changes = new StepChanges(rdkit);
  const namer = new StepNamer(rdkit, changes);
  const builder = new RouteBuilder(tracer, set, counts, namer);
  const available = { prices: given.pricesIn !== undefined };
  const templateOf = (id: string, reaction?: string): ReactionTemplate => {
    const { template } = set.byId(id);
    return reaction === undefined ? template : namer.of(template, reaction);
  };
  const rulesFor = (
    target: string,
    { constraints = {}, preferences }: Pick<PlanLimits, 'constraints' | 'preferences'>,
    hooks: PlanHooks,
    stack: DisposableStack,
  ): SearchRules => {
    const [problem] = checkConstraints(rdkit, target, constraints, available, preferences);
    if (problem) throw new RangeError(`constraints: ${problem.kind} ${problem.found}`);
    const { maxPricePerGram, ...rest } = readConstraints(rdkit, constraints);
    const pricesOf = (limit: { currency: Currency } | undefined) => limit && given.pricesIn?.(limit.currency);
    const priceOf = pricesOf(maxPricePerGram);
    const graph = (smiles: string) => tracer.graph(smiles);
    const stepPenalty = hooks.stepPenalty ?? given.stepPenalty;
    return new SearchRules(target, maxPricePerGram ? { ...rest, maxPricePerGram } : rest, {
      tracer,
      stock,
      templateOf,
      priceOf,
      stepPenalty,
      kept: stack.use(new KeptSubstructures(rdkit, tracer, target, rest.keepSubstructures ?? [])),
      purchase: new PurchaseLimits(rest, {
        graph,
        priceOf: pricesOf(rest.neededAmount?.maxPrice),
        packOf: given.packOf,
      }),
      preferences: new PreferenceRules(rdkit, target, preferences, { scale, usdOf: given.pricesIn?.('USD') }),
    });
  };
  const canonical = (smiles: string): string => canonicalSmiles(rdkit, plannedSmiles(rdkit, smiles)) ?? unsound();
  const parts = (smiles: string): string[] => canonicalParts(rdkit, smiles) ?? unsound();
  return {
    expand: (smiles, options) => singleStep.expand(canonical(smiles)).slice(0, options?.top),
    plan: (smiles, limits, hooks = {}) => {
      const target = canonical(smiles);
      const asked = givenTarget(rdkit, smiles);
      const { constraints = {}, preferences } = limits;
      using stack = new DisposableStack();
      const limited = { constraints: asked?.constraints(constraints) ?? constraints, preferences };
      const rules = rulesFor(target, limited, hooks, stack);
      const found = new Planner(
        {
          singleStep: enzymeProposer(singleStep, enzymes, limits.enzymes ?? 'none'),
          forward: checker,
          builder,
          ideas,
          rules,
          classOf,
        },
        target,
        limits,
        asked?.hooks(hooks) ?? hooks,
      ).run();
      return asked?.result(found) ?? found;
    },
    checkConstraints: (smiles, constraints, preferences) =>
      checkConstraints(rdkit, hasGroups(smiles) ? smiles : canonical(smiles), constraints, available, preferences),
    forward: (reactants, options) => forward.predict(parts(reactants)).slice(0, options?.top),
    forwardModel: forward,
    checkForward: (precursors, product) => forward.check(parts(precursors.join('.')), canonical(product)),
    checkEnzymatic: (precursors, product) => enzymes.check(parts(precursors.join('.')), canonical(product)),
    describe: (proposal, product, check) => builder.describe(proposal, plannedSmiles(rdkit, product), check),
    templateOf: (id, reaction) => {
      const found = set.find(id)?.template;
      return found && reaction !== undefined ? namer.of(found, reaction) : found;
    },
    changeOf: (reaction) => changes.of(reaction),
    dispose: () => {
      forms[Symbol.dispose]();
      own[Symbol.dispose]();
      ideas[Symbol.dispose]();
      forward[Symbol.dispose]();
      enzymes[Symbol.dispose]();
      set[Symbol.dispose]();
    },
  };
}

function hasGroups(smiles: string): boolean {
  return stereoGroupsOf(smiles).length > 0;
}

function unsound(): never {
  throw new TypeError('not a molecule');
}
