import { Flex, Typography } from 'antd';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CopyIcon } from '../../ui/icons/work-icons.tsx';
import { copyText } from '../../ui/notice/copy-text.ts';

/** A text with a button to take it along. */
export function CopiedText({ text, label, isCode = false }: { text: string; label: string; isCode?: boolean }) {
  return (
    <Flex gap={4} align="center" justify="space-between">
      <Typography.Text
        className="tabular"
        style={{ overflowWrap: 'anywhere', ...(isCode && { fontFamily: 'var(--font-mono)', fontSize: 12 }) }}
      >
        {text}
      </Typography.Text>
      <IconButton size="small" label={label} icon={<CopyIcon size={16} />} onClick={() => void copyText(text)} />
    </Flex>
  );
}
