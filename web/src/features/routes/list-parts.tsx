// What the list of routes shows behind a click or a choice, or instead of its rows.

import { handOverDialogs } from '../../chem/hand-over/dialogs.ts';
import { later, type Fetched } from '../../ui/later.tsx';
import { MoreIcon } from '../../ui/work-icons.tsx';
import { savedPanel, savedView } from './density.ts';
import styles from './list-page.module.css';
import marks from './route-marks.module.css';

export const FilterPanel = later(() => import('./filter-panel.tsx').then((m) => m.FilterPanel), {
  fallback: <aside className={styles.panelComing} aria-busy="true" />,
});

export const ChoiceBar = later(() => import('./choice-bar.tsx').then((m) => m.ChoiceBar));

export const CompareView = later(() => import('./compare-view.tsx').then((m) => m.CompareView));

export const ClusterHeading = later(() => import('./cluster-heading.tsx').then((m) => m.ClusterHeading));

export const RouteMenu = later(() => import('../../chem/hand-over/route-menu.tsx').then((m) => m.RouteMenu), {
  fallback: (
    <span className={marks.button}>
      <MoreIcon size={16} />
    </span>
  ),
});

export const ScoreExplained = later(() => import('./score-explained.tsx').then((m) => m.ScoreExplained));

export const ListEmpty = later(() => import('./list-empty.tsx').then((m) => m.ListEmpty));

export const NoTask = later(() => import('./list-empty.tsx').then((m) => m.NoTask));

export const NotReadable = later(() => import('./not-readable.tsx').then((m) => m.NotReadable));

export const RouteCards = later(() => import('./route-cards.tsx').then((m) => m.RouteCards));

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
