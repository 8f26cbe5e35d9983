// Protecting groups to choose from for a step of the canvas, and those that stand on it already.

import { keysBelow } from './canvas.ts';
import { findDraft } from '../tasks/draft-store.ts';
import { protectingGroups } from '../../engine/protection/protecting-groups.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, type ManualServices } from './services.ts';

const manualProtectingGroups = handle('manualProtectingGroups', async ({ query }, caller, { database, expansion }) => {
  const { content } = await findDraft(database.queries, caller, query.draftId);
  const keys = new Set(keysBelow(content, content.root));
  const molecules = [...keys].flatMap((key) => content.molecules[key]?.smiles ?? []);
  const borne = new Set(await expansion.groupsOn(molecules));
  const items = protectingGroups
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ id, name, protects }) => ({ groupId: id, name, protects: [...protects], isOnRoute: borne.has(id) }));
  return { items };
});

export const manualProtectionCalls: readonly Registration<ManualServices>[] = [manualProtectingGroups];
