// Conditions of a step with what stands behind each row: counted in patents, measured in screens, or typical only.

import type { SupportedCondition } from '@app/shared/contracts/conditions';
import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes';
import { useCall } from '../../api/use-call.ts';
import { hoursText, namesText, temperatureText } from '../../chem/tree/condition-words.ts';
import { ConditionsTable } from '../../chem/tree/conditions-table.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import styles from './step-conditions.module.css';

export interface StepConditionsProps {
  route: RouteDetail;
  step: RouteStep;
}

/** The step's own conditions until the counted ones are there, and where they cannot be had. */
export function StepConditions({ route, step }: StepConditionsProps) {
  const { t } = useTranslation(['routes', 'conditions']);
  const { routeId } = route.summary;
  const { data } = useCall('reactionConditions', {
    query: { routeId, stepId: step.stepId, top: 5, routeType: route.routeType },
  });
  if (!data || data.conditions.length === 0) return <ConditionsTable step={step} />;
  const { conditions, counted } = data;
  return (
    <>
      <ul className={styles.list} aria-label={t('routes:conditions.title')}>
        {conditions.map((one, index) => (
          <Row key={index} condition={one} />
        ))}
      </ul>
      <p className={styles.note}>
        {t('conditions:counted', {
          explained: formatNumber(counted.explained),
          records: formatNumber(counted.records),
        })}
      </p>
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
      <span className={styles.what}>{whatOf(condition)}</span>
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

/** `HATU, DIPEA · DMF · 0–25 °C · 2–16 h`. */
function whatOf({ reagents, catalysts, solvents, temperatureC, hours }: SupportedCondition): string {
  return [
    namesText([...reagents, ...catalysts]),
    namesText(solvents),
    temperatureC && temperatureText(temperatureC),
    hours && hoursText(hours),
  ]
    .filter(Boolean)
    .join(' · ');
}
