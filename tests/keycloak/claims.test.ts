import { afterEach, describe, expect, it } from 'vitest';
import { message } from '@app/locales/messages';
import { cultures } from '@app/shared/constants/locale';
import { admin, pause, product, signedIn, statusOf, visitor, withTokensOf } from './support/stage.ts';
import { ofTenant } from './support/admin.ts';

interface Mapper {
  id: string;
  name: string;
  config: Record<string, string>;
}
const added: string[] = [];

async function mappers(): Promise<{ base: string; all: Mapper[] }> {
  const base = `clients/${await admin.clientId()}/protocol-mappers/models`;
  return { base, all: await admin.get<Mapper[]>(base) };
}

async function changeMapper(name: string, config: Record<string, string>): Promise<void> {
  const { base, all } = await mappers();
  const mapper = all.find((one) => one.name === name);
  await admin.put(`${base}/${mapper?.id}`, { ...mapper, config: { ...mapper?.config, ...config } });
}

/** A claim of the access token that is nothing but long. */
async function addPadding(characters: number): Promise<void> {
  const { base } = await mappers();
  const config = {
    'claim.name': 'padding',
    'claim.value': 'x'.repeat(characters),
    'jsonType.label': 'String',
    'access.token.claim': 'true',
    'id.token.claim': 'false',
    'userinfo.token.claim': 'false',
  };
  const mapper = { name: 'padding', protocol: 'openid-connect', protocolMapper: 'oidc-hardcoded-claim-mapper', config };
  added.push(`${base}/${await admin.post(base, mapper)}`);
}

afterEach(async () => {
  await changeMapper('tenantid', {
    multivalued: 'false',
    'access.token.claim': 'true',
    'id.token.claim': 'true',
    'userinfo.token.claim': 'true',
  });
  for (const path of added.splice(0)) await admin.delete(path);
});

describe('claims as Keycloak gives them', () => {
  it('tenantid may be a list, in every token', async () => {
    await changeMapper('tenantid', { multivalued: 'true' });
    const { person } = await signedIn();
    const { data } = await person.call<{ user: object }>('GET', '/bff/user');
    expect([data?.user, await statusOf(person)]).toEqual([expect.objectContaining({ tenantId: 't-1' }), 200]);
  });

  it.each([
    ['the access token', { 'id.token.claim': 'false', 'userinfo.token.claim': 'false' }],
    ['userinfo', { 'id.token.claim': 'false', 'access.token.claim': 'false' }],
  ])('tenantid may be in %s alone', async (_place, config) => {
    await changeMapper('tenantid', config);
    const { person } = await signedIn();
    const { data } = await person.call<{ user: object }>('GET', '/bff/user');
    expect([data?.user, await statusOf(person)]).toEqual([expect.objectContaining({ tenantId: 't-1' }), 200]);
  });

  it.each(cultures)('tenantid in the ID token alone is named as such, in %s', async (culture) => {
    await changeMapper('tenantid', { 'access.token.claim': 'false', 'userinfo.token.claim': 'false' });
    const username = `id-token-only-${culture.toLowerCase()}`;
    await admin.addUser({ username });
    const page = await visitor().signIn(username, undefined, `/bff/login?culture=${culture}`);
    expect([page.status, page.url.startsWith(product.url)]).toEqual([502, true]);
    const reason = '<code>tenant-in-id-token-only</code>';
    expect(page.text).toContain(message(culture, 'gateway', 'signInSetup', { reason }));
  });

  it('names may have 255 letters each', async () => {
    const [firstName, lastName] = ['W'.repeat(255), '陈'.repeat(255)];
    const { person } = await signedIn({ firstName, lastName });
    expect(await statusOf(person)).toBe(200);
    const { data } = await person.call<{ user: { name: string } }>('GET', '/bff/user');
    expect(data?.user.name).toMatch(/^W|^陈/);
  });

  it.each([
    ['40 KB', 26_000],
    ['64 KB', 46_500],
  ])('an access token of %s opens every call, and is refreshed', (_size, characters) =>
    withTokensOf(12, async () => {
      await addPadding(characters);
      const { person } = await signedIn();
      expect(await statusOf(person)).toBe(200);
      await pause(8_000);
      expect(await statusOf(person)).toBe(200);
    }),
  );

  it('a larger one is refused at sign-in, with its reason', async () => {
    await addPadding(60_000);
    const username = `large-${Date.now()}`;
    await admin.addUser({ username });
    const page = await visitor().signIn(username);
    expect(page.url).toContain(product.url);
    expect(page.text).toContain('token-too-large');
  });

  it('a user without tenantid is informed', async () => {
    const username = `no-tenant-${Date.now()}`;
    const { tenantid: _none, ...attributes } = ofTenant('t-1');
    await admin.addUser({ username, attributes });
    const person = visitor();
    // Signed out again at Keycloak, too: the page then asks for another sign-in, which says why.
    expect((await person.signIn(username)).url).toBe(`${product.url}/`);
    expect((await person.open('/bff/login')).text).toContain('tenant-missing');
  });
});

describe('what is changed while somebody is signed in', () => {
  it('counts with the next token: groups, name', () =>
    withTokensOf(12, async () => {
      const { id, person } = await signedIn();
      const [chemists] = await admin.get<{ id: string }[]>('groups?search=chemists');
      const [sales] = await admin.get<{ id: string }[]>('groups?search=sales');
      await admin.delete(`users/${id}/groups/${chemists?.id}`);
      await admin.put(`users/${id}/groups/${sales?.id}`, {});
      const user = await admin.get<object>(`users/${id}`);
      await admin.put(`users/${id}`, { ...user, firstName: 'Renamed' });
      await pause(8_000);
      const { data } = await person.call<{ permissions: string[]; user: { name: string } }>('GET', '/bff/user');
      expect(data?.permissions).toEqual(['retrosynthesis', 'quotation']);
      expect(data?.user.name).toContain('Renamed');
    }));

  it('another tenant ends the session', () =>
    withTokensOf(12, async () => {
      const { id, person } = await signedIn();
      const user = await admin.get<object>(`users/${id}`);
      await admin.put(`users/${id}`, { ...user, attributes: ofTenant('t-2') });
      await pause(8_000);
      expect(await statusOf(person)).toBe(401);
    }));
});
