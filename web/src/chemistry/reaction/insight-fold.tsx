import { useState, type ReactNode } from 'react';
import styles from './insight.module.css';

export interface InsightFoldProps {
  title: string;
  /** Asked for when the part is opened, not before. */
  children: ReactNode;
}

/** A part that is folded until it is opened: its content needs a request. */
export function InsightFold({ title, children }: InsightFoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <div className={styles.inside}>{children}</div>}
    </details>
  );
}
