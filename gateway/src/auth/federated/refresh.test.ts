// What becomes of a federated session at its next refresh: the account is read anew, and its groups are looked at again.

import type { ServerResponse } from 'node:http';
import { Agent } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../sessions/memory-store.ts';
import type { SessionUser } from '../../sessions/session.ts';
import type { SessionStore } from '../../sessions/store.ts';
import { FakeChemistry } from '../../test-support/fake-chemistry.ts';
import { federatedSide } from '../../test-support/federated-side.ts';
import { listenOnFreePort, sendJson, type FakeServer } from '../../test-support/fake-server.ts';
import { strictPingFederate } from '../../test-support/pingfederate-guide.ts';
import { startRealIdentity, type RealIdentity } from '../../test-support/real-identity.ts';
import { createTokenRefresh, type TokenRefresh } from '../provider/token-refresh.ts';
import { newTransaction } from '../transactions.ts';

const publicUrl = 'http://localhost:8080';
const clientSecret = 'secret-of-the-tests';
const agent = new Agent();
const member = {
  sub: 'demo-member',
  name: 'Su Ning',
  preferred_username: 'su',
  tenantid: 't-1',
  memberOf: 'Chem-Users',
};
let identity: RealIdentity;
let chemistry: FakeChemistry;
let accountServer: FakeServer;
let respondToAccountRead: (response: ServerResponse) => void;
let bearers: (string | undefined)[];
let sessions: SessionStore;

beforeAll(async () => {
  identity = await startRealIdentity(publicUrl, clientSecret, (identityUrl) =>
    strictPingFederate({ identityUrl, publicUrl, clientSecret }),
  );
  chemistry = await FakeChemistry.start();
  accountServer = await listenOnFreePort((request, response) => {
    bearers.push(request.headers.authorization);
    respondToAccountRead(response);
  });
});
beforeEach(() => {
  bearers = [];
  say(member);
  const limits = { inactivityMs: 1_800_000, maxSessionMs: 43_200_000 };
  sessions = createMemoryStore({ limits, now: Date.now, maxSessions: 10 });
});
afterAll(async () => {
  await Promise.all([identity.stop(), chemistry.close(), accountServer.close(), agent.close()]);
});

function say(account: object): void {
  respondToAccountRead = (response) => sendJson(response, 200, account);
}

interface Signed {
  refresh: TokenRefresh;
  /** Whose session ended for another tenant, or for none. */
  ended: SessionUser[];
}

/** A member with a session in the store, as the sign-in leaves it. */
async function signedIn(env: Record<string, string>): Promise<Signed> {
  const [identityUrl, chemistryUrl] = [identity.url, chemistry.url];
  const account = { PINGFED_IAM_PROXY_URL: `${accountServer.url}/account` };
  const side = federatedSide({ identityUrl, chemistryUrl, clientSecret, agent, sessions }, { ...account, ...env });
  const transaction = newTransaction('/home', 'en');
  const authorizeUrl = await side.signIn.authorizeUrl(transaction, { forced: false });
  const back = new URL(await identity.signIn(authorizeUrl, 'member'));
  const signed = await side.signIn.complete(back.searchParams, transaction, 'r-1');
  if (signed.kind !== 'session') throw new Error(`no session but ${signed.kind}`);
  await sessions.add({ ...signed.session, key: 'k', userChanged: false }, { single: false });
  const ended: SessionUser[] = [];
  const onTenantChanged = (user: SessionUser) => void ended.push(user);
  return { ended, refresh: createTokenRefresh({ ...side, sessions, onTenantChanged, now: Date.now }) };
}

const kept = async () => (await sessions.find('k', false))?.alive;

/** Asks for tokens that live longer than those at hand. */
async function renew({ refresh }: Signed) {
  const session = await kept();
  if (!session) throw new Error('there is no session');
  return refresh.ensure(session, 7_200_000);
}

describe.each<[string, () => Record<string, string>]>([
  ['OpenID Connect', () => ({ PINGFED_ISSUER: identity.url, PINGFED_JWKS_URL: `${identity.url}/pf/JWKS` })],
  ['plain OAuth', () => ({})],
])('at the next refresh (%s)', (_way, env) => {
  it('the account is read with the new token, and another name shows at once', async () => {
    const signed = await signedIn(env());
    say({ ...member, name: 'Su Ning-Li', preferred_username: 'su.li' });
    const { accessToken } = await renew(signed);
    expect(bearers).toHaveLength(2);
    expect(bearers.at(-1)).toBe(`Bearer ${accessToken}`);
    expect((await kept())?.user).toMatchObject({ name: 'Su Ning-Li', userName: 'su.li', tenantId: 't-1' });
    expect(signed.ended).toEqual([]);
  });

  it.each<[string, object]>([
    ['has left the allowed group', { ...member, memberOf: 'Sales' }],
    ['is in another group that begins alike', { ...member, memberOf: ['Chem-Users-Old', 'Sales'] }],
    ['is in no group any more', { ...member, memberOf: [] }],
    ['has no attribute of groups any more', { sub: member.sub, tenantid: 't-1' }],
    ['belongs to another tenant', { ...member, tenantid: 't-2' }],
    ['belongs to the configured tenant instead of one of their own', { ...member, tenantid: null }],
    ['is somebody else', { ...member, sub: 'demo-admin' }],
  ])('somebody who %s is signed out', async (_case, account) => {
    const signed = await signedIn(env());
    say(account);
    await expect(renew(signed)).rejects.toMatchObject({ key: 'unauthorized' });
    expect([await kept(), signed.ended]).toEqual([undefined, [expect.objectContaining({ id: member.sub })]]);
  });

  it.each<[string, object]>([
    ['another one of the allowed group’s names', { ...member, memberOf: ['CN=Chem-Users,OU=Groups,DC=x', 'Sales'] }],
    ['the same groups in the other place', { ...member, memberOf: null, attributes: { memberOf: 'Chem-Users' } }],
    ['the tenant as one of a list', { ...member, tenantid: ['t-1', 't-9'] }],
  ])('somebody who has %s goes on', async (_case, account) => {
    const signed = await signedIn(env());
    say(account);
    await renew(signed);
    expect([(await kept())?.user.tenantId, signed.ended]).toEqual(['t-1', []]);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['fails', (response) => response.writeHead(503).end()],
    ['hangs up', (response) => response.destroy()],
    ['answers a page', (response) => response.writeHead(200).end('<html>')],
    ['refuses the token', (response) => sendJson(response, 401, {})],
    ['names nobody', (response) => sendJson(response, 200, { memberOf: 'Sales' })],
  ])('an account read that %s ends nothing, and changes nothing', async (_case, result) => {
    const signed = await signedIn(env());
    const { user, tokens } = { ...(await kept()) };
    respondToAccountRead = result;
    await renew(signed);
    const after = await kept();
    expect([after?.user, signed.ended]).toEqual([user, []]);
    expect(after?.tokens.accessToken).not.toBe(tokens?.accessToken);
  });
});
