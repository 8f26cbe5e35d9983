// Calls that the page makes beside what its user is doing. The service's refusal of one is said, but ends no session.

import type { CallName } from '@app/shared/contracts/catalogue';

/** What the frame around the pages asks for by itself. */
const ofTheFrame: ReadonlySet<CallName> = new Set<CallName>([
  'countries',
  'createBuriedPoint',
  'createBuriedPoints',
  'notificationUnreadCount',
  'runtimeConfig',
  'unreadReleaseNotes',
  'userProfile',
]);

const maxAnswered = 500;
const answered = new Set<string>();

/** True for a call of the frame, and for a poll: what is asked again although it was answered before. */
export function isSideCall(name: CallName, asked: string, isPassive: boolean): boolean {
  // The page renews the session by itself.
  if (name === 'sessionActivity' && isPassive) return true;
  return ofTheFrame.has(name) || (isPassive && answered.has(`${name} ${asked}`));
}

/** What was answered once is from now on a poll, where nobody asks for it. */
export function noteAnswered(name: CallName, asked: string): void {
  if (answered.size >= maxAnswered) answered.clear();
  answered.add(`${name} ${asked}`);
}
