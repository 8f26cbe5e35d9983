// What rows and cards of routes show behind a click or for a group.

import { later } from '../../../ui/state/later.tsx';
import { MoreIcon } from '../../../ui/icons/work-icons.tsx';
import marks from './route-marks.module.css';

export const ClusterHeading = later(() => import('./cluster-heading.tsx').then((m) => m.ClusterHeading));

export const RouteMenu = later(() => import('../../../chemistry/export/route-menu.tsx').then((m) => m.RouteMenu), {
  fallback: (
    <span className={marks.button}>
      <MoreIcon size={16} />
    </span>
  ),
});

export const ScoreExplained = later(() => import('../score/score-explained.tsx').then((m) => m.ScoreExplained));
