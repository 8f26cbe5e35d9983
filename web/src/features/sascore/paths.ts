// Addresses of scoring.

export const tasksPath = '/sascore';

/** The molecules of a task. */
export function resultPath(taskId: string): string {
  return `/sascore/${taskId}`;
}
