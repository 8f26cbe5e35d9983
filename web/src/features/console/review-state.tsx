import type { PaperStatus, PaymentStatus } from '@app/shared/constants/console';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

const colors: Record<PaymentStatus | PaperStatus, string> = {
  pendingReview: 'processing',
  approved: 'success',
  reviewFailed: 'error',
  notApplied: 'default',
  inProgress: 'processing',
  complete: 'success',
};

/** State of a payment's review. */
export function ReviewState({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('console');
  return <Tag color={colors[status]}>{t(`status.${status}`)}</Tag>;
}

/** State of an invoice or a contract. */
export function PaperState({ status }: { status: PaperStatus }) {
  const { t } = useTranslation('console');
  return <Tag color={colors[status]}>{t(`paper.${status}`)}</Tag>;
}
