// What a person does on the graph: unfold, fold, follow, choose. What is chosen and unfolded outlives a reload of the page.

import type { GraphFilter } from './graph-filter.ts';
import type { PathStep } from '@app/shared/contracts/search-graph/part';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import { layOut } from './canvas/graph-layout.ts';
import { itemsOf, likeliestOf, treeOf, type GraphItem, type MoleculeItem } from './canvas/graph-tree.ts';
import { toggled } from './selection.ts';
import { mostOpen, useGraphParts, usualPaths, type OpenMolecules, type Unfolded } from './use-graph.ts';

/** Reactions added by one more click. */
const morePaths = 12;
/** So many levels of the likeliest way to stock are unfolded at first, with so many reactions each. */
const leadLevels = 2;
const leadPaths = 2;

export interface ExplorerOptions {
  taskId: string;
  asOf: string | undefined;
  /** Key of the molecule at the root; the target when left out. */
  from: string | undefined;
  filter: GraphFilter;
}

type Explorer = ReturnType<typeof useExplorer>;

export interface ShownGraph {
  routeType: string;
  taskId: string;
  canChange: boolean;
  explorer: Explorer;
  /** The graph holds more than before, or grows no longer. */
  onGrown: () => void;
}

/** For the panels beside the canvas. */
export const GraphContext = createContext<ShownGraph | null>(null);

export function useShownGraph(): ShownGraph {
  const graph = use(GraphContext);
  if (!graph) throw new RangeError('a panel outside of the graph');
  return graph;
}

export function useExplorer({ taskId, asOf, from, filter }: ExplorerOptions) {
  const rootEntry = from ?? '';
  const [open, setOpen] = useKept<Unfolded>(`graph-open ${taskId} ${rootEntry}`, [
    [rootEntry, { limit: usualPaths, pinned: [] }],
  ]);
  const [chosen, setChosen] = useKept<string>(`graph-chosen ${taskId}`, []);
  const { parts, classes, error, isBehind } = useGraphParts(taskId, asOf, open, filter);
  const root = firstOf(parts);
  const [selectedId, setSelectedId] = useState('m');
  const tree = useMemo(() => root && treeOf(root.node, parts, chosen), [root, parts, chosen]);
  const layout = useMemo(() => tree && layOut(tree), [tree]);
  const selected = layout?.byId.get(selectedId)?.item ?? tree;
  const entryOf = (key: string): string => (key === root?.node.molecule.key ? rootEntry : key);

  // At first the likeliest way is unfolded, a level with each response. Who was here before finds it as it was left.
  const [opening, setOpening] = useState(() => (open.size > 1 ? 0 : leadLevels + 1));
  if (tree && opening > 0 && !isBehind) {
    setOpening(opening - 1);
    const closed = opening > 1 ? closedOnLead(tree) : [];
    if (closed.length > 0)
      setOpen((before) =>
        capped(new Map([...before, ...closed.map((key) => [key, { limit: leadPaths, pinned: [] }] as const)])),
      );
  }

  const unfold = (key: string, more: Partial<Unfolded> = {}) =>
    setOpen((before) => {
      const entry = entryOf(key);
      const known = before.get(entry) ?? { limit: usualPaths, pinned: [] };
      const next = { ...known, ...more, pinned: [...new Set([...known.pinned, ...(more.pinned ?? [])])] };
      return capped(new Map(before).set(entry, next));
    });
  const fold = (key: string) => setOpen((before) => new Map([...before].filter(([entry]) => entry !== entryOf(key))));
  const act = (item: GraphItem) => {
    if (item.kind === 'more')
      return unfold(item.productKey, { limit: Math.min(60, shownOf(open, entryOf(item.productKey)) + morePaths) });
    if (item.kind === 'reaction') return choose(item.productKey, item.reaction.reactionKey);
    if (item.linkTo !== null) return setSelectedId(item.linkTo);
    const { key } = item.node.molecule;
    if (item.isOpen) return fold(key);
    return item.node.reactions > 0 ? unfold(key) : undefined;
  };
  const choose = (product: string, reactionKey: string) => {
    setChosen((before) => toggled(before, product, reactionKey));
    unfold(product, { pinned: [reactionKey] });
  };
  /** Unfolds the way to a molecule and selects it there, once it is there. */
  const [sought, setSought] = useState<{ key: string; within: string | undefined } | null>(null);
  const jump = (key: string, path: readonly PathStep[]) => {
    for (const { product, reactionKey } of path) unfold(product, { pinned: [reactionKey] });
    setSought({ key, within: path.at(-1)?.reactionKey });
  };
  const found = sought && layout?.items.find(({ item }) => isSought(item, sought));
  if (sought && found) {
    setSought(null);
    setSelectedId(found.item.id);
  }
  const unfoldLevel = (items: readonly GraphItem[]) => {
    for (const item of items)
      if (item.kind === 'molecule' && !item.isOpen && item.linkTo === null && item.node.state === 'expanded')
        unfold(item.node.molecule.key, { limit: 4 });
  };
  return {
    tree,
    layout,
    /** What is shown at first is not there yet. */
    isOpening: opening > 0 && !error,
    parts,
    classes,
    error,
    chosen,
    selected,
    selectedId: selected?.id ?? 'm',
    select: setSelectedId,
    act,
    choose,
    chooseAll: (ways: readonly PathStep[]) => {
      for (const { product, reactionKey } of ways) unfold(product, { pinned: [reactionKey] });
      setChosen((before) => new Map([...before, ...ways.map((one) => [one.product, one.reactionKey] as const)]));
    },
    clear: () => setChosen(new Map()),
    unfold,
    fold,
    jump,
    unfoldLevel: () => tree && unfoldLevel(itemsOf(tree)),
    foldAll: () => setOpen((before) => new Map([...before].filter(([entry]) => entry === rootEntry))),
  };
}

/** Molecules on the likeliest way that are made, and not unfolded yet. */
function closedOnLead(root: MoleculeItem): string[] {
  const made = (likeliestOf(root)?.children ?? []).filter((one) => one.kind === 'molecule');
  return made.flatMap((one) => {
    if (one.isOpen) return closedOnLead(one);
    return one.linkTo === null && one.node.state === 'expanded' ? [one.node.molecule.key] : [];
  });
}

function isSought(item: GraphItem, { key, within }: { key: string; within: string | undefined }): boolean {
  if (item.kind !== 'molecule' || item.node.molecule.key !== key) return false;
  if (within === undefined) return item.parent === null;
  return item.parent?.kind === 'reaction' && item.parent.reaction.reactionKey === within;
}

function shownOf(open: OpenMolecules, entry: string): number {
  return open.get(entry)?.limit ?? usualPaths;
}

// The root is first and always kept; of the others those unfolded last.
function capped(open: Map<string, Unfolded>): OpenMolecules {
  if (open.size <= mostOpen) return open;
  const [root, ...others] = open;
  return new Map([...(root ? [root] : []), ...others.slice(1 - mostOpen)]);
}

function firstOf<T>(map: ReadonlyMap<string, T>): T | undefined {
  for (const one of map.values()) return one;
  return undefined;
}

/** A map that is there again after a reload of the page. */
function useKept<T>(name: string, usual: readonly (readonly [string, T])[]) {
  const [map, setMap] = useState<ReadonlyMap<string, T>>(() => new Map(readKept<T>(name) ?? usual));
  useEffect(() => sessionStorage.setItem(name, JSON.stringify([...map])), [name, map]);
  return [map, setMap] as const;
}

function readKept<T>(name: string): [string, T][] | null {
  const text = sessionStorage.getItem(name);
  return text === null ? null : (JSON.parse(text) as [string, T][]);
}
