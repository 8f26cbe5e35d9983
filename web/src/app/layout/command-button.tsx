import { lazy, Suspense, type ComponentType } from 'react';
import { loadWords } from '../../i18n/load-words.ts';
import { onlyPage } from '../../session/confinement.ts';
import { useSession } from '../../session/use-session.ts';
import styles from './layout.module.css';

// Arrives after the page, with its words; a header without it is better than none.
const Arriving = lazy<ComponentType>(() =>
  Promise.all([import('../commands/command-host.tsx'), loadWords(['commands'])]).then(
    ([{ CommandHost }]) => ({ default: CommandHost }),
    () => ({ default: () => null }),
  ),
);

/** The way to the command bar and its keys, in the place that it will have from the start. */
export function CommandButton() {
  const session = useSession();
  if (onlyPage(session) !== null) return null;
  return (
    <span className={styles['command']}>
      <Suspense>
        <Arriving />
      </Suspense>
    </span>
  );
}
