// The chosen route beside the best routes of the list.

import type { SelectionFigures as Figures } from '@app/shared/contracts/search-graph/change';
import { Link } from 'react-router-dom';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import styles from './node-panel.module.css';
import { routePath } from '../paths.ts';

export interface SelectionFiguresProps {
  routeType: string;
  taskId: string;
  figures: Figures;
}

/** Routes of the list beside it. */
const beside = 3;
const rows = [
  { key: 'score', label: 'score', isBetterHigh: true },
  { key: 'steps', label: 'stepsRow', isBetterHigh: false },
  { key: 'longestLinear', label: 'longestLinear', isBetterHigh: false },
  { key: 'startingMaterials', label: 'startingMaterials', isBetterHigh: false },
] as const;

export function SelectionFigures({ routeType, taskId, figures }: SelectionFiguresProps) {
  const { t } = useTranslation('search-graph');
  const type = routeType === 'processchemistry' ? routeType : 'retrosynthesis';
  const { data } = useCall(
    'routeList',
    { body: { routeType: type, taskId, pageIndex: 1, pageSize: beside } },
    { passive: true },
  );
  const others = (data?.items ?? []).map((route) => ({
    id: route.routeId,
    score: route.score,
    steps: route.steps,
    longestLinear: route.longestLinear,
    startingMaterials: route.startingMaterials.length,
  }));
  return (
    <table className={styles.compare}>
      <caption className="visually-hidden">{t('selection.compare')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('selection.figure')}</span>
          </th>
          <th scope="col">{t('selection.this')}</th>
          {others.map(({ id }, index) => (
            <th key={id} scope="col">
              <Link to={routePath(id)}>{t('selection.route', { rank: index + 1 })}</Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, isBetterHigh }) => {
          const own = figures[key];
          const all = others.map((one) => one[key]);
          const isBest =
            own !== undefined && all.length > 0 && all.every((one) => (isBetterHigh ? own > one : own < one));
          return (
            <tr key={key}>
              <th scope="row">{t(`selection.${label}`)}</th>
              <td data-better={isBest}>{own === undefined ? '–' : formatNumber(Math.round(own * 10) / 10)}</td>
              {others.map((one) => (
                <td key={one.id}>{formatNumber(Math.round(one[key] * 10) / 10)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
