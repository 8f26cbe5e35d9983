// Where the atoms of a transform's product came from, read from the properties RDKit writes into CXSMILES.

export interface AtomOrigin {
  /** Index of the reactant. */
  reactant: number;
  /** Index of the atom in that reactant. */
  atom: number;
  /** The template names this atom. */
  mapped: boolean;
}

/** Origin by product atom index; atoms that the template brought are absent. Spec: RDKit's `atomProp` CX extension. */
export function traceAtoms(cxsmiles: string): Map<number, AtomOrigin> {
  const origins = new Map<number, AtomOrigin>();
  const start = cxsmiles.indexOf('atomProp:');
  if (start < 0) return origins;
  const end = cxsmiles.indexOf('|', start);
  const body = cxsmiles.slice(start + 'atomProp:'.length, end < 0 ? undefined : end);
  for (const entry of body.split(/[:,]/)) readEntry(entry, origins);
  for (const [index, origin] of origins) if (origin.atom < 0) origins.delete(index);
  return origins;
}

const entryPattern = /^(\d+)\.(old_mapno|react_atom_idx|react_idx)\.(\d+)$/;

function readEntry(entry: string, origins: Map<number, AtomOrigin>): void {
  const match = entryPattern.exec(entry);
  if (!match) return;
  const index = Number(match[1]);
  const origin = origins.get(index) ?? { reactant: 0, atom: -1, mapped: false };
  if (match[2] === 'old_mapno') origin.mapped = true;
  else if (match[2] === 'react_atom_idx') origin.atom = Number(match[3]);
  else origin.reactant = Number(match[3]);
  origins.set(index, origin);
}
