import { lazy, Suspense, type ComponentType } from 'react';
import { loadWords } from '../../i18n/load-words.ts';
import { onlyPage } from '../../session/confinement.ts';
import { useSession } from '../../session/use-session.ts';
import styles from './layout.module.css';

// Arrives after the page, with its words; a header without it is better than none.
const Arriving = lazy<ComponentType>(() =>
  Promise.all([import('../../features/help/help-menu.tsx'), loadWords(['help'])]).then(
    ([{ HelpMenu: Loaded }]) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

/** The way to the help center, in the place that it will have from the start. */
export function HelpMenu() {
  const session = useSession();
  if (onlyPage(session) !== null) return null;
  return (
    <span className={styles['help']} data-tour="help">
      <Suspense>
        <Arriving />
      </Suspense>
    </span>
  );
}
