// For tests: a session as the gateway would return it.

import type { SessionUser } from '@app/shared/contracts/session';

export function testSession(more: Partial<SessionUser> = {}): SessionUser {
  return {
    user: { id: 'u-1', userName: 'chemist', name: 'Chen Yiming', tenantId: 't-demo' },
    permissions: ['retrosynthesis'],
    deployment: 'universal',
    account: { isTenantAdmin: false, isExpired: false, accountType: 'payProfessional', expirationDate: null },
    inactiveAt: '2099-01-01T00:00:00.000Z',
    endsAt: '2099-01-01T08:00:00.000Z',
    expiresAt: '2099-01-01T00:00:00.000Z',
    userChanged: false,
    ...more,
  };
}
