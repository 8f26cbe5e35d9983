// Deletes at once and offers to take it back: by the toast, or by Ctrl+Z while it is shown.

import type { CallName } from '@app/shared/contracts/catalogue';
import { useSWRConfig } from 'swr';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { addToast, removeToast, toasts } from '../../shared/lib/notices.ts';
import { undoKeyOf } from '../../shared/keys/use-undo-keys.ts';
import { toast } from './toast.ts';

export interface Removal {
  /** Deletes; nothing where it could not, and has said so. */
  remove: () => Promise<{ undoToken?: string } | undefined>;
  /** What the toast says. */
  said: string;
  /** The calls that list it: repeated after the deletion, whether it failed or not, and after an undo. */
  lists: readonly CallName[];
}

const shownMs = 10_000;

type AskAgain = (lists: readonly string[]) => Promise<unknown>;

/** Gives the function that deletes; true on success. The focus moves from the deleted row to the next; a failure is shown. */
export function useRemoval(): (removal: Removal) => Promise<boolean> {
  const { mutate } = useSWRConfig();
  // All that these calls answered on the page, whatever they were asked with.
  const askAgain: AskAgain = (lists) =>
    mutate((key) => Array.isArray(key) && lists.includes(key[0])).catch(() => undefined);
  return (removal) => removeWithUndo(removal, askAgain);
}

async function removeWithUndo({ remove, said, lists }: Removal, askAgain: AskAgain): Promise<boolean> {
  const goOn = nextToFocus();
  let removed: { undoToken?: string } | undefined;
  try {
    removed = await remove();
    if (removed) offerUndo(said, removed.undoToken, () => askAgain(lists));
  } catch (error) {
    presentError(error);
  }
  await askAgain(lists);
  goOn();
  return removed !== undefined;
}

function offerUndo(said: string, undoToken: string | undefined, changed: () => unknown): void {
  // A service of the customer's own may delete for good.
  if (undoToken === undefined) return toast.success(said);
  const undo = async (): Promise<void> => {
    document.removeEventListener('keydown', listen);
    try {
      await call('restore', { body: { undoToken } });
      toast.success(i18n.t('common:undo.done'));
    } catch (error) {
      presentError(error);
    }
    await changed();
  };
  const id = addToast({
    tone: 'success',
    text: said,
    action: { label: i18n.t('common:undo.action'), run: () => void undo(), keys: 'Control+Z' },
    closable: true,
    durationMs: shownMs,
  });
  const listen = (event: KeyboardEvent): void => {
    const shown = toasts.get();
    if (!shown.some((one) => one.id === id)) return document.removeEventListener('keydown', listen);
    // The newest of several; what the page itself takes back goes first.
    if (shown.findLast(({ action }) => action?.keys)?.id !== id || undoKeyOf(event) !== 'undo') return;
    event.preventDefault();
    removeToast(id);
    void undo();
  };
  document.addEventListener('keydown', listen);
}

/** Remembers where in a list the focus is; what it gives moves a focus that was lost to the next row, else to the one before. */
function nextToFocus(): () => void {
  const row = document.activeElement?.closest('tr, li');
  const around = [row?.nextElementSibling, row?.previousElementSibling];
  return () =>
    requestAnimationFrame(() => {
      // A user who has moved the focus meanwhile keeps it.
      if (document.activeElement?.closest('a, button, input, select, textarea')) return;
      const next = around.find((one) => one?.isConnected) ?? document.querySelector('main');
      next?.querySelector<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled)')?.focus();
    });
}
