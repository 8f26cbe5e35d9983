// What an edit changed of a route: marked on its tree, with a legend and the way back.

import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { precursorsOf, productOf } from './route-tree.ts';

type RouteParts = Pick<RouteDetail, 'nodes' | 'steps'>;

/** Ids of molecules and steps. */
export interface RouteChanges {
  nodes: readonly string[];
  steps: readonly string[];
}

/** Molecules that `after` alone has, or makes or buys otherwise, and steps that are new or have other facts. */
export function changedParts(before: RouteParts, after: RouteParts): RouteChanges {
  const molecules = new Set(before.nodes.map((node) => stateOf(before, node)));
  const steps = new Set(before.steps.map((step) => factsOf(before, step)));
  return {
    nodes: after.nodes.filter((node) => !molecules.has(stateOf(after, node))).map(({ nodeId }) => nodeId),
    steps: after.steps.filter((step) => !steps.has(factsOf(after, step))).map(({ stepId }) => stepId),
  };
}

function stateOf({ steps }: RouteParts, { nodeId, molecule, inStock }: RouteParts['nodes'][number]): string {
  const isMade = steps.some(({ productNodeId }) => productNodeId === nodeId);
  return `${molecule.key} ${isMade ? 'made' : inStock ? 'bought' : 'open'}`;
}

/** The reaction, and what a chemist can change of it. Field by field: the database may give them in another order. */
function factsOf(route: RouteParts, step: RouteStep): string {
  const { conditions = [], yieldPercent, equivalents = [], ownNote } = step;
  return JSON.stringify([
    productOf(route, step)?.molecule.key,
    precursorsOf(route, step)
      .map(({ molecule }) => molecule.key)
      .toSorted(),
    conditions.map(({ reagents, catalysts, solvents, temperatureC }) => [reagents, catalysts, solvents, temperatureC]),
    yieldPercent,
    equivalents.map(({ of, amount }) => [of, amount]),
    ownNote,
  ]);
}

interface ChangeLegendProps {
  changes: RouteChanges;
  /** The way back. */
  undo: ReactNode;
  onHide: () => void;
}

/** Over the tree; nothing where nothing changed. */
export function ChangeLegend({ changes: { nodes, steps }, undo, onHide }: ChangeLegendProps) {
  const { t } = useTranslation('routes');
  if (nodes.length + steps.length === 0) return null;
  return (
    <Alert
      type="info"
      closable={{ onClose: onHide, 'aria-label': t('change.hide') }}
      style={{ position: 'absolute', top: 8, left: 12, maxWidth: 'calc(100% - 24px)' }}
      title={t('change.legend', {
        molecules: t('change.molecules', { count: nodes.length }),
        steps: t('list.steps', { count: steps.length }),
      })}
      action={undo}
    />
  );
}
