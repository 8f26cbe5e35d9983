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

/** A molecule as the target of a plan; the planning page takes it out of the address. */
export function planPath(smiles: string): string {
  return `/retrosynthesis?smiles=${encodeURIComponent(smiles)}`;
}

export const scorePath = '/sascore';
export const impurityPath = '/impurityPrediction';
