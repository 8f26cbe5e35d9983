import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A setting: its name, what it changes, and its control. */
export function Setting({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.setting}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className={styles.control}>{children}</div>
    </div>
  );
}
