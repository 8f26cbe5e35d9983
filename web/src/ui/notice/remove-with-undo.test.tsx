import { App } from 'antd';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toasts } from '../../shared/lib/notices.ts';
import { stubCalls } from '../../shared/lib/test-calls.ts';
import { NoticeHost } from './notice-host.tsx';
import { useRemoval } from './remove-with-undo.ts';

function List({ names, token }: { names: readonly string[]; token: string | undefined }) {
  const removal = useRemoval();
  const [shown, setShown] = useState(names);
  const remove = (name: string) =>
    removal({
      remove: async () => {
        setShown((now) => now.filter((one) => one !== name));
        return { undoToken: token === undefined ? undefined : `${token} ${name}` };
      },
      said: `${name} is gone`,
      lists: [],
    });
  return (
    <App>
      <input aria-label="field" type="search" />
      <ul>
        {shown.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => void remove(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <NoticeHost />
    </App>
  );
}

function open(token?: string) {
  toasts.set([]);
  const calls = stubCalls({ 'POST /api/common/restore': () => ({ restored: 1 }) });
  render(<List names={['first', 'second', 'third']} token={token} />);
  return () => calls.bodiesOf('/api/common/restore').map(({ undoToken }) => undoToken);
}

const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => {
    fireEvent.click(button);
  });
  await screen.findByText(`${name} is gone`);
};
const ctrlZ = (target: Element = document.body) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true });

beforeAll(() => i18n.loadNamespaces('common'));
afterEach(() => vi.unstubAllGlobals());

it('says what is gone beside a button that brings it back, in a place that is read out', async () => {
  const restored = open('token');
  await press('second');
  const undo = screen.getByRole('button', { name: i18n.t('common:undo.action') });
  expect(undo.closest('[role=status]')).not.toBeNull();
  expect(undo.getAttribute('aria-keyshortcuts')).toBe('Control+Z');
  expect(toasts.get()[0]?.durationMs).toBeGreaterThanOrEqual(8_000);
  fireEvent.click(undo);
  await waitFor(() => expect(restored()).toEqual(['token second']));
  await screen.findByText(i18n.t('common:undo.done'));
  // The keys go with it.
  ctrlZ();
  expect(restored()).toHaveLength(1);
});

it('moves the focus from a row that is gone to the next, from the last to the one before', async () => {
  open('token');
  await press('second');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('third'));
  await press('third');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('first'));
});

it('takes the newest back by Ctrl+Z, then the one before, but not from within a field', async () => {
  const restored = open('token');
  await press('first');
  await press('second');
  ctrlZ(screen.getByRole('searchbox'));
  expect(restored()).toEqual([]);
  ctrlZ();
  await waitFor(() => expect(restored()).toEqual(['token second']));
  ctrlZ();
  await waitFor(() => expect(restored()).toEqual(['token second', 'token first']));
});

it('offers nothing where the service deletes for good', async () => {
  const restored = open();
  await press('first');
  expect(screen.queryByRole('button', { name: i18n.t('common:undo.action') })).toBeNull();
  ctrlZ();
  expect(restored()).toEqual([]);
});
