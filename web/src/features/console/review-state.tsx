import type { PaperStatus, PaymentStatus } from '@app/shared/constants/console';
import { useTranslation } from 'react-i18next';
import { RecordState } from '../../ui/table/record-table.tsx';

const tones = { approved: 'good', reviewFailed: 'warning', complete: 'good' } as const;

/** State of a payment's review. */
export function ReviewState({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('console');
  return <RecordState {...toneOf(status)}>{t(`status.${status}`)}</RecordState>;
}

/** State of an invoice or a contract. */
export function PaperState({ status }: { status: PaperStatus }) {
  const { t } = useTranslation('console');
  return <RecordState {...toneOf(status)}>{t(`paper.${status}`)}</RecordState>;
}

function toneOf(status: PaymentStatus | PaperStatus): { tone?: 'good' | 'warning' } {
  const tone = Object.entries(tones).find(([name]) => name === status)?.[1];
  return tone === undefined ? {} : { tone };
}
