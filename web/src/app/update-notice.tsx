import { lazy, Suspense, type ComponentType } from 'react';
import { loadWords } from '../i18n/load-words.ts';
import { onlyPage } from '../session/confinement.ts';
import { useSession } from '../session/use-session.ts';

// Comes after the page and in nobody's way: without it the notes wait for the next sign-in.
const Arriving = lazy<ComponentType>(() =>
  Promise.all([import('../features/help/update-notice.tsx'), loadWords(['help'])]).then(
    ([{ UpdateNotice: Loaded }]) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

/** What is new, for whoever may open every page. */
export function UpdateNotice() {
  const session = useSession();
  if (onlyPage(session) !== null) return null;
  return (
    <Suspense>
      <Arriving />
    </Suspense>
  );
}
