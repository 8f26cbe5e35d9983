// Reactions that stand one by one become routes: a step takes what another one makes. What nothing takes is a target; where
// two reactions make one molecule, each is a route of its own.

import type { ForeignReaction, Place, RouteProblem } from './foreign-route.ts';
import { fileBounds, quoted } from './foreign-route.ts';
import type { MoleculePart, ReadMoleculeOf } from './read-molecule.ts';
import type { ReadNode, ReadRoute } from './read-route.ts';

/** Routes that alternatives of one target may come to. */
const mostWays = 20;
/** A smaller by-product that another step takes is no intermediate: water, methanol, salts. */
const leastIntermediate = 5;
/** Looked at while alternatives are gone through. */
const mostVisits = 20_000;

interface Step {
  place: Place;
  left: string[];
  agents: string[];
  /** The first is the main product. */
  made: string[];
  block: string;
}

/** The routes of a list of reactions, in the order of their last steps; what is left out is said. */
export function routesOfReactions(
  reactions: readonly ForeignReaction[],
  read: ReadMoleculeOf,
): { routes: ReadRoute[]; problems: RouteProblem[] } {
  const problems: RouteProblem[] = [];
  const steps = reactions.flatMap((one) => readReaction(one, read, problems));
  const groups = groupsOf(
    steps,
    new Set(reactions.flatMap(({ block = '', isOwnRoute }) => (isOwnRoute ? [block] : []))),
  );
  const routes = groups.flatMap((group) => routesOfGroup(group, problems));
  return { routes, problems };
}

function readReaction(reaction: ForeignReaction, read: ReadMoleculeOf, problems: RouteProblem[]): Step[] {
  const { left, middle, right, words = [], block = '' } = reaction;
  const place = placeOf(reaction);
  const crowded = { ...place, reason: 'tooManyMolecules', found: String(fileBounds.molecules) } as const;
  if ([left, middle, right].some((side) => side.length > fileBounds.molecules)) {
    problems.push(crowded);
    return [];
  }
  const sides = [left, right].map((side) => side.map(read));
  const [before = [], after = []] = sides;
  const refused = [...before, ...after].find((one) => !one.ok);
  if (refused && !refused.ok) {
    problems.push({ ...place, reason: refused.reason, found: refused.found });
    return [];
  }
  const parts = (side: typeof before): MoleculePart[] => side.flatMap((one) => (one.ok ? one.parts : []));
  const over = middle.map((text) => ({ text, found: read(text) }));
  const taken = parts(before).map(({ smiles }) => smiles);
  const agents = over.flatMap(({ text, found }) =>
    found.ok ? found.parts.map(({ smiles }) => smiles) : [quoted(text)],
  );
  if (Math.max(taken.length, agents.length, parts(after).length) > fileBounds.molecules) {
    problems.push(crowded);
    return [];
  }
  const changed = parts(after).filter(({ smiles }) => !taken.includes(smiles));
  if (parts(after).length === 0) {
    problems.push({ ...place, reason: 'noProduct' });
    return [];
  }
  if (taken.length + agents.length === 0) {
    problems.push({ ...place, reason: 'noReactant' });
    return [];
  }
  if (changed.length === 0) {
    problems.push({ ...place, reason: 'productIsReactant', found: quoted(parts(after)[0]?.smiles ?? '') });
    return [];
  }
  const made = changed.toSorted((a, b) => weightOf(b) - weightOf(a));
  const [main] = made;
  const others = made.slice(1).filter(({ heavyAtoms, isOrganic }) => isOrganic && heavyAtoms >= leastIntermediate);
  return [
    {
      place,
      left: taken,
      agents: [...agents, ...words],
      made: [main?.smiles ?? '', ...others.map((one) => one.smiles)],
      block,
    },
  ];
}

function placeOf({ line, route, reaction }: Place): Place {
  return {
    ...(line !== undefined && { line }),
    ...(route !== undefined && { route }),
    ...(reaction !== undefined && { reaction }),
  };
}

function weightOf({ heavyAtoms, isOrganic }: MoleculePart): number {
  return heavyAtoms + (isOrganic ? 1_000 : 0);
}

// Blocks are routes of their own where they are whole by themselves; else everything hangs together.
function groupsOf(steps: readonly Step[], ownRoutes: ReadonlySet<string>): Step[][] {
  const blocks = [...Map.groupBy(steps, ({ block }) => block)];
  if (blocks.length < 2) return [[...steps]];
  const isWhole = blocks.every(([, list]) => endsOf(list).length === 1);
  const isOfRoutes = isWhole && blocks.some(([, list]) => list.length > 1);
  const own = blocks.flatMap(([block, list]) => (isOfRoutes || ownRoutes.has(block) ? [list] : []));
  const rest = steps.filter(({ block }) => !isOfRoutes && !ownRoutes.has(block));
  return rest.length > 0 ? [...own, rest] : own;
}

/** Steps whose main product no other step takes. */
function endsOf(steps: readonly Step[]): Step[] {
  return steps.filter(({ made: [main = ''] }) => !steps.some((other) => takes(other, main)));
}

function takes({ left, agents, made }: Step, smiles: string): boolean {
  return (left.includes(smiles) || agents.includes(smiles)) && !made.includes(smiles);
}

function routesOfGroup(group: readonly Step[], problems: RouteProblem[]): ReadRoute[] {
  const steps = distinct(group);
  const ends = endsOf(steps);
  const [first] = steps;
  if (ends.length === 0 && first)
    problems.push({ ...first.place, reason: 'cycle', found: quoted(first.made[0] ?? '') });
  const makers = Map.groupBy(
    steps.flatMap((step) => step.made.map((smiles) => ({ smiles, step }))),
    ({ smiles }) => smiles,
  );
  return ends.flatMap((end) => {
    try {
      const ways = new Ways(makers).of(end);
      if (ways.length >= mostWays)
        problems.push({ ...end.place, reason: 'severalWays', found: quoted(end.made[0] ?? '') });
      return ways.map((target) => ({ ...end.place, target, scores: [] }));
    } catch (error) {
      if (!(error instanceof TooMuch)) throw error;
      problems.push({ ...end.place, reason: error.reason, found: String(error.most) });
      return [];
    }
  });
}

function distinct(steps: readonly Step[]): Step[] {
  const known = new Map<string, Step>();
  for (const step of steps) {
    const key = `${step.left.toSorted().join('.')}>${step.agents.toSorted().join('.')}>${step.made.join('.')}`;
    if (!known.has(key)) known.set(key, step);
  }
  return [...known.values()];
}

class TooMuch extends Error {
  readonly reason: 'tooDeep' | 'tooManySteps';
  readonly most: number;

  constructor(reason: 'tooDeep' | 'tooManySteps', most: number) {
    super(reason);
    this.reason = reason;
    this.most = most;
  }
}

/** The trees below a step, going through what makes each of its molecules. */
class Ways {
  readonly #makers: ReadonlyMap<string, readonly { step: Step }[]>;
  #visits = 0;

  constructor(makers: ReadonlyMap<string, readonly { step: Step }[]>) {
    this.#makers = makers;
  }

  of(end: Step): ReadNode[] {
    const [main = ''] = end.made;
    return this.#by(end, main, []);
  }

  #by(step: Step, product: string, path: readonly string[]): ReadNode[] {
    this.#visits += 1;
    if (path.length >= fileBounds.depth) throw new TooMuch('tooDeep', fileBounds.depth);
    if (this.#visits > mostVisits) throw new TooMuch('tooManySteps', fileBounds.steps);
    const below = [...path, product];
    // What stands over the arrow and is made by another step takes part.
    const promoted = step.agents.filter((one) => this.#makersOf(one, below).length > 0);
    const agents = step.agents.filter((one) => !promoted.includes(one));
    let ways: ReadNode[][] = [[]];
    for (const smiles of [...step.left, ...promoted]) {
      const made = this.#molecule(smiles, below);
      ways = ways.flatMap((way) => made.map((node) => [...way, node])).slice(0, mostWays);
    }
    return ways.map((reactants) => ({ smiles: product, step: { reactants, agents, isLoose: true } }));
  }

  #molecule(smiles: string, path: readonly string[]): ReadNode[] {
    const makers = this.#makersOf(smiles, path);
    if (makers.length === 0) return [{ smiles }];
    return makers.flatMap(({ step }) => this.#by(step, smiles, path)).slice(0, mostWays);
  }

  // A molecule is not made from itself.
  #makersOf(smiles: string, path: readonly string[]): readonly { step: Step }[] {
    if (path.includes(smiles)) return [];
    return (this.#makers.get(smiles) ?? []).filter(({ step }) => !step.left.some((one) => path.includes(one)));
  }
}
