import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { stubCalls } from '../lib/test-calls.ts';
import { useCall } from './use-call.ts';

/** Responses wait here until they are released. */
const waiting: { asked: string; go: () => void }[] = [];

function Task({ taskId, keepFor, page = 1 }: { taskId: string; keepFor?: string; page?: number }) {
  const query = { taskId, page: String(page) };
  const { data } = useCall('retroTask', { query }, { keepFor });
  return <p>{data ? data.task.taskName : 'nothing'}</p>;
}

const shown = () => screen.getByRole('paragraph').textContent;
const response = (asked: string) =>
  act(async () => {
    const at = waiting.findIndex((one) => one.asked === asked);
    waiting.splice(at, 1)[0]?.go();
  });

async function open(keepFor: (taskId: string) => string | undefined) {
  waiting.length = 0;
  stubCalls({
    'GET /api/retro/task': (_, address) => {
      const query = new URL(address, 'http://here').searchParams;
      const asked = `${query.get('taskId')} ${query.get('page')}`;
      return new Promise((resolve) => waiting.push({ asked, go: () => resolve({ task: { taskName: asked } }) }));
    },
  });
  const provider = () => new Map();
  const page = (taskId: string, at = 1) => (
    <SWRConfig value={{ provider, dedupingInterval: 0 }}>
      <Task taskId={taskId} page={at} keepFor={keepFor(taskId)} />
    </SWRConfig>
  );
  const { rerender } = render(page('A'));
  const show = (taskId: string, at = 1) => act(async () => rerender(page(taskId, at)));
  await act(async () => undefined);
  return { show };
}

describe('the former response', () => {
  it('stays while the next page of the same is on its way', async () => {
    const { show } = await open((taskId) => taskId);
    await response('A 1');
    await show('A', 2);
    expect(shown()).toBe('A 1');
    await response('A 2');
    expect(shown()).toBe('A 2');
  });

  it('is never shown for another', async () => {
    const { show } = await open((taskId) => taskId);
    await response('A 1');
    await show('B');
    expect(shown()).toBe('nothing');
    await show('B', 2);
    expect(shown()).toBe('nothing');
    await response('B 2');
    expect(shown()).toBe('B 2');
    await show('B', 3);
    expect(shown()).toBe('B 2');
  });

  it('that comes late for another changes nothing', async () => {
    const { show } = await open((taskId) => taskId);
    await response('A 1');
    await show('B');
    await show('C');
    await response('C 1');
    await response('B 1');
    expect(shown()).toBe('C 1');
  });

  it('does not stay where nothing is said of what it is about', async () => {
    const { show } = await open(() => undefined);
    await response('A 1');
    await show('A', 2);
    expect(shown()).toBe('nothing');
  });
});
