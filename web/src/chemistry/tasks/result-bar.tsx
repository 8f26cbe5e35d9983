// The bar over a task's result: back to all tasks, what it is, how far it is, and what can be done with the whole of it.

import type { TaskState } from '@app/shared/constants/modules';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { BackLink } from '../../ui/button/back-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { RestartIcon, StopIcon } from '../../ui/icons/icons.tsx';
import { StatusTag } from '../../ui/state/status-tag.tsx';
import { canContinue, isRunning } from './task-state.ts';

interface Deed {
  label: string;
  run: () => Promise<unknown>;
}

interface ResultBarProps {
  back: { to: string; text: string; label: string };
  /** Before the name, where there is room. */
  picture?: ReactNode;
  name: string;
  /** As it is read, or the field in which it is changed. */
  shown?: ReactNode;
  /** Of the run that is shown; left out where that is an earlier one. */
  state?: TaskState | undefined;
  tasksAhead?: number | undefined;
  /** How far it is, or what it brought. */
  words?: ReactNode;
  stop: Deed;
  /** Resumes what was stopped or failed. */
  resume?: Deed;
  onChanged: () => unknown;
  /** Further buttons. */
  tools: ReactNode;
  /** A bar along the lower edge, while something runs. */
  progress?: ReactNode;
}

export function ResultBar(props: ResultBarProps) {
  const {
    back,
    picture,
    name,
    shown = name,
    state,
    tasksAhead,
    words,
    stop,
    resume,
    onChanged,
    tools,
    progress,
  } = props;
  const isNarrow = useIsBelow('md');
  const button = ({ label, run }: Deed, icon: ReactNode) => (
    <Button size="small" icon={icon} onClick={() => run().finally(onChanged)}>
      {label}
    </Button>
  );
  return (
    <Flex
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
      {!isNarrow && picture}
      {typeof shown === 'string' ? (
        <h1 title={name} style={{ margin: 0, fontSize: 15 }}>
          {shown}
        </h1>
      ) : (
        shown
      )}
      {state !== undefined && <StatusTag state={state} tasksAhead={tasksAhead} />}
      <span style={{ color: 'var(--secondary)' }}>{words}</span>
      <Flex wrap gap={6} align="center" style={{ marginLeft: 'auto' }}>
        {state && isRunning(state) && button(stop, <StopIcon size={16} />)}
        {resume && state && canContinue(state) && button(resume, <RestartIcon size={16} />)}
        {tools}
      </Flex>
      <div style={{ position: 'absolute', inset: 'auto 0 -1px' }}>{progress}</div>
    </Flex>
  );
}
