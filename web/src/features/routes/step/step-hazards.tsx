// Hazards of one step by published rules, the worst first, each with its source; and the class of its solvents.

import type { StepHazard } from '@app/shared/contracts/routes/insight';
import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { namesText } from '../../../chemistry/step/condition-words.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { labelled } from '../../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import styles from './step-hazards.module.css';
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
  return (
    <div className={styles.hazards}>
      {found.hazards.length > 0 && (
        <ul className={styles.list}>
          {found.hazards.map((hazard, index) => (
            <Hazard key={index} route={route} hazard={hazard} />
          ))}
        </ul>
      )}
      {found.solvents.length > 0 && (
        <p className={styles.solvents}>
          {found.solvents.map(({ name, class: solventClass }) => (
            <span key={name} data-class={solventClass}>
              {namesText([name])}: {process(`solventClass.${solventClass}`)}
            </span>
          ))}
        </p>
      )}
      <p className={styles.source}>
        {t(
          step.conditions.length === 0
            ? 'detailPage.hazards.noConditions'
            : found.hazards.length === 0
              ? 'detailPage.hazards.none'
              : 'detailPage.hazards.note',
        )}
        {found.solvents.length > 0 && ` ${process('solvents.source')}`}
      </p>
    </div>
  );
}

function Hazard({ route, hazard }: { route: RouteDetail; hazard: StepHazard }) {
  const { t } = useTranslation('process');
  const { severity, text, nodeId, agent, source, figure } = hazard;
  const node = route.nodes.find((one) => one.nodeId === nodeId);
  const where = agent ?? (node && moleculeLabel(node.molecule)) ?? '';
  return (
    <li className={styles.hazard}>
      <strong data-severity={severity}>{t(`severity.${severity}`)}</strong>
      <span>
        {where !== '' && <b>{labelled(where, '')}</b>}
        {text}
        {figure !== undefined && ` ${t('hazards.figure', { value: formatNumber(figure) })}`}{' '}
        <small>{t('hazards.source', { source })}</small>
      </span>
    </li>
  );
}
