// Counter-ions and small molecules arrive as SMILES, in which hydrogen chloride reads `Cl`: chemists write formulas.

import { withSubscripts } from '@app/shared/rules/subscripts';

const molecules: Readonly<Record<string, string>> = {
  F: 'HF',
  Cl: 'HCl',
  Br: 'HBr',
  I: 'HI',
  O: 'H2O',
  N: 'NH3',
  '[NH4+]': 'NH4+',
  '[OH-]': 'OH-',
};
const ion = /^\[([A-Z][a-z]?)([+-]\d*)\]$/;

/** What was left out of a plan, for reading: formulas for the simplest parts, else their SMILES. */
export function partsLabel(parts: readonly string[]): string {
  return parts.map(partLabel).join(', ');
}

function partLabel(smiles: string): string {
  const formula = Object.hasOwn(molecules, smiles) ? molecules[smiles] : smiles.match(ion)?.slice(1).join('');
  return formula === undefined ? smiles : withSubscripts(formula);
}
