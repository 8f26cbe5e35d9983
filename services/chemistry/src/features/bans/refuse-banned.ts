// What a user never wants proposed does not come onto a route by another way either.

import { message } from '@app/locales/messages';
import { AppError } from '@app/shared/errors/app-error';
import type { StoredStep } from '../tasks/stored.ts';
import type { BansServices } from './services.ts';
import { bannedEntries } from './ban-store.ts';
import type { Caller } from '../../platform/http/caller.ts';

export type BannableStep = Pick<StoredStep, 'templateId' | 'reactionSmiles' | 'name'>;

/** Whether the entries of a ban list name the step, by its reaction or by its template. */
export function isBanned(
  banned: ReadonlySet<string>,
  { templateId, reactionSmiles }: Omit<BannableStep, 'name'>,
): boolean {
  return banned.has(templateId) || banned.has(reactionSmiles);
}

/** The entries of the caller's ban list. */
export async function bannedBy({ database }: Pick<BansServices, 'database'>, caller: Caller): Promise<Set<string>> {
  return new Set(await bannedEntries(database.queries, caller));
}

/** Throws `modifyRestricted` for steps of which the caller's ban list names one. */
export async function refuseBanned(
  services: Pick<BansServices, 'database'>,
  caller: Caller,
  steps: readonly BannableStep[],
): Promise<void> {
  const banned = await bannedBy(services, caller);
  const found = steps.find((step) => isBanned(banned, step));
  if (found) throw new AppError('modifyRestricted', { reason: 'banned', text: bannedText(found, caller) });
}

/** What is said of a step that the caller's ban list names. */
export function bannedText({ name }: Pick<BannableStep, 'name'>, { culture }: Caller): string {
  return message(culture, 'manual', 'service.banned', { name: name[culture] });
}
