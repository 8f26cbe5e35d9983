import type { TrayItem } from '@app/shared/contracts/batch';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { shownName } from './name-cell.tsx';

export interface RemoveQuestionProps {
  items: readonly TrayItem[];
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Asks before molecules leave the tray; what was found for them stays among the tasks. */
export function RemoveQuestion({ items, onClose, onConfirm }: RemoveQuestionProps) {
  const { t } = useTranslation('batch');
  const [only] = items;
  return (
    <ConfirmDialog
      title={
        items.length === 1 && only
          ? t('remove.one', { name: shownName(only) })
          : t('remove.title', { count: items.length })
      }
      text={t('remove.keepsTasks')}
      action={t('remove.action')}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
}
