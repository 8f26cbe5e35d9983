// Single-step retrosynthesis: what the learned and the expert templates make of one molecule, merged by precursors and
// sorted by how likely a chemist would have done it.
//
// probability = calibrated one of the learned ranker; small for what only expert templates propose.
// score       = the greater of probability and, where an expert template proposes the step, a part of its share of
//               recorded proposals (template-counts.ts) x factor of each incompatible group elsewhere in the molecule.

import { traceAtoms } from '../molecule/atom-trace.ts';
import { graphOf } from '../molecule/graph.ts';
import { LruCache } from '../molecule/lru.ts';
import { hasOpenValence } from '../molecule/open-valence.ts';
import { canonicalProduct } from '../molecule/rdkit.ts';
import type { Mol, RawOutcome, RDKit } from '../molecule/rdkit.ts';
import { linkExperts, PatternMatches } from './expert-links.ts';
import type { ExpertLinks } from './expert-links.ts';
import { GroupMatches, hasConfiguredMatch } from './group-matches.ts';
import type { LearnedProposal, LearnedStep } from './learned-step.ts';
import { readProduct } from './learned/product-graph.ts';
import type { ProductGraph } from './learned/types.ts';
import { MoleculeView } from '../smarts/molecule-view.ts';
import { releaseResponses } from '../smarts/smarts-pattern.ts';
import { separationOf } from './separations.ts';
import { no } from '../smarts/verdict.ts';
import { groupFactor, retroPrior } from './template-counts.ts';
import { isLearnedId } from './learned-template.ts';
import type { TemplateCounts } from './template-counts.ts';
import type { CompiledTemplate, CompiledVariant, TemplateSet } from './template-set.ts';
import type { Proposal } from './types.ts';
import { isSelfReactive } from './unstable-pairs.ts';

const maxPrecursors = 4;
/** Fmoc, the largest common protecting group, adds 17 heavy atoms. */
const maxAddedHeavyAtoms = 17;
/** What only expert templates propose is seldom the recorded reaction. */
const expertOnlyProbability = 0.002;
/** Where the ranker is that sure of a step, only learned templates are asked. */
const sureProbability = 0.45;
/** Weight of the share of recorded proposals beside the probability. */
const expertWeight = 0.3;

export class SingleStep {
  readonly #rdkit: RDKit;
  readonly #set: TemplateSet;
  readonly #counts: TemplateCounts;
  readonly #learned: LearnedStep | undefined;
  readonly #links: ExpertLinks;
  /** Expert templates that no learned one stands for. */
  readonly #beside: readonly CompiledTemplate[];
  readonly #canonical = new LruCache<string, string>(20_000);
  readonly #expanded = new LruCache<string, readonly Proposal[]>(2_000);

  /** Without `learned` the expert templates stand alone, and the probability is their score. */
  constructor(rdkit: RDKit, set: TemplateSet, counts: TemplateCounts, learned?: LearnedStep) {
    this.#rdkit = rdkit;
    this.#set = set;
    this.#counts = counts;
    this.#learned = learned;
    this.#links = linkExperts(set, learned?.records ?? [], learned?.links ?? {});
    this.#beside = set.templates.filter((one) => !this.#links.isLinked(one.template.id));
  }

  /** Proposals for a canonical SMILES, best first. Throws a TypeError when RDKit cannot read it. */
  expand(smiles: string): readonly Proposal[] {
    return this.#expanded.getOrMake(smiles, () => this.#compute(smiles));
  }

  /** Every proposal of every expert template, before equal ones are merged: what scripts/count-templates.ts counts. */
  proposals(smiles: string): Proposal[] {
    using mol = this.#rdkit.get_mol(smiles);
    const target = this.#target(smiles, mol);
    return this.#set.templates.flatMap((one) => this.#proposalsOf(one, target));
  }

  #compute(smiles: string): Proposal[] {
    using mol = this.#rdkit.get_mol(smiles);
    const target = this.#target(smiles, mol);
    const best = new Map<string, Proposal>();
    const learned = this.#learned?.proposalsFor(target.graph) ?? [];
    for (const one of learned) {
      const proposal = this.#ofLearned(one, target);
      if (proposal) best.set(proposal.precursors.join('.'), proposal);
    }
    const isSure = (learned[0]?.probability ?? 0) > sureProbability;
    if (!isSure) this.#addExperts(best, target);
    const separation = separationOf(
      this.#rdkit,
      smiles,
      (group) => this.#set.plainGroup(group).fits(target.view) !== no,
    );
    if (separation) merge(best, separation);
    releaseResponses(target.view);
    return [...best.values()].toSorted(byProbability);
  }

  /** Adds what the expert templates propose that no learned one stands for. */
  #addExperts(best: Map<string, Proposal>, target: Target): void {
    const [weight, share] = this.#learned ? [expertWeight, expertOnlyProbability] : [1, 1];
    for (const one of this.#beside) {
      for (const proposal of this.#proposalsOf(one, target)) {
        merge(best, { ...proposal, score: proposal.score * weight, probability: proposal.score * share });
      }
    }
  }

  #target(smiles: string, mol: Mol | null): Target {
    if (!mol) throw new TypeError('not a molecule');
    const heavyAtoms = mol.get_num_atoms(true);
    const graph = readProduct(mol);
    const view = new MoleculeView(graph);
    const groups = new GroupMatches(this.#set, view);
    return { smiles, mol, heavyAtoms, graph, view, groups, patterns: new PatternMatches(this.#set, mol, view) };
  }

  /** Named after the expert template that stands for the learned one, where there is one. */
  #ofLearned({ precursors, template, atoms, centre, probability }: LearnedProposal, target: Target): Proposal | null {
    const record = this.#learned?.records[template];
    if (!record || precursors.includes(target.smiles) || precursors.length > maxPrecursors) return null;
    const expert = this.#links.find(record.id, centre, target.patterns);
    const count = expert && this.#counts.templates[expert.template.id];
    const incompatible = target.groups.outside(target.mol, expert?.template.incompatible ?? [], new Set(atoms));
    const factor = incompatible.reduce((product, group) => product * groupFactor(count, group), 1);
    const templateId = expert?.template.id ?? record.id;
    const score = Math.max(probability * factor, expert ? expertWeight * retroPrior(count) * factor : 0, 1e-6);
    const competing = incompatible.map((group) => ({ group }));
    return { precursors, templateId, score, probability, precedents: record.count, competing };
  }

  #proposalsOf(one: CompiledTemplate, target: Target): Proposal[] {
    const proposals: Proposal[] = [];
    for (const variant of one.retro) {
      if (!variant.slots.every((slot) => this.#mayMatch(target, slot)) || !hasConfiguration(variant, target)) continue;
      for (const outcome of variant.transform.runTraced(this.#rdkit, [target.mol])) {
        const precursors = this.#precursors(outcome, target);
        if (precursors) proposals.push(this.#score(one, target, outcome, precursors));
      }
    }
    return proposals;
  }

  // The transform matches its pattern itself, so RDKit is not asked before.
  #mayMatch(target: Target, slot: number): boolean {
    return this.#set.plain[slot]?.fits(target.view) !== no;
  }

  #precursors(outcome: RawOutcome, target: Target): string[] | null {
    const precursors: string[] = [];
    for (const raw of outcome.smiles.split('.')) {
      const canonical = this.#canonical.getOrMake(raw, () => this.#readPrecursor(raw));
      if (canonical === '' || canonical === target.smiles) return null;
      precursors.push(...canonical.split('.'));
    }
    if (precursors.length > maxPrecursors) return null;
    const limit = target.heavyAtoms + maxAddedHeavyAtoms;
    return precursors.every((one) => roughHeavyAtoms(one) <= limit) ? precursors.toSorted() : null;
  }

  /** Canonical SMILES, or an empty text for what is not a molecule that could be used. */
  #readPrecursor(raw: string): string {
    const canonical = canonicalProduct(this.#rdkit, raw);
    if (canonical === null || hasOpenValence(canonical)) return '';
    using mol = this.#rdkit.get_mol(canonical);
    if (!mol) return '';
    const view = new MoleculeView(graphOf(mol));
    const isUnstable = isSelfReactive(this.#set, { mol }, view, canonical);
    releaseResponses(view);
    return isUnstable ? '' : canonical;
  }

  #score(one: CompiledTemplate, target: Target, outcome: RawOutcome, precursors: string[]): Proposal {
    const count = this.#counts.templates[one.template.id];
    const incompatible = target.groups.outside(target.mol, one.template.incompatible, retroSite(outcome, target));
    const factor = incompatible.reduce((product, group) => product * groupFactor(count, group), 1);
    return {
      precursors,
      templateId: one.template.id,
      score: Math.max(retroPrior(count) * factor, 1e-6),
      probability: 0,
      precedents: count?.retroHit ?? 0,
      competing: incompatible.map((group) => ({ group })),
    };
  }
}

interface Target {
  smiles: string;
  mol: Mol;
  heavyAtoms: number;
  groups: GroupMatches;
  graph: ProductGraph;
  view: MoleculeView;
  patterns: PatternMatches;
}

// Transforms match without regard to configuration: one that makes a configuration is not for a target without.
function hasConfiguration(variant: CompiledVariant, target: Target): boolean {
  return variant.configured.length === 0 || variant.configured.some((one) => hasConfiguredMatch(target.mol, one));
}

/** Atoms of the molecule that the transform names or takes away. */
function retroSite(outcome: RawOutcome, target: Target): Set<number> {
  const site = new Set(Array.from({ length: target.mol.get_num_atoms() }, (_, index) => index));
  for (const part of outcome.parts) {
    for (const origin of traceAtoms(part).values()) if (!origin.mapped) site.delete(origin.atom);
  }
  return site;
}

/** Heavy atoms counted from the text of a canonical SMILES. */
export function roughHeavyAtoms(smiles: string): number {
  return smiles.match(/\[[^\]]*\]|Cl|Br|[BCNOFPSIbcnops]/g)?.length ?? 0;
}

/** Keeps the likelier of two equal proposals, named after the expert template where one of them is. */
function merge(best: Map<string, Proposal>, proposal: Proposal): void {
  const key = proposal.precursors.join('.');
  const known = best.get(key);
  const likelier = known && known.score > proposal.score ? known : proposal;
  const named = known && !isLearnedId(known.templateId) ? likelier : proposal;
  best.set(key, {
    ...named,
    score: likelier.score,
    probability: Math.max(known?.probability ?? 0, proposal.probability),
    precedents: Math.max(known?.precedents ?? 0, proposal.precedents),
  });
}

function byProbability(a: Proposal, b: Proposal): number {
  return (
    b.probability - a.probability || b.score - a.score || compareText(a.precursors.join('.'), b.precursors.join('.'))
  );
}

/** Order by code unit, the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
