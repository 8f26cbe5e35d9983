// How the scores of a task are distributed; drawing over the bars chooses a range of them.

import type { ScoreArea } from '@app/shared/contracts/sascore/results';
import { useRef, useState, type PointerEvent } from 'react';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { binWidth, brushed, highestScore, lowestScore, partAt, scoreAt } from './brush.ts';
import styles from './distribution.module.css';
import type { Range } from './score-query.ts';

export interface DistributionProps {
  area: ScoreArea | undefined;
  range: Range;
  onRange: (range: Range) => void;
}

const ends = [
  { key: 'from', words: 'plot.lowest' },
  { key: 'to', words: 'plot.highest' },
] as const;

export function Distribution({ area, range, onRange }: DistributionProps) {
  const { t } = useTranslation('sascore');
  const { plot, drawn, handlers } = useBrush(onRange);
  const shown = drawn ?? { from: range.from ?? lowestScore, to: range.to ?? highestScore };
  const isNarrowed = shown.from > lowestScore || shown.to < highestScore;
  return (
    <figure className={styles.figure} aria-label={t('plot.title')}>
      <div ref={plot} className={styles.plot} title={t('plot.hint')} {...handlers}>
        <Bars area={area} from={shown.from} to={shown.to} />
        {isNarrowed && (
          <span
            className={styles.brush}
            style={{ left: `${partAt(shown.from) * 100}%`, right: `${(1 - partAt(shown.to)) * 100}%` }}
          />
        )}
        {ends.map(({ key, words }) => (
          <input
            key={key}
            type="range"
            className={styles.handle}
            aria-label={t(words)}
            min={lowestScore}
            max={highestScore}
            step={binWidth}
            value={shown[key]}
            onChange={({ target }) => {
              const next = { ...shown, [key]: Number(target.value) };
              if (next.from < next.to) onRange(brushed(next.from, next.to));
            }}
          />
        ))}
      </div>
      <div className={styles.axis} aria-hidden="true">
        {Array.from({ length: 10 }, (_, index) => (
          <span key={index} style={{ left: `${(index / 9) * 100}%` }}>
            {index + 1}
          </span>
        ))}
      </div>
    </figure>
  );
}

function Bars({ area, from, to }: { area: ScoreArea | undefined; from: number; to: number }) {
  const { t } = useTranslation('sascore');
  const bins = area?.histogram ?? [];
  const most = Math.max(1, ...bins.map(({ rows }) => rows));
  return (
    <>
      <svg
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
      <table className="visually-hidden">
        <caption>{t('plot.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('plot.bin')}</th>
            <th scope="col">{t('plot.rows')}</th>
          </tr>
        </thead>
        <tbody>
          {bins
            .filter(({ rows }) => rows > 0)
            .map((bin) => (
              <tr key={bin.from}>
                <th scope="row">{`${formatNumber(bin.from, 2)}–${formatNumber(bin.to, 2)}`}</th>
                <td>{formatNumber(bin.rows)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
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

/** Follows the pointer from where it was pressed; the range is reported on release. */
function useBrush(onRange: (range: Range) => void) {
  const plot = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<number | null>(null);
  const [end, setEnd] = useState(0);
  const scoreOf = ({ clientX }: PointerEvent) => {
    const box = plot.current?.getBoundingClientRect();
    return box && box.width > 0 ? scoreAt((clientX - box.left) / box.width) : lowestScore;
  };
  const drawn = start === null || start === end ? null : { from: Math.min(start, end), to: Math.max(start, end) };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      plot.current?.setPointerCapture(event.pointerId);
      setStart(scoreOf(event));
      setEnd(scoreOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      if (start !== null) setEnd(scoreOf(event));
    },
    onPointerUp: (event: PointerEvent) => {
      if (start === null) return;
      onRange(brushed(start, scoreOf(event)));
      setStart(null);
    },
    onPointerCancel: () => setStart(null),
  };
  return { plot, drawn, handlers };
}
