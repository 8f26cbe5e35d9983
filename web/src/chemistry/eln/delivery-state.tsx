import type { ElnDelivery } from '@app/shared/contracts/eln';
import { formatDateTime } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { RecordNote, RecordState } from '../../ui/table/record-table.tsx';

const tones = { delivered: 'good', failed: 'warning', waiting: undefined } as const;

/** The state of a delivery, why it is so, and what comes next. */
export function DeliveryState({ delivery }: { delivery: ElnDelivery }) {
  const { t } = useTranslation('eln');
  const { state, failure, attempts, nextAttemptAt, elnId, elnUrl } = delivery;
  const tone = tones[state];
  return (
    <div>
      <RecordState {...(tone && { tone })}>{t(`state.${state}`)}</RecordState>
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
