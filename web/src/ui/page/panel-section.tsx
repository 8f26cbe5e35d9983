import { Divider, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { RecordNote } from '../table/record-text.tsx';

export interface PanelSectionProps {
  title: string;
  /** Where what is said comes from, below it. */
  source?: string | undefined;
  children: ReactNode;
}

/** A part of a panel, below a line. */
export function PanelSection({ title, source, children }: PanelSectionProps) {
  return (
    <section style={{ paddingTop: 16, breakInside: 'avoid' }}>
      <Divider style={{ margin: '0 0 12px' }} />
      <Flex vertical gap={8} align="stretch" style={{ overflowWrap: 'anywhere' }}>
        <Typography.Title level={3} style={{ margin: 0, fontSize: 13 }}>
          {title}
        </Typography.Title>
        {children}
        {source !== undefined && <RecordNote>{source}</RecordNote>}
      </Flex>
    </section>
  );
}
