// What speaks for a step at a glance: its mark with the reasons, its class, and the source of its template. Percentages stay folded.

import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { percentText, precedentsOf } from './evidence-text.ts';
import { markReasonsText, StepMarkBadge } from './step-mark.tsx';
import styles from './step-facts.module.css';

export function StepFacts({ step }: { step: RouteStep }) {
  const { t } = useTranslation('routes');
  const { classKey, probability } = step;
  return (
    <>
      <p className={styles.facts}>
        <StepMarkBadge step={step} />
        <span>{t(`class.${classKey}`, { defaultValue: classKey })}</span>
        <OriginBadge step={step} />
      </p>
      <p className={styles.reasons}>{markReasonsText(t, step)}</p>
      {probability !== undefined && (
        <details className={styles.details}>
          <summary>{t('mark.details')}</summary>
          {t('step.probability', { value: percentText(t, probability) })} {t('step.probabilityHint')}
        </details>
      )}
    </>
  );
}

/** Nothing for a template of our own; learned ones say how many patents they come from. */
export function OriginBadge({ step }: { step: Pick<RouteStep, 'templateKind' | 'precedents' | 'recorded'> }) {
  const { t } = useTranslation('routes');
  const { templateKind } = step;
  const precedents = precedentsOf(step);
  if (templateKind === 'expert') return null;
  const words = {
    learned: t('step.fromPatents', { count: precedents, value: formatNumber(precedents) }),
    own: t('step.fromOwn'),
    remote: t('step.fromRemote'),
    byHand: t('step.fromHand'),
  };
  return <span className={styles.badge}>{words[templateKind]}</span>;
}

/** Groups elsewhere in the molecules that the conditions would touch; says so where none was found. */
export function CompetingSites({ groups }: { groups: readonly string[] }) {
  const { t } = useTranslation('routes');
  const names = groups.map((one) => t(`group.${one}`, { defaultValue: one })).join(t('group.separator'));
  return (
    <p className={styles.sites}>{groups.length > 0 ? t('step.touched', { groups: names }) : t('step.untouched')}</p>
  );
}
