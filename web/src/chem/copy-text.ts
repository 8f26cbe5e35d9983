import { track } from '../api/track.ts';
import { i18n } from '../i18n/i18n.ts';
import { toast } from '../ui/toast.ts';

/** Copies and says so; browsers refuse without a secure page or a click, and that is said too. */
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
