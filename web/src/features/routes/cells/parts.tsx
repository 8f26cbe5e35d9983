// What rows and cards of routes show behind a click or for a group.

import { later } from '../../../ui/state/later.tsx';
import { MoreIcon } from '../../../ui/icons/work-icons.tsx';

export const ClusterHeading = later(() => import('./cluster-heading.tsx').then((m) => m.ClusterHeading));

export const RouteMenu = later(() => import('../../../chemistry/export/route-menu.tsx').then((m) => m.RouteMenu), {
  fallback: <MoreIcon size={16} />,
});

export const ScoreExplained = later(() => import('../score/score-explained.tsx').then((m) => m.ScoreExplained));
