// Protection of kept routes, in a thread that holds an engine. The forward templates are compiled at the first question.

import type { RDKit } from '../chem/rdkit.ts';
import { canonicalParts, canonicalSmiles } from '../chem/rdkit.ts';
import type { StoredRoute } from '../context/stored.ts';
import { Forward } from '../models/forward.ts';
import type { Stock } from '../models/stock.ts';
import type { TemplateCounts } from '../models/template-counts.ts';
import { TemplateSet } from '../models/template-set.ts';
import { reactionTemplates } from '../models/templates/all.ts';
import type { Proposal } from '../models/types.ts';
import type { Engine } from '../search/engine.ts';
import { routeIdOf } from '../search/route-builder.ts';
import { longestLinearSequence, reactionsOf, scoreRoute } from '../search/route-score.ts';
import type { Route, RouteNode, RouteReaction } from '../search/types.ts';
import { shapeRoute, type ShapeContext } from '../tasks/route-shape.ts';
import type { FoundRoute } from '../tasks/route-store.ts';
import { forwardChemistry } from './chemistry.ts';
import { type PlannedProtection, type PlanOptions, type ProtectedNode, ProtectionPlanner } from './plan.ts';
import type { ProtectionPlan } from './plan.ts';
import { ProtectionSites } from './sites.ts';
import { treeOf } from './stored-tree.ts';

export interface DeskParts {
  rdkit: RDKit;
  engine: Engine;
  stock: Stock;
  counts: TemplateCounts;
}

export interface StepRisk {
  /** Reaction SMILES. */
  step: string;
  /** Functional groups of models/templates/functional-groups.ts. */
  groups: string[];
}

export interface ProtectedRoute {
  /** Null when nothing was protected. */
  route: FoundRoute | null;
  protections: PlannedProtection[];
  open: ProtectionPlan['open'];
}

/** Of a step that no retro template proposes, though the forward templates give it. */
const scoreWithoutProposal = 0.01;

type KeptRoute = Pick<StoredRoute, 'nodes' | 'steps'>;

export class ProtectionDesk {
  readonly #parts: DeskParts;
  #planner: ProtectionPlanner | undefined;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** Groups that the conditions of each step would touch. */
  risks(route: KeptRoute): StepRisk[] {
    return this.#ready().risks(treeOf(route));
  }

  /** The route with protecting groups, shaped to be kept. */
  protect(route: KeptRoute, context: ShapeContext, options: PlanOptions): ProtectedRoute {
    const { route: tree, protections, open } = this.#ready().plan(treeOf(route), options);
    if (protections.length === 0) return { route: null, protections, open };
    const bought = new Map(route.nodes.map((one) => [one.molecule.smiles, one]));
    return { route: shapeRoute(this.#routeOf(tree, bought), context), protections, open };
  }

  #ready(): ProtectionPlanner {
    const { rdkit, counts } = this.#parts;
    this.#planner ??= new ProtectionPlanner(
      new ProtectionSites(rdkit),
      forwardChemistry(new Forward(rdkit, new TemplateSet(rdkit, reactionTemplates), counts)),
    );
    return this.#planner;
  }

  #routeOf(tree: ProtectedNode, bought: ReadonlyMap<string, StoredRoute['nodes'][number]>): Route {
    const root = this.#nodeOf(tree, bought, true);
    const reactions = reactionsOf(root);
    return {
      id: routeIdOf(reactions),
      solved: leavesOf(root).every((leaf) => leaf.inStock) && reactions.every((one) => one.forwardRank !== null),
      ...scoreRoute(root),
      steps: reactions.length,
      longestLinearSequence: longestLinearSequence(root),
      found: 0,
      tree: root,
    };
  }

  #nodeOf(
    { smiles: drawn, reaction }: ProtectedNode,
    bought: ReadonlyMap<string, StoredRoute['nodes'][number]>,
    isTarget = false,
  ): RouteNode {
    const smiles = canonicalSmiles(this.#parts.rdkit, drawn) ?? drawn;
    const kept = bought.get(smiles);
    const origin = isTarget ? null : this.#parts.stock.originOf(smiles);
    const inStock = !isTarget && !reaction && (kept?.inStock === true || origin !== null);
    const node = { smiles, inStock, origin: inStock ? (origin ?? 'list') : null };
    if (!reaction) return node;
    const children = reaction.children.map((one) => this.#nodeOf(one, bought));
    return { ...node, reaction: this.#reactionOf(smiles, reaction, children) };
  }

  #reactionOf(
    product: string,
    { kind, group }: NonNullable<ProtectedNode['reaction']>,
    children: RouteNode[],
  ): RouteReaction {
    const { engine, rdkit } = this.#parts;
    const precursors = canonicalParts(rdkit, children.map((one) => one.smiles).join('.')) ?? [];
    const check = engine.checkForward(precursors, product);
    const key = precursors.join('.');
    const proposal = engine.expand(product).find((one) => one.precursors.join('.') === key);
    const facts = engine.describe(proposal ?? this.#withoutProposal(precursors, check.templateId), product, check);
    const own = kind === 'on' ? group && [group.onConditions] : kind === 'off' ? group?.offConditions : undefined;
    return { ...facts, conditions: own ? [...own] : facts.conditions, children };
  }

  #withoutProposal(precursors: string[], templateId: string | null): Proposal {
    if (templateId === null) throw new RangeError('a step of a protected route is given by no template');
    const precedents = this.#parts.counts.templates[templateId]?.retroHit ?? 0;
    const score = scoreWithoutProposal;
    return { precursors, templateId, score, probability: score, precedents, competing: [] };
  }
}

function leavesOf(node: RouteNode): RouteNode[] {
  return node.reaction ? node.reaction.children.flatMap(leavesOf) : [node];
}
