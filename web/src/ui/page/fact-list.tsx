import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  key: string;
  label: string;
  value: ReactNode;
}

/** What is known of something, a name and a value a line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ key, label, value }) => (
        <div key={key} className={styles['fact']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
