import { Typography } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { CheckCircleIcon, WarningIcon } from '../icons/icons.tsx';

export interface VerdictProps {
  passes: boolean;
  /** In small print. */
  isSmall?: boolean;
  style?: CSSProperties;
  children: ReactNode;
}

/** What is as it should be, or is not, in words, an icon and a color. */
export function Verdict({ passes, isSmall = false, style, children }: VerdictProps) {
  return (
    <Typography.Text type={passes ? 'success' : 'warning'} style={{ ...(isSmall && { fontSize: 12 }), ...style }}>
      <span style={{ marginInlineEnd: 4 }}>{passes ? <CheckCircleIcon size={14} /> : <WarningIcon size={14} />}</span>
      {children}
    </Typography.Text>
  );
}
