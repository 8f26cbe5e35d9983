// The state of a molecule of the graph, as a look and in words.

import type { GraphMolecule } from '@app/shared/contracts/search-graph/search-graph';
import type { TFunction } from 'i18next';
import { stockWords } from '../../chemistry/tree/stock-words.ts';
import { formatNumber } from '../../shared/i18n/format.ts';

export type Look = 'inStock' | 'solved' | 'deadEnd' | 'open' | 'expanded';
export const looks: readonly Look[] = ['inStock', 'solved', 'expanded', 'open', 'deadEnd'];

export function lookOf({ state, solved }: Pick<GraphMolecule, 'state' | 'solved'>): Look {
  if (state === 'inStock') return 'inStock';
  if (solved) return 'solved';
  if (state === 'tooDeep') return 'open';
  return state;
}

/** In stock from where, steps to stock, or why there is no way there. */
export function moleculeWords(t: TFunction<'search-graph'>, routes: TFunction<'routes'>, node: GraphMolecule): string {
  const { state, solved, stepsToStock, reactions } = node;
  if (state === 'inStock') return stockWords(routes, node, 'short');
  if (stepsToStock !== undefined) return t('canvas.steps', { count: stepsToStock });
  if (solved) return t('state.solved');
  return t(`state.${state}`, { count: reactions, value: formatNumber(reactions) });
}

/** Where the service ends counting: there may be more. */
const mostPaths = 1_000_000;

/** How many paths to stock there are; `1,000,000+` where counting ended. */
export function pathsText(t: TFunction<'search-graph'>, ways: number): string {
  return t('canvas.ways', { count: ways, value: `${formatNumber(ways)}${ways >= mostPaths ? '+' : ''}` });
}
