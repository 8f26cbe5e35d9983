import type { RankedConditions } from '@app/shared/contracts/conditions/conditions';
import { withSubscripts } from '../../../chemistry/drawing/subscripts.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from './sets.module.css';

/** Support in words, and greener alternatives with reason and source. */
export function SetDetail({ set: { support, greener, atRisk } }: { set: RankedConditions }) {
  const { t } = useTranslation('optimization');
  return (
    <div className={styles['more']}>
      {support.text !== '' && <p>{support.text}</p>}
      {atRisk.length > 0 && (
        <>
          <h3>{t('sets.atRiskTitle')}</h3>
          <ul>
            {atRisk.map((group) => (
              <li key={group}>{group}</li>
            ))}
          </ul>
        </>
      )}
      {greener.length > 0 && (
        <>
          <h3>{t('sets.greener')}</h3>
          <ul>
            {greener.map(({ factor, from, to, reason, source, yieldChange }) => (
              <li key={`${factor} ${from} ${to}`}>
                <strong>
                  {t('sets.swap', {
                    factor: t(`factor.${factor}`),
                    from: withSubscripts(from),
                    to: withSubscripts(to),
                  })}
                </strong>{' '}
                {reason}{' '}
                <small>
                  {yieldChange === null ? t('sets.changeUnknown') : t('sets.change', { value: signed(yieldChange) })}
                  {' · '}
                  {t('sets.source', { source })}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** With its sign, the true minus. */
function signed(value: number): string {
  const size = formatNumber(Math.abs(Math.round(value)));
  return value < -0.5 ? `\u2212${size}` : value > 0.5 ? `+${size}` : '±0';
}
