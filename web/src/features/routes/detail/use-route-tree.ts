// The tree of a route on the canvas: what is folded, what is selected, which sub-tree is shown alone.

import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { useCallback, useMemo, useState } from 'react';
import { track } from '../../../shared/api/track.ts';
import { revealItem, toggleFold } from '../../../chemistry/tree/fold.ts';
import { allMolecules, routeTree, type MoleculeTree } from '../../../chemistry/tree/route-tree.ts';
import { focusOf, subTree } from '../../../chemistry/tree/sub-tree.ts';
import { layoutTree, type Orientation, type TreeLayout } from '../../../chemistry/tree/tree-layout.ts';
import { routeAction } from '../route-actions.ts';

export interface RouteTree {
  /** The whole route. */
  tree: MoleculeTree;
  layout: TreeLayout;
  selectedId: string;
  /** The molecule whose sub-tree is shown alone. */
  focused: MoleculeTree | undefined;
  select: (id: string) => void;
  fold: (nodeId: string) => void;
  /** Looks at the sub-tree of the selected molecule or step alone, or at the whole route again. */
  toggleFocus: () => void;
  leaveFocus: () => void;
  /** True where it would look at a part, false where at the whole again. */
  canFocus: boolean;
}

export function useRouteTree(route: RouteDetail, orientation: Orientation): RouteTree {
  const tree = useMemo(() => routeTree(route), [route]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [selectedId, setSelectedId] = useState(tree.node.nodeId);
  const [focusId, setFocusId] = useState<string | null>(null);
  const focused = useMemo(() => (focusId === null ? undefined : subTree(tree, focusId)), [tree, focusId]);
  const layout = useMemo(() => layoutTree(focused ?? tree, orientation, folded), [tree, focused, orientation, folded]);
  const { routeType } = route;
  const fold = useCallback(
    (nodeId: string) => {
      if (!subTree(tree, nodeId)?.step) return;
      track(routeAction(routeType, 'fold'));
      // What is folded away cannot stay selected.
      setSelectedId(nodeId);
      setFolded((now) => toggleFold(now, nodeId));
    },
    [tree, routeType],
  );
  const select = useCallback(
    (id: string) => {
      setFolded((now) => revealItem(now, route, id));
      setFocusId((now) => (now !== null && !holds(subTree(tree, now), id) ? null : now));
      setSelectedId(id);
    },
    [route, tree],
  );
  const next = focusOf(tree, selectedId);
  const canFocus = next !== undefined && next !== tree && next !== focused;
  const toggleFocus = () => {
    if (canFocus) {
      setFolded((now) => new Set([...now].filter((id) => id !== next.node.nodeId)));
      setSelectedId(next.node.nodeId);
      setFocusId(next.node.nodeId);
    } else setFocusId(null);
  };
  const leaveFocus = () => setFocusId(null);
  return { tree, layout, selectedId, focused, select, fold, toggleFocus, leaveFocus, canFocus };
}

function holds(tree: MoleculeTree | undefined, itemId: string): boolean {
  return (
    tree !== undefined && allMolecules(tree).some(({ node, step }) => [node.nodeId, step?.stepId].includes(itemId))
  );
}

const storageKey = 'routeOrientation';

/** Which way trees grow: as last turned in this browser, else as the user's setting says; narrow windows start downwards. */
export function savedOrientation(isNarrow: boolean, preferred: Orientation = 'horizontal'): Orientation {
  const saved = window.localStorage.getItem(storageKey);
  if (saved === 'horizontal' || saved === 'vertical') return saved;
  return isNarrow ? 'vertical' : preferred;
}

/** Keeps it for the next route. */
export function keepOrientation(orientation: Orientation): void {
  window.localStorage.setItem(storageKey, orientation);
}
