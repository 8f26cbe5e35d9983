// What a program may do with an API key: the calls of the key's modules, and reading structures.

import type { Call } from '@app/shared/contracts/call';
import { intermediateShareEnd, shareIntermediateRoutes } from '@app/shared/contracts/intermediates/projects';
import { reactionRead } from '@app/shared/contracts/reaction/reaction';
import { routeStereocentres } from '@app/shared/contracts/routes/stereocentres';
import * as information from '@app/shared/contracts/structure/information';
import * as structure from '@app/shared/contracts/structure/structure';
import * as substructure from '@app/shared/contracts/substructure';

/** Calls about structures and reactions as they are written, which belong to no module. */
const structureCalls = new Set<unknown>([
  ...Object.values(structure),
  ...Object.values(information),
  ...Object.values(substructure),
  reactionRead,
]);
/** A share is between people. */
const personal = new Set<unknown>([shareIntermediateRoutes, intermediateShareEnd]);

/** Made for a panel of the page, whose words it needs. */
const ofPage = new Set<unknown>([routeStereocentres]);

/** True for a call that some key may make: neither the session's own, nor of keys, payment, sharing or settings. */
export function isForPrograms(call: Call): boolean {
  if (call.internal || call.path.startsWith('/bff/') || personal.has(call) || ofPage.has(call)) return false;
  return Array.isArray(call.access) || (structureCalls.has(call) && !call.changesState);
}
