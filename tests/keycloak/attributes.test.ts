// Nobody makes themselves administrator of a tenant.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ofTenant, testPassword } from './support/admin.ts';
import { admin, issuer } from './support/stage.ts';

interface Profile {
  unmanagedAttributePolicy?: string;
}
const setPolicy = async (unmanagedAttributePolicy?: string) => {
  const { unmanagedAttributePolicy: _before, ...profile } = await admin.get<Profile>('users/profile');
  await admin.put('users/profile', { ...profile, ...(unmanagedAttributePolicy ? { unmanagedAttributePolicy } : {}) });
};
const attributesOf = async (id: string) =>
  (await admin.get<{ attributes?: Record<string, string[]> }>(`users/${id}`)).attributes;

/** Writes the user's own attributes by the API of the account page; gives its status. */
async function writeOwn(username: string, attributes: Record<string, string[]>): Promise<number> {
  const body = new URLSearchParams({ grant_type: 'password', client_id: 'probe', username, password: testPassword });
  const response = await fetch(`${issuer}/protocol/openid-connect/token`, { method: 'POST', body });
  const { access_token: token }: { access_token: string } = JSON.parse(await response.text());
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' };
  const account: object = JSON.parse(await (await fetch(`${issuer}/account/`, { headers })).text());
  const written = await fetch(`${issuer}/account/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...account, attributes: { ...Reflect.get(account, 'attributes'), ...attributes } }),
  });
  return written.status;
}

beforeAll(() =>
  admin.post('clients', {
    clientId: 'probe',
    publicClient: true,
    standardFlowEnabled: false,
    directAccessGrantsEnabled: true,
  }),
);
afterAll(() => setPolicy());

describe('attributes of the realm', () => {
  it.each([
    ['as imported', undefined],
    ['with unmanaged attributes enabled', 'ENABLED'],
  ])('cannot be written by their user, %s', async (_name, policy) => {
    await setPolicy(policy);
    const username = `own-${policy ?? 'imported'}`.toLowerCase();
    const id = await admin.addUser({ username });
    const before = await attributesOf(id);
    const wanted = {
      tenantid: ['t-2'],
      tenant_admin: ['true'],
      account_type: ['2'],
      subscription_expires: ['2999-12-31'],
      customer_name: ['Other'],
    };
    for (const [name, value] of Object.entries(wanted)) await writeOwn(username, { [name]: value });
    expect(await attributesOf(id)).toEqual(before);
    expect(before).toEqual(ofTenant('t-1'));
  });

  it('can be written when they are not declared and unmanaged ones are enabled: the danger that the guide names', async () => {
    await setPolicy('ENABLED');
    const id = await admin.addUser({ username: 'undeclared' });
    await writeOwn('undeclared', { department: ['mine'] });
    expect(await attributesOf(id)).toHaveProperty('department', ['mine']);
    await setPolicy('ADMIN_EDIT');
    await writeOwn('undeclared', { department: ['changed'] });
    expect(await attributesOf(id)).toHaveProperty('department', ['mine']);
  });

  it.each([
    ['tenant_admin', 'yes'],
    ['account_type', '3'],
    ['subscription_expires', '31.12.2099'],
    ['subscription_expires', 'never'],
    ['account_created', '2026'],
    ['external_source', 'mall'],
  ])('refuse what is none: %s %s', async (name, value) => {
    const attributes = { ...ofTenant('t-1'), [name]: [value] };
    await expect(admin.addUser({ username: `odd-${name}-${value}`, attributes })).rejects.toThrow('400');
  });
});
