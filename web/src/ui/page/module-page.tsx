import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useIsBelow } from '../../shared/hooks/viewport.ts';

export interface ModulePageProps {
  title: string;
  /** One line of what the module does; left out where there is no room. */
  intro: string;
  /** At the end of the bar. */
  action?: ReactNode;
  children: ReactNode;
}

/** A module's first page: its name over the whole window, in which the work has the rest. */
export function ModulePage({ title, intro, action, children }: ModulePageProps) {
  const isNarrow = useIsBelow('sm');
  return (
    <Flex vertical flex={1} style={{ position: 'relative', minHeight: 0 }}>
      <Flex
        component="header"
        flex="none"
        gap={16}
        align="center"
        style={{
          height: 44,
          padding: '0 16px',
          borderBottom: '1px solid var(--line)',
          background: 'var(--surface)',
        }}
      >
        <h1 style={{ flex: 'none', margin: 0, fontSize: 15, fontWeight: 600 }}>{title}</h1>
        <Typography.Text type="secondary" ellipsis style={{ flex: 1 }}>
          {!isNarrow && intro}
        </Typography.Text>
        {action}
      </Flex>
      {children}
    </Flex>
  );
}
