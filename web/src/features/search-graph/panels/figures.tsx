import type { SelectionFigures } from '@app/shared/contracts/search-graph/change';
import { Table, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { routePath } from '../../../chemistry/export/paths.ts';

import { useShownGraph } from '../use-explorer.ts';
import { column } from '../../../ui/table/column.tsx';

/** Routes of the list beside it. */
const beside = 3;
const figureRows = [
  { key: 'score', label: 'score', isBetterHigh: true },
  { key: 'steps', label: 'stepsRow', isBetterHigh: false },
  { key: 'longestLinear', label: 'longestLinear', isBetterHigh: false },
  { key: 'startingMaterials', label: 'startingMaterials', isBetterHigh: false },
] as const;
type FigureRow = (typeof figureRows)[number];

/** The chosen route beside the best routes of the list. */
export function Figures({ figures }: { figures: SelectionFigures }) {
  const { routeType, taskId } = useShownGraph();
  const { t } = useTranslation('search-graph');
  const type = routeType === 'processchemistry' ? routeType : 'retrosynthesis';
  const { data } = useCall(
    'routeList',
    { body: { routeType: type, taskId, pageIndex: 1, pageSize: beside } },
    { passive: true },
  );
  const others = (data?.items ?? []).map(({ routeId, score, steps, longestLinear, startingMaterials }) => ({
    routeId,
    score,
    steps,
    longestLinear,
    startingMaterials: startingMaterials.length,
  }));
  const text = (value: number) => formatNumber(Math.round(value * 10) / 10);
  const isBest = ({ key, isBetterHigh }: FigureRow, own: number) =>
    others.length > 0 && others.every((one) => (isBetterHigh ? own > one[key] : own < one[key]));
  return (
    <Table<FigureRow>
      size="small"
      aria-label={t('selection.compare')}
      rowKey="key"
      pagination={false}
      dataSource={[...figureRows]}
      columns={[
        column(<span className="visually-hidden">{t('selection.figure')}</span>, { rowScope: 'row' }, ({ label }) =>
          t(`selection.${label}`),
        ),
        column(t('selection.this'), { align: 'right' }, (row) => {
          const own = figures[row.key];
          if (own === undefined) return '–';
          return (
            <Typography.Text strong={isBest(row, own)} type={isBest(row, own) ? 'success' : undefined}>
              {text(own)}
            </Typography.Text>
          );
        }),
        ...others.map((one, index) =>
          column<FigureRow>(
            <Link to={routePath(one.routeId)}>{t('selection.route', { rank: index + 1 })}</Link>,
            { align: 'right' },
            ({ key }) => text(one[key]),
          ),
        ),
      ]}
    />
  );
}
