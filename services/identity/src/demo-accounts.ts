// The demo accounts of decisions section 9, by the kind of provider they sign in at.

import { permissions } from '@app/shared/constants/modules';
import type { Account } from './accounts.ts';

const farAhead = '2099-12-31T15:59:59.000Z';
const groupsOf = (...names: string[]) => names.map((name) => `CN=${name},OU=Groups,DC=demo,DC=example`);

const person = (userName: string, name: string, more: Partial<Account> = {}): Account => ({
  id: `demo-${userName}`,
  userName,
  name,
  email: `${userName}@demo.example`,
  phone: '',
  hasConfirmedEmail: true,
  tenantId: 'demo-pharma',
  externalSource: null,
  externalUserId: null,
  memberOf: groupsOf('Chem-Users'),
  permissions,
  customerName: 'Demo Pharma',
  isTenantAdmin: false,
  accountType: 'payProfessional',
  subscriptionExpires: farAhead,
  createdAt: '2024-03-01T02:00:00.000Z',
  isDisabled: false,
  ...more,
});

/** Accounts of the product's own sign-in. The trial begins at `firstStart` (ISO 8601), since its promotion ends. */
export function keycloakAccounts(firstStart: string): readonly Account[] {
  return [
    person('chemist', '陈玮 Chen Wei', { phone: '+8613800000001' }),
    person('trial', '林可 Lin Ke', {
      tenantId: 'demo-mall',
      externalSource: 1,
      externalUserId: 'mall-1001',
      customerName: 'Demo Mall',
      accountType: 'trialBasic',
      subscriptionExpires: null,
      createdAt: firstStart,
    }),
    person('admin', '周敏 Zhou Min', { phone: '+8613800000003', isTenantAdmin: true }),
    person('expired-admin', '何松 He Song', {
      tenantId: 'demo-expired',
      customerName: 'Demo Expired',
      isTenantAdmin: true,
      subscriptionExpires: '2025-06-30T15:59:59.000Z',
    }),
    person('limited', '吴迪 Wu Di', { permissions: ['sascore', 'statistics'] }),
    person('other', 'Maria Rossi', { tenantId: 'demo-biotech,demo-second', customerName: 'Demo Biotech' }),
    person('no-tenant', 'Alex Novak', {
      tenantId: '',
      customerName: '',
      accountType: 'trialBasic',
      subscriptionExpires: null,
    }),
  ];
}

/** Accounts of a company's single sign-on, which knows no tenant: one inside the allowed group, two outside of it. */
export function pingFederateAccounts(): readonly Account[] {
  const employee = (userName: string, name: string, memberOf: string[]) =>
    person(userName, name, { tenantId: '', permissions: [], memberOf, accountType: 'enterprise' });
  return [
    employee('member', '苏宁 Su Ning', groupsOf('Chem-Users')),
    employee('non-member', 'Jonas Weber', groupsOf('Finance', 'Travel')),
    employee('near-member', 'Ines Duarte', ['CN=Not-Chem-Users,OU=Chem-Users,DC=demo,DC=example']),
  ];
}
