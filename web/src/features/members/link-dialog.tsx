import type { PasswordLink } from '@app/shared/contracts/members/members';
import { useState } from 'react';
import { formatDateTime } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CheckIcon, CopyIcon } from '../../ui/icons/work-icons.tsx';
import { KeyIcon } from '../../ui/icons/module-icons.tsx';
import { toast } from '../../ui/notice/toast.ts';
import styles from './page.module.css';

export interface LinkDialogProps {
  link: PasswordLink;
  name: string;
  onClose: () => void;
}

/** Where the link to set a password went; without mail it is here, this once. */
export function LinkDialog({ link: { link, expiresAt }, name, onClose }: LinkDialogProps) {
  const { t } = useTranslation('members');
  const [isCopied, setCopied] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast.success(t('link.copied'));
    } catch {
      // Browsers refuse without a secure page; the text can still be marked by hand.
      toast.error(t('link.notCopied'));
    }
  };
  return (
    <Dialog
      title={t('link.title', { name })}
      width={600}
      icon={<KeyIcon size={20} />}
      footer={<Button onClick={onClose}>{t('link.close')}</Button>}
    >
      <p className={styles.hint}>{t(link === null ? 'link.mailed' : 'link.text', { name })}</p>
      {link !== null && (
        <div className={styles.link}>
          <code tabIndex={0} aria-label={t('link.label')}>
            {link}
          </code>
          <Button
            size="small"
            variant="primary"
            icon={isCopied ? <CheckIcon size={15} /> : <CopyIcon size={15} />}
            data-first-focus
            onClick={() => void copy(link)}
          >
            {t('link.copy')}
          </Button>
        </div>
      )}
      <p className={styles.hint}>{t('link.until', { date: formatDateTime(expiresAt) })}</p>
    </Dialog>
  );
}
