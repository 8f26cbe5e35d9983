// What is behind a step beyond its conditions: other sites, precedents, alternatives. Each is requested when opened.

import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { InsightFold } from '../../../chemistry/reaction/insight-fold.tsx';
import { OtherSites } from '../../../chemistry/reaction/other-sites.tsx';
import { ProcedurePanel } from '../../../chemistry/procedure/procedure-panel.tsx';
import { PrecedentList } from '../../../chemistry/reaction/precedent-list.tsx';
import { useTranslation } from 'react-i18next';
import { StepAlternatives } from './step-alternatives.tsx';

export interface StepInsightProps {
  route: RouteDetail;
  step: RouteStep;
}

/** Folded until wanted: each part costs a question to the service. */
export function StepMore({ route, step }: StepInsightProps) {
  const { t } = useTranslation('reaction');
  const { t: detail } = useTranslation('routes');
  const { t: procedure } = useTranslation('procedure');
  const asked = { routeId: route.summary.routeId, stepId: step.stepId };
  return (
    <div>
      <InsightFold key={`sites ${step.stepId}`} title={t('sites.title')}>
        <OtherSites asked={asked} routeType={route.routeType} />
      </InsightFold>
      <InsightFold key={`precedents ${step.stepId}`} title={t('precedents.title')}>
        <PrecedentList asked={asked} routeType={route.routeType} />
      </InsightFold>
      <InsightFold key={`procedure ${step.stepId}`} title={procedure('file.panel.title')}>
        <ProcedurePanel asked={asked} routeType={route.routeType} />
      </InsightFold>
      {/* A shared route is read without the rest of its task. */}
      {!route.isShared && (
        <InsightFold key={`alternatives ${step.stepId}`} title={detail('detailPage.alternatives.title')}>
          <StepAlternatives route={route} step={step} />
        </InsightFold>
      )}
    </div>
  );
}
