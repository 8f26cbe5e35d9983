import { i18n } from '../shared/i18n/i18n.ts';
import { addToast, removeToast } from '../shared/lib/notices.ts';

/** Says when the network goes and when it is back; gives the function that stops it. */
export function watchConnection(): () => void {
  let offlineToast = 0;
  const goOffline = () => {
    offlineToast = addToast({ tone: 'warning', text: i18n.t('common:errors.offline'), closable: true, durationMs: 0 });
  };
  const goOnline = () => {
    removeToast(offlineToast);
    addToast({ tone: 'success', text: i18n.t('common:errors.online') });
  };
  window.addEventListener('offline', goOffline);
  window.addEventListener('online', goOnline);
  return () => {
    window.removeEventListener('offline', goOffline);
    window.removeEventListener('online', goOnline);
  };
}
