// The conditions of a step, those stored with it, as on every other screen; what patents and screens ran for the kind of reaction
// supports them, folded.

import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { useCall } from '../../../shared/api/use-call.ts';
import { pathText } from '../../../chemistry/step/condition-words.ts';
import { ConditionsTable } from '../../../chemistry/step/conditions-table.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Verdict } from '../../../ui/state/verdict.tsx';
import { RecordNote, RecordTitle } from '../../../ui/table/record-text.tsx';

export function StepConditions({ route, step }: { route: RouteDetail; step: RouteStep }) {
  const { t } = useTranslation(['conditions', 'routes']);
  const { data } = useCall('reactionConditions', {
    query: { routeId: route.summary.routeId, stepId: step.stepId, top: 5, routeType: route.routeType },
  });
  const shown = new Set(step.conditions.map(pathText));
  const recorded = data?.conditions.filter((one) => !shown.has(pathText(one))) ?? [];
  const risksOf = (groups: readonly string[]) =>
    groups.map((one) => t(`routes:group.${one}`, { defaultValue: one })).join(t('routes:group.separator'));
  return (
    <>
      <ConditionsTable step={step} />
      {data && recorded.length > 0 && (
        <details>
          <summary>{t('recorded', { count: recorded.length })}</summary>
          <ul style={{ paddingLeft: 18 }} aria-label={t('recorded', { count: recorded.length })}>
            {recorded.map((condition, index) => {
              const { source, support, of, yieldPercent, atRisk } = condition;
              const counts = { count: support ?? 0, value: formatNumber(support ?? 0), of: formatNumber(of ?? 0) };
              return (
                <li key={index}>
                  <RecordTitle name={pathText(condition)}>
                    {t(`support.${source}`, counts)}
                    {yieldPercent !== null && ` · ${t('yield', { value: formatNumber(Math.round(yieldPercent)) })}`}
                  </RecordTitle>
                  {atRisk.length > 0 && <Verdict passes={false}>{t('atRisk', { groups: risksOf(atRisk) })}</Verdict>}
                </li>
              );
            })}
          </ul>
          <RecordNote>
            {t('counted', {
              explained: formatNumber(data.counted.explained),
              records: formatNumber(data.counted.records),
            })}
          </RecordNote>
        </details>
      )}
    </>
  );
}
