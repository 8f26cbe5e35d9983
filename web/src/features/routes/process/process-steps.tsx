// What a process assessment says of single steps: how they may yield, and which of them nothing is known of.

import type { ProcessAssessment } from '@app/shared/contracts/process/figures';
import { formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import figures from '../score/process-figures.module.css';
import styles from './process.module.css';
import { StepLinks, type StepsProps } from './step-links.tsx';

type PanelProps = StepsProps & { process: ProcessAssessment };

/** Nothing where every step's conditions are known. */
export function ProcessUnknown({ process: { unknownConditions = [] }, onStep }: PanelProps) {
  const { t } = useTranslation('process');
  if (unknownConditions.length === 0) return null;
  return (
    <section>
      <h3>{t('unknown.title')}</h3>
      <p>
        <span className={figures.hazardMark} data-severity="high">
          <WarningIcon size={14} />
          {t('unknown.steps', { count: unknownConditions.length })}
        </span>{' '}
        <StepLinks steps={unknownConditions} onStep={onStep} />
      </p>
      <p className={styles.note}>{t('unknown.text')}</p>
    </section>
  );
}

/** Nothing in a route that was assessed before yields were told. */
export function ProcessYields({ process: { yields = [] }, onStep }: PanelProps) {
  const { t } = useTranslation('process');
  if (yields.length === 0) return null;
  return (
    <section>
      <h3>{t('yields.title')}</h3>
      <ul className={styles.list}>
        {yields.map(({ step, low, typical, high, records }) => (
          <li key={step}>
            <StepLinks steps={[step]} onStep={onStep} />{' '}
            {t('yields.step', {
              typical: formatPercent(typical),
              low: formatPercent(low),
              high: formatPercent(high),
              records: formatNumber(records),
            })}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('yields.source')}</p>
    </section>
  );
}
