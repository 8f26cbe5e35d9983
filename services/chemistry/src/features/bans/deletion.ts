import { rowsBy, type DeletionKind } from '../../platform/database/set-aside.ts';
import { bannedReactions, craftMolecules } from './schema.ts';

export const craftMoleculeKind: DeletionKind = {
  name: 'craftMolecule',
  parts: [rowsBy(craftMolecules, craftMolecules.id)],
  isOnce: true,
};
export const bannedReactionKind: DeletionKind = {
  name: 'bannedReaction',
  parts: [rowsBy(bannedReactions, bannedReactions.id)],
  isOnce: true,
};
