import { setPriority } from 'node:os';

/**
 * Gives the calling thread a lower priority, as `nice` counts: 0 is that of what answers, 19 the lowest. Linux has a
 * priority for each thread (setpriority(2), sched(7)); elsewhere it is the process's, and nothing is changed.
 */
export function standBack(niceness: number): void {
  if (process.platform === 'linux') setPriority(niceness);
}
