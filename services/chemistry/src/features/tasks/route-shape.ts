// A route of the engine, a tree, becomes what is stored: nodes, steps in the order of the laboratory, a summary.

import { transformationOf } from '../../chemistry/enzymes/enzyme-templates.ts';
import { learnedReactions } from '../../chemistry/models/learned/read-templates.ts';
import { isLearnedId } from '../../chemistry/models/learned-template.ts';
import type { ForwardCheck } from '../../chemistry/models/types.ts';
import type { Route, RouteNode, RouteReaction, StepFacts } from '../../engine/search/types.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { StoredNode, StoredRoute, StoredStep, StoredSummary } from './stored.ts';
import type { FoundRoute } from './route-store.ts';

/** What the tree itself does not say. */
export interface ShapeContext {
  /** A molecule with its key and figures. */
  molecule(smiles: string): StoredMolecule;
  templateNote(templateId: string): string | undefined;
  /** Recorded reactions like a reaction SMILES; null where no bond changes. */
  recorded(reaction: string): { change: number; centre: number } | null;
  /** The product must rank among this many. */
  forwardWithin: number;
  precedentSet: { reactions: number; name: string };
}

/** Shapes one route. Shared molecules appear once for each place in the tree. */
export function shapeRoute(route: Route, context: ShapeContext): FoundRoute {
  const detail = shapeDetail(route.tree, context);
  const summary = shapeSummary(route, detail, context);
  return {
    fingerprint: route.id,
    solved: route.solved,
    score: Math.round(route.score * 1_000) / 10,
    steps: route.steps,
    longestLinear: route.longestLinearSequence,
    leastPrecedents:
      detail.steps.length > 0 ? Math.min(...detail.steps.map((step) => step.recorded?.centre ?? step.precedents)) : 0,
    startingMaterials: summary.startingMaterials.length,
    complexity: route.components.complexity,
    summary,
    detail,
  };
}

function shapeDetail(tree: RouteNode, context: ShapeContext): StoredRoute {
  const nodes: StoredNode[] = [];
  const steps: StoredStep[] = [];
  const visit = (node: RouteNode, parentStepId: string | null): void => {
    const nodeId = `m${nodes.length + 1}`;
    nodes.push(shapeNode(node, nodeId, parentStepId, context));
    if (!node.reaction) return;
    const step = shapeStep(node.reaction, `s${steps.length + 1}`, nodeId, context);
    steps.push(step);
    for (const child of node.reaction.children) visit(child, step.stepId);
    // The longest branch is run first; the step that makes this node comes after all that feed it.
  };
  visit(tree, null);
  const order = laboratoryOrder(tree);
  const numbered = steps.map((step, index) => ({ ...step, number: order[index] ?? index + 1 }));
  return { nodes, steps: numbered.toSorted((a, b) => a.number - b.number) };
}

/** For each step in the order of the tree from the target, its number in the laboratory; 1 is run first. */
function laboratoryOrder(tree: RouteNode): number[] {
  const numbers = new Map<RouteReaction, number>();
  const finish = (node: RouteNode): void => {
    if (!node.reaction) return;
    for (const child of node.reaction.children.toSorted((a, b) => depthOf(b) - depthOf(a))) finish(child);
    numbers.set(node.reaction, numbers.size + 1);
  };
  finish(tree);
  return reactionsFromTarget(tree).map((reaction) => numbers.get(reaction) ?? 0);
}

function reactionsFromTarget(node: RouteNode): RouteReaction[] {
  return node.reaction ? [node.reaction, ...node.reaction.children.flatMap(reactionsFromTarget)] : [];
}

function depthOf(node: RouteNode): number {
  return node.reaction ? 1 + Math.max(0, ...node.reaction.children.map(depthOf)) : 0;
}

function shapeNode(node: RouteNode, nodeId: string, parentStepId: string | null, context: ShapeContext): StoredNode {
  const origin = stockOrigin(node.origin);
  const shaped = { nodeId, parentStepId, molecule: context.molecule(node.smiles), inStock: node.inStock };
  return origin ? { ...shaped, origin } : shaped;
}

/** `patents:12` counts reactions that use the molecule as a starting material; `list:<id>:<name>` is an imported list. */
export function stockOrigin(origin: string | null): StoredNode['origin'] {
  const [kind, count, ...name] = origin?.split(':') ?? [];
  if (kind === 'patents') return { kind, count: Number(count) };
  if (kind === 'list' && name.length > 0) return { kind, name: name.join(':') };
  return kind === 'common' || kind === 'list' || kind === 'marked' || kind === 'given' ? { kind } : undefined;
}

/** Shapes one step; its number in the laboratory is for the route to say. */
export function shapeStep(
  reaction: StepFacts,
  stepId: string,
  productNodeId: string,
  context: ShapeContext,
): StoredStep {
  return {
    stepId,
    number: 0,
    productNodeId,
    templateId: reaction.templateId,
    name: reaction.name,
    classKey: reaction.class,
    reactionSmiles: reaction.smiles,
    conditions: reaction.conditions.map((one) => ({ ...one, catalysts: one.catalysts ?? [] })),
    conditionOrigin: reaction.conditionOrigin,
    probability: reaction.probability,
    touchedGroups: [...new Set(reaction.competing.flatMap(({ group }) => group ?? []))],
    note: context.templateNote(reaction.templateId),
    ...(reaction.enzymeIds && { enzymeIds: reaction.enzymeIds }),
    precedents: reaction.precedents,
    // Patents that make the same change do so without the enzyme.
    recorded: reaction.enzymeIds ? null : context.recorded(reaction.smiles),
    precedentSet: isLearnedId(reaction.templateId)
      ? { ...context.precedentSet, reactions: learnedReactions() }
      : context.precedentSet,
    score: reaction.score,
    forward: shapeForward(reaction, context),
  };
}

function shapeForward(reaction: StepFacts, context: ShapeContext): StoredStep['forward'] {
  const rank: ForwardCheck['rank'] = reaction.forwardRank;
  const passed = rank !== null && rank <= context.forwardWithin;
  return { passed, rank: rank ?? 0, share: reaction.forwardShare, within: context.forwardWithin };
}

function shapeSummary(route: Route, detail: StoredRoute, context: ShapeContext): StoredSummary {
  const { steps, convergence, precedent, selectivity, stock, complexity } = route.components;
  const line = mainLineOf(route.tree);
  const made = new Set(detail.steps.map((step) => step.productNodeId));
  const leaves = detail.nodes.filter((node) => !made.has(node.nodeId));
  const distinct = new Map(leaves.map(({ molecule, inStock }) => [molecule.key, { molecule, inStock }]));
  return {
    scoreParts: { steps, convergence, precedent, selectivity, stock, complexity },
    startingMaterials: [...distinct.values()],
    mainLine: line.map((node) => context.molecule(node.smiles)),
    reactions: line.flatMap(({ reaction }) => (reaction ? [namedReaction(reaction)] : [])),
    ...(route.cluster ? { cluster: route.cluster } : {}),
  };
}

// Along the longest branch; of two that are as long, the larger molecule carries the target's skeleton.
function mainLineOf(tree: RouteNode): RouteNode[] {
  const [next] = (tree.reaction?.children ?? []).toSorted(
    (a, b) => depthOf(b) - depthOf(a) || b.smiles.length - a.smiles.length,
  );
  return next ? [tree, ...mainLineOf(next)] : [tree];
}

/** A reaction as lists name it. */
function namedReaction({ name, class: classKey, templateId }: RouteReaction): StoredSummary['reactions'][number] {
  const enzyme = transformationOf(templateId)?.enzyme;
  return { name, classKey, ...(enzyme && { enzyme }) };
}

/** Template of a step that no template gives. */
export const byHandTemplate = 'by-hand';

/** Class of a step that no template gives. */
export const byHandClass = 'byHand';
