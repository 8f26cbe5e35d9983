// What the list of routes shows behind a click or a choice, or instead of its rows.

import { handOverDialogs } from '../../../chemistry/export/dialogs.ts';
import { later, type Fetched } from '../../../ui/state/later.tsx';
import { savedPanel, savedView } from '../rows/density.ts';
import { ClusterHeading, RouteMenu, ScoreExplained } from '../cells/parts.tsx';

export const FilterPanel = later(() => import('../filter/filter-panel.tsx').then((m) => m.FilterPanel), {
  // As wide as the filters that are on their way.
  fallback: <aside style={{ width: 276 }} aria-busy="true" />,
});

export const ChoiceBar = later(() => import('./choice-bar.tsx').then((m) => m.ChoiceBar));

export const CompareView = later(() => import('../compare/compare-view.tsx').then((m) => m.CompareView));

export const ListEmpty = later(() => import('./empty.tsx').then((m) => m.ListEmpty));

export const NoTask = later(() => import('./empty.tsx').then((m) => m.NoTask));

export const NotReadable = later(() => import('../not-readable.tsx').then((m) => m.NotReadable));

export const RouteChart = later(() => import('../rows/route-chart.tsx').then((m) => m.RouteChart));

export const RouteCards = later(() => import('../rows/route-cards.tsx').then((m) => m.RouteCards));

/** Fetched while the page rests, in the order in which they are usually wanted. */
export const listParts = [
  ScoreExplained,
  RouteMenu,
  ChoiceBar,
  FilterPanel,
  ClusterHeading,
  ...handOverDialogs,
  CompareView,
  RouteCards,
  ListEmpty,
];

/** Those that the list begins with come beside its routes, not after them. */
export function firstParts(isNarrow: boolean, isComparison: boolean): Fetched[] {
  return [
    ...(isComparison ? [CompareView] : []),
    ...(isNarrow || savedView() === 'cards' ? [RouteCards] : []),
    ...(savedPanel() ? [FilterPanel] : []),
  ];
}
