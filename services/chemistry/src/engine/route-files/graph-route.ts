// Routes as graphs: the paths of ASKCOS, as networkx writes them (`nodes` with `links` or `edges`), and its compact form, in
// which paths are lists of edges between ids and every node is described once (`node_dict`, `uuid2smiles`, `pathways`).

import { fileBounds, quoted, type ForeignMolecule, type Place, type RouteProblem } from './foreign-route.ts';
import { isObject, listOf, objectOf, own, textOf, textsOf, type JsonObject } from './json-value.ts';
import { TreeRefused } from './tree-route.ts';

interface Graph {
  /** From a product to the reaction that makes it, from a reaction to what it takes. */
  below: Map<string, string[]>;
  above: Set<string>;
  smilesOf: (id: string) => string | undefined;
  isReaction: (id: string) => boolean;
  agentsOf: (id: string) => string[];
}

/** Whether an object is a graph of nodes and edges. */
export function isNodeLink(value: JsonObject): boolean {
  const nodes = listOf(value, 'nodes');
  return nodes !== undefined && nodes.some(isObject) && edgesOf(value) !== undefined;
}

/** Whether an object is the compact form. */
export function isCompact(value: JsonObject): boolean {
  return objectOf(value, 'node_dict') !== undefined && objectOf(value, 'uuid2smiles') !== undefined;
}

/** The route of a graph of its own. Throws a TreeRefused. */
export function readNodeLink(value: JsonObject, place: Place, notes: RouteProblem[]): ForeignMolecule {
  const nodes = new Map<string, JsonObject>();
  for (const node of listOf(value, 'nodes') ?? []) {
    const id = isObject(node) ? idOf(own(node, 'id') ?? own(node, 'smiles')) : undefined;
    if (isObject(node) && id !== undefined) nodes.set(id, node);
  }
  const smilesOf = (id: string): string | undefined => {
    const node = nodes.get(id);
    return node && (textOf(node, 'smiles') ?? id);
  };
  return readGraph(
    {
      ...joined(edgesOf(value) ?? []),
      smilesOf,
      isReaction: (id) => saysReaction(nodes.get(id), smilesOf(id)),
      agentsOf: (id) => agentsOf(nodes.get(id)),
    },
    nodes.keys(),
    place,
    notes,
  );
}

/** The paths of the compact form, each as a function that reads it and throws a TreeRefused. */
export function compactPaths(
  value: JsonObject,
): { read: (place: Place, notes: RouteProblem[]) => ForeignMolecule; figures: JsonObject | undefined }[] {
  const described = objectOf(value, 'node_dict') ?? {};
  const names = objectOf(value, 'uuid2smiles') ?? {};
  const smilesOf = (id: string): string | undefined => textOf(names, id);
  const nodeOf = (id: string): JsonObject | undefined => objectOf(described, smilesOf(id) ?? '');
  const figures = listOf(value, 'pathways_properties') ?? [];
  return (listOf(value, 'pathways') ?? []).map((path, index) => ({
    read: (place, notes) => {
      const edges = Array.isArray(path) ? path : isObject(path) ? (edgesOf(path) ?? []) : [];
      const graph = joined(edges);
      return readGraph(
        {
          ...graph,
          smilesOf: (id) => {
            const node = nodeOf(id);
            return (node && textOf(node, 'smiles')) ?? smilesOf(id);
          },
          isReaction: (id) => saysReaction(nodeOf(id), smilesOf(id)),
          agentsOf: (id) => agentsOf(nodeOf(id)),
        },
        graph.below.keys(),
        place,
        notes,
      );
    },
    figures: isObject(figures[index]) ? figures[index] : undefined,
  }));
}

function readGraph(graph: Graph, ids: Iterable<string>, place: Place, notes: RouteProblem[]): ForeignMolecule {
  const roots = [...ids].filter((id) => !graph.above.has(id) && !graph.isReaction(id));
  const root = roots.find((id) => graph.below.has(id)) ?? roots[0];
  if (root === undefined) throw new TreeRefused({ ...place, reason: 'notRoute' });
  let steps = 0;
  const molecule = (id: string, path: readonly string[]): ForeignMolecule => {
    const structure = graph.smilesOf(id);
    if (structure === undefined) throw new TreeRefused({ ...place, reason: 'missingNode', found: quoted(id) });
    if (path.includes(id)) throw new TreeRefused({ ...place, reason: 'cycle', found: quoted(structure) });
    const reactions = graph.below.get(id) ?? [];
    if (reactions.length === 0) return { structure };
    if (reactions.length > 1) notes.push({ ...place, reason: 'severalWays', found: quoted(structure) });
    const reaction = reactions[0] ?? '';
    if (!graph.isReaction(reaction)) {
      const reason = graph.smilesOf(reaction) === undefined ? 'missingNode' : 'notRoute';
      throw new TreeRefused({ ...place, reason, found: quoted(reaction) });
    }
    const reactants = graph.below.get(reaction) ?? [];
    if (reactants.length === 0) {
      notes.push({ ...place, reason: 'emptyReaction', found: quoted(structure) });
      return { structure };
    }
    steps += 1;
    if (path.length >= fileBounds.depth)
      throw new TreeRefused({ ...place, reason: 'tooDeep', found: String(fileBounds.depth) });
    if (steps > fileBounds.steps)
      throw new TreeRefused({ ...place, reason: 'tooManySteps', found: String(fileBounds.steps) });
    const step = {
      reactants: reactants.map((one) => molecule(one, [...path, id])),
      agents: graph.agentsOf(reaction),
    };
    return { structure, step };
  };
  return molecule(root, []);
}

function joined(edges: readonly unknown[]): Pick<Graph, 'below' | 'above'> {
  const below = new Map<string, string[]>();
  const above = new Set<string>();
  for (const edge of edges) {
    if (!isObject(edge)) continue;
    const from = idOf(own(edge, 'source') ?? own(edge, 'from'));
    const to = idOf(own(edge, 'target') ?? own(edge, 'to'));
    if (from === undefined || to === undefined) continue;
    below.set(from, [...(below.get(from) ?? []), to]);
    above.add(to);
  }
  return { below, above };
}

function edgesOf(value: JsonObject): readonly unknown[] | undefined {
  return listOf(value, 'links') ?? listOf(value, 'edges');
}

function saysReaction(node: JsonObject | undefined, smiles: string | undefined): boolean {
  const type = node && own(node, 'type');
  if (type === 'reaction' || (node && own(node, 'is_reaction') === true)) return true;
  if (type === 'chemical' || type === 'mol') return false;
  return smiles?.includes('>>') ?? false;
}

function agentsOf(node: JsonObject | undefined): string[] {
  return node ? [...textsOf(node, 'reagents'), ...textsOf(node, 'solvents')] : [];
}

function idOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}
