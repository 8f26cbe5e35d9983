import type { Feedback } from '@app/shared/contracts/feedback';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toasts } from '../../shared/lib/notices.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { FeedbackPage } from './page.tsx';

const entry: Feedback = {
  feedbackId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c31',
  kind: 'chemistry',
  state: 'answered',
  content: 'The second step lacks a base.',
  page: '',
  createdAt: '2026-03-09T07:05:03.000Z',
  pictures: [{ pictureId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c32', format: 'png', bytes: 70 }],
  answer: { text: 'Mended in 1.2.', by: 'Mara', at: '2026-03-10T07:05:03.000Z' },
};
const mb = 1024 * 1024;
let list: Feedback[];

beforeAll(() => i18n.loadNamespaces(['feedback', 'common']));
beforeEach(() => {
  list = [];
  toasts.set([]);
});
afterEach(() => vi.unstubAllGlobals());

function open(create: () => unknown = () => entry) {
  const calls = stubCalls({
    'POST /api/common/feedback/list': () => ({ total: list.length, items: list }),
    'POST /api/common/feedback': create,
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <MemoryRouter>
        <FeedbackPage />
      </MemoryRouter>
    </SWRConfig>,
  );
  return calls;
}

async function write(words: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Write feedback' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Your feedback'), { target: { value: words } });
  return dialog;
}

it('shows what was written with its pictures, and what support answered', async () => {
  list = [entry];
  open();
  for (const text of ['Chemistry', 'The second step lacks a base.', 'Mended in 1.2.', 'Reply by Mara, March 10, 2026'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Picture 1/ }).getAttribute('href')).toContain(
    entry.pictures[0]?.pictureId ?? 'none',
  );
});

it('asks for a state of the filter', async () => {
  list = [entry];
  const { bodiesOf } = open();
  fireEvent.click(await screen.findByRole('radio', { name: 'Answered' }));
  await waitFor(() =>
    expect(bodiesOf('/api/common/feedback/list').at(-1)).toEqual({ pageIndex: 1, pageSize: 20, state: 'answered' }),
  );
});

it('sends what it is about and the words, without blanks around them, and shows it in the list', async () => {
  const { bodiesOf } = open(() => {
    list = [entry];
    return entry;
  });
  expect(await screen.findByText('No feedback yet')).toBeTruthy();
  const dialog = await write('  The second step lacks a base. ');
  fireEvent.click(dialog.getByRole('radio', { name: 'Chemistry' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The second step lacks a base.')).toBeTruthy();
  expect(bodiesOf('/api/common/feedback')).toEqual([
    { kind: 'chemistry', content: 'The second step lacks a base.', pictureIds: [] },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the words when the server refuses them, and says why', async () => {
  open(() => {
    throw new Refusal(10012, 'Not today.');
  });
  const dialog = await write('Words');
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ text: 'Not today.' }]));
  expect(dialog.getByLabelText('Your feedback')).toHaveProperty('value', 'Words');
});

it.each([
  ['nothing at all', ''],
  ['blanks', '   '],
])('does not send %s', async (_, words) => {
  const { bodiesOf } = open();
  const dialog = await write(words);
  fireEvent.submit(dialog.getByLabelText('Your feedback'));
  expect(bodiesOf('/api/common/feedback')).toEqual([]);
});

it.each([
  ['a picture of exactly 1 MB', [new File([new Uint8Array(mb)], 'a.png', { type: 'image/png' })], 1, undefined],
  [
    'a larger one',
    [new File([new Uint8Array(mb + 1)], 'a.png', { type: 'image/png' })],
    0,
    'a.png is larger than 1 MB.',
  ],
  [
    'another kind of file',
    [new File(['x'], 'a.svg', { type: 'image/svg+xml' })],
    0,
    'a.svg is not a PNG, JPEG, GIF or WebP file.',
  ],
  [
    'six pictures',
    Array.from({ length: 6 }, (_, index) => new File(['x'], `${index}.png`, { type: 'image/png' })),
    5,
    'At most 5 pictures.',
  ],
])('takes or refuses %s', async (_, files, taken, said) => {
  open();
  const dialog = await write('Words');
  fireEvent.change(dialog.getByLabelText('Pictures'), { target: { files } });
  expect(dialog.queryAllByRole('button', { name: /^Remove / })).toHaveLength(taken);
  expect(toasts.get().map(({ text }) => text)).toEqual(said === undefined ? [] : [said]);
});
