// Groups that a step would touch without being meant, and the button that protects them in a new route.

import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { track } from '../../../shared/api/track.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import styles from '../inspector.module.css';
import { routePath } from '../paths.ts';

export interface StepProtectionProps {
  route: RouteDetail;
  step: RouteStep;
}

/** Nothing where the step touches nothing else. */
export function StepProtection({ route, step }: StepProtectionProps) {
  const { t } = useTranslation('protection');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const { routeType } = route;
  const { routeId } = route.summary;
  const { data } = useCall('routeProtection', { query: { routeId, routeType } });
  const groups = data?.risks.find(({ stepId }) => stepId === step.stepId)?.groups ?? [];
  if (groups.length === 0) return null;
  const handleProtect = async () => {
    setBusy(true);
    track('protectGroup');
    try {
      const made = await call('routeProtect', { body: { routeId, stepId: step.stepId, routeType } });
      const names = [...new Set(made.protections.map(({ name }) => name))].join(', ');
      toast.success(t(made.open === 0 ? 'done' : 'partly', { groups: names, count: made.open }));
      await navigate(routePath(made.routeId));
    } catch (error) {
      presentError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.section}>
      <h3>{t('title')}</h3>
      <p>{t('atRisk', { groups: groups.map((one) => t(`group.${one}`, { defaultValue: one })).join(', ') })}</p>
      <div className={styles.row}>
        <Button size="small" disabled={isBusy} onClick={() => void handleProtect()}>
          {t(isBusy ? 'protecting' : 'protect')}
        </Button>
      </div>
    </div>
  );
}
