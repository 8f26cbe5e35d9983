import { Input } from 'antd';
import { useId, useState } from 'react';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { DeliveryState } from './delivery-state.tsx';
import styles from './push-dialog.module.css';

export interface PushButtonProps {
  routeIds: readonly string[];
  routeType: RouteType;
}

export interface PushDialogProps extends PushButtonProps {
  host: string;
  onClose: () => void;
}

/** One route with its earlier deliveries, or several at once. */
export function PushDialog({ routeIds, routeType, host, onClose }: PushDialogProps) {
  const { t } = useTranslation('eln');
  const id = useId();
  const [roNumber, setRoNumber] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [routeId = ''] = routeIds;
  const isOne = routeIds.length === 1;
  const earlier = useCall('elnDeliveries', isOne ? { body: { routeId, pageIndex: 1, pageSize: 5 } } : null);
  const given = roNumber.trim() === '' ? {} : { roNumber: roNumber.trim() };
  const push = async () => {
    setBusy(true);
    try {
      if (isOne) {
        const { delivery } = await call('syncToLab', { body: { routeId, routeType, ...given } });
        toast.success(t(delivery.state === 'delivered' ? 'push.done' : 'push.queued'));
      } else {
        const { deliveries } = await call('batchSyncToLab', { body: { routeIds: [...routeIds], routeType, ...given } });
        toast.success(t('push.queuedAll', { count: deliveries.length }));
      }
      onClose();
    } catch (error) {
      presentError(error);
      await earlier.mutate();
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t(isOne ? 'push.title' : 'push.titleAll')}
      action={t('push.send')}
      missing={null}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={push}
    >
      <p className={styles.intro}>{t(isOne ? 'push.intro' : 'push.introAll', { host, count: routeIds.length })}</p>
      <label htmlFor={id}>{t('push.number')}</label>
      <Input
        id={id}
        className={styles.number}
        value={roNumber}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setRoNumber(target.value)}
      />
      {earlier.data !== undefined && earlier.data.items.length > 0 && (
        <section className={styles.earlier}>
          <h3>{t('push.earlier')}</h3>
          <ul>
            {earlier.data.items.map((one) => (
              <li key={one.deliveryId}>
                <DeliveryState delivery={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </FormDialog>
  );
}
