// Users of a tenant, as its administrator sees them.

import type { AccountType } from './modules.ts';

/** How many users of a tenant may be enabled at once. */
export const userLimits: Record<AccountType, number> = {
  trialBasic: 5,
  trialProfessional: 10,
  payProfessional: 50,
  enterprise: 500,
};

export const memberStates = ['active', 'invited', 'disabled'] as const;
export type MemberState = (typeof memberStates)[number];

const hourMs = 60 * 60_000;

export const memberLimits = {
  /** How long the link of an invitation sets a password. */
  invitationMs: 7 * 24 * hourMs,
  /** The same for the link of a reset. */
  resetMs: 24 * hourMs,
  /** Invitations of one user in 24 hours (70008). */
  invitationsADay: 5,
  groupsPerTenant: 50,
  groupNameLength: 60,
  nameLength: 100,
  userNameLength: 40,
} as const;
