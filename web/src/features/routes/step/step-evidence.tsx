// What supports a step, and what warns of it: its conditions, the first those stored with it, as on every other screen, and its
// hazards.

import type { StepHazard } from '@app/shared/contracts/routes/insight';
import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { namesText, pathText } from '../../../chemistry/step/condition-words.ts';
import { ConditionsTable } from '../../../chemistry/step/conditions-table.tsx';
import { SeverityTag, SolventClass } from '../score/severity-tag.tsx';
import { useStepInsight, type StepOfRoute } from '../use-route-data.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { labelled } from '../../../shared/i18n/punctuation.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { PlateIcon } from '../../../ui/icons/work-icons.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Verdict } from '../../../ui/state/verdict.tsx';
import { RecordNote, RecordTitle } from '../../../ui/table/record-text.tsx';

export function StepConditions({ route, step }: StepOfRoute) {
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

// Hazards of one step by published rules, the worst first, each with its source; and the class of its solvents.
export function StepHazards({ route, step }: StepOfRoute) {
  const { t } = useTranslation('routes');
  const { t: process } = useTranslation('process');
  const insight = useStepInsight(route);
  const found = insight.of(step.stepId);
  if (!found && insight.error) return <ErrorState error={insight.error} compact onRetry={insight.retry} />;
  if (!found) return <Skeleton height={36} radius={6} />;
  const { hazards, solvents } = found;
  const note = step.conditions.length === 0 ? 'noConditions' : hazards.length === 0 ? 'none' : 'note';
  return (
    <Flex vertical gap={6}>
      {hazards.map((hazard, index) => (
        <Hazard key={index} route={route} hazard={hazard} />
      ))}
      <Flex wrap gap="2px 12px">
        {solvents.map((solvent) => (
          <SolventClass key={solvent.name} {...solvent} name={namesText([solvent.name])} />
        ))}
      </Flex>
      <RecordNote>
        {t(`detailPage.hazards.${note}`)}
        {solvents.length > 0 && ` ${process('solvents.source')}`}
      </RecordNote>
    </Flex>
  );
}

function Hazard({ route, hazard }: { route: RouteDetail; hazard: StepHazard }) {
  const { t } = useTranslation('process');
  const { severity, text, nodeId, agent, source, figure } = hazard;
  const node = route.nodes.find((one) => one.nodeId === nodeId);
  const where = agent ?? (node && moleculeLabel(node.molecule)) ?? '';
  return (
    <Flex gap={8} align="baseline">
      <SeverityTag severity={severity} />
      <span>
        {where !== '' && <strong>{labelled(where, '')}</strong>}
        {text}
        {figure !== undefined && ` ${t('hazards.figure', { value: formatNumber(figure) })}`}{' '}
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {t('hazards.source', { source })}
        </Typography.Text>
      </span>
    </Flex>
  );
}

interface OptimizeLinkProps {
  route: { summary: Pick<RouteDetail['summary'], 'routeId'> };
  step: Pick<RouteStep, 'stepId'>;
}

/** Opens condition optimization with this step; empty without the permission. */
export function OptimizeLink({ route, step }: OptimizeLinkProps) {
  const { t } = useTranslation('conditions');
  const { can } = useSession();
  if (!can('conditionoptimization')) return null;
  const asked = new URLSearchParams({ routeId: route.summary.routeId, stepId: step.stepId });
  return (
    <div>
      <ButtonLink size="small" to={`/conditionsearch?${asked.toString()}`} icon={<PlateIcon size={16} />}>
        {t('optimize')}
      </ButtonLink>
    </div>
  );
}
