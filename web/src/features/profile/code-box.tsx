import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { CheckIcon, CopyIcon } from '../../ui/icons/work-icons.tsx';
import { toast } from '../../ui/notice/toast.ts';
import styles from './code-box.module.css';

export interface CodeBoxProps {
  /** What it is, for screen readers. */
  label: string;
  text: string;
  /** Copying is the main thing to do here. */
  primary?: boolean;
}

/** Text to take elsewhere, with a button that copies it and says so. */
export function CodeBox({ label, text, primary = false }: CodeBoxProps) {
  const { t } = useTranslation('profile');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast.success(t('copy.done'));
    } catch {
      // Browsers refuse without a secure page; the text can still be marked by hand.
      toast.error(t('copy.failed'));
    }
  };
  return (
    <div className={styles.box}>
      <pre className={styles.text} data-wraps={!text.includes('\n')} tabIndex={0} aria-label={label}>
        {text}
      </pre>
      <Button
        size="small"
        variant={primary ? 'primary' : 'default'}
        icon={isCopied ? <CheckIcon size={15} /> : <CopyIcon size={15} />}
        data-first-focus={primary || undefined}
        onClick={() => void copy()}
      >
        {t(isCopied ? 'copy.again' : 'copy.action')}
      </Button>
    </div>
  );
}
