// The page of a task's result: layout, loading state, and why it cannot be shown.

import type { TaskState } from '@app/shared/constants/modules';
import { Flex, Skeleton } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { mayPass, type CallError } from '../../shared/api/call-error.ts';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ConnectionBanner } from '../../ui/notice/connection-banner.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { isRunning } from './task-state.ts';

export interface ResultPageProps extends Omit<ComponentProps<'section'>, 'ref'> {
  /** On a narrow screen the page scrolls, not what is in it. */
  scrollsNarrow?: boolean;
}

export function ResultPage({ scrollsNarrow = false, ...rest }: ResultPageProps) {
  const isNarrow = useIsBelow('lg');
  const window = 'calc(100dvh - var(--header-height))';
  const size = scrollsNarrow && isNarrow ? { minHeight: window } : { height: window, minHeight: 460 };
  return <Flex component="section" vertical {...rest} style={{ ...size, background: 'var(--page)' }} />;
}

const pollMs = 1_000;

/** Options of a call for one task: fresh while it waits or runs. */
export const whileRunning = {
  passive: true,
  follows: true,
  refreshInterval: (newest: { task: { state: TaskState } } | undefined) =>
    newest && isRunning(newest.task.state) ? pollMs : 0,
};

interface TaskResultProps<Data> {
  response: Pick<SWRResponse<Data, CallError>, 'data' | 'error' | 'mutate'>;
  /** Of the task, once it is known. */
  name: string | undefined;
  words: { module: string; coming: string; failed: string; back: string };
  /** The list of all tasks. */
  back: string;
  scrollsNarrow?: boolean;
  children: (data: Data) => ReactNode;
}

/** The result of a task; a task that was deleted, or could not be loaded, is said to be so, and only the latter can be tried again. */
export function TaskResult<Data>({ response, name, words, back, scrollsNarrow, children }: TaskResultProps<Data>) {
  const { data, error, mutate } = response;
  useTitle(name ?? (error ? words.failed : words.coming), words.module);
  // What was had before stays while the error may pass.
  if (error && (!mayPass(error) || data === undefined))
    return (
      <Flex component="section" vertical align="center" style={{ padding: '40px 16px' }}>
        <h1 style={{ margin: 0, fontSize: 18 }}>{words.failed}</h1>
        <ErrorState error={error} onRetry={mayPass(error) ? () => void mutate() : undefined} />
        <ButtonLink to={back}>{words.back}</ButtonLink>
      </Flex>
    );
  return (
    <ResultPage scrollsNarrow={scrollsNarrow} aria-busy={data === undefined}>
      {data === undefined ? (
        <>
          <h1 className="visually-hidden">{words.coming}</h1>
          <Skeleton active paragraph={{ rows: 12, width: '100%' }} style={{ padding: 16 }} />
        </>
      ) : (
        children(data)
      )}
      {error && <ConnectionBanner error={error} retry={mutate} />}
    </ResultPage>
  );
}
