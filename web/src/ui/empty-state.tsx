import type { ReactNode } from 'react';
import styles from './state.module.css';

export interface EmptyStateProps {
  title: string;
  text?: string;
  /** An SVG of about 96 x 72. */
  picture?: ReactNode;
  /** What the user can do about it. */
  action?: ReactNode;
}

export function EmptyState({ title, text, picture, action }: EmptyStateProps) {
  return (
    <div className={styles['state']}>
      {picture}
      <p className={styles['title']}>{title}</p>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
