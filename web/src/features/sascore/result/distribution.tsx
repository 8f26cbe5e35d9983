// How the scores of a task are distributed; the slider below the bars chooses a range of them.

import type { ScoreArea } from '@app/shared/contracts/sascore/results';
import { Slider } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Range } from '../../../chemistry/tasks/result-query.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import styles from './distribution.module.css';
import { highestScore, lowestScore, rangeBetween } from './score-query.ts';

interface DistributionProps {
  area: ScoreArea | undefined;
  range: Range | undefined;
  onRange: (range: Range | undefined) => void;
}

const binWidth = 0.25;
const marks = Object.fromEntries(Array.from({ length: highestScore }, (_, index) => [index + 1, index + 1]));

export function Distribution({ area, range, onRange }: DistributionProps) {
  const { t } = useTranslation('sascore');
  const [drawn, setDrawn] = useState<number[] | null>(null);
  const [from = lowestScore, to = highestScore] = drawn ?? [range?.from ?? lowestScore, range?.to ?? highestScore];
  const bins = area?.histogram ?? [];
  const most = Math.max(1, ...bins.map(({ rows }) => rows));
  return (
    <figure aria-label={t('plot.title')} style={{ minWidth: 0, margin: '8px 0 0' }}>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${bins.length || 1} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={area?.score ? summaryOf(area, t) : t('plot.none')}
      >
        {bins.map((bin, index) => {
          const height = bin.rows === 0 ? 0 : Math.max(1.5, (bin.rows / most) * 100);
          const isOut = bin.to <= from || bin.from >= to;
          return (
            <rect key={bin.from} x={index + 0.06} y={100 - height} width={0.88} height={height} data-out={isOut} />
          );
        })}
      </svg>
      <ol className="visually-hidden" aria-label={t('plot.rows')}>
        {bins
          .filter(({ rows }) => rows > 0)
          .map((bin) => (
            <li key={bin.from}>
              {`${formatNumber(bin.from, 2)}–${formatNumber(bin.to, 2)}: ${formatNumber(bin.rows)}`}
            </li>
          ))}
      </ol>
      <Slider
        range={{ draggableTrack: true }}
        ariaLabelForHandle={[t('plot.lowest'), t('plot.highest')]}
        min={lowestScore}
        max={highestScore}
        step={binWidth}
        marks={marks}
        value={[from, to]}
        style={{ margin: '0 0 16px' }}
        onChange={setDrawn}
        onChangeComplete={([least, greatest]: number[]) => {
          setDrawn(null);
          onRange(rangeBetween(least ?? lowestScore, greatest ?? highestScore));
        }}
      />
    </figure>
  );
}

function summaryOf(area: ScoreArea, t: (key: string, values: Record<string, string>) => string): string {
  const fullest = area.histogram.reduce((best, bin) => (bin.rows > best.rows ? bin : best));
  return t('plot.summary', {
    count: formatNumber(area.scored),
    from: formatNumber(area.score?.from ?? lowestScore, 2),
    to: formatNumber(area.score?.to ?? highestScore, 2),
    median: formatNumber(area.median ?? 0, 2),
    modeFrom: formatNumber(fullest.from, 2),
    modeTo: formatNumber(fullest.to, 2),
  });
}
