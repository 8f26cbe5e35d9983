import type { ReleaseNote } from '@app/shared/contracts/help';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '../../../shared/i18n/load-words.ts';
import { stubCalls } from '../../../shared/lib/test-calls.ts';
import { UpdateNotice } from './update-notice.tsx';

const noteOf = (version: string): ReleaseNote => ({
  id: `note-${version}`,
  version,
  updateTime: '2026-11-22T21:00:00.000Z',
  content: 'Something new.',
});
const four = ['0.4', '0.3', '0.2', '0.1'].map(noteOf);

function open() {
  const calls = stubCalls({ 'POST /api/help/read-all-release-note': () => ({ read: four.length }) });
  const onClose = vi.fn();
  const element = <UpdateNotice notes={four} onClose={onClose} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/home'] });
  render(<RouterProvider router={router} />);
  return { router, onClose, readIds: () => calls.bodiesOf('/api/help/read-all-release-note') };
}

beforeAll(() => loadWords(['help']));

describe('the notice of what is new', () => {
  it('shows the newest notes, 535 wide, and says how many more there are', async () => {
    open();
    const dialog = await screen.findByRole('dialog', { name: 'What is new' });
    expect(dialog.style.width).toBe('535px');
    expect(screen.getAllByText(/^Version /).map(({ textContent }) => textContent)).toHaveLength(3);
    expect(screen.getByText('1 more note is under Release notes.')).toBeTruthy();
  });

  it.each([
    ['Open the guide', '/guide'],
    ['Got it', '/home'],
    ['Close', '/home'],
  ])('marks all as read by "%s" and leaves one at %s', async (button, pathname) => {
    const { router, onClose, readIds } = open();
    fireEvent.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(readIds()).toEqual([four.map(({ id }) => id)]));
    expect(onClose).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe(pathname);
  });
});
