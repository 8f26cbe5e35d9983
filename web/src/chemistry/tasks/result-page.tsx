// The page of a task's result: layout, loading state, and why it cannot be shown.

import { Flex } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { mayPass } from '../../shared/api/call-error.ts';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';

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

export interface ResultFailedProps {
  title: string;
  error: unknown;
  back: { to: string; text: string };
  onRetry: () => void;
}

/** A task that was deleted, or could not be loaded; only the latter can be tried again. */
export function ResultFailed({ title, error, back, onRetry }: ResultFailedProps) {
  return (
    <Flex component="section" vertical align="center" style={{ padding: '40px 16px' }}>
      <h1 style={{ margin: 0, fontSize: 18 }}>{title}</h1>
      <ErrorState error={error} onRetry={mayPass(error) ? onRetry : undefined} />
      <ButtonLink to={back.to}>{back.text}</ButtonLink>
    </Flex>
  );
}

/** Whether the error ends the page: what was had before stays while it may pass. */
export function endsPage(error: unknown, data: unknown): boolean {
  return error !== undefined && (!mayPass(error) || data === undefined);
}

/** The bar, and below it what is like what comes. */
export function ResultLoading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ResultPage aria-busy="true">
      <h1 className="visually-hidden">{title}</h1>
      <div style={{ padding: '14px 16px', borderBottom: '1px solid var(--line)', background: 'var(--surface)' }}>
        <Skeleton width={280} height={16} />
      </div>
      {children}
    </ResultPage>
  );
}
