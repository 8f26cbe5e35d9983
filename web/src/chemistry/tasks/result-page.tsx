// The page of a task's result: layout, loading state, and why it cannot be shown.

import type { ComponentProps, ReactNode } from 'react';
import { mayPass } from '../../shared/api/call-error.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import styles from './result-page.module.css';

export interface ResultPageProps extends ComponentProps<'section'> {
  /** On a narrow screen the page scrolls, not what is in it. */
  scrollsNarrow?: boolean;
}

export function ResultPage({ scrollsNarrow, ...rest }: ResultPageProps) {
  return <section className={styles.page} data-scrolls={scrollsNarrow} {...rest} />;
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
    <section className={styles.failed}>
      <h1>{title}</h1>
      <ErrorState error={error} onRetry={mayPass(error) ? onRetry : undefined} />
      <ButtonLink to={back.to}>{back.text}</ButtonLink>
    </section>
  );
}

/** Whether the error ends the page: what was had before stays while it may pass. */
export function endsPage(error: unknown, data: unknown): boolean {
  return error !== undefined && (!mayPass(error) || data === undefined);
}

/** The bar, and below it what is like what comes. */
export function ResultLoading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.page} aria-busy="true">
      <h1 className="visually-hidden">{title}</h1>
      <div className={styles.loadingBar}>
        <Skeleton width={280} height={16} />
      </div>
      {children}
    </section>
  );
}
