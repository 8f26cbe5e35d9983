// How alike two routes to one target are: by the edit distance of their trees of molecules.

import { LruCache } from '../../../chemistry/molecule/lru.ts';
import { plannedSmiles } from '../../../chemistry/molecule/stereo/stereo-groups.ts';
import { canonicalSmiles, type RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { compareText } from '../../../chemistry/models/single-step.ts';
import { mostChildren, orderedDistance, sizeOf, unorderedDistance, type TreeNode } from './tree-distance.ts';

export type RouteTree = TreeNode<string>;

/** A molecule of a route and what it is made from. */
interface Made {
  smiles: string;
  reaction?: { children: readonly Made[] };
}

export class RouteLikeness {
  readonly #rdkit: RDKit;
  readonly #bits = new LruCache<string, Uint8Array>(10_000);
  readonly #costs = {
    remove: () => 1,
    insert: () => 1,
    relabel: (from: string, to: string) => (from === to ? 0 : 1 - this.#similarity(from, to)),
  };

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
  }

  /**
   * 1 for the same route, 0 for one with nothing in common: 1 - d / (n1 + n2), d being the edit distance of the trees, whatever
   * the order of precursors, n their molecules. To take a molecule out or put one in costs 1, to replace it 1 less the Tanimoto
   * similarity of Morgan fingerprints (radius 2, 2048 bits).
   */
  of(one: RouteTree, other: RouteTree): number {
    const distance =
      isWide(one) && isWide(other)
        ? orderedDistance(inOrder(one), inOrder(other), this.#costs)
        : unorderedDistance(one, other, this.#costs);
    return Math.max(0, 1 - distance / (sizeOf(one) + sizeOf(other)));
  }

  #similarity(one: string, other: string): number {
    const [a, b] = [this.#bitsOf(one), this.#bitsOf(other)];
    let [both, either] = [0, 0];
    for (let index = 0; index < a.length; index += 1) {
      both += countBits((a[index] ?? 0) & (b[index] ?? 0));
      either += countBits((a[index] ?? 0) | (b[index] ?? 0));
    }
    return either === 0 ? 0 : both / either;
  }

  #bitsOf(smiles: string): Uint8Array {
    return this.#bits.getOrMake(smiles, () => {
      using mol = this.#rdkit.get_mol(smiles);
      return mol ? (mol.get_morgan_fp_as_uint8array('{"radius":2,"nBits":2048}') as Uint8Array) : new Uint8Array(256);
    });
  }
}

/** A step with more precursors than can be tried in every order: they are compared by their text. */
function isWide({ children }: RouteTree): boolean {
  return children.length > mostChildren || children.some(isWide);
}

function inOrder({ label, children }: RouteTree): RouteTree {
  return { label, children: children.map(inOrder).toSorted((a, b) => compareText(a.label, b.label)) };
}

/** Molecules of a route, one that is used twice counted twice. */
const mostNodes = 400;

/** The molecules of a route as a tree. */
export function treeOfRoute({ smiles, reaction }: Made): RouteTree {
  return { label: smiles, children: (reaction?.children ?? []).map(treeOfRoute) };
}

export type RouteTextProblem = 'routeUnsound' | 'routeOfOther' | 'routeBroken';

/**
 * The tree that reactions `A.B>>P` make of a target, its canonical SMILES, in whatever order they come; reagents between the
 * arrows are left out. `routeUnsound`: a line that is no reaction; `routeOfOther`: none makes the target; `routeBroken`: two make
 * the same molecule, one leads to nothing, a molecule is made from itself, or the tree has more than 400 molecules.
 */
export function readRouteText(
  rdkit: RDKit,
  target: string,
  reactions: readonly string[],
): RouteTree | { problem: RouteTextProblem; found: string } {
  const made = new Map<string, { precursors: string[]; text: string }>();
  for (const text of reactions) {
    const [left, , right, ...more] = text.trim().split('>');
    const precursors = left?.split('.').map((one) => canonicalSmiles(rdkit, one)) ?? [];
    const product = right ? canonicalSmiles(rdkit, right) : null;
    const known = precursors.flatMap((one) => (one ? [one] : []));
    const isWhole = known.length === precursors.length && known.length > 0 && known.length <= mostChildren;
    if (!product || product.includes('.') || !isWhole || more.length > 0)
      return { problem: 'routeUnsound', found: text };
    if (made.has(product)) return { problem: 'routeBroken', found: text };
    made.set(product, { precursors: known, text });
  }
  if (!made.has(target)) return { problem: 'routeOfOther', found: reactions[0] ?? '' };
  const used = new Set<string>();
  let nodes = 0;
  const build = (smiles: string, above: readonly string[]): RouteTree | null => {
    nodes += 1;
    if (above.includes(smiles) || nodes > mostNodes) return null;
    const step = made.get(smiles);
    if (step) used.add(smiles);
    const children = (step?.precursors ?? []).map((one) => build(one, [...above, smiles]));
    const whole = children.filter((one) => one !== null);
    return whole.length < children.length ? null : { label: smiles, children: whole };
  };
  const tree = build(target, []);
  const idle = [...made].find(([product]) => !used.has(product));
  if (tree === null) return { problem: 'routeBroken', found: reactions[0] ?? '' };
  return idle ? { problem: 'routeBroken', found: idle[1].text } : tree;
}

/** Likeness of each route to a given one, or to the one that reactions make. Throws a RangeError for reactions that make none. */
export function likenessOfRoutes(
  rdkit: RDKit,
  target: string,
  given: RouteTree | readonly string[],
  routes: readonly RouteTree[],
): number[] {
  const like = 'label' in given ? given : readRouteText(rdkit, plannedSmiles(rdkit, target), given);
  if ('problem' in like) throw new RangeError(`like route: ${like.problem} ${like.found}`);
  const likeness = new RouteLikeness(rdkit);
  // The root is written as the target was given; all routes lead to the same.
  const same = { ...like, label: target };
  return routes.map((route) => likeness.of({ ...route, label: target }, same));
}

function countBits(byte: number): number {
  let [rest, count] = [byte, 0];
  while (rest > 0) {
    count += rest & 1;
    rest >>= 1;
  }
  return count;
}
