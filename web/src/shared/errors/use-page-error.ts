import { useEffect, useRef } from 'react';
import { CallError } from '../api/call-error.ts';
import { presentError } from './present.ts';

/** True for an error that ends a page: what it shows no longer exists, or belongs to another user. Its button leads home. */
export function endsAtHome(error: unknown): error is CallError {
  return error instanceof CallError && error.action === 'home';
}

/** Shows an error that ends the page as the dialog that it is (specification section 8), once; the page handles others. */
export function usePageError(error: unknown): void {
  const shown = useRef('');
  useEffect(() => {
    if (!endsAtHome(error)) return;
    // A retry of the query gives another error object with the same message.
    const words = `${error.code} ${error.message}`;
    if (shown.current === words) return;
    shown.current = words;
    presentError(error);
  }, [error]);
}
