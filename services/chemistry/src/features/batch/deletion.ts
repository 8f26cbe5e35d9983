import { rowsBy, type DeletionKind } from '../../platform/database/set-aside.ts';
import { trayMolecules } from './schema.ts';

export const trayMoleculeKind: DeletionKind = {
  name: 'trayMolecule',
  parts: [rowsBy(trayMolecules, trayMolecules.id)],
  isOnce: true,
};
