import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { saveCulture } from './i18n/culture.ts';
import { i18n, startI18n } from './i18n/i18n.ts';
import { dialogs, toasts } from './lib/notices.ts';

// Pages load their parts when they are opened, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

beforeAll(async () => {
  saveCulture('en');
  await startI18n();
  await i18n.loadNamespaces(['common', 'home', 'session', 'structure-input']);
});

afterEach(() => {
  cleanup();
  // One worker runs many files: what one test told the user is not there in the next.
  toasts.set([]);
  dialogs.set([]);
});
