// Puts a step, or its kind of reaction, on the user's ban list.

import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { presentError } from '../../errors/present.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './inspector.module.css';

const scopes = ['reaction', 'template'] as const;

export function StepBan({ route, step }: { route: RouteDetail; step: RouteStep }) {
  const { t } = useTranslation('ban');
  const [isBusy, setBusy] = useState(false);
  const ban = async (scope: (typeof scopes)[number]) => {
    setBusy(true);
    try {
      await call('dislikeReaction', {
        query: { routeId: route.summary.routeId, stepId: step.stepId, scope, pageIndex: 1, pageSize: 1 },
      });
      toast.success(t('step.done'));
    } catch (error) {
      presentError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.section}>
      <h3>{t('step.title')}</h3>
      <div className={styles.row}>
        {scopes.map((scope) => (
          <Button key={scope} size="small" disabled={isBusy} onClick={() => void ban(scope)}>
            {t(`step.${scope}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
