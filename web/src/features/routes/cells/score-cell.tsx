// A route's score, and on demand what it is made of.

import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import { Button, Popover, Typography } from 'antd';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ScoreExplained } from './parts.tsx';
import { partsOf, type ScoreParts } from '../score/score-parts.ts';

export function ScoreCell({ route, compact = false }: { route: RouteSummary; compact?: boolean }) {
  const { t } = useTranslation('routes');
  if (!route.solved) return <span title={t('score.unsolved')}>–</span>;
  const score = formatNumber(route.score, 1);
  return (
    <Popover
      content={<ScoreExplained route={route} />}
      trigger={['hover', 'focus', 'click']}
      destroyOnHidden
      styles={{ root: { width: 340 } }}
    >
      <Button
        type="text"
        data-paper="kept"
        aria-label={t('score.button', { score })}
        style={{
          flexDirection: compact ? 'row' : 'column',
          gap: 6,
          alignItems: 'start',
          height: 'auto',
          padding: '2px 4px',
        }}
      >
        <Typography.Text strong className="tabular">
          {score}
        </Typography.Text>
        <ScoreBar parts={route.scoreParts} />
      </Button>
    </Popover>
  );
}

const bar = { height: 18, cell: 9, gap: 2 } as const;

/** One cell a part, each filled as far as the part is good. */
export function ScoreBar({ parts }: { parts: ScoreParts }) {
  const values = partsOf(parts).map(([, value]) => Math.round(bar.height * value * 10) / 10);
  const column = (place: number, height: number) =>
    `M${place * (bar.cell + bar.gap)} ${bar.height}v${-height}h${bar.cell}v${height}z`;
  const width = values.length * (bar.cell + bar.gap) - bar.gap;
  return (
    <svg width={width} height={bar.height} aria-hidden="true">
      <path fill="var(--track)" d={values.map((_, place) => column(place, bar.height)).join('')} />
      <path fill="var(--primary)" d={values.map((height, place) => column(place, height)).join('')} />
    </svg>
  );
}
