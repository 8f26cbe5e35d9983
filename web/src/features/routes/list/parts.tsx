// What the list of routes shows behind a click or a choice.

import { handOverDialogs } from '../../../chemistry/export/dialogs.ts';
import { later } from '../../../ui/state/later.tsx';
import { cellParts } from '../cells/route-cells.tsx';

export const FilterPanel = later(() => import('./filter-panel.tsx').then((m) => m.FilterPanel), {
  // As wide as the filters that are on their way.
  fallback: <aside style={{ width: 276 }} aria-busy="true" />,
});
export const CompareView = later(() => import('../compare/compare-view.tsx').then((m) => m.CompareView));
export const RouteChart = later(() => import('../rows/route-chart.tsx').then((m) => m.RouteChart));
export const RouteCards = later(() => import('../rows/route-cards.tsx').then((m) => m.RouteCards));

/** Fetched while the page rests, in the order in which they are usually wanted. */
export const listParts = [...cellParts, FilterPanel, ...handOverDialogs, CompareView, RouteCards];
