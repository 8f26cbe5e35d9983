// The evidence of a step: one of three levels, and why.

import type { RouteStep } from '@app/shared/contracts/routes/routes';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../shared/i18n/format.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import styles from './step-facts.module.css';

type Marked = Pick<RouteStep, 'mark' | 'recorded' | 'touchedGroups'>;

/** The reasons in a sentence each. */
export function markReasonsText(t: TFunction<'routes'>, { mark, recorded, touchedGroups }: Marked): string {
  const groups = touchedGroups.map((one) => t(`group.${one}`, { defaultValue: one })).join(t('group.separator'));
  const values = { centre: formatNumber(recorded?.centre ?? 0), change: formatNumber(recorded?.change ?? 0), groups };
  return mark.reasons.map((reason) => t(`mark.reason.${reason}`, values)).join(sentenceGap());
}

export function StepMarkBadge({ step }: { step: Marked }) {
  const { t } = useTranslation('routes');
  const { word } = step.mark;
  return (
    <span className={styles.mark} data-mark={word} title={markReasonsText(t, step)}>
      {t(`mark.${word}`)}
    </span>
  );
}
