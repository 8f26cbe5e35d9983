// A page part that does not load: once per session a dialog offers to reload, or to write to support (specification section 4).

import { productName } from '@app/shared/constants/product';
import { i18n } from '../i18n/i18n.ts';
import { isFetchingAhead } from '../lib/fetch-ahead.ts';
import { addDialog } from '../lib/notices.ts';
import { openMail } from '../api/contact.ts';

const shownKey = 'chunk-failure-shown';

/** Follows failed page parts; gives the function that stops it. */
export function watchChunkFailures(): () => void {
  window.addEventListener('vite:preloadError', offerReload);
  return () => window.removeEventListener('vite:preloadError', offerReload);
}

function offerReload(): void {
  if (isFetchingAhead()) return;
  if (window.sessionStorage.getItem(shownKey) !== null) return;
  window.sessionStorage.setItem(shownKey, '1');
  addDialog({
    tone: 'warning',
    title: i18n.t('common:errors.chunkTitle'),
    text: i18n.t('common:errors.chunkText'),
    action: { label: i18n.t('common:action.reload'), run: () => window.location.reload() },
    cancel: {
      label: i18n.t('common:errors.chunkMail'),
      run: () => void openMail(i18n.t('common:errors.mailSubject', { product: productName })),
    },
  });
}
