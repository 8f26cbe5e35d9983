import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import styles from './page.module.css';

export interface DeleteDialogProps {
  name: string;
  onClose: () => void;
  onDelete: () => Promise<void>;
}

export function DeleteDialog({ name, onClose, onDelete }: DeleteDialogProps) {
  const { t } = useTranslation('templates');
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      title={t('delete.title', { name })}
      icon={
        <span className={styles.danger}>
          <WarningIcon size={20} />
        </span>
      }
      onClose={onClose}
      footer={
        <>
          <Button data-first-focus onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button
            variant="danger"
            loading={isBusy}
            onClick={() => {
              setBusy(true);
              void onDelete().finally(() => setBusy(false));
            }}
          >
            {t('delete.action')}
          </Button>
        </>
      }
    >
      <p className={styles.plain}>{t('delete.text')}</p>
    </Dialog>
  );
}
