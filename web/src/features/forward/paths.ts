// Addresses of forward synthesis.

import type { ForwardType } from '@app/shared/contracts/forward/forward';

export const tasksPath = '/forwardsynthesis';

/** The form of a type; a structure goes there in the history entry (`shared/navigation/handed-structure.ts`). */
export function generatePath(type: ForwardType): string {
  return `/forwardsynthesis/generate/${type}`;
}

/** The products of a task. */
export function productsPath(taskId: string): string {
  return `/forwardsynthesis/list?taskId=${encodeURIComponent(taskId)}`;
}

export const scorePath = '/sascore';
export const impurityPath = '/impurityPrediction';
