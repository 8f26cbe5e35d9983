import type { ErrorBody } from '@app/shared/contracts/call';
import { catalogue } from '@app/shared/errors/catalogue';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { dialogs, toasts } from '../lib/notices.ts';
import { setErrorActions } from './actions.ts';
import { messageOf, presentError } from './present.ts';

const ran = vi.fn((_action: string, _error: CallError) => undefined);
const failure = (body: Partial<ErrorBody>) =>
  new CallError(
    'envelope',
    { code: 20028, message: 'Words', display: 'toast', ...body },
    { status: 200, requestId: 'r-9' },
  );

beforeEach(() => {
  toasts.set([]);
  dialogs.set([]);
  ran.mockClear();
  setErrorActions({
    login: (error) => ran('login', error),
    home: (error) => ran('home', error),
    contactUs: (error) => ran('contactUs', error),
    contactSales: (error) => ran('contactSales', error),
    viewRoute: (error) => ran('viewRoute', error),
  });
});

describe('presentError', () => {
  it('shows a toast with the message as it came', () => {
    presentError(failure({}));
    expect(toasts.get()).toMatchObject([{ text: 'Words', tone: 'error', durationMs: 3000, closable: false }]);
  });

  it('shows the same as a dialog where it is asked to', () => {
    presentError(failure({}), { asDialog: true });
    expect(toasts.get()).toEqual([]);
    expect(dialogs.get()).toMatchObject([{ title: 'Please note', text: 'Words', cancel: undefined }]);
  });

  it('adds what the server explains', () => {
    presentError(failure({ details: { reason: 'radical', text: 'Complete its valences.' } }));
    expect(toasts.get()).toMatchObject([{ text: 'Words Complete its valences.' }]);
  });

  it.each([
    ['Too many requests.', 'Too many requests. You can try again in 40 seconds.'],
    ['Too many requests. Try again in 40 s.', 'Too many requests. Try again in 40 s.'],
  ])('says when to try again, once (%s)', (message, text) => {
    presentError(failure({ code: 429, message, details: { retryAfterSeconds: 39.2 } }));
    expect(toasts.get()).toMatchObject([{ text }]);
  });

  it.each([
    'taskCutInLine',
    'taskStatusChanged',
    'allTasksStarted',
    'noTaskQueued',
    'nothingToClear',
    'noChangeToSave',
    'taskQueued',
    'routeStillSearching',
    'noProtectingGroupToReplace',
    'noProducts',
    'underDevelopment',
  ] as const)('tells what is no error as an information: %s', (key) => {
    presentError(failure(catalogue[key]));
    expect(toasts.get()).toMatchObject([{ tone: 'info' }]);
  });

  it.each(['duplicateStructure', 'taskDeleted', 'computingBusy', 'queueConnectionLost', 'queryFailed'] as const)(
    'shows what is one as such: %s',
    (key) => {
      presentError(failure(catalogue[key]));
      expect(toasts.get()).toMatchObject([{ tone: 'error' }]);
    },
  );

  it('keeps a toast for the seconds the error asks for', () => {
    presentError(failure({ seconds: 8 }));
    expect(toasts.get()).toMatchObject([{ durationMs: 8000 }]);
  });

  it('leaves a closable toast until it is closed, with its action', () => {
    presentError(failure({ code: 20016, display: 'closableToast', severity: 'success', action: 'viewRoute' }));
    const [toast] = toasts.get();
    expect(toast).toMatchObject({ tone: 'success', closable: true, durationMs: 0 });
    toast?.action?.run();
    expect(ran).toHaveBeenCalledWith('viewRoute', expect.objectContaining({ code: 20016 }));
  });

  it('shows a dialog with one button that does what the error says', () => {
    presentError(failure({ code: 994, display: 'dialog', action: 'login' }));
    const [dialog] = dialogs.get();
    expect(dialog).toMatchObject({ text: 'Words', action: { label: 'Sign in again' }, cancel: undefined });
    expect(dialog?.footnote).toContain('r-9');
    dialog?.action.run();
    expect(ran).toHaveBeenCalledWith('login', expect.objectContaining({ code: 994 }));
  });

  it('lets the user cancel a confirm', () => {
    presentError(failure({ code: 10034, display: 'confirm', action: 'contactSales', cancelable: true }));
    expect(dialogs.get()[0]?.cancel).toMatchObject({ label: 'Cancel' });
  });

  it('shows a server problem with details as a dialog with its code', () => {
    presentError(failure({ code: 500, details: { part: 'queue' } }));
    expect(dialogs.get()[0]?.footnote).toContain('500');
  });

  it('signs in again at once on a plain 401', () => {
    presentError(failure({ code: 401 }));
    expect(ran).toHaveBeenCalledWith('login', expect.anything());
    expect(toasts.get()).toEqual([]);
  });

  it('says nothing about what the caller cancelled', () => {
    presentError(new DOMException('gone', 'AbortError'));
    expect([...toasts.get(), ...dialogs.get()]).toEqual([]);
  });
});

describe('messageOf', () => {
  it('has words of its own only for what brings none', () => {
    expect(messageOf(failure({ code: 0, message: 'As it came' }))).toBe('As it came');
    expect(messageOf(new TypeError('x is undefined'))).toBe('Something went wrong on this page.');
  });
});
