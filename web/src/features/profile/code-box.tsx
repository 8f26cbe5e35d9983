import { Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { CheckIcon, CopyIcon } from '../../ui/icons/work-icons.tsx';
import { toast } from '../../ui/notice/toast.ts';

/** Text to take elsewhere, with a button that copies it and says so. */
export function CodeBox({ label, text, primary = false }: { label: string; text: string; primary?: boolean }) {
  const { t } = useTranslation('profile');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast.success(t('copy.done'));
    } catch {
      // Browsers refuse without a secure page; the text can still be selected by hand.
      toast.error(t('copy.failed'));
    }
  };
  return (
    <Flex gap={10} align="flex-start" style={{ padding: 12, borderRadius: 6, background: 'var(--sunken)' }}>
      <pre
        tabIndex={0}
        aria-label={label}
        style={{
          flex: 1,
          margin: 0,
          overflow: 'auto',
          fontFamily: 'var(--font-mono)',
          ...(!text.includes('\n') && { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
        }}
      >
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
    </Flex>
  );
}
