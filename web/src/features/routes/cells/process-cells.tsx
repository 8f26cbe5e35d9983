// The figures of a process route in a list.

import type { ProcessFigures } from '@app/shared/contracts/process/figures';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import { ProcessCost } from './listed-process-cost.tsx';
import styles from '../score/process-figures.module.css';

/** In one line of words. */
export function ProcessLine({ figures }: { figures: ProcessFigures }) {
  const { t } = useTranslation('process');
  return (
    <>
      <span>
        {t('figure.costPerKg')} <ProcessCost figures={figures} />
      </span>
      <span>{t('list.isolations', { count: figures.isolations })}</span>
      <span>{t('list.mass', { value: formatNumber(figures.massIntensity) })}</span>
      <Hazards figures={figures} />
    </>
  );
}

function Hazards({ figures: { hazards, unknownConditions = 0 } }: { figures: ProcessFigures }) {
  const { t } = useTranslation('process');
  const { severe, high, moderate } = hazards;
  const worst = severe > 0 ? 'severe' : high > 0 ? 'high' : moderate > 0 ? 'moderate' : 'none';
  const title = t('list.hazards', { severe, high, moderate });
  return (
    <span className={styles.hazardMark} data-severity={worst} title={title}>
      {worst !== 'none' && <WarningIcon size={14} />}
      {worst !== 'none' && t(`severity.${worst}`)}
      {worst === 'none' && unknownConditions === 0 && t('list.noHazards')}
      {unknownConditions > 0 && <small>{t('unknown.steps', { count: unknownConditions })}</small>}
    </span>
  );
}
