// The bar over a task's result: back to all tasks, what it is, how far it is, and what can be done with the whole of it.

import type { TaskState } from '@app/shared/constants/modules';
import type { ReactNode, Ref } from 'react';
import { BackLink } from '../../ui/button/back-link.tsx';
import { StatusTag } from '../../ui/state/status-tag.tsx';
import styles from './result-bar.module.css';

export interface ResultBarProps {
  back: { to: string; text: string; label: string };
  /** Before the heading, where there is room. */
  picture?: ReactNode;
  /** The `h1`, or the field that replaces it during a rename. */
  heading: ReactNode;
  state?: TaskState | undefined;
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
  const { back, picture, heading, state, words, tools, progress, announcement, ref } = props;
  return (
    <header ref={ref} className={styles.bar}>
      <BackLink {...back} textFrom="md" />
      {picture !== undefined && <span className={styles.picture}>{picture}</span>}
      {heading}
      {state !== undefined && <StatusTag state={state} />}
      {words !== undefined && <span className={styles.words}>{words}</span>}
      <span className={styles.tools}>{tools}</span>
      {progress !== undefined && <span className={styles.progress}>{progress}</span>}
      {announcement !== undefined && (
        <span className="visually-hidden" role="status">
          {announcement}
        </span>
      )}
    </header>
  );
}
