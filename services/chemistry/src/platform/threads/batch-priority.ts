// Threads for whose answers nobody waits give way to those for whose answers somebody does.

import { setPriority } from 'node:os';

/** What a thread's host names such a thread by. */
export const batchArgument = '--batch';

const batchPriority = 10;

/** Linux has a priority for each thread; elsewhere it would be that of the whole process, which keeps its own. */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(batchPriority);
}

/** Gives way in a thread that its host has started for batch work. */
export function lowerPriorityOfBatch(): void {
  if (process.argv.includes(batchArgument)) giveWay();
}
