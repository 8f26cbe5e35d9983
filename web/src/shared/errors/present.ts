// The one place where errors become something to see. Codes are not read here, except 401: the session is over, unless the
// service alone says so.

import type { ErrorDisplay } from '@app/shared/errors/catalogue';
import { isRefusedByService } from '@app/shared/errors/refused-by-service';
import { CallError } from '../api/call-error.ts';
import { currentCulture } from '../i18n/culture.ts';
import { i18n } from '../i18n/i18n.ts';
import { hasEnded } from '../lib/has-ended.ts';
import { addDialog, addToast, type NoticeAction, type Tone } from '../lib/notices.ts';
import { runErrorAction } from './actions.ts';

const momentSeconds = 5;

const styles: Record<ErrorDisplay, (error: CallError) => void> = {
  toast: showToast,
  closableToast: showClosableToast,
  dialog: showDialog,
  confirm: showDialog,
};

export interface PresentOptions {
  /** As a dialog with the error's title, whatever its style: where a message in passing would be missed. */
  asDialog?: boolean;
}

/** Shows an error by its display style. What the caller itself cancelled is no error. */
export function presentError(error: unknown, { asDialog = false }: PresentOptions = {}): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  // The dialog that says why the session ended is the only one.
  if (hasEnded()) return;
  if (!(error instanceof CallError)) return showUnexpected(error);
  if (error.code === 401 && !isRefusedByService(error.details)) return runErrorAction('login', error);
  if (asDialog) return showDialog(error);
  styles[error.display](error);
}

/** The words for an error, for a page that shows it in place. */
export function messageOf(error: unknown): string {
  return error instanceof CallError && error.message !== '' ? error.message : i18n.t('common:errors.unexpected');
}

/** What the server adds to its message: which part is wrong, what to do about it, or when to try again. */
export function explanationOf(error: unknown): string | undefined {
  if (!(error instanceof CallError) || typeof error.details !== 'object' || error.details === null) return undefined;
  const { details } = error;
  if ('text' in details && typeof details.text === 'string') return details.text;
  if (!('retryAfterSeconds' in details) || typeof details.retryAfterSeconds !== 'number') return undefined;
  const seconds = Math.ceil(details.retryAfterSeconds);
  // "In a moment" is what a few seconds are called; and some messages say the number themselves.
  if (seconds < momentSeconds || error.message.includes(String(seconds))) return undefined;
  return i18n.t('common:errors.retryAfter', { count: seconds });
}

/** Both in one text. */
export function fullMessageOf(error: CallError): string {
  const explanation = explanationOf(error);
  // Chinese sentences follow each other without a space.
  const gap = currentCulture() === 'zh-CN' ? '' : ' ';
  return explanation === undefined ? messageOf(error) : `${messageOf(error)}${gap}${explanation}`;
}

function showToast(error: CallError): void {
  // A server problem with details is a dialog with message and code (specification section 8).
  if (error.code === 500 && error.details !== undefined) return showDialog(error);
  addToast({
    tone: toneOf(error),
    text: fullMessageOf(error),
    ...(error.seconds && { durationMs: error.seconds * 1000 }),
  });
}

function showClosableToast(error: CallError): void {
  const duration = error.seconds === undefined ? 0 : error.seconds * 1000;
  addToast({
    tone: toneOf(error),
    text: fullMessageOf(error),
    closable: true,
    durationMs: duration,
    action: actionOf(error),
  });
}

function showDialog(error: CallError): void {
  const isConfirm = error.display === 'confirm' || error.cancelable;
  addDialog({
    tone: toneOf(error),
    title: i18n.t('common:errors.title'),
    text: fullMessageOf(error),
    footnote: footnoteOf(error),
    withSupport: true,
    action: actionOf(error) ?? { label: i18n.t('common:action.gotIt'), run: () => undefined },
    cancel: isConfirm ? { label: i18n.t('common:action.cancel'), run: () => undefined } : undefined,
  });
}

function showUnexpected(error: unknown): void {
  addToast({ tone: 'error', text: i18n.t('common:errors.unexpected') });
  // Still reaches the browser's own log and whatever listens to it.
  queueMicrotask(() => {
    throw error;
  });
}

function actionOf(error: CallError): NoticeAction | undefined {
  const { action } = error;
  if (action === undefined) return undefined;
  return { label: i18n.t(`common:errorAction.${action}`), run: () => runErrorAction(action, error) };
}

function toneOf(error: CallError): Tone {
  return error.severity ?? 'error';
}

function footnoteOf(error: CallError): string | undefined {
  if (error.requestId === undefined) return undefined;
  return i18n.t('common:errors.reference', { code: error.code, requestId: error.requestId });
}
