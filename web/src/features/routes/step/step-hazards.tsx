// Hazards of one step by published rules, the worst first, each with its source; and the class of its solvents.

import type { StepHazard } from '@app/shared/contracts/routes/insight';
import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { Flex, Typography } from 'antd';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { namesText } from '../../../chemistry/step/condition-words.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { labelled } from '../../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { RecordNote } from '../../../ui/table/record-text.tsx';
import { SeverityTag, SolventClass } from '../score/severity-tag.tsx';
import { useStepInsight } from './use-step-insight.ts';

export interface StepHazardsProps {
  route: RouteDetail;
  step: RouteStep;
}

export function StepHazards({ route, step }: StepHazardsProps) {
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
