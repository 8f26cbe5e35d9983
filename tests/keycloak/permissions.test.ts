// Permissions from the claims that houses have: roles of the client, roles of the realm, groups.

import { freePort } from '@app/shared/test-support/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type GatewayProcess } from '../support/gateway.ts';
import { ofTenant } from './support/admin.ts';
import { Person } from './support/person.ts';
import { admin, issuer, product } from './support/stage.ts';

const clientId = 'web.of.the-house';
const secret = 'secret-of-another-client';
const chemistryUrl = `http://127.0.0.1:${Number(new URL(product.url).port) + 2}`;
let port: number;
let id: string;

interface Client {
  clientId: string;
  protocolMappers: { id: string; name: string }[];
}

/** A client like ours, whose tokens have groups in place of the permissions. */
beforeAll(async () => {
  port = await freePort();
  const [ours] = await admin.get<(Client & { id?: string })[]>('clients?clientId=synthesis-web');
  const { id: _id, protocolMappers = [], ...like } = ours ?? {};
  const groups = {
    name: 'groups',
    protocol: 'openid-connect',
    protocolMapper: 'oidc-group-membership-mapper',
    config: {
      'claim.name': 'groups',
      'full.path': 'true',
      'access.token.claim': 'true',
      'userinfo.token.claim': 'true',
    },
  };
  id = await admin.post('clients', {
    ...like,
    clientId,
    secret,
    redirectUris: [`http://localhost:${port}/bff/callback`],
    protocolMappers: [
      ...protocolMappers.filter(({ name }) => name !== 'permissions').map(({ id: _mapper, ...mapper }) => mapper),
      groups,
    ],
  });
  await admin.post(`clients/${id}/roles`, { name: 'sascore' });
  await admin.post('roles', { name: 'lab-lead' });
  await admin.post(`clients/${id}/scope-mappings/realm`, [await admin.get<object>('roles/lab-lead')]);
});

afterAll(() => admin.delete(`clients/${id}`));

const give: Record<string, (userId: string) => Promise<unknown>> = {
  'a role of the client': async (userId) =>
    admin.post(`users/${userId}/role-mappings/clients/${id}`, [await admin.get<object>(`clients/${id}/roles/sascore`)]),
  'a role of the realm': async (userId) =>
    admin.post(`users/${userId}/role-mappings/realm`, [await admin.get<object>('roles/lab-lead')]),
};

describe.each([
  ['a role of the client', `resource_access.${clientId}.roles`, '', ['sascore']],
  ['a role of the realm', 'realm_access.roles', 'lab-lead=*', 8],
  ['a group', 'groups', '/sales=quotation,statistics;/chemists=*', ['statistics', 'quotation']],
] as const)('with %s', (what, claim, map, expected) => {
  let gateway: GatewayProcess;
  beforeAll(async () => {
    gateway = await startGateway(port, {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: secret,
      CHEMISTRY_URL: chemistryUrl,
      PERMISSIONS_CLAIM: claim,
      PERMISSIONS_MAP: map,
    });
  });
  afterAll(() => gateway.stop());

  it(`${claim} opens the modules that it names`, async () => {
    const username = `claim-${what.replaceAll(' ', '-')}`;
    const userId = await admin.addUser({ username, attributes: ofTenant('t-1'), groups: ['/sales'] });
    await give[what]?.(userId);
    const person = new Person(gateway.url);
    await person.signIn(username);
    const { data } = await person.call<{ permissions: string[] }>('GET', '/bff/user');
    expect(typeof expected === 'number' ? data?.permissions.length : data?.permissions).toEqual(expected);
  });
});
