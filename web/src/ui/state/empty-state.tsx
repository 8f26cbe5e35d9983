import { Empty, Flex } from 'antd';
import type { ReactNode } from 'react';
import { WorklistIcon } from '../icons/icons.tsx';

export interface EmptyStateProps {
  title: string;
  text?: string;
  /** In place of the usual one: an SVG of 40 to 96 px. */
  picture?: ReactNode;
  /** What the user can do about it. */
  action?: ReactNode;
  /** It is all there is on the page, and its heading. */
  isPage?: boolean;
}

/** antd's empty state, with what the user can do about it. */
export function EmptyState({ title, text, picture, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <Empty
      image={picture ?? <WorklistIcon size={40} />}
      styles={{ image: { height: 'auto', color: 'var(--primary)' }, root: { padding: '24px 16px' } }}
      description={
        <>
          <Title style={{ margin: 0, fontSize: 'inherit', fontWeight: 600 }}>{title}</Title>
          {text}
        </>
      }
    >
      {action !== undefined && (
        <Flex wrap gap={8} justify="center">
          {action}
        </Flex>
      )}
    </Empty>
  );
}
