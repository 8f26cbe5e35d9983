// A structure passed to another page in the history entry: structures do not belong in addresses.

export interface HandedStructure {
  structure: string;
}

/** The history state for going on with a structure. */
export function handing(structure: string): HandedStructure {
  return { structure };
}

/** The structure in a history state, or null. */
export function handedStructure(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('structure' in state)) return null;
  const { structure } = state;
  return typeof structure === 'string' && structure !== '' ? structure : null;
}

/** A molecule as the target of a plan; the planning page takes it out of the address. */
export function planPath(smiles: string): string {
  return `/retrosynthesis?smiles=${encodeURIComponent(smiles)}`;
}
