import type { ReactNode } from 'react';
import styles from './record-page.module.css';

export interface RecordPageProps {
  title: string;
  /** Purpose of the records, or why no more can be added. */
  intro: string;
  /** The button that adds one. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the user's own records. */
export function RecordPage({ title, intro, action, children }: RecordPageProps) {
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <h1>{title}</h1>
          <p>{intro}</p>
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}
