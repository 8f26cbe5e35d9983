// Notices to the user, independent of their look: toasts, and dialogs one after another.

import { toast as limits } from '@app/shared/constants/layout';
import { createStore } from './store.ts';

export type Tone = 'success' | 'error' | 'warning' | 'info';

export interface NoticeAction {
  label: string;
  run: () => void;
  /** As `aria-keyshortcuts` has them. */
  keys?: string;
}

export interface Toast {
  id: number;
  tone: Tone;
  text: string;
  /** Milliseconds; 0 stays until closed. */
  durationMs: number;
  closable: boolean;
  action?: NoticeAction;
}

export interface DialogNotice {
  id: number;
  tone: Tone;
  title: string;
  text: string;
  /** Small print, such as the request id. */
  footnote?: string;
  /** Says whom to ask, if the deployment names a contact. */
  withSupport?: boolean;
  action: NoticeAction;
  /** Present only where the user may also leave things as they are. */
  cancel?: NoticeAction;
}

export const toasts = createStore<readonly Toast[]>([]);
export const dialogs = createStore<readonly DialogNotice[]>([]);

let lastId = 0;

/** Shows a toast; the oldest goes when there would be more than three. The same text is not shown twice at once. */
export function addToast(toast: Pick<Toast, 'tone' | 'text'> & Partial<Toast>): number {
  const id = ++lastId;
  const others = toasts.get().filter((known) => known.text !== toast.text);
  const added = { durationMs: limits.durationMs, closable: false, ...toast, id };
  toasts.set([...others, added].slice(-limits.maxCount));
  return id;
}

export function removeToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** Queues a dialog; the same title and text wait only once. */
export function addDialog(dialog: Omit<DialogNotice, 'id'>): void {
  if (dialogs.get().some((known) => known.text === dialog.text && known.title === dialog.title)) return;
  dialogs.set([...dialogs.get(), { ...dialog, id: ++lastId }]);
}

export function removeDialog(id: number): void {
  dialogs.set(dialogs.get().filter((dialog) => dialog.id !== id));
}
