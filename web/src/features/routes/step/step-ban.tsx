import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { StepDislike } from '../../../chemistry/reaction/step-dislike.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from '../inspector.module.css';

/** Never propose a step, or its kind of reaction, again. */
export function StepBan({ route, step }: { route: RouteDetail; step: RouteStep }) {
  const { t } = useTranslation('ban');
  return (
    <div className={styles.section}>
      <h3>{t('step.title')}</h3>
      <StepDislike about={{ routeId: route.summary.routeId }} stepId={step.stepId} />
    </div>
  );
}
