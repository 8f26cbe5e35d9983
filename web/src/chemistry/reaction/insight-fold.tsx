import { useState, type ReactNode } from 'react';
import styles from './insight.module.css';

export interface InsightFoldProps {
  title: string;
  /** Asked for when the part is opened, not before. */
  children: ReactNode;
  isOpenAtFirst?: boolean;
}

/** A part that is folded until it is opened: its content needs a request. */
export function InsightFold({ title, children, isOpenAtFirst = false }: InsightFoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details className={styles.fold} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <div className={styles.inside}>{children}</div>}
    </details>
  );
}
