// A page part that does not load: once per session a dialog offers to reload, or to write to support (specification section 4).

import { productName } from '@app/shared/constants/product';
import { i18n } from '../shared/i18n/i18n.ts';
import { isPrefetching } from '../shared/startup/prefetch.ts';
import { addDialog } from '../shared/lib/notices.ts';
import { mailSupport } from '../shared/api/data/contact.ts';

const shownKey = 'chunk-failure-shown';

const failures = new WeakSet<Error>();
let destination: string | null = null;

/** Target of the running navigation, or null: its part may fail before the address changes. */
export function noteDestination(address: string | null): void {
  destination = address;
}

/** Follows failed page parts; gives the function that stops it. */
export function watchChunkFailures(): () => void {
  window.addEventListener('vite:preloadError', noteFailure);
  return () => window.removeEventListener('vite:preloadError', noteFailure);
}

// Of two parts that fail at once, one needed and one prefetched, the event does not say which is which.
function noteFailure({ payload }: VitePreloadErrorEvent): void {
  failures.add(payload);
  if (!isPrefetching()) offerReload();
}

/** For the page that replaces a failed one: the failed part was needed. */
export function offerReloadAfter(error: unknown): void {
  if (error instanceof Error && failures.has(error)) offerReload();
}

function reload(): void {
  if (destination === null) window.location.reload();
  else window.location.assign(destination);
}

function offerReload(): void {
  if (window.sessionStorage.getItem(shownKey) !== null) return;
  window.sessionStorage.setItem(shownKey, '1');
  addDialog({
    tone: 'warning',
    title: i18n.t('common:errors.chunkTitle'),
    text: i18n.t('common:errors.chunkText'),
    action: { label: i18n.t('common:action.reload'), run: reload },
    cancel: {
      label: i18n.t('common:errors.chunkMail'),
      run: () => void mailSupport(i18n.t('common:errors.mailSubject', { product: productName })),
    },
  });
}
