// Molecules to plan for; every tenth user or so asks for the same one.

import { drugMolecules } from '../../services/chemistry/src/models/templates/drug-molecules.ts';

export const structures: readonly string[] = drugMolecules.map(({ smiles }) => smiles);
