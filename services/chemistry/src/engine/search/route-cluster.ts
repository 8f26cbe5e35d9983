// What a route does to the skeleton of the target, so that routes of one thought stand together.
//
// Every bond of the target is followed back through the route to the step that makes it. A step weighs as much as the
// smaller part of the target that it joins on, and less with each step that comes after it; closing a ring weighs like a
// small part. The bonds of the weightiest step, and of the second where that is at least half as weighty, are the key
// disconnections. Routes with the same key disconnections, up to symmetry of the target, are one cluster.

import { createHash } from 'node:crypto';
import { bondKind, type BondKind } from './bond-kind.ts';
import type { BondTracer, TracedBond } from './bond-trace.ts';
import { refine } from '../../chemistry/molecule/mapping/surroundings.ts';
import type { RouteNode } from './types.ts';

export interface RouteCluster {
  /** The same for routes of one cluster. */
  id: string;
  /** Key disconnections as atom pairs of the target's canonical SMILES, weightiest first. */
  bonds: [from: number, to: number][];
  /** What kind of bond each is. */
  kinds: BondKind[];
}

const ringWeight = 0.12;
const looseWeight = 0.03;
const lateness = 0.35;
const secondShare = 0.5;
/** Deep enough to tell any two atoms apart that are not symmetric. */
const symmetryDepth = 20;

interface WeighedStep {
  bonds: TracedBond[];
  weight: number;
}

export function clusterOf(tracer: BondTracer, tree: RouteNode): RouteCluster {
  const target = tracer.graph(tree.smiles);
  const all = target.bonds.map(({ from, to }, index) => ({ index, from, to }));
  const steps = weighSteps(tracer, tree, all, target.atoms.length).filter((one) => one.bonds.length > 0);
  const [first, second] = steps.toSorted((a, b) => b.weight - a.weight);
  const isTwofold = first && second && second.weight >= secondShare * first.weight && second.weight > looseWeight;
  const key = [...(first?.bonds ?? []), ...(isTwofold ? second.bonds : [])].flatMap(
    (one) => target.bonds[one.index] ?? [],
  );
  const classes = refine(target, symmetryDepth).at(-1) ?? new Int32Array();
  const signature = key
    .map(({ from, to }) => [classes[from] ?? 0, classes[to] ?? 0].toSorted((a, b) => a - b).join('-'))
    .toSorted()
    .join(' ');
  return {
    id: createHash('sha256').update(signature).digest('hex').slice(0, 12),
    bonds: key.map(({ from, to }) => [from, to]),
    kinds: key.map((bond) => bondKind(target, bond)),
  };
}

function weighSteps(
  tracer: BondTracer,
  node: RouteNode,
  bonds: readonly TracedBond[],
  targetAtoms: number,
  depth = 0,
): WeighedStep[] {
  if (!node.reaction) return [];
  const { children } = node.reaction;
  const fate = tracer.follow(
    node.smiles,
    bonds,
    children.map((one) => one.smiles),
  );
  const parts = fate.brought.map((one) => new Set(one.flatMap(({ from, to }) => [from, to])).size);
  const [, smaller = 0] = parts.toSorted((a, b) => b - a);
  const isRing = smaller === 0 && fate.made.some((bond) => isInRing(tracer, node.smiles, bond));
  const joined = smaller > 0 ? smaller / targetAtoms : isRing ? ringWeight : 0;
  const weight = (looseWeight + joined) / (1 + lateness * depth);
  const later = children.flatMap((child, index) =>
    weighSteps(tracer, child, fate.brought[index] ?? [], targetAtoms, depth + 1),
  );
  return [{ bonds: fate.made, weight }, ...later];
}

function isInRing(tracer: BondTracer, smiles: string, bond: TracedBond): boolean {
  return tracer.graph(smiles).rings.some((ring) => ring.includes(bond.from) && ring.includes(bond.to));
}
