import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shared/session/use-session.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { PlateIcon } from '../../../ui/icons/work-icons.tsx';

export interface OptimizeLinkProps {
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
