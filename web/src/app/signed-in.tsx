import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { SessionWarningDialog } from './session-warning.tsx';
import { useSavedLanguage } from './use-saved-language.ts';
import { watchSession } from './watch-session.ts';

/** Around every page that needs a user: keeps the session's clock and speaks the user's language. */
export function SignedIn() {
  useEffect(watchSession, []);
  useSavedLanguage();
  return (
    <>
      <Outlet />
      <SessionWarningDialog />
    </>
  );
}
