import type { ScoreTask } from '@app/shared/contracts/sascore/sascore';
import { call } from '../../../shared/api/call.ts';
import { useTaskActions } from '../../../chemistry/tasks/use-task-actions.ts';

/** What can be done with a scoring task, on the list and on its own page. */
export function useScoreActions(taskId: string, onChanged: () => unknown) {
  const params = { id: taskId };
  return useTaskActions(
    { stop: () => call('sascoreStop', { params }), continue: () => call('sascoreContinue', { params }) },
    onChanged,
  );
}

/** Percent of the rows that are done; 0 until the file has been read. */
export function percentOf({ scored, total }: Pick<ScoreTask, 'scored' | 'total'>): number {
  return total === 0 ? 0 : (scored / total) * 100;
}
