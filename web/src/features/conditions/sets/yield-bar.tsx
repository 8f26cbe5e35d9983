import type { RankedConditions } from '@app/shared/contracts/conditions/conditions';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from './yield-bar.module.css';

export interface YieldBarProps {
  predicted: RankedConditions['predicted'];
}

/** A yield on a line from 0 to 100 %, the range in which three of four should lie, and whether a model or a count says it. */
export function YieldBar({ predicted }: YieldBarProps) {
  const { t } = useTranslation('optimization');
  if (predicted === null) return <span className={styles['none']}>{t('yield.none')}</span>;
  const { percent, low, high, kind, records } = predicted;
  const values = { value: whole(percent), low: whole(low), high: whole(high), records: whole(records ?? 0) };
  return (
    <span className={styles['yield']} data-kind={kind}>
      <span className={styles['words']}>
        <strong>{t('yield.percent', values)}</strong>
        <small>{t(`yield.${kind}`, values)}</small>
      </span>
      <span className={styles['track']} aria-hidden="true">
        <span className={styles['range']} style={{ left: `${low}%`, width: `${Math.max(1, high - low)}%` }} />
        <span className={styles['point']} style={{ left: `${percent}%` }} />
      </span>
    </span>
  );
}

function whole(value: number): string {
  return formatNumber(Math.round(value));
}
