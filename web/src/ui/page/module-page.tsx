import type { ReactNode } from 'react';
import styles from './module-page.module.css';

export interface ModulePageProps {
  title: string;
  /** One line of what the module does; left out where there is no room. */
  intro: string;
  /** At the end of the bar. */
  action?: ReactNode;
  children: ReactNode;
}

/** A module's first page: its name over the whole window, in which the work has the rest. */
export function ModulePage({ title, intro, action, children }: ModulePageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1>{title}</h1>
        <p>{intro}</p>
        {action}
      </header>
      {children}
    </div>
  );
}
