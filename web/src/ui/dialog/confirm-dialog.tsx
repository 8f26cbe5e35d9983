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
          <Button variant="danger" onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p style={{ margin: '8px 0 0' }}>{text}</p>
    </Dialog>
  );
}
