// The bar over a task's result: back to all tasks, what it is, how far it is, and what can be done with the whole of it.

import type { TaskState } from '@app/shared/constants/modules';
import { Flex } from 'antd';
import type { ReactNode, Ref } from 'react';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { BackLink } from '../../ui/button/back-link.tsx';
import { StatusTag } from '../../ui/state/status-tag.tsx';

export interface ResultBarProps {
  back: { to: string; text: string; label: string };
  /** Before the heading, where there is room. */
  picture?: ReactNode;
  /** The words of the `h1`, or the field that replaces it during a rename. */
  heading: ReactNode;
  state?: TaskState | undefined;
  tasksAhead?: number | undefined;
  /** How far it is, or what it brought. */
  words?: ReactNode;
  /** The buttons. */
  tools: ReactNode;
  /** A bar along the lower edge, while something runs. */
  progress?: ReactNode;
  /** Text for screen readers. */
  announcement?: string | false;
  ref?: Ref<HTMLElement>;
}

export function ResultBar(props: ResultBarProps) {
  const { back, picture, heading, state, tasksAhead, words, tools, progress, announcement, ref } = props;
  const isNarrow = useIsBelow('md');
  return (
    <Flex
      ref={ref}
      component="header"
      wrap
      gap="4px 10px"
      align="center"
      style={{
        position: 'relative',
        minHeight: 44,
        padding: '5px 16px',
        borderBottom: '1px solid var(--line)',
        background: 'var(--surface)',
      }}
    >
      <BackLink {...back} textFrom="md" />
      {picture !== undefined && !isNarrow && picture}
      {heading}
      {state !== undefined && <StatusTag state={state} tasksAhead={tasksAhead} />}
      {words !== undefined && <span style={{ color: 'var(--secondary)' }}>{words}</span>}
      <Flex wrap gap={6} align="center" style={{ marginLeft: 'auto' }}>
        {tools}
      </Flex>
      {progress !== undefined && <div style={{ position: 'absolute', inset: 'auto 0 -1px' }}>{progress}</div>}
      {announcement !== undefined && (
        <span className="visually-hidden" role="status">
          {announcement}
        </span>
      )}
    </Flex>
  );
}
