import { i18n } from '../../shared/i18n/i18n.ts';
import { addDialog, addToast } from '../../shared/lib/notices.ts';
import type { TypedText } from '../../shared/session/typed.ts';

/** Shows what was typed before a new sign-in and found no field to go back into, so that it can be copied. */
export function offerTyped(texts: readonly TypedText[]): void {
  if (texts.length === 0) return;
  const all = texts.map(({ label, value }) => (label === '' ? value : `${label}: ${value}`)).join('\n');
  addDialog({
    tone: 'info',
    title: i18n.t('session:ended.typedLeft.title'),
    text: `${i18n.t('session:ended.typedLeft.text')}\n${all}`,
    action: {
      label: i18n.t('session:ended.typedLeft.copy'),
      run: () =>
        void navigator.clipboard
          .writeText(all)
          .then(() => addToast({ tone: 'success', text: i18n.t('session:ended.typedLeft.copied') })),
    },
    cancel: { label: i18n.t('session:ended.typedLeft.close'), run: () => undefined },
  });
}
