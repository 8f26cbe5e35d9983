// What hands a route over, on every page that shows one: the dialogs behind its buttons.

import { later } from '../../ui/state/later.tsx';

export const ShareDialog = later(() => import('./share-dialog.tsx').then((m) => m.ShareDialog), { words: ['sharing'] });
export const ExportDialog = later(() => import('./export-dialog.tsx').then((m) => m.ExportDialog), {
  words: ['routes', 'procedure'],
});

/** Shown to few. */
export const PushButton = later(() => import('../eln/push-button.tsx').then((m) => m.PushButton), { words: ['eln'] });

export const handOverDialogs = [ShareDialog, ExportDialog];
