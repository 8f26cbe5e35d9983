import { track } from '../../shared/api/track.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toast } from './toast.ts';

/** Copies with a toast; browsers refuse without a secure page or a click, which is shown as well. */
export async function copyText(text: string): Promise<void> {
  await i18n.loadNamespaces('structure');
  try {
    await navigator.clipboard.writeText(text);
    track('copyStructure');
    toast.success(i18n.t('structure:copy.done'));
  } catch {
    toast.error(i18n.t('structure:copy.failed'));
  }
}
