import { rowsBy, type DeletionKind } from '../../platform/database/set-aside.ts';
import { worklistMolecules } from './schema.ts';

export const worklistMoleculeKind: DeletionKind = {
  name: 'trayMolecule',
  parts: [rowsBy(worklistMolecules, worklistMolecules.id)],
  isOnce: true,
};
