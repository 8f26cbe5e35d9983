import { defineCall, type Call } from '@app/shared/contracts/call';
import type { DeploymentKind } from '@app/shared/constants/modules';
import { AppError } from '@app/shared/errors/app-error';
import { expect, it } from 'vitest';
import type { Account } from '../../sessions/session.ts';
import { requireAccount } from './guard.ts';

const common = { method: 'GET', summary: 'for tests' } as const;
const ofSession = defineCall({ ...common, path: '/api/a', access: 'session' });
const open = defineCall({ ...common, path: '/api/b', access: 'session', openToExpired: true });
const ofModules = defineCall({ ...common, path: '/api/c', access: ['sascore', 'statistics'] });
const console = defineCall({ ...common, path: '/api/console/a', access: 'session', openToExpired: true });

const sound: Account = {
  permissions: ['statistics'],
  isTenantAdmin: false,
  isExpired: false,
  accountType: 'enterprise',
  expirationDate: null,
  fetchedAt: 0,
};

function refusalOf(call: Call, more: Partial<Account>, deployment: DeploymentKind = 'universal'): string | undefined {
  const user = { id: 'u', userName: 'u', name: 'u', tenantId: 't' };
  try {
    requireAccount(call, { via: 'session', user, account: { ...sound, ...more }, accessToken: '' }, deployment);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.key : String(error);
  }
}

const expired = { isExpired: true, permissions: [] };
const expiredAdministrator = { ...expired, isTenantAdmin: true };

it.each<[string, Call, Partial<Account>, DeploymentKind, string | undefined]>([
  ['one of its modules', ofModules, {}, 'universal', undefined],
  ['none of its modules', ofModules, { permissions: ['impuritypredict'] }, 'universal', 'featureNotPermitted'],
  ['no module at all', ofSession, { permissions: [] }, 'universal', undefined],
  ['an expired account', ofModules, expired, 'universal', 'featureNotPermitted'],
  ['an expired administrator', ofSession, expiredAdministrator, 'universal', 'featureExpired'],
  ['an expired administrator', ofSession, expiredAdministrator, 'enterprise', 'systemExpired'],
  ['an expired administrator, where it is open', open, expiredAdministrator, 'enterprise', undefined],
  ['a console', console, {}, 'domestic', undefined],
  ['no console', console, {}, 'enterprise', 'notFound'],
])('a call by %s (%#)', (_case, call, account, deployment, expected) => {
  expect(refusalOf(call, account, deployment)).toBe(expected);
});
