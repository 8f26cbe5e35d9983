// A property of the molecules against their scores.

import type { ScoreFilter, ScorePoint } from '@app/shared/contracts/sascore/results';
import { Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CartesianGrid, ResponsiveContainer, Scatter, ScatterChart, Tooltip, XAxis, YAxis } from 'recharts';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';

const properties = ['molecularWeight', 'heavyAtoms'] as const;
const height = 260;

export interface PropertyScatterProps {
  taskId: string;
  filter: ScoreFilter;
  onOpen: (point: ScorePoint) => void;
}

export function PropertyScatter({ taskId, filter, onOpen }: PropertyScatterProps) {
  const { t } = useTranslation('sascore');
  const [x, setX] = useState<(typeof properties)[number]>('molecularWeight');
  const { data, error, mutate } = useCall('sascorePoints', { body: { taskId, filter } }, { keepFor: taskId });
  if (!data && error) return <ErrorState compact error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton.Node active style={{ width: '100%', height }} />;
  const { points, total } = data;
  const axis = {
    stroke: 'var(--secondary)',
    type: 'number',
    tickFormatter: (value: number) => formatNumber(value),
  } as const;
  return (
    <figure style={{ margin: 0 }}>
      <Flex wrap gap="small" align="center">
        <Segmented
          label={t('plot.x')}
          value={x}
          options={properties.map((value) => ({ value, label: t(`filters.${value}`) }))}
          onChange={setX}
        />
        <Typography.Text type="secondary">
          {points.length < total &&
            `${t('plot.sampled', { shown: formatNumber(points.length), total: formatNumber(total) })} · `}
          {t('plot.open')}
        </Typography.Text>
      </Flex>
      <div
        role="img"
        aria-label={t('plot.scatterOf', { count: total, property: t(`filters.${x}`) })}
        style={{ marginTop: 8 }}
      >
        <ResponsiveContainer width="100%" height={height}>
          <ScatterChart margin={{ top: 8, right: 16, bottom: 24, left: 8 }}>
            <CartesianGrid stroke="var(--line)" />
            <XAxis
              {...axis}
              dataKey={x}
              domain={['auto', 'auto']}
              label={{ value: t(`filters.${x}`), position: 'bottom', fill: 'var(--secondary)' }}
            />
            <YAxis
              {...axis}
              dataKey="score"
              domain={[1, 'auto']}
              label={{ value: 'SAScore', angle: -90, position: 'insideLeft', fill: 'var(--secondary)' }}
            />
            <Tooltip content={<PointWords />} />
            <Scatter
              data={points}
              fill="var(--primary)"
              fillOpacity={0.55}
              cursor="pointer"
              isAnimationActive={false}
              onClick={({ payload }: { payload?: ScorePoint }) => payload && onOpen(payload)}
            />
          </ScatterChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}

/** Both set by the chart. */
function PointWords({ active = false, payload = [] }: { active?: boolean; payload?: { payload?: ScorePoint }[] }) {
  const { t } = useTranslation('sascore');
  const point = payload[0]?.payload;
  if (!active || !point) return null;
  return (
    <div style={{ padding: '6px 10px', border: '1px solid var(--line)', background: 'var(--surface)' }}>
      <strong>{point.name || formatNumber(point.row)}</strong>
      <div>SAScore {formatNumber(point.score, 2)}</div>
      {properties.map((key) => (
        <div key={key}>
          {t(`filters.${key}`)} {formatNumber(point[key], key === 'heavyAtoms' ? 0 : 2)}
        </div>
      ))}
    </div>
  );
}
