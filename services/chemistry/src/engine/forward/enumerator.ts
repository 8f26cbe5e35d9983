// The products of one molecule with one partner, or by itself: what forms, how likely, what competes, and what passes the
// filter. Everything a product costs is paid in the order of its price: text, rates, weight, queries, guards, descriptors.

import { figuresOf } from '../../chemistry/recognition/describe.ts';
import { graphOf } from '../../chemistry/molecule/graph.ts';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import { parseWritten } from '../../chemistry/molecule/parse-written.ts';
import type { Mol, RDKit } from '../../chemistry/molecule/rdkit.ts';
import { scored } from '../../chemistry/forward-model/forward-outcome.ts';
import { stepGuards } from '../../chemistry/guards/guard-list.ts';
import { StepGuards } from '../../chemistry/guards/step-guards.ts';
import type { Reactant } from '../../chemistry/models/reactant.ts';
import { MoleculeView } from '../../chemistry/smarts/molecule-view.ts';
import type { CompiledTemplate } from '../../chemistry/models/template-set.ts';
import { isSelfReactive } from '../../chemistry/models/unstable-pairs.ts';
import type { FragmentTable } from '../sascore/fragments.ts';
import { readUnconfigured } from '../sascore/score.ts';
import { fingerprintOf, productFigures } from './figures.ts';
import type { RegulatedScreen } from './regulated-screen.ts';
import type { ForwardOutcomes, SitedOutcome } from './outcomes.ts';
import { passesEarly, passesFigures, StructureQueries } from './product-filter.ts';
import type { FoundProduct, PairQuestion, ProductRules, StepRecord } from './questions.ts';
import { selectivityOf, worstVerdict, type SelectivityFacts, type UnknownFact } from './selectivity.ts';

export interface EnumeratorParts {
  outcomes: ForwardOutcomes;
  guards: StepGuards;
  permitted: RegulatedScreen;
  table: FragmentTable;
  classOf: (templateId: string) => FoundProduct['class'];
}

/** Guards as the forward model has them. */
export const forwardGuards = (rdkit: RDKit): StepGuards => new StepGuards(rdkit, stepGuards);

const keptStarts = 50;
/** A learned template knows no reagents: what it gives less often than this is noise beside the expert ones. */
const leastLearned = 0.05;

export class Enumerator {
  readonly #parts: EnumeratorParts;
  readonly #rdkit: RDKit;
  /** Templates that a molecule takes part in, for several molecules and for one. */
  readonly #applicable = new LruCache<string, { pair: CompiledTemplate[]; alone: CompiledTemplate[] }>(keptStarts);
  readonly #open = new LruCache<string, number>(5_000);
  #compiled: { key: string; rules: CompiledRules } | undefined;
  #opened: Reactant | undefined;

  constructor(parts: EnumeratorParts) {
    this.#parts = parts;
    this.#rdkit = parts.outcomes.rdkit;
  }

  /** Distinct products, the likeliest first; those without figures are left out by the filter. Throws a TypeError when a SMILES cannot be read. */
  products({ start, partner, before, rules }: PairQuestion): FoundProduct[] {
    using other = partner === null ? null : this.#parts.outcomes.open(partner);
    const reactants = [this.#start(start), ...(other ? [other] : [])];
    if (reactants.some((one) => one.isSelfReactive)) return [];
    const all = this.#outcomesOf(reactants, partner !== null);
    const ranked = this.#unrefused(this.#ranked(all, reactants, rules, partner !== null), reactants);
    const pair: Pair = { all, reactants, before, rules: this.#rules(rules) };
    return ranked.flatMap((one) => this.#made(one, pair) ?? []);
  }

  [Symbol.dispose](): void {
    this.#compiled?.rules.queries[Symbol.dispose]();
    this.#opened?.[Symbol.dispose]();
  }

  // One molecule meets thousands of partners.
  #start(smiles: string): Reactant {
    if (this.#opened?.smiles !== smiles) {
      this.#opened?.[Symbol.dispose]();
      this.#opened = undefined;
      this.#opened = this.#parts.outcomes.open(smiles);
    }
    return this.#opened;
  }

  #outcomesOf(reactants: readonly Reactant[], isPair: boolean): SitedOutcome[] {
    const { outcomes } = this.#parts;
    const [start] = reactants;
    if (!start) return [];
    const { pair, alone } = this.#applicable.getOrMake(start.smiles, () => ({
      pair: outcomes.applicable(start, 2),
      alone: outcomes.applicable(start, 1),
    }));
    return isPair ? outcomes.of(reactants, pair) : [...outcomes.of(reactants, alone), ...outcomes.learnedOf(reactants)];
  }

  // The likeliest wanted outcome of each product that forms beside the others.
  #ranked(
    all: readonly SitedOutcome[],
    reactants: readonly Reactant[],
    rules: ProductRules,
    isPair: boolean,
  ): Ranked[] {
    const best = new Map<string, Ranked>();
    const expert = new Set(all.filter((one) => !one.isLearned).map((one) => one.product));
    for (const outcome of all) {
      if (!this.#isWanted(outcome, reactants, rules, isPair)) continue;
      // What the expert templates know, a learned one need not tell.
      if (outcome.isLearned && expert.has(outcome.product)) continue;
      const predicted = scored(outcome, all, reactants);
      if (!predicted || (outcome.isLearned && predicted.score < leastLearned)) continue;
      const known = best.get(outcome.product);
      const score = Math.min(1, predicted.score);
      const templates = new Set([...(known?.templates ?? []), outcome.templateId]);
      if (!known || score > known.score) best.set(outcome.product, { outcome, score, templates });
      else known.templates = templates;
    }
    return [...best.values()].toSorted((a, b) => b.score - a.score || (a.outcome.product < b.outcome.product ? -1 : 1));
  }

  #isWanted(
    { ids, templateId, changed, product }: SitedOutcome,
    reactants: readonly Reactant[],
    { classes, templateIds, sites }: ProductRules,
    isPair: boolean,
  ): boolean {
    if (!ids.includes(0) || (isPair && !ids.includes(1))) return false;
    if (reactants.some(({ smiles }) => smiles === product)) return false;
    if (classes && classes.length > 0 && !classes.includes(this.#parts.classOf(templateId))) return false;
    if (templateIds && templateIds.length > 0 && !templateIds.includes(templateId)) return false;
    return !sites || sites.length === 0 || changed.some((one) => one.reactant === 0 && sites.includes(one.atom));
  }

  #made({ outcome, score, templates }: Ranked, { all, reactants, before, rules }: Pair): FoundProduct | null {
    const { product, templateId } = outcome;
    using held = new HeldProduct(this.#rdkit, product);
    if (!outcome.isBare && !held.isSound) return null;
    const graph = outcome.graph ?? graphOf(held.mol);
    const view = new MoleculeView(graph);
    const { outcomes, permitted, table, classOf } = this.#parts;
    if (isSelfReactive(outcomes.set, held, view, product) || permitted.isBarred(product, view)) return null;
    const bare = outcome.isBare ? readUnconfigured(graph) : null;
    const openCentres = bare?.centres ?? this.#openCentres(product, held);
    const selectivity = selectivityOf(outcome, all, reactants, this.#openFacts(outcome, openCentres, reactants));
    const { formula, molecularWeight: weight } = figuresOf(graph);
    const found: FoundProduct = {
      smiles: product,
      formula,
      weight,
      class: classOf(templateId),
      ways: templates.size,
      step: stepOf(outcome, score, selectivity, reactants),
      probability: before.probability * score,
      verdict: worstVerdict([before.verdict, selectivity.verdict]),
    };
    const { filter = {} } = rules.given;
    const passes = passesEarly(filter, found) && rules.queries.pass(held);
    const figured = { held, view, smiles: product, weight, bare };
    const figures = passes ? productFigures(this.#rdkit, table, figured, rules.target) : undefined;
    return figures && passesFigures(filter, figures) ? { ...found, figures } : found;
  }

  #openFacts({ open }: SitedOutcome, openCentres: number, reactants: readonly Reactant[]): UnknownFact[] {
    const before = reactants.reduce((sum, reactant) => sum + this.#openCentres(reactant.smiles, reactant), 0);
    const count = openCentres - before;
    return [
      ...(count > 0 ? [{ key: 'stereocentres', count } as const] : []),
      ...(open.doubleBond ? [{ key: 'doubleBond' } as const] : []),
      ...(open.aromaticSite ? [{ key: 'aromaticSite' } as const] : []),
    ];
  }

  // Stereocentres without a configuration.
  #openCentres(smiles: string, held: { readonly mol: Mol }): number {
    return this.#open.getOrMake(smiles, () => {
      const tags = JSON.parse(held.mol.get_stereo_tags()) as { CIP_atoms?: [number, string][] };
      return (tags.CIP_atoms ?? []).filter(([, tag]) => tag.includes('?')).length;
    });
  }

  #unrefused(ranked: readonly Ranked[], reactants: readonly Reactant[]): readonly Ranked[] {
    if (ranked.length === 0) return ranked;
    const products = ranked.map(({ outcome }) => outcome.product);
    const refusals = this.#parts.guards.refusals(reactants, products);
    return ranked.filter(({ outcome }) => refusals.of(outcome.product) === undefined);
  }

  #rules(rules: ProductRules): CompiledRules {
    const key = JSON.stringify(rules);
    if (this.#compiled?.key === key) return this.#compiled.rules;
    this.#compiled?.rules.queries[Symbol.dispose]();
    const { filter = {}, target } = rules;
    const queries = new StructureQueries(this.#rdkit, filter.contains, filter.excludes);
    const compiled = { given: rules, queries, target: target === undefined ? undefined : this.#fingerprint(target) };
    this.#compiled = { key, rules: compiled };
    return compiled;
  }

  #fingerprint(smiles: string): Uint8Array | undefined {
    using mol = this.#rdkit.get_mol(smiles);
    return mol ? fingerprintOf(mol) : undefined;
  }
}

// The molecules beside the first one; it again where it reacts with itself.
function stepOf(
  { templateId, product, ids }: SitedOutcome,
  probability: number,
  selectivity: SelectivityFacts,
  reactants: readonly Reactant[],
): StepRecord {
  const own = ids.indexOf(0);
  const partners = ids.filter((_, slot) => slot !== own).flatMap((id) => reactants[id]?.smiles ?? []);
  return { templateId, from: reactants[0]?.smiles ?? '', partners, product, probability, selectivity };
}

/** A product that RDKit reads when it is asked for: most of them are told by their graph alone. */
class HeldProduct {
  readonly #rdkit: RDKit;
  readonly #smiles: string;
  #mol: Mol | null | undefined;

  constructor(rdkit: RDKit, smiles: string) {
    this.#rdkit = rdkit;
    this.#smiles = smiles;
  }

  get isSound(): boolean {
    this.#mol ??= parseWritten(this.#rdkit, this.#smiles);
    return this.#mol !== null;
  }

  /** Throws a TypeError for a product that RDKit does not read. */
  get mol(): Mol {
    if (!this.isSound || !this.#mol) throw new TypeError(`not a product: ${this.#smiles}`);
    return this.#mol;
  }

  [Symbol.dispose](): void {
    this.#mol?.delete();
  }
}

interface Pair extends Pick<PairQuestion, 'before'> {
  all: readonly SitedOutcome[];
  reactants: readonly Reactant[];
  rules: CompiledRules;
}

interface Ranked {
  outcome: SitedOutcome;
  score: number;
  templates: Set<string>;
}

interface CompiledRules {
  given: ProductRules;
  queries: StructureQueries;
  target: Uint8Array | undefined;
}
