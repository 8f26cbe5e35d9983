// Molecules to plan for; every tenth user or so asks for the same one.

import { loadRDKit } from '../../services/chemistry/src/chemistry/molecule/rdkit.ts';
import { findRefused } from '../../services/chemistry/src/chemistry/controlled/controlled.ts';
import { drugMolecules } from '../../services/chemistry/src/chemistry/templates/drug-molecules.ts';

const rdkit = await loadRDKit();

/** None of them under control: its search would rightly be refused. */
export const structures: readonly string[] = drugMolecules
  .map(({ smiles }) => smiles)
  .filter((smiles) => findRefused(rdkit, smiles) === null);
