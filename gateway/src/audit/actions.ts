// Actions of the audit log. The list is closed: a new action is a line here and one in docs/audit.md.

export interface AuditActionInfo {
  meaning: string;
  /** `event.category` of the Elastic Common Schema. */
  category: 'authentication' | 'configuration' | 'iam' | 'process' | 'session' | 'web';
  /** `event.type` of the Elastic Common Schema. */
  type: 'access' | 'change' | 'creation' | 'deletion' | 'denied' | 'end' | 'start';
}

export const auditActions = {
  'gateway-started': { meaning: 'A gateway read its configuration and listens', category: 'process', type: 'start' },
  'gateway-stopped': { meaning: 'A gateway was told to stop', category: 'process', type: 'end' },
  'sign-in': { meaning: 'Somebody signed in', category: 'authentication', type: 'start' },
  'sign-in-refused': {
    meaning: 'A sign-in failed; code says why, reason what is set up wrongly',
    category: 'authentication',
    type: 'denied',
  },
  'sign-out': { meaning: 'Somebody signed out', category: 'authentication', type: 'end' },
  'session-ended': {
    meaning: 'A session ended by itself: inactivity (994), its longest duration, or a refused token',
    category: 'session',
    type: 'end',
  },
  'session-displaced': {
    meaning: 'A second sign-in of the same user ended a session (998)',
    category: 'session',
    type: 'end',
  },
  'session-tenant-changed': {
    meaning: 'The identity provider names another tenant for a user, or none; the session of the tenant before ended',
    category: 'session',
    type: 'end',
  },
  'backchannel-logout': {
    meaning: 'The identity provider ended sessions, or tried to with a token that was refused',
    category: 'session',
    type: 'end',
  },
  'session-refused': { meaning: 'A call came without a live session', category: 'authentication', type: 'denied' },
  'permission-refused': { meaning: 'The user may not use this call', category: 'iam', type: 'denied' },
  'expired-account-refused': {
    meaning: 'The subscription has expired and the call is not open to expired accounts',
    category: 'iam',
    type: 'denied',
  },
  'cross-site-refused': { meaning: 'Another site may have caused the call', category: 'web', type: 'denied' },
  'path-refused': { meaning: 'The address tried to get around the rules', category: 'web', type: 'denied' },
  'rate-limited': { meaning: 'Too many requests in too short a time', category: 'web', type: 'denied' },
  'upload-refused': { meaning: 'A file broke a rule; the code says which', category: 'web', type: 'denied' },
  'api-key-created': { meaning: 'A user made an API key', category: 'iam', type: 'creation' },
  'api-key-revoked': { meaning: 'A user revoked an API key', category: 'iam', type: 'deletion' },
  'api-key-refused': {
    meaning: 'An API key was unknown, expired, revoked or out of its scope',
    category: 'iam',
    type: 'denied',
  },
  'access-token-refused': {
    meaning: 'An access token shown at /mcp was not for this server, expired, or not by the provider',
    category: 'authentication',
    type: 'denied',
  },
  'password-changed': {
    meaning: 'A user changed their password; their other sessions ended',
    category: 'iam',
    type: 'change',
  },
  'two-factor-begun': { meaning: 'A user asked for the secret of a second factor', category: 'iam', type: 'change' },
  'two-factor-enabled': {
    meaning: 'A user turned the second factor on and got recovery codes',
    category: 'iam',
    type: 'change',
  },
  'two-factor-disabled': { meaning: 'A user turned the second factor off', category: 'iam', type: 'change' },
  'recovery-codes-made': {
    meaning: 'A user replaced the recovery codes of the second factor',
    category: 'iam',
    type: 'change',
  },
  'contact-data-changed': {
    meaning:
      'A user changed mail address or phone number, or asked to: a new mail address counts once its code is back',
    category: 'iam',
    type: 'change',
  },
  'proof-refused': {
    meaning:
      'A signed-in user gave a wrong password (70013) or code (995) where it is asked again; route says for what',
    category: 'authentication',
    type: 'denied',
  },
  'other-sessions-ended': {
    meaning: 'A user signed out one or all of their other browsers',
    category: 'session',
    type: 'end',
  },
  'own-data-exported': { meaning: 'A user downloaded all data that is kept of them', category: 'iam', type: 'access' },
  'member-invited': { meaning: 'An administrator invited a user', category: 'iam', type: 'creation' },
  'member-disabled': {
    meaning: 'An administrator disabled a user; their sessions ended',
    category: 'iam',
    type: 'change',
  },
  'member-enabled': { meaning: 'An administrator enabled a user again', category: 'iam', type: 'change' },
  'member-administrator-changed': {
    meaning: 'An administrator made a user administrator, or an administrator a user',
    category: 'iam',
    type: 'change',
  },
  'member-edited': { meaning: "An administrator changed a user's name or addresses", category: 'iam', type: 'change' },
  'member-deleted': {
    meaning: 'An administrator had a user erased: account, sessions and data',
    category: 'iam',
    type: 'deletion',
  },
  'member-password-reset': {
    meaning: "An administrator ended a user's password; their sessions and API keys ended",
    category: 'iam',
    type: 'change',
  },
  'member-groups-changed': {
    meaning: 'An administrator put a user into other groups',
    category: 'iam',
    type: 'change',
  },
  'member-group-changed': {
    meaning: 'An administrator made a group of users, or changed its modules',
    category: 'iam',
    type: 'change',
  },
  'member-group-deleted': { meaning: 'An administrator deleted a group of users', category: 'iam', type: 'deletion' },
  call: { meaning: 'A business action; method, route and tracking id say which', category: 'web', type: 'access' },
} as const satisfies Record<string, AuditActionInfo>;

export type AuditAction = keyof typeof auditActions;
