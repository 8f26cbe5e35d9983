// What Keycloak says where it is set up otherwise than the product needs it, and what comes of it: the same code on the page
// of the failed sign-in, and, where it can be known before, in the verdict of the online check.

import { tmpdir } from 'node:os';
import { freePort } from '@app/shared/test-support/free-port';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { checkConfig } from '@app/gateway/src/operations/check-config.ts';
import { message } from '@app/locales/messages';
import { startGateway } from '../support/gateway.ts';
import { createAdmin, ofTenant } from './support/admin.ts';
import { clientSecret } from './support/client-secret.ts';
import { Person, type Page } from './support/person.ts';

const { url, administrator } = inject('keycloak');
const product = inject('product');
const admin = createAdmin(url, administrator);
const issuer = `${url}/realms/synthesis`;

const gentle = {
  standardFlowEnabled: true,
  serviceAccountsEnabled: false,
  secret: clientSecret,
  attributes: {
    'require.pushed.authorization.requests': 'false',
    'dpop.bound.access.tokens': 'false',
  },
};

afterEach(() => admin.changeClient(gentle));

/** The page on which a sign-in ends, wherever it ends. */
async function endOf(username: string, culture = 'en'): Promise<Page> {
  const person = new Person(product.url);
  const login = `/bff/login?culture=${culture}`;
  const page = await person.open(login);
  return page.url.startsWith(url) ? new Person(product.url).signIn(username, undefined, login) : page;
}

const saysCause = ({ text }: Page, cause: string, culture: 'en' | 'zh-CN' = 'en') =>
  text.includes(message(culture, 'gateway', 'signInSetup', { reason: `<code>${cause}</code>` }));

async function verdicts(more: Record<string, string> = {}): Promise<string> {
  let text = '';
  const env = {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_SECRET: clientSecret,
    PERMISSIONS_CLAIM: 'permissions',
    PUBLIC_URL: product.url,
    CHEMISTRY_URL: product.url,
    SESSION_SECRET: 'a-session-secret-of-the-tests-only',
    UPLOAD_DIR: tmpdir(),
    ...more,
  };
  await checkConfig(env, { asks: true }, (part) => {
    text += part;
  });
  return text.slice(text.indexOf('identity provider'));
}

interface Case {
  change: object;
  cause: string;
}

const cases: [string, Case][] = [
  ['another secret', { change: { secret: 'another-secret-of-the-client' }, cause: 'client-refused' }],
  ['no standard flow', { change: { standardFlowEnabled: false }, cause: 'flow-off' }],
  [
    'pushed requests',
    { change: { attributes: { 'require.pushed.authorization.requests': 'true' } }, cause: 'par-required' },
  ],
  ['proofs of DPoP', { change: { attributes: { 'dpop.bound.access.tokens': 'true' } }, cause: 'dpop-required' }],
];

describe('a client with', () => {
  it.each(cases)(
    '%s: its code is on the page in both languages, and in the online check',
    async (name, { change, cause }) => {
      const username = `u-${name.replaceAll(/\W/g, '-')}`;
      await admin.addUser({ username });
      await admin.changeClient(change);
      expect(await verdicts()).toContain(`: ${cause}: `);
      for (const culture of ['en', 'zh-CN'] as const) {
        const page = await endOf(username, culture);
        expect([page.status, saysCause(page, cause, culture)]).toEqual([502, true]);
      }
    },
  );

  it('everything right passes the online check', async () => {
    const text = await verdicts();
    expect(text).not.toContain('failed  client');
    expect(text).not.toContain('failed  sign-in request');
    expect(text).toMatch(/^note {4}client synthesis-web: id and secret are right/m);
  });

  it('another redirect address: nobody is sent to a page of Keycloak', async () => {
    const gateway = await startGateway(await freePort(), {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_SECRET: clientSecret,
      PERMISSIONS_CLAIM: 'permissions',
    });
    const page = await new Person(gateway.url).open('/bff/login?culture=en');
    await gateway.stop();
    expect([page.status, saysCause(page, 'redirect-refused')]).toEqual([502, true]);
    expect(await verdicts({ PUBLIC_URL: gateway.url })).toContain(': redirect-refused: ');
  });
});

interface Mapper {
  id: string;
  name: string;
  config: Record<string, string>;
}

async function withoutMapper(name: string, act: () => Promise<void>): Promise<void> {
  const path = `clients/${await admin.clientId()}/protocol-mappers/models`;
  const mapper = (await admin.get<Mapper[]>(path)).find((one) => one.name === name);
  if (!mapper) throw new Error(`no mapper ${name}`);
  await admin.delete(`${path}/${mapper.id}`);
  try {
    await act();
  } finally {
    await admin.post(path, mapper);
  }
}

describe('a token', () => {
  it('without the audience of the service is reported as audience-missing', async () => {
    await admin.addUser({ username: 'no-audience' });
    await withoutMapper('audience', async () => {
      const page = await endOf('no-audience');
      expect([page.status, saysCause(page, 'audience-missing')]).toEqual([502, true]);
    });
  });

  it('of the client shows what is missing before anybody signs in, where it has service accounts', async () => {
    await admin.changeClient({ serviceAccountsEnabled: true });
    expect(await verdicts()).toContain('its service account has no tenantid');
    await withoutMapper('audience', async () => expect(await verdicts()).toContain(': audience-missing: '));
    const { id } = await admin.get<{ id: string }>(`clients/${await admin.clientId()}/service-account-user`);
    await admin.put(`users/${id}`, { ...(await admin.get<object>(`users/${id}`)), attributes: { tenantid: ['t-1'] } });
    expect(await verdicts()).toMatch(/^ok {6}client synthesis-web$/m);
    const path = `clients/${await admin.clientId()}/protocol-mappers/models`;
    const mapper = (await admin.get<Mapper[]>(path)).find(({ name }) => name === 'tenantid');
    const idTokenOnly = { 'access.token.claim': 'false', 'userinfo.token.claim': 'false' };
    await admin.put(`${path}/${mapper?.id}`, { ...mapper, config: { ...mapper?.config, ...idTokenOnly } });
    expect(await verdicts()).toContain(': tenant-in-id-token-only: ');
    await admin.put(`${path}/${mapper?.id}`, { ...mapper });
  });

  it('of a user without a tenant is reported as tenant-missing, after signing out there', async () => {
    const { tenantid: _none, ...others } = ofTenant('t-1');
    await admin.addUser({ username: 'no-tenant', attributes: others });
    const person = new Person(product.url);
    await person.signIn('no-tenant', undefined, '/bff/login?culture=en');
    const page = await person.open('/bff/login?culture=en');
    expect(page.text).toContain(message('en', 'errors', 'noLoginPermission'));
    expect(saysCause(page, 'tenant-missing')).toBe(true);
  });
});
