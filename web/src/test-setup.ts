import { cleanup, configure } from '@testing-library/react';
import { mutate } from 'swr';
import { afterEach, beforeAll, vi } from 'vitest';
import { saveCulture } from './shared/i18n/culture.ts';
import { i18n, startI18n } from './shared/i18n/i18n.ts';
import { dialogs, toasts } from './shared/lib/notices.ts';

// The DOM of the tests knows no server-sent events: here the stream never opens, and pages ask by the clock.
class UnopenedStream extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 0;
  close(): void {}
}
Object.assign(globalThis, { EventSource: UnopenedStream });

// Of all files: a mock of one file would stay behind it in the modules that its worker has loaded.
vi.mock('./chemistry/editor/ketcher-editor.tsx', () => import('./chemistry/editor/test-editor.tsx'));

// Nothing moves where nothing is drawn: antd shows and hides at once without these.
Reflect.deleteProperty(window, 'AnimationEvent');
Reflect.deleteProperty(window, 'TransitionEvent');

// Pages load their parts when they are opened, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(async () => {
  saveCulture('en');
  await startI18n();
  await i18n.loadNamespaces(['common', 'home', 'session', 'structure']);
});

afterEach(async () => {
  cleanup();
  document.body.replaceChildren();
  // Screen actions are reported while the test's own gateway still responds.
  window.dispatchEvent(new Event('pagehide'));
  // One worker runs many files: notices and responses of one test must not be there in the next.
  toasts.set([]);
  dialogs.set([]);
  // Nor is a session that has ended (shared/lib/has-ended.ts).
  delete document.documentElement.dataset['signedOut'];
  // No page is left to repeat requests; what was in progress does not count for the next test.
  await mutate(() => true, undefined, { revalidate: true });
});
