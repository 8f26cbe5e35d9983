import type { Optimization } from '@app/shared/contracts/conditions';
import { call } from '../../api/call.ts';
import { presentError } from '../../errors/present.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';

export interface DeleteQuestionProps {
  item: Optimization;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an entry goes for good, with the yields that were measured for it. */
export function DeleteQuestion({ item, onClose, onDeleted }: DeleteQuestionProps) {
  const { t } = useTranslation('optimization');
  const { id, name, measured } = item;
  const remove = async () => {
    try {
      await call('conditionDelete', { query: { id } });
      toast.success(t('delete.done', { name }));
      onDeleted();
    } catch (error) {
      presentError(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('delete.ask', { name })}
      text={
        measured === 0 ? t('delete.text') : t('delete.textMeasured', { count: measured, value: formatNumber(measured) })
      }
      action={t('delete.action')}
      onClose={onClose}
      onConfirm={remove}
    />
  );
}
