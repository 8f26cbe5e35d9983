import { beforeEach, describe, expect, it } from 'vitest';
import { addDialog, addToast, dialogs, removeDialog, removeToast, toasts } from './notices.ts';

beforeEach(() => {
  toasts.set([]);
  dialogs.set([]);
});

const action = { label: 'OK', run: () => undefined };

describe('toasts', () => {
  it('last three seconds and cannot be closed by default', () => {
    addToast({ tone: 'error', text: 'a' });
    expect(toasts.get()).toMatchObject([{ durationMs: 3000, closable: false }]);
  });

  it('are at most three; the oldest goes first', () => {
    for (const text of ['a', 'b', 'c', 'd']) addToast({ tone: 'info', text });
    expect(toasts.get().map(({ text }) => text)).toEqual(['b', 'c', 'd']);
  });

  it('do not say the same twice at once', () => {
    addToast({ tone: 'info', text: 'a' });
    addToast({ tone: 'info', text: 'b' });
    addToast({ tone: 'info', text: 'a' });
    expect(toasts.get().map(({ text }) => text)).toEqual(['b', 'a']);
  });

  it('go when they are removed', () => {
    removeToast(addToast({ tone: 'info', text: 'a' }));
    expect(toasts.get()).toEqual([]);
  });
});

describe('dialogs', () => {
  it('wait in line, and the same one waits once', () => {
    for (const text of ['a', 'b', 'a']) addDialog({ tone: 'error', title: 'T', text, action });
    expect(dialogs.get().map(({ text }) => text)).toEqual(['a', 'b']);
    removeDialog(dialogs.get()[0]?.id ?? 0);
    expect(dialogs.get().map(({ text }) => text)).toEqual(['b']);
  });
});
