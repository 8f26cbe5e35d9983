import type { RouteComment } from '@app/shared/contracts/routes/comments';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { molecule, smallRoute, summary } from '../../../chemistry/tree/test-routes.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { stubCalls } from '../../../shared/lib/test-calls.ts';
import { RouteComments } from './route-comments.tsx';

const route: RouteDetail = {
  summary: summary(1, { steps: 2 }),
  taskId: 'task-1',
  taskName: 'Task',
  routeType: 'retrosynthesis',
  target: molecule('target'),
  ...smallRoute(),
  createdAt: '2026-01-01T00:00:00.000Z',
  isShared: false,
};
const comment = (commentId: string, more: Partial<RouteComment> = {}): RouteComment => ({
  commentId,
  text: `text ${commentId}`,
  author: { userId: 'mei', userName: 'mei', name: '梅梅', email: '' },
  isMine: false,
  canDelete: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

function open(comments: RouteComment[], stepId?: string) {
  let all = comments;
  const onSelect = vi.fn();
  const calls = stubCalls({
    'GET /api/retro/route-comments': () => ({ comments: all }),
    'POST /api/retro/route-comment': (body) => {
      const added = comment('new', { ...Object(body), isMine: true, canDelete: true });
      all = [...all, added];
      return { comment: added };
    },
    'POST /api/retro/route-comment-delete': (body) => {
      all = all.filter((one) => one.commentId !== Object(body).commentId);
      return { deleted: true };
    },
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouteComments route={route} stepId={stepId} onSelect={onSelect} />
    </SWRConfig>,
  );
  return { calls, onSelect };
}

beforeAll(() => i18n.loadNamespaces(['routes']));

describe('comments beside a route', () => {
  it('are listed with their authors, lead to their steps, and are sent with Ctrl+Enter', async () => {
    const onStep = comment('b', { stepId: 'step-target' });
    const { calls, onSelect } = open([comment('a'), onStep, comment('c', { text: '', author: undefined })]);
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/梅梅.*text a/),
      expect.stringMatching(/Step 2.*text b/),
      expect.stringContaining('Deleted user'),
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Step 2' }));
    expect(onSelect).toHaveBeenCalledWith('step-target');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment on the route' });
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    fireEvent.change(field, { target: { value: 'Which supplier?' } });
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText('Which supplier?', { selector: 'div' })).toBeTruthy();
    await waitFor(() => expect(field.value).toBe(''));
    expect(calls.bodiesOf('/api/retro/route-comment')).toEqual([
      { routeId: 'route-1', text: 'Which supplier?', routeType: 'retrosynthesis' },
    ]);
  });

  it('of a step are shown beside it alone, and an own one is deleted after a question', async () => {
    const { calls } = open([comment('a'), comment('b', { stepId: 'step-target', canDelete: true })], 'step-target');
    const item = await screen.findByRole('listitem');
    expect(item.textContent).toContain('text b');
    fireEvent.click(within(item).getByRole('button', { name: 'Delete comment' }));
    const question = await screen.findByRole('tooltip');
    fireEvent.click(within(question).getByRole('button', { name: 'Delete comment' }));
    expect(await screen.findByText('No comments yet.')).toBeTruthy();
    expect(calls.bodiesOf('/api/retro/route-comment-delete')).toEqual([
      { commentId: 'b', routeType: 'retrosynthesis' },
    ]);
  });
});
