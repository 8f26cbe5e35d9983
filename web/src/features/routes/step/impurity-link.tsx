import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { keepReaction } from '../../../chemistry/reaction-input/kept-reaction.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ImpurityIcon } from '../../../ui/icons/icons.tsx';

/** Opens the prediction of impurities with this step; nothing for who may not use it. */
export function ImpurityLink({ route, step }: { route: RouteDetail; step: RouteStep }) {
  const { t } = useTranslation('reaction');
  const { can } = useSession();
  if (!can('impuritypredict')) return null;
  return (
    <ButtonLink
      size="small"
      to="/impurityPrediction"
      icon={<ImpurityIcon size={16} />}
      onClick={() => keepReaction({ routeId: route.summary.routeId, stepId: step.stepId })}
    >
      {t('step.impurities')}
    </ButtonLink>
  );
}
