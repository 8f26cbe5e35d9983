import { Tag } from 'antd';
import type { ElnDelivery } from '@app/shared/contracts/eln';
import { formatDateTime } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { RecordNote } from '../../ui/table/record-text.tsx';

const colors = { delivered: 'success', failed: 'warning', waiting: 'default' } as const;

/** The state of a delivery, why it is so, and what comes next. */
export function DeliveryState({ delivery }: { delivery: ElnDelivery }) {
  const { t } = useTranslation('eln');
  const { state, failure, attempts, nextAttemptAt, elnId, elnUrl } = delivery;
  return (
    <div>
      <Tag color={colors[state]}>{t(`state.${state}`)}</Tag>
      {failure && (
        <RecordNote>
          {t(`failure.${failure.reason}`, { status: failure.status ?? '' })} {t('attempts', { count: attempts })}
        </RecordNote>
      )}
      {state === 'waiting' && attempts > 0 && nextAttemptAt !== undefined && (
        <RecordNote>{t('next', { when: formatDateTime(nextAttemptAt) })}</RecordNote>
      )}
      {elnId !== undefined && <RecordNote>{t('record', { id: elnId })}</RecordNote>}
      {elnUrl !== undefined && (
        <a href={elnUrl} target="_blank" rel="noreferrer">
          {t('openRecord')}
        </a>
      )}
    </div>
  );
}
