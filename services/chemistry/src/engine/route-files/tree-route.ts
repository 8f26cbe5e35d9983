// Routes as trees: a molecule holds how it is made. AiZynthFinder, Syntheseus and SynPlanner alternate molecules and
// reactions, ASKCOS marks them by `is_chemical` and `is_reaction`, RetroCast has `product_of`, our own document `reaction`.

import type { ForeignMolecule, ForeignStep, Place, RouteProblem } from './foreign-route.ts';
import { fileBounds, quoted } from './foreign-route.ts';
import { isObject, listOf, objectOf, own, textOf, textsOf, type JsonObject } from './json-value.ts';

const moleculeTypes: ReadonlySet<unknown> = new Set(['mol', 'molecule', 'chemical', 'compound']);

export function isReactionNode(node: JsonObject): boolean {
  return own(node, 'type') === 'reaction' || own(node, 'is_reaction') === true;
}

/** Whether an object is the molecule at the top of a tree, made or not. */
export function isTree(node: JsonObject): boolean {
  if (smilesOf(node) === undefined || isReactionNode(node)) return false;
  if ((listOf(node, 'children')?.length ?? 0) > 0) return true;
  if (stepObjectOf(node)) return true;
  return moleculeTypes.has(own(node, 'type')) || own(node, 'is_chemical') === true;
}

/** Thrown for a tree that is none. */
export class TreeRefused extends Error {
  readonly problem: RouteProblem;

  constructor(problem: RouteProblem) {
    super(problem.reason);
    this.problem = problem;
  }
}

/** The tree below a molecule; what is odd but readable goes into `notes`. Throws a TreeRefused. */
export function readTree(root: JsonObject, place: Place, notes: RouteProblem[]): ForeignMolecule {
  let steps = 0;
  const molecule = (node: unknown, depth: number): ForeignMolecule => {
    if (!isObject(node)) throw new TreeRefused({ ...place, reason: 'notRoute' });
    const structure = smilesOf(node);
    if (structure === undefined) throw new TreeRefused({ ...place, reason: 'notRoute', found: quotedNode(node) });
    const step = stepOf(node, structure, depth);
    return step ? { structure, step } : { structure };
  };
  const stepOf = (node: JsonObject, structure: string, depth: number): ForeignStep | undefined => {
    const made = stepObjectOf(node);
    if (made) return stepFrom(made, reactantsOf(made), structure, depth);
    const children = listOf(node, 'children') ?? [];
    if (children.length === 0) return undefined;
    const reactions = children.filter((child) => isObject(child) && isReactionNode(child));
    // Without reactions between them the children of a molecule are what it is made from.
    if (reactions.length === 0) return stepFrom(node, children, structure, depth);
    if (reactions.length < children.length)
      throw new TreeRefused({ ...place, reason: 'notRoute', found: quoted(structure) });
    if (reactions.length > 1) notes.push({ ...place, reason: 'severalWays', found: quoted(structure) });
    const [first] = reactions;
    return isObject(first) ? stepFrom(first, listOf(first, 'children') ?? [], structure, depth) : undefined;
  };
  const stepFrom = (
    reaction: JsonObject,
    reactants: readonly unknown[],
    structure: string,
    depth: number,
  ): ForeignStep | undefined => {
    if (reactants.length === 0) {
      notes.push({ ...place, reason: 'emptyReaction', found: quoted(structure) });
      return undefined;
    }
    steps += 1;
    if (depth >= fileBounds.depth)
      throw new TreeRefused({ ...place, reason: 'tooDeep', found: String(fileBounds.depth) });
    if (steps > fileBounds.steps)
      throw new TreeRefused({ ...place, reason: 'tooManySteps', found: String(fileBounds.steps) });
    return {
      reactants: reactants.map((one) => molecule(one, depth + 1)),
      agents: [...textsOf(reaction, 'reagents'), ...textsOf(reaction, 'solvents'), ...textsOf(reaction, 'agents')],
    };
  };
  return molecule(root, 0);
}

export function smilesOf(node: JsonObject): string | undefined {
  return textOf(node, 'smiles', 'SMILES', 'canonical_smiles');
}

/** How RetroCast and our own document say what makes a molecule. */
function stepObjectOf(node: JsonObject): JsonObject | undefined {
  return objectOf(node, 'product_of') ?? objectOf(node, 'synthesis_step') ?? objectOf(node, 'reaction');
}

function reactantsOf(step: JsonObject): readonly unknown[] {
  return listOf(step, 'reactants') ?? listOf(step, 'precursors') ?? listOf(step, 'children') ?? [];
}

function quotedNode(node: JsonObject): string {
  return quoted(Object.keys(node).slice(0, 6).join(', '));
}
