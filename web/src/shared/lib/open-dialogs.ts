// What lies over the page now, the last on top: dialogs, drawers and the like.

import { createStore } from './store.ts';

export const openDialogs = createStore<readonly string[]>([]);

export function openDialog(id: string): void {
  openDialogs.set([...openDialogs.get().filter((one) => one !== id), id]);
}

export function closeDialog(id: string): void {
  openDialogs.set(openDialogs.get().filter((one) => one !== id));
}

export function isDialogOpen(): boolean {
  return openDialogs.get().length > 0;
}
