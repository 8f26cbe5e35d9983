import { Flex, Typography } from 'antd';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CopyIcon } from '../../ui/icons/work-icons.tsx';
import { copyText } from '../../ui/notice/copy-text.ts';

export interface CopiedTextProps {
  text: string;
  /** Name of the button that copies it. */
  label: string;
  /** A notation: in letters of one width. */
  isCode?: boolean;
}

/** A text with a button to take it along. */
export function CopiedText({ text, label, isCode = false }: CopiedTextProps) {
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
