// What the learned templates make of given reactants, in the shape in which all forward templates compete.

import { LruCache } from '../molecule/lru.ts';
import type { RDKit } from '../molecule/rdkit.ts';
import { rateAttack } from './competition.ts';
import type { RatedAttack } from './competition.ts';
import type { ExpertLinks } from '../models/expert-links.ts';
import { idsOf, isMetalCatalysed, isNegligible, usedShare } from './forward-outcome.ts';
import type { Outcome } from './forward-outcome.ts';
import { editsOf, LearnedForward } from '../models/learned/learned-forward.ts';
import type { ForwardOutcome, ForwardSite, PieceMatches } from '../models/learned/learned-forward.ts';
import { flaskTokens } from './ranker/flask.ts';
import { isOutrun } from '../guards/site-rivals.ts';
import { forwardPlaces } from './ranker/forward-places.ts';
import type { Ranker } from '../models/ranker/ranker.ts';
import { softmax } from '../models/ranker/softmax.ts';
import { readSound } from '../models/learned/precursor-reader.ts';
import { readProduct } from '../models/learned/product-graph.ts';
import { closureFactor } from '../models/learned/ring-closure.ts';
import type { LearnedRecord, ProductGraph } from '../models/learned/types.ts';
import { attackAmong } from '../models/outcome-site.ts';
import type { Reactant } from '../models/reactant.ts';
import type { FunctionalGroup } from '../templates/functional-groups.ts';
import type { ReactionTemplate } from '../templates/template.ts';

/** Sites that are carried out at most, the likeliest first; what comes after them is far from the first five products. */
const maxOutcomes = 10;
/** Sites that are less likely than this beside the best one are not carried out. */
const smallestOfBest = 0.01;
/** As many sites of the ranker are carried out at most. */
const maxRankedSites = 20;
/** A site with less of all shares is not carried out. */
const smallestRankedShare = 0.002;
/** A group that the expert template of the same reaction does not tolerate slows it down to this. */
const untoleratedFactor = 0.02;

export class LearnedOutcomes {
  readonly #rdkit: RDKit;
  readonly #templates: readonly LearnedForwardTemplate[];
  readonly #forward: LearnedForward;
  readonly #reactants = new LruCache<string, KnownReactant>(500);
  readonly #links: ExpertLinks;
  readonly #ranker: Ranker | undefined;
  readonly #canonical = new LruCache<string, string>(20_000);

  /**
   * `links` tell which expert template stands for a learned one; without a ranker sites are judged by the counts of their
   * templates. Throws a TypeError for a record outside the dialect.
   */
  constructor(rdkit: RDKit, records: readonly LearnedRecord[], links: ExpertLinks, ranker?: Ranker) {
    this.#rdkit = rdkit;
    this.#ranker = ranker;
    this.#links = links;
    this.#templates = records.map(forwardTemplate);
    this.#forward = new LearnedForward(editsOf(records));
  }

  /** Whether the priors of outcomes are shares of everything that could form. */
  get isRanked(): boolean {
    return this.#ranker !== undefined;
  }

  /** Outcomes of the likeliest sites, what is outrun among them, before selectivity is weighed; `agents` are what gives no atoms, null when unknown. */
  of(reactants: readonly Reactant[], agents: readonly string[] | null = null): Outcome[] {
    if (!this.#ranker) return this.counted(reactants);
    const known = reactants.map((one) => this.#known(one));
    return this.#ranked(this.#ranker, reactants, known, agents);
  }

  /** The same judged by the counts of their templates, whose sites share what it gives: no site is left out as outrun. */
  counted(reactants: readonly Reactant[]): Outcome[] {
    const known = reactants.map((one) => this.#known(one));
    const sites = this.#likelySites(reactants, known);
    const found = sites.flatMap((site) => this.#outcome(site, reactants, known) ?? []);
    return found.map((one) => ({ ...one, isOutrun: false }));
  }

  /** The sites that the ranker finds likeliest, by product: their shares are what they have of all sites together. */
  #ranked(
    ranker: Ranker,
    reactants: readonly Reactant[],
    known: readonly KnownReactant[],
    agents: readonly string[] | null,
  ): Outcome[] {
    const { graph, sites, places } = forwardPlaces(this.#forward, known);
    const tokens = flaskTokens(
      reactants.map((one) => one.smiles),
      agents,
    );
    const shares = softmax(ranker.logits(graph, places, tokens));
    const ofTemplate = new Map<number, number>();
    sites.forEach(({ template }, index) => {
      ofTemplate.set(template, (ofTemplate.get(template) ?? 0) + (shares[index] ?? 0));
    });
    const order = [...sites.keys()].toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0) || a - b);
    const byProduct = new Map<string, Outcome>();
    const outrun: Outcome[] = [];
    for (const index of order.slice(0, maxRankedSites)) {
      const [site, share] = [sites[index], shares[index] ?? 0];
      if (!site || share < smallestRankedShare) break;
      const ease = this.#closureEase(site, known);
      if (ease === 0) continue;
      const ids = [...new Set(site.pieces.map((piece) => piece.reactant))];
      const found = this.#outcome({ site, ids, ease: 1, likelihood: share }, reactants, known);
      if (!found) continue;
      const selectivity = share / Math.max(ofTemplate.get(site.template) ?? 0, 1e-9);
      if (found.isOutrun) {
        outrun.push({ ...found, prior: 0 });
        continue;
      }
      const before = byProduct.get(found.product);
      if (before) {
        before.prior += share;
        before.selectivity = Math.max(before.selectivity ?? 0, selectivity);
        before.otherIds = [...(before.otherIds ?? []), ...idsOf(found)];
      } else
        byProduct.set(found.product, { ...found, prior: share, rated: null, incompatible: [], slowed: 1, selectivity });
    }
    return [...byProduct.values(), ...outrun.filter((one) => !byProduct.has(one.product))];
  }

  #known(reactant: Reactant): KnownReactant {
    return this.#reactants.getOrMake(reactant.smiles, () => {
      const graph = readProduct(reactant.mol);
      return { graph, pieces: this.#forward.piecesIn(graph) };
    });
  }

  #likelySites(reactants: readonly Reactant[], known: readonly KnownReactant[]): LikelySite[] {
    const pieces = known.map((one) => one.pieces);
    const sites: LikelySite[] = [];
    for (const [index, { prior }] of this.#templates.entries()) {
      for (const site of this.#forward.sites(index, pieces)) {
        const ids = [...new Set(site.pieces.map((piece) => piece.reactant))];
        const used = usedShare(ids, reactants);
        if (isNegligible(prior, used)) continue;
        const ease = this.#closureEase(site, known);
        if (ease > 0) sites.push({ site, ids, ease, likelihood: prior * ease * used ** 2 });
      }
    }
    const sorted = sites.toSorted((a, b) => b.likelihood - a.likelihood).slice(0, maxOutcomes);
    const least = (sorted[0]?.likelihood ?? 0) * smallestOfBest;
    return sorted.filter((one) => one.likelihood >= least);
  }

  #closureEase(site: ForwardSite, known: readonly KnownReactant[]): number {
    return this.#forward.closures(site).reduce((ease, { reactant, from, to }) => {
      const graph = known[reactant]?.graph;
      return graph ? ease * closureFactor(graph, from, to) : ease;
    }, 1);
  }

  #outcome(
    { site, ids, ease }: LikelySite,
    reactants: readonly Reactant[],
    known: readonly KnownReactant[],
  ): Outcome | null {
    const template = this.#templates[site.template];
    const made = this.#forward.outcome(
      site,
      known.map((one) => one.graph),
    );
    if (!template || !made) return null;
    const product = this.#canonical.getOrMake(made.smiles, () => readSound(this.#rdkit, made.smiles) ?? '');
    if (!hasCarbon.test(product) || reactants.some((one) => one.smiles === product)) return null;
    const expert = this.#expertOf(template, site, reactants);
    const incompatible = incompatibleGroups(expert?.incompatible ?? [], site, made, reactants);
    const isMetal = expert ? isMetalCatalysed(expert) : template.bringsMetal;
    return {
      templateId: template.id,
      expertId: expert?.id,
      isLearned: true,
      prior: template.prior * ease,
      product,
      ids,
      rated: template.isRingClosure ? null : rated(made, reactants, isMetal),
      incompatible,
      slowed: untoleratedFactor ** incompatible.length,
      isOutrun: !template.isRingClosure && isOutrun(made, reactants, isMetal),
    };
  }

  #expertOf(
    { id }: LearnedForwardTemplate,
    site: ForwardSite,
    reactants: readonly Reactant[],
  ): ReactionTemplate | undefined {
    const changing = [...this.#forward.changing(site)].flatMap(([index, atoms]) => {
      const view = reactants[index]?.view;
      return view ? [{ view, atoms }] : [];
    });
    return this.#links.findForward(id, changing)?.template;
  }
}

interface KnownReactant {
  graph: ProductGraph;
  pieces: PieceMatches;
}

interface LikelySite {
  site: ForwardSite;
  ids: number[];
  /** Factor of the rings that close. */
  ease: number;
  likelihood: number;
}

interface LearnedForwardTemplate {
  id: string;
  /** Recorded reactions that gave the template, of those where it could have acted. */
  prior: number;
  /** A coupling partner that carries a metal or boron. */
  bringsMetal: boolean;
  isRingClosure: boolean;
}

// Of what a cleavage gives, water and acids are not what it is for.
const hasCarbon = /C(?![ladeorsu])|c/;

/** Class 4 of the data: a ring closes by several bonds at once, and the rate of one of them says little. */
const heterocycleFormation = 4;
// B, Zn, Sn: what a coupling partner carries.
const couplingMetals = /\[(?:B|Zn|Sn);/;

function forwardTemplate(record: LearnedRecord): LearnedForwardTemplate {
  const precursors = record.retro.slice(record.retro.indexOf('>>'));
  return {
    id: record.id,
    prior: Math.min(1, (record.count + 0.2) / (Math.max(record.applied, record.count) + 10)),
    bringsMetal: couplingMetals.test(precursors),
    isRingClosure: record.class === heterocycleFormation,
  };
}

function rated(made: ForwardOutcome, reactants: readonly Reactant[], isMetal: boolean): RatedAttack | null {
  const origins = new Map(
    made.kept.flatMap((atom) => (made.origins[atom] ? [[atom, made.origins[atom]] as const] : [])),
  );
  const bonds = made.made.map(([from, to]) => ({ from, to }));
  const graphs = reactants.map((one) => one.graph);
  const attack = attackAmong(bonds, origins, graphs);
  return attack && rateAttack(attack, reactants, [...reactants.keys()], isMetal);
}

function incompatibleGroups(
  incompatible: readonly FunctionalGroup[],
  site: ForwardSite,
  made: ForwardOutcome,
  reactants: readonly Reactant[],
): FunctionalGroup[] {
  if (incompatible.length === 0) return [];
  const kept = new Set(made.kept);
  const touched = new Map(site.pieces.map((piece) => [piece.reactant, new Set<number>()]));
  for (const { reactant, atoms } of site.pieces) for (const atom of atoms) touched.get(reactant)?.add(atom);
  for (const [atom, origin] of made.origins.entries())
    if (!kept.has(atom)) touched.get(origin.reactant)?.add(origin.atom);
  return [...touched].flatMap(([index, atoms]) => {
    const reactant = reactants[index];
    return reactant ? reactant.groups.outside(reactant.mol, incompatible, atoms) : [];
  });
}
