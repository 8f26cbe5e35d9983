// Ways chosen in a search graph, one for each molecule, as a route by hand.

import { AppError } from '@app/shared/errors/app-error';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { StoredDraft } from '../tasks/stored.ts';
import type { SharedList } from '../../chemistry/stock/stock-cache.ts';
import { byHandTemplate } from '../tasks/route-shape.ts';
import { attach, emptyDraft, keysBelow } from './canvas.ts';
import type { Expansion } from '../tasks/graph/expansion.ts';
import type { ExpansionHost } from './expansion/expansion-host.ts';
import { stepFragment } from './fragments.ts';
import type { StoredGraph } from '../tasks/graph/graph-store.ts';
import { precursorsOf, reactionKey } from '../tasks/graph/reaction-key.ts';
import type { DumpedReaction } from '../tasks/graph/search-graph.ts';

export interface ChosenPath {
  /** Key of the molecule that is made. */
  product: string;
  reactionKey: string;
}

export interface SelectionParts {
  stored: StoredGraph;
  target: StoredMolecule;
  tenantId: string;
  lists: SharedList[];
  expansion: Pick<ExpansionHost, 'assess'>;
  /** SMILES of a key of the tenant. */
  smilesOf: (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/**
 * The route by hand that the ways make from the target down; ways of molecules that it does not come by are left out.
 * Throws `dataNotFound` for a way that the graph does not hold, `childRoutesIncludeParent` for one that needs what it is
 * for, and `duplicateMoleculesInRoute` where a molecule is needed in two places.
 */
export async function draftOfSelection(parts: SelectionParts, ways: readonly ChosenPath[]): Promise<StoredDraft> {
  const { stored, target, tenantId, lists, expansion } = parts;
  const named = await namedPaths(parts, ways);
  const order = fromTarget(stored, target, named);
  const steps = order.map(({ smiles, reaction }) => ({
    product: smiles,
    precursors: precursorsOf(stored.graph, reaction),
  }));
  const found = steps.length > 0 ? await expansion.assess(tenantId, lists, steps) : [];
  let draft = emptyDraft({ ...target, origin: null });
  order.forEach(({ key, reaction }, index) => {
    const step = found[index];
    if (!step) throw new RangeError('a chosen way was not assessed');
    refuseCircle(draft, key, step);
    draft = attach(draft, stepFragment(key, withTemplate(stored, step, reaction)));
  });
  return { ...draft, past: [], future: [] };
}

interface NamedPath {
  key: string;
  smiles: string;
  reaction: DumpedReaction;
}

async function namedPaths(
  { stored, smilesOf }: SelectionParts,
  ways: readonly ChosenPath[],
): Promise<Map<string, NamedPath>> {
  const known = await smilesOf(ways.map(({ product }) => product));
  const named = new Map<string, NamedPath>();
  for (const way of ways) {
    const smiles = known.get(way.product) ?? '';
    const molecule = stored.graph.molecules[stored.indices.get(smiles) ?? -1];
    const reaction = molecule?.reactions.find((one) => reactionKey(stored.graph, smiles, one) === way.reactionKey);
    if (!reaction) throw new AppError('dataNotFound');
    named.set(smiles, { key: way.product, smiles, reaction });
  }
  return named;
}

// A molecule above its product before it: what hangs on nothing is no part of the route.
function fromTarget({ graph }: StoredGraph, target: StoredMolecule, named: Map<string, NamedPath>): NamedPath[] {
  const order: NamedPath[] = [];
  const visit = (smiles: string, above: readonly string[]): void => {
    const way = named.get(smiles);
    if (!way) return;
    const path = [...above, smiles];
    order.push(way);
    const precursors = way.reaction.precursors.flatMap((index) => graph.molecules[index]?.smiles ?? []);
    if (precursors.some((one) => path.includes(one))) throw new AppError('childRoutesIncludeParent');
    for (const one of precursors) visit(one, path);
  };
  visit(target.smiles, []);
  return order;
}

function refuseCircle(draft: StoredDraft, key: string, { precursors }: Expansion): void {
  const above = Object.keys(draft.molecules).filter((one) => keysBelow(draft, one).includes(key));
  const parent = precursors.find((one) => above.includes(one.key));
  if (parent) throw new AppError('childRoutesIncludeParent', { smilesUniqueCode: parent.key });
}

// What only a source of the search knows keeps the name that the search gave it.
function withTemplate({ graph }: StoredGraph, found: Expansion, { templateId }: DumpedReaction): Expansion {
  const template = graph.templates[templateId];
  const [proposal] = found.proposals;
  if (!proposal || !template?.classKey || proposal.step.templateId !== byHandTemplate) return found;
  const step = { ...proposal.step, templateId, name: template.name, classKey: template.classKey };
  return { ...found, proposals: [{ ...proposal, step }] };
}
