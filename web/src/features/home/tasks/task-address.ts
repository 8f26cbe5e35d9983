import type { RetroTask } from '@app/shared/contracts/retrosynthesis';

/** Where a task is looked at: its routes once it has some and rests, else the page that shows it run. */
export function taskAddress({ taskId, state, routeCount }: Pick<RetroTask, 'taskId' | 'state' | 'routeCount'>): string {
  const rests = state === 'completed' || state === 'stopped' || state === 'failed';
  const page = rests && routeCount > 0 ? '/route/list/retrosynthesis' : '/retrosynthesis';
  return `${page}?task=${encodeURIComponent(taskId)}`;
}
