// Figures for lists, counted when a route is saved; for a route that was saved without them when it is first listed.

import { figuresOf, intermediatesOf, treeOf, type FigureFacts } from './route-figures.ts';
import type { StoredRoute, StoredSummary } from '../tasks/stored.ts';

/** The route with the figures of lists in its summary; a route without steps has none. */
export function withFigures<R extends { summary: StoredSummary; detail: StoredRoute }>(
  route: R,
  facts: FigureFacts,
): R {
  const { summary, detail } = route;
  if (detail.steps.length === 0) return route;
  const more = { figures: figuresOf(detail, facts), intermediates: intermediatesOf(detail), tree: treeOf(detail) };
  return { ...route, summary: { ...summary, ...more } };
}
