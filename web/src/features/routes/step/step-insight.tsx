// What is behind a step beyond its conditions: recorded reactions, a procedure, other sites, alternatives.

import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { useTranslation } from 'react-i18next';
import { ProcedurePanel } from '../../../chemistry/procedure/procedure-panel.tsx';
import { InsightFold } from '../../../chemistry/reaction/insight-fold.tsx';
import { OtherSites } from '../../../chemistry/reaction/other-sites.tsx';
import { PrecedentList } from '../../../chemistry/reaction/precedent-list.tsx';
import { StepAlternatives } from './step-alternatives.tsx';

export interface StepInsightProps {
  route: RouteDetail;
  step: RouteStep;
  /** Recorded reactions are open from the beginning: where one step is looked at. */
  showsPrecedents?: boolean;
}

/** Folded until wanted: each part costs a question to the service. */
export function StepMore({ route, step, showsPrecedents = false }: StepInsightProps) {
  const { t } = useTranslation(['reaction', 'routes', 'procedure']);
  const asked = { routeId: route.summary.routeId, stepId: step.stepId };
  const { routeType } = route;
  return (
    <div>
      <InsightFold key={`precedents ${step.stepId}`} title={t('precedents.title')} isOpenAtFirst={showsPrecedents}>
        <PrecedentList asked={asked} routeType={routeType} first={showsPrecedents ? 2 : undefined} />
      </InsightFold>
      <InsightFold key={`procedure ${step.stepId}`} title={t('procedure:file.panel.title')}>
        <ProcedurePanel asked={asked} routeType={routeType} />
      </InsightFold>
      <InsightFold key={`sites ${step.stepId}`} title={t('sites.title')}>
        <OtherSites asked={asked} routeType={routeType} />
      </InsightFold>
      {/* A shared route is read without the rest of its task. */}
      {!route.isShared && (
        <InsightFold key={`alternatives ${step.stepId}`} title={t('routes:detailPage.alternatives.title')}>
          <StepAlternatives route={route} step={step} />
        </InsightFold>
      )}
    </div>
  );
}
