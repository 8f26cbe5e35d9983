import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const row = (name: string) => `<li><button id="${name}">Delete ${name}</button></li>`;
const focused = () => document.activeElement?.id;
const at = (id: string) => document.getElementById(id);

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  document.body.innerHTML = `<main id="content" tabindex="-1"><ul>${['a', 'b', 'c'].map(row).join('')}</ul></main>`;
  stop = keepFocus(document);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

/** As when React takes it away. */
async function takeAway(id: string): Promise<void> {
  const element = at(id);
  element?.blur();
  (element?.closest('li') ?? element)?.remove();
  await vi.advanceTimersByTimeAsync(500);
}

it('goes on with the row that follows the one that is gone', async () => {
  at('b')?.focus();
  await takeAway('b');
  expect(focused()).toBe('c');
});

it('goes back to the row before where none follows, and to the content where nothing is left', async () => {
  at('c')?.focus();
  await takeAway('c');
  expect(focused()).toBe('b');
  await takeAway('b');
  await takeAway('a');
  expect(focused()).toBe('content');
});

it('leaves the focus where the page has put it', async () => {
  at('b')?.focus();
  at('b')?.closest('li')?.remove();
  at('a')?.focus();
  await vi.advanceTimersByTimeAsync(500);
  expect(focused()).toBe('a');
});

it('leaves the focus of a user who clicked beside everything', async () => {
  at('b')?.focus();
  at('b')?.blur();
  at('c')?.closest('li')?.remove();
  await vi.advanceTimersByTimeAsync(500);
  expect(document.activeElement).toBe(document.body);
});

it('goes on beside the row whose deletion a dialog asked about', async () => {
  at('a')?.focus();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button id="yes">Delete</button></div>');
  at('yes')?.focus();
  at('a')?.closest('li')?.remove();
  const dialog = document.querySelector('[role=dialog]');
  at('yes')?.blur();
  dialog?.remove();
  await vi.advanceTimersByTimeAsync(500);
  expect(focused()).toBe('b');
});
