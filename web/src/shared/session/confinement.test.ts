import type { DeploymentKind } from '@app/shared/constants/modules';
import { expect, it } from 'vitest';
import { onlyPage } from './confinement.ts';
import { testSession } from './test-session.ts';

const session = (isTenantAdmin: boolean, isExpired: boolean, deployment: DeploymentKind) =>
  testSession({
    deployment,
    account: {
      isTenantAdmin,
      isExpired,
      accountType: 'payProfessional',
      expirationDate: isExpired ? '2025-06-30T15:59:59.000Z' : null,
    },
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

it('begins when the subscription ends, also on a page that is open by then', () => {
  const account = { isTenantAdmin: true, isExpired: false, accountType: 'payProfessional' } as const;
  const until = (ms: number) =>
    testSession({ account: { ...account, expirationDate: new Date(Date.now() + ms).toISOString() } });
  expect(onlyPage(until(60_000))).toBeNull();
  expect(onlyPage(until(-1))).toBe('/enterprise');
});
