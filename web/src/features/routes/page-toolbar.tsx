import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useIsBelow } from '../../shared/hooks/viewport.ts';

export interface PageToolbarProps {
  title: string;
  /** More of it, as a tip. */
  hint?: string;
  /** The link back. */
  back?: ReactNode;
  /** What is said of the page beside its heading. */
  children?: ReactNode;
  /** Buttons at the end of the line. */
  tools: ReactNode;
}

/** The line at the top of a page of routes. */
export function PageToolbar({ title, hint, back, children, tools }: PageToolbarProps) {
  const isNarrow = useIsBelow('xl');
  return (
    <Flex
      component="header"
      wrap={isNarrow}
      gap="4px 10px"
      align="center"
      data-screen-only
      style={{
        minHeight: 44,
        padding: '4px 12px',
        borderBottom: '1px solid var(--line)',
        background: 'var(--surface)',
      }}
    >
      {back}
      <Typography.Title
        level={1}
        title={hint}
        ellipsis
        style={{ minWidth: 60, maxWidth: '100%', margin: 0, fontSize: 15 }}
      >
        {title}
      </Typography.Title>
      {children}
      <Flex wrap={isNarrow} flex="none" gap={6} align="center" style={{ marginLeft: 'auto' }}>
        {tools}
      </Flex>
    </Flex>
  );
}
