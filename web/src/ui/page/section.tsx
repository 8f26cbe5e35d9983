import { Card } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { SectionTitle } from './section-title.tsx';

export interface SectionProps {
  title: string;
  /** How many there are, beside the title. */
  count?: number | undefined;
  /** At the end of the title's line. */
  extra?: ReactNode;
  isBusy?: boolean;
  style?: CSSProperties;
  children: ReactNode;
}

/** A part of a page: antd's card with a heading and the role of a region. */
export function Section({ title, count, extra, isBusy, style, children }: SectionProps) {
  return (
    <Card
      size="small"
      role="region"
      aria-label={title}
      aria-busy={isBusy}
      style={style}
      title={<SectionTitle title={title} count={count} />}
      extra={extra}
    >
      {children}
    </Card>
  );
}
