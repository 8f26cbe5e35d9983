// Addresses of scoring.

export const tasksPath = '/sascore';

/** The molecules of a task. */
export function resultPath(taskId: string): string {
  return `/sascore/${taskId}`;
}

/** A molecule as the target of a plan; the planning page takes it out of the address. */
export function planPath(smiles: string): string {
  return `/retrosynthesis?smiles=${encodeURIComponent(smiles)}`;
}
