// Protection of kept routes, in a thread that holds an engine. The forward templates are compiled at the first question.

import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { canonicalParts, canonicalSmiles } from '../../chemistry/molecule/rdkit.ts';
import { plannedSmiles } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import type { StoredRoute } from '../tasks/stored.ts';
import { Forward, forwardCheckRank } from '../../chemistry/forward-model/forward.ts';
import type { Stock } from '../../chemistry/stock/stock.ts';
import type { TemplateCounts } from '../../chemistry/models/template-counts.ts';
import { TemplateSet } from '../../chemistry/models/template-set.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { conditionOriginOf, type TypicalConditions } from '../../chemistry/templates/template.ts';
import type { Proposal } from '../../chemistry/models/types.ts';
import type { Engine } from '../../engine/search/engine.ts';
import { routeIdOf } from '../../engine/search/route-builder.ts';
import { leavesOf, longestLinearSequence, reactionsOf, scoreRoute } from '../../engine/search/route-score.ts';
import type { Route, RouteNode, RouteReaction } from '../../engine/search/types.ts';
import { shapeRoute, type ShapeContext } from '../tasks/route-shape.ts';
import type { FoundRoute } from '../tasks/route-store.ts';
import { forwardChemistry, type ProtectionChemistry } from '../../engine/protection/chemistry.ts';
import {
  type PlannedProtection,
  type PlanOptions,
  type ProtectedNode,
  ProtectionPlanner,
} from '../../engine/protection/plan.ts';
import type { ProtectableNode, ProtectionPlan } from '../../engine/protection/plan.ts';
import { protectingGroups } from '../../engine/protection/protecting-groups.ts';
import { GroupRemover, type ReplaceRefusal } from '../../engine/protection/replace.ts';
import { ProtectionSites } from '../../engine/protection/sites.ts';
import { treeOf } from './stored-tree.ts';
import { sparingConditions } from '../../engine/protection/stresses.ts';

export interface ServiceParts {
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
  /** Why the group to replace could not be taken out first. */
  refusal?: ReplaceRefusal | 'stepFailed';
}

export interface ProtectOptions extends PlanOptions {
  /** A protecting group of the route that another one shall take the place of. */
  replace?: string;
}

/** Of a step that no retro template proposes, though the forward templates give it. */
const scoreWithoutProposal = 0.01;

type KeptRoute = Pick<StoredRoute, 'nodes' | 'steps'>;

/** The thread that answers questions about protecting groups. */
export interface ProtectionThread {
  /** Groups that the steps of a route would touch without being meant. */
  risks(route: StoredRoute): Promise<StepRisk[]>;
  /** Ids of the protecting groups that some of the molecules bear. */
  groupsOn(molecules: readonly string[]): Promise<string[]>;
  /** The route with protecting groups. */
  protect(tenantId: string, route: StoredRoute, options: ProtectOptions): Promise<ProtectedRoute>;
}

export class ProtectionService {
  readonly #parts: ServiceParts;
  #tools: Tools | undefined;

  constructor(parts: ServiceParts) {
    this.#parts = parts;
  }

  /** Groups that the conditions of each step would touch. */
  risks(route: KeptRoute): StepRisk[] {
    return this.#ready().planner.risks(this.#plannedTree(route));
  }

  /** Ids of the protecting groups that some of the molecules bear. */
  groupsOn(molecules: readonly string[]): string[] {
    const { sites } = this.#ready();
    return [...new Set(molecules.flatMap((smiles) => sites.groupsOn(smiles).map(({ id }) => id)))];
  }

  /** The route with protecting groups, shaped to be kept. */
  protect(route: KeptRoute, context: ShapeContext, { replace, ...options }: ProtectOptions): ProtectedRoute {
    const given = this.#plannedTree(route);
    const start = replace === undefined ? given : this.#without(given, replace);
    if (typeof start === 'string') return { route: null, protections: [], open: [], refusal: start };
    const { route: tree, protections, open } = this.#ready().planner.plan(start, options);
    if (protections.length === 0) return { route: null, protections, open };
    const bought = new Map(route.nodes.map((one) => [one.molecule.smiles, one]));
    const made = this.#routeOf(tree, bought);
    const target = { ...made.tree, smiles: treeOf(route).smiles };
    return { route: shapeRoute({ ...made, tree: target }, context), protections, open };
  }

  // A target with stereo groups in the form that the engine works on.
  #plannedTree(route: KeptRoute): ProtectableNode {
    const tree = treeOf(route);
    return { ...tree, smiles: plannedSmiles(this.#parts.rdkit, tree.smiles) };
  }

  /** The route without a group, or why it cannot be taken out. */
  #without(route: ProtectableNode, groupId: string): ProtectableNode | NonNullable<ProtectedRoute['refusal']> {
    const group = protectingGroups.find(({ id }) => id === groupId);
    if (!group) return 'absent';
    const { sites, chemistry } = this.#ready();
    const remover = new GroupRemover(sites, chemistry, group);
    return remover.refusal(route) ?? remover.without(route) ?? 'stepFailed';
  }

  #ready(): Tools {
    this.#tools ??= toolsOf(this.#parts);
    return this.#tools;
  }

  #routeOf(tree: ProtectedNode, bought: ReadonlyMap<string, StoredRoute['nodes'][number]>): Route {
    const root = this.#nodeOf(tree, bought, true);
    const reactions = reactionsOf(root);
    return {
      id: routeIdOf(reactions),
      solved: leavesOf(root).every((leaf) => leaf.inStock) && reactions.every(passesCheck),
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
    const described = engine.describe(proposal ?? this.#withoutProposal(precursors, check.templateId), product, check);
    // Nobody has rated a step that no template proposes.
    const facts = proposal ? described : { ...described, probability: undefined };
    const { sites } = this.#ready();
    if (kind === 'step' || !group) return { ...facts, children };
    const off = (): TypicalConditions[] => sparingConditions(group, sites.groupsOn(product));
    const conditions = kind === 'on' ? [group.onConditions] : off();
    return { ...facts, conditions, conditionOrigin: conditionOriginOf({ conditions }), children };
  }

  #withoutProposal(precursors: string[], templateId: string | null): Proposal {
    if (templateId === null) throw new RangeError('a step of a protected route is given by no template');
    const precedents = this.#parts.counts.templates[templateId]?.retroHit ?? 0;
    const score = scoreWithoutProposal;
    return { precursors, templateId, score, probability: score, precedents, competing: [] };
  }
}

interface Tools {
  sites: ProtectionSites;
  chemistry: ProtectionChemistry;
  planner: ProtectionPlanner;
}

function toolsOf({ rdkit, counts, stock }: ServiceParts): Tools {
  const sites = new ProtectionSites(rdkit);
  const chemistry = forwardChemistry(new Forward(rdkit, new TemplateSet(rdkit, reactionTemplates), counts));
  return { sites, chemistry, planner: new ProtectionPlanner(sites, chemistry, (one) => stock.originOf(one) !== null) };
}

function passesCheck({ forwardRank }: RouteReaction): boolean {
  return forwardRank !== null && forwardRank <= forwardCheckRank;
}
