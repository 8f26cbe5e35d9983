// The conditions of a step, those stored with it, as on every other screen; what patents and screens ran for the kind of reaction
// supports them, closed.

import type { SupportedCondition } from '@app/shared/contracts/conditions/conditions';
import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { useCall } from '../../../shared/api/use-call.ts';
import { pathText } from '../../../chemistry/step/condition-words.ts';
import { ConditionsTable } from '../../../chemistry/step/conditions-table.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import styles from './step-conditions.module.css';

export interface StepConditionsProps {
  route: RouteDetail;
  step: RouteStep;
}

export function StepConditions({ route, step }: StepConditionsProps) {
  const { t } = useTranslation(['routes', 'conditions']);
  const { routeId } = route.summary;
  const { data } = useCall('reactionConditions', {
    query: { routeId, stepId: step.stepId, top: 5, routeType: route.routeType },
  });
  const shown = new Set(step.conditions.map(pathText));
  const recorded = data?.conditions.filter((one) => !shown.has(pathText(one))) ?? [];
  return (
    <>
      <ConditionsTable step={step} />
      {data && recorded.length > 0 && (
        <details className={styles.others}>
          <summary>{t('conditions:recorded', { count: recorded.length })}</summary>
          <ul className={styles.list} aria-label={t('conditions:recorded', { count: recorded.length })}>
            {recorded.map((one, index) => (
              <Row key={index} condition={one} />
            ))}
          </ul>
          <p className={styles.note}>
            {t('conditions:counted', {
              explained: formatNumber(data.counted.explained),
              records: formatNumber(data.counted.records),
            })}
          </p>
        </details>
      )}
    </>
  );
}

function Row({ condition }: { condition: SupportedCondition }) {
  const { t } = useTranslation('conditions');
  const { t: routes } = useTranslation('routes');
  const { source, support, of, yieldPercent, atRisk } = condition;
  const groups = atRisk.map((one) => routes(`group.${one}`, { defaultValue: one })).join(routes('group.separator'));
  const counts = { count: support ?? 0, value: formatNumber(support ?? 0), of: formatNumber(of ?? 0) };
  return (
    <li className={styles.row} data-source={source}>
      <span className={styles.what}>{pathText(condition)}</span>
      <span className={styles.support}>
        {t(`support.${source}`, counts)}
        {yieldPercent !== null && ` · ${t('yield', { value: formatNumber(Math.round(yieldPercent)) })}`}
      </span>
      {groups !== '' && (
        <span className={styles.warning}>
          <WarningIcon size={14} />
          {t('atRisk', { groups })}
        </span>
      )}
    </li>
  );
}
