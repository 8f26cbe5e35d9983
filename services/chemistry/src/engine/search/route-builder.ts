// Turns choices in the search tree into routes that can be shown.

import { createHash } from 'node:crypto';
import { isEnzymeId } from '../../chemistry/enzymes/enzyme-templates.ts';
import { isImportedId } from '../../chemistry/models/imported-templates.ts';
import type { TemplateCounts } from '../../chemistry/models/template-counts.ts';
import { familyPrecedents } from '../../chemistry/models/template-families.ts';
import type { TemplateSet } from '../../chemistry/models/template-set.ts';
import { isSeparation } from '../../chemistry/models/separations.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { conditionOriginOf } from '../../chemistry/templates/template.ts';
import type { StepNamer } from '../../chemistry/step-names/step-namer.ts';
import type { ForwardCheck, Proposal } from '../../chemistry/models/types.ts';
import type { BondTracer } from './bond-trace.ts';
import { clusterOf } from './route-cluster.ts';
import type { MoleculeNode, ReactionNode } from './tree.ts';
import { longestLinearSequence, reactionsOf, scoreRoute, type RouteStyle } from './route-score.ts';
import type { Route, RouteNode, RouteReaction, StepFacts } from './types.ts';

const experts: ReadonlySet<string> = new Set(reactionTemplates.map(({ id }) => id));

export type Choice = (molecule: MoleculeNode) => ReactionNode | undefined;

export class RouteBuilder {
  readonly #tracer: BondTracer;
  readonly #set: TemplateSet;
  readonly #counts: TemplateCounts;
  readonly #namer: StepNamer;

  constructor(tracer: BondTracer, set: TemplateSet, counts: TemplateCounts, namer: StepNamer) {
    this.#tracer = tracer;
    this.#set = set;
    this.#counts = counts;
    this.#namer = namer;
  }

  /** The route that follows from choosing a reaction for each molecule. */
  build(root: MoleculeNode, choose: Choice, solved: boolean, style?: RouteStyle): Route {
    const tree = this.#node(root, choose);
    const reactions = reactionsOf(tree);
    return {
      id: routeIdOf(reactions),
      solved,
      ...scoreRoute(tree, style),
      steps: reactions.length,
      longestLinearSequence: longestLinearSequence(tree),
      found: 0,
      cluster: clusterOf(this.#tracer, tree),
      tree,
    };
  }

  /** Unsolved routes, the most promising first: each keeps to steps that pass the forward check. */
  partial(root: MoleculeNode, top: number, passes: (reaction: ReactionNode) => boolean, style?: RouteStyle): Route[] {
    const cheapest = (molecule: MoleculeNode): ReactionNode | undefined =>
      (molecule.reactions ?? [])
        .filter((one) => one.best < Infinity)
        .toSorted((a, b) => a.best - b.best)
        .slice(0, 5)
        .find(passes);
    const first = (root.reactions ?? [])
      .toSorted((a, b) => a.best - b.best)
      .slice(0, 3 * top)
      .filter(passes);
    return first
      .slice(0, top)
      .map((reaction) =>
        this.build(root, (molecule) => (molecule === root ? reaction : cheapest(molecule)), false, style),
      );
  }

  #node(molecule: MoleculeNode, choose: Choice): RouteNode {
    const node: RouteNode = { smiles: molecule.smiles, inStock: molecule.inStock, origin: molecule.origin };
    const reaction = molecule.inStock ? undefined : choose(molecule);
    return reaction ? { ...node, reaction: this.#reaction(reaction, choose) } : node;
  }

  #reaction(reaction: ReactionNode, choose: Choice): RouteReaction {
    const { proposal, product, check } = reaction;
    const children = reaction.precursors.map((one) => this.#node(one, choose));
    return { ...this.describe(proposal, product.smiles, check), children };
  }

  /** What is known of one step, whatever becomes of its precursors. */
  describe(proposal: Proposal, product: string, check: ForwardCheck | null): StepFacts {
    const smiles = `${proposal.precursors.join('.')}>>${product}`;
    const template = this.#namer.of(this.#set.byId(confirmedTemplate(proposal, check)).template, smiles);
    return {
      templateId: template.id,
      name: template.name,
      class: template.class,
      smiles,
      conditions: template.conditions,
      conditionOrigin: conditionOriginOf(template),
      precedents: this.#precedents(template.id, proposal),
      familyPrecedents: familyPrecedents(this.#counts, template.id),
      score: proposal.score,
      ...(!isSeparation(template.id) && !isEnzymeId(template.id) && { probability: proposal.probability }),
      forwardRank: check?.rank ?? null,
      forwardShare: check?.share ?? 0,
      competing: [...proposal.competing, ...(check?.competing ?? [])],
      ...(isEnzymeId(template.id) && { enzymeIds: enzymeIdsOf(template.id, check) }),
    };
  }

  /** Those of the template that the step is named after: a learned one is wider than the expert one that stands for it. */
  #precedents(templateId: string, proposal: Proposal): number {
    const counted = this.#counts.templates[templateId];
    if (counted) return counted.retroHit;
    return templateId === proposal.templateId && !experts.has(templateId) ? proposal.precedents : 0;
  }
}

/** Same reactions, same id, in whatever order. */
export function routeIdOf(reactions: readonly Pick<RouteReaction, 'smiles'>[]): string {
  const signature = reactions
    .map((one) => one.smiles)
    .toSorted()
    .join('|');
  return createHash('sha256').update(signature).digest('hex').slice(0, 16);
}

/**
 * The template that proposed the step; where forwards it does not give this very product, the one that does. A step of
 * another source keeps its name: that source takes no part in the forward check.
 */
function confirmedTemplate(proposal: Proposal, check: ForwardCheck | null): string {
  const isForeign = isImportedId(proposal.templateId) || proposal.templateId.startsWith('remote:');
  const isConfirmed = !check || isForeign || check.templateIds.includes(proposal.templateId);
  return isConfirmed ? proposal.templateId : (check.templateId ?? proposal.templateId);
}

function enzymeIdsOf(own: string, check: ForwardCheck | null): string[] {
  return [own, ...(check?.templateIds ?? []).filter((id) => id !== own)];
}
