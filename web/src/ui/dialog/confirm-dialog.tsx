import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { WarningIcon } from '../icons/icons.tsx';

export interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What the button does. */
  action: string;
  onClose: () => void;
  /** Its promise keeps the button busy; it closes the dialog itself. */
  onConfirm: () => Promise<void>;
}

/** Asks before something is deleted for good. */
export function ConfirmDialog({ title, text, action, onClose, onConfirm }: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      title={title}
      icon={
        <span style={{ display: 'inline-flex', color: 'var(--danger)' }}>
          <WarningIcon size={20} />
        </span>
      }
      onClose={onClose}
      footer={
        <>
          <Button data-first-focus onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button
            variant="danger"
            loading={isBusy}
            onClick={() => {
              setBusy(true);
              void onConfirm().finally(() => setBusy(false));
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      <p style={{ margin: '8px 0 0' }}>{text}</p>
    </Dialog>
  );
}
