import { addToast, type NoticeAction } from '../../shared/lib/notices.ts';

/** Short messages at the top right, three seconds unless an action needs longer. Texts are translated already. */
export const toast = {
  success: (text: string, action?: NoticeAction) => show('success', text, action),
  error: (text: string, action?: NoticeAction) => show('error', text, action),
  warning: (text: string, action?: NoticeAction) => show('warning', text, action),
  info: (text: string, action?: NoticeAction) => show('info', text, action),
};

function show(tone: 'success' | 'error' | 'warning' | 'info', text: string, action?: NoticeAction): void {
  addToast(action ? { tone, text, action, closable: true, durationMs: 8_000 } : { tone, text });
}
