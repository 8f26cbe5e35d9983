import type { ImpuritySearch } from '@app/shared/contracts/impurity';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSearchActions } from './search-actions.ts';

export interface DeleteQuestionProps {
  search: ImpuritySearch;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a prediction goes with all its runs. */
export function DeleteQuestion({ search, onClose, onDeleted }: DeleteQuestionProps) {
  const { t } = useTranslation('impurity');
  const { remove } = useSearchActions(search);
  return (
    <ConfirmDialog
      title={t('history.deleteAsk', { name: search.name })}
      text={t('history.deleteText', { count: search.batches })}
      action={t('history.delete')}
      onClose={onClose}
      onConfirm={async () => {
        await remove();
        onClose();
        onDeleted();
      }}
    />
  );
}
