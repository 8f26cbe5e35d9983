// What is behind a step beyond its conditions: other sites, precedents, and the way to its impurities.

import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes';
import { useTranslation } from 'react-i18next';
import { InsightFold } from '../../chem/reaction/insight-fold.tsx';
import { keepReaction } from '../../chem/reaction/kept-reaction.ts';
import { OtherSites } from '../../chem/reaction/other-sites.tsx';
import { PrecedentList } from '../../chem/reaction/precedent-list.tsx';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ImpurityIcon } from '../../ui/icons.tsx';
import styles from './inspector.module.css';

export interface StepInsightProps {
  route: RouteDetail;
  step: RouteStep;
}

export function StepInsight({ route, step }: StepInsightProps) {
  const { t } = useTranslation('reaction');
  const asked = { routeId: route.summary.routeId, stepId: step.stepId };
  return (
    <>
      <InsightFold key={`sites ${step.stepId}`} title={t('sites.title')}>
        <OtherSites asked={asked} routeType={route.routeType} />
      </InsightFold>
      <InsightFold key={`precedents ${step.stepId}`} title={t('precedents.title')}>
        <PrecedentList asked={asked} routeType={route.routeType} />
      </InsightFold>
    </>
  );
}

/** Opens the prediction of impurities with this step; nothing for who may not use it. */
export function ImpurityLink({ route, step }: StepInsightProps) {
  const { t } = useTranslation('reaction');
  const { can } = useSession();
  if (!can('impuritypredict')) return null;
  return (
    <div className={styles.row}>
      <ButtonLink
        size="small"
        to="/impurityPrediction"
        icon={<ImpurityIcon size={16} />}
        onClick={() => keepReaction({ routeId: route.summary.routeId, stepId: step.stepId })}
      >
        {t('step.impurities')}
      </ButtonLink>
    </div>
  );
}
