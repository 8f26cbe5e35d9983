import type { DeploymentKind } from '@app/shared/constants/modules';
import { expect, it } from 'vitest';
import { onlyPage } from './confinement.ts';
import { testSession } from './test-session.ts';

const session = (isTenantAdmin: boolean, isExpired: boolean, deployment: DeploymentKind) =>
  testSession({
    deployment,
    account: { isTenantAdmin, isExpired, accountType: 'payProfessional', expirationDate: '2025-06-30T15:59:59.000Z' },
  });

it.each([
  [true, true, 'universal', '/enterprise'],
  [true, true, 'domestic', '/enterprise'],
  [true, true, 'enterprise', '/home'],
  [true, false, 'universal', null],
  [false, true, 'universal', null],
  [false, true, 'enterprise', null],
] as const)('administrator: %s, expired: %s, in a %s deployment is left with %s', (isAdmin, isExpired, kind, page) => {
  expect(onlyPage(session(isAdmin, isExpired, kind))).toBe(page);
});
