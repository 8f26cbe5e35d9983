// The state of a molecule of the graph, as a look and in words.

import type { GraphMolecule } from '@app/shared/contracts/search-graph/search-graph';
import type { TFunction } from 'i18next';
import { stockWords } from '../../chemistry/tree/stock-words.ts';
import { formatNumber } from '../../shared/i18n/format.ts';

export type Look = 'inStock' | 'solved' | 'expanded' | 'open' | 'deadEnd' | 'link';

/** Edge of a molecule, colour of its words, and how strongly its box is filled where it is too small to read. */
export const looks: Record<Look, { stroke: string; width: number; dash?: string; words: string; far?: number }> = {
  inStock: { stroke: 'var(--success)', width: 3, words: 'var(--success)', far: 0.45 },
  solved: { stroke: 'var(--success)', width: 1.6, words: 'var(--success)', far: 0.16 },
  expanded: { stroke: 'var(--line-strong)', width: 1.2, words: 'var(--secondary)' },
  open: { stroke: 'var(--line-control)', width: 1.2, dash: '5 4', words: 'var(--secondary)' },
  deadEnd: { stroke: 'var(--warning)', width: 1.6, words: 'var(--warning)', far: 0.4 },
  link: { stroke: 'var(--info)', width: 1.6, dash: '6 5', words: 'var(--info)' },
};

/** Of the band at a reaction. */
export const checkColors = {
  passed: 'var(--success)',
  failed: 'var(--warning)',
  unchecked: 'var(--line-control)',
} as const;

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
