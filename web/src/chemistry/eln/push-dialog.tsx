import { Flex, Typography } from 'antd';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog, TextField } from '../../ui/dialog/form-dialog.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { DeliveryState } from './delivery-state.tsx';

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
  const [routeId = ''] = routeIds;
  const isOne = routeIds.length === 1;
  const earlier = useCall('elnDeliveries', isOne ? { body: { routeId, pageIndex: 1, pageSize: 5 } } : null);
  const push = async ({ roNumber }: { roNumber: string }) => {
    const given = roNumber.trim() === '' ? {} : { roNumber: roNumber.trim() };
    if (isOne) {
      const { delivery } = await call('syncToLab', { body: { routeId, routeType, ...given } });
      toast.success(t(delivery.state === 'delivered' ? 'push.done' : 'push.queued'));
    } else {
      const { deliveries } = await call('batchSyncToLab', { body: { routeIds: [...routeIds], routeType, ...given } });
      toast.success(t('push.queuedAll', { count: deliveries.length }));
    }
    onClose();
  };
  return (
    <FormDialog
      title={t(isOne ? 'push.title' : 'push.titleAll')}
      action={t('push.send')}
      initial={{ roNumber: '' }}
      onClose={onClose}
      onSubmit={(values) =>
        push(values).catch(async (error: unknown) => {
          await earlier.mutate();
          throw error;
        })
      }
    >
      <Typography.Paragraph type="secondary">
        {t(isOne ? 'push.intro' : 'push.introAll', { host, count: routeIds.length })}
      </Typography.Paragraph>
      <TextField name="roNumber" label={t('push.number')} maxLength={100} />
      {earlier.data !== undefined && earlier.data.items.length > 0 && (
        <Flex vertical gap={8}>
          <Typography.Text strong>{t('push.earlier')}</Typography.Text>
          {earlier.data.items.map((one) => (
            <DeliveryState key={one.deliveryId} delivery={one} />
          ))}
        </Flex>
      )}
    </FormDialog>
  );
}
