// Hands routes over to the lab notebook; shown only if there is one and the user is permitted.

import { useState } from 'react';
import { useElnEnabled } from '../../shared/api/data/runtime-config.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { later } from '../../ui/state/later.tsx';
import type { PushButtonProps } from './push-dialog.tsx';

const PushDialog = later(() => import('./push-dialog.tsx').then((m) => m.PushDialog));

export function PushButton({ routeIds, routeType }: PushButtonProps) {
  const { t } = useTranslation('eln');
  const isEnabled = useElnEnabled();
  const { data } = useCall('webHookHost', isEnabled ? {} : null);
  const [isOpen, setOpen] = useState(false);
  if (!isEnabled || !data?.isCanPushDH || data.host === null || routeIds.length === 0) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('push.button')}
      </Button>
      {isOpen && (
        <PushDialog routeIds={routeIds} routeType={routeType} host={data.host} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
