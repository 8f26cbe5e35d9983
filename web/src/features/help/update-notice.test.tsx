import type { ReleaseNote } from '@app/shared/contracts/help';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '../../i18n/load-words.ts';
import { answerCalls } from '../../lib/test-answers.ts';

const noteOf = (version: string): ReleaseNote => ({
  id: `note-${version}`,
  version,
  updateTime: '2026-11-22T21:00:00.000Z',
  content: 'Something new.',
});
const four = ['0.4', '0.3', '0.2', '0.1'].map(noteOf);

interface Deployment {
  updateNotice?: boolean;
  isShown?: boolean;
  notes?: ReleaseNote[];
}

/** The configuration is asked for once a page load, so each test loads it anew. */
async function open({ updateNotice = true, isShown = true, notes = four }: Deployment = {}) {
  vi.resetModules();
  const { startI18n } = await import('../../i18n/i18n.ts');
  await startI18n();
  const words = await import('../../i18n/load-words.ts');
  await words.loadWords(['common', 'help']);
  const { UpdateNotice } = await import('./update-notice.tsx');
  const calls = answerCalls({
    'GET /api/common/config': () => ({ updateNotice, thirdPartyOptions: {} }),
    'GET /api/help/unread-release-note': () => ({ isShown, notes }),
    'POST /api/help/read-all-release-note': () => ({ read: notes.length }),
  });
  const router = createMemoryRouter([{ path: '*', Component: UpdateNotice }], { initialEntries: ['/home'] });
  render(<RouterProvider router={router} />);
  const notices = await import('../../lib/notices.ts');
  return { router, notices, readIds: () => calls.bodiesOf('/api/help/read-all-release-note') };
}

beforeAll(() => loadWords(['help']));
beforeEach(() => window.localStorage.setItem('locale', 'en'));

describe('the notice of what is new', () => {
  it('shows the newest notes, 535 wide, and says how many more there are', async () => {
    await open();
    const dialog = await screen.findByRole('dialog', { name: 'What is new' });
    expect(dialog.style.width).toBe('535px');
    expect(screen.getAllByText(/^Version /).map(({ textContent }) => textContent)).toHaveLength(3);
    expect(screen.getByText('1 more note stands under Release notes.')).toBeTruthy();
  });

  it.each([
    ['Open the guide', '/guide'],
    ['Got it', '/home'],
  ])('marks all as read by "%s" and leaves one at %s', async (button, pathname) => {
    const { router, readIds } = await open();
    fireEvent.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(readIds()).toEqual([four.map(({ id }) => id)]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe(pathname);
  });

  it.each([
    ['the deployment tells nobody', { updateNotice: false }],
    ['the reader does not want it', { isShown: false }],
    ['all is read', { notes: [] }],
  ])('stays away where %s', async (_why, deployment) => {
    await open(deployment);
    await act(() => new Promise((later) => setTimeout(later, 50)));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('waits for other dialogs, and steps back for those that come', async () => {
    const other = document.body.appendChild(document.createElement('dialog'));
    other.setAttribute('open', '');
    const { notices } = await open();
    await act(() => new Promise((later) => setTimeout(later, 50)));
    expect(screen.queryByText('What is new')).toBeNull();
    other.remove();
    expect(await screen.findByRole('dialog', { name: 'What is new' })).toBeTruthy();
    const error = { tone: 'error', title: 'Please note', text: 'It failed.', action: { label: 'OK', run: () => {} } };
    act(() => notices.addDialog({ ...error, tone: 'error' }));
    expect(screen.queryByText('What is new')).toBeNull();
    act(() => notices.dialogs.set([]));
    expect(await screen.findByRole('dialog', { name: 'What is new' })).toBeTruthy();
  });
});
