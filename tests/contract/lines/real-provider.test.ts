// Lines that depend on how a provider behaves, with the product's own OpenID provider and the gateway as processes: A1,
// A2, A4, S8, and sign-outs from either side.

import { FakeChemistry } from '@app/gateway/src/test-support/fake-chemistry.ts';
import { sendJson } from '@app/gateway/src/test-support/fake-server.ts';
import { startRealIdentity, type Person, type RealIdentity } from '@app/gateway/src/test-support/real-identity.ts';
import { freePort } from '@app/shared/test-support/free-port';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startGateway, type GatewayProcess } from '../../support/gateway.ts';
import { createClock } from '../support/clock.ts';
import { envelopeOf, locationOf, pathOf, Visitor, type Address, type ApiResponse } from '../support/visitor.ts';

const taskUrl = '/api/retro/task?taskId=018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01';
const clock = createClock();
let identity: RealIdentity;
let chemistry: FakeChemistry;
let gateway: GatewayProcess;
let at: Address;

beforeAll(async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  at = { url, publicUrl: url };
  [identity, chemistry] = await Promise.all([startRealIdentity(url, 'secret-of-the-tests'), FakeChemistry.start()]);
  gateway = await startGateway(port, {
    ...clock.env,
    OIDC_ISSUER: `${identity.url}/realms/synthesis`,
    AUTH_SERVER_URL: identity.url,
    CHEMISTRY_URL: chemistry.url,
  });
  chemistry.on('/api/retro/task', (response, { headers }) =>
    sendJson(response, 200, { code: 200, data: { bearer: headers.authorization } }),
  );
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([identity.stop(), chemistry.close()]);
  clock.close();
});
afterEach(() => clock.setAhead(0));

/** Goes to the provider and comes back with the path of the callback. */
async function attempt(visitor: Visitor, person: Person, userName: string): Promise<string> {
  const login = await visitor.open('/bff/login?returnTo=/home&culture=en');
  return pathOf(await person.signIn(locationOf(login), userName));
}

async function signIn(
  person = identity.person(),
  userName = 'chemist',
): Promise<{ visitor: Visitor; result: ApiResponse }> {
  const visitor = new Visitor(at);
  return { visitor, result: await visitor.open(await attempt(visitor, person, userName)) };
}

const verdictOf = async (visitor: Visitor) => (await visitor.call('GET', '/bff/user')).verdict;

describe('with the product’s own provider', () => {
  it('A1: code, challenge, verifier, state and nonce lead to a session', async () => {
    const { visitor, result } = await signIn();
    expect([result.status, locationOf(result)]).toEqual([302, '/home']);
    expect(envelopeOf(await visitor.call('GET', '/bff/user')).data?.['user']).toMatchObject({ userName: 'chemist' });
  });

  it('A2: a code of somebody else’s attempt opens nothing, and neither does one that was used', async () => {
    const [thief, victim] = [new Visitor(at), new Visitor(at)];
    const [own, stolen] = [
      await attempt(thief, identity.person(), 'limited'),
      await attempt(victim, identity.person(), 'chemist'),
    ];
    const codeIn = (path: string) => new URL(path, at.url).searchParams.get('code') ?? '';
    const mixed = own.replace(encodeURIComponent(codeIn(own)), encodeURIComponent(codeIn(stolen)));
    expect(mixed).not.toBe(own);
    expect((await thief.readFailure(await thief.open(mixed))).status).toBe(401);
    expect(thief.cookies.has('sid')).toBe(false);
    const late = victim.goTo(at);
    expect((await victim.open(stolen)).status).toBe(302);
    expect((await late.readFailure(await late.open(stolen))).status).toBe(401);
    expect(late.cookies.has('sid')).toBe(false);
  });

  it('A4: a user without tenant ends at the provider’s sign-out', async () => {
    const person = identity.person();
    const { visitor, result } = await signIn(person, 'no-tenant');
    expect(visitor.cookies.has('sid')).toBe(false);
    const back = await person.signOut(locationOf(result));
    expect(new URL(back).origin).toBe(at.publicUrl);
  });

  it('S8: twenty calls with a token about to end get one and the same new token', async () => {
    const { visitor } = await signIn();
    const before = String(envelopeOf(await visitor.call('GET', taskUrl)).data?.['bearer']);
    for (const minutes of [25, 50]) {
      clock.setAhead(minutes * 60_000);
      await visitor.call('GET', '/bff/user');
    }
    clock.setAhead(60 * 60_000 - 6_000);
    expect(envelopeOf(await visitor.call('GET', taskUrl)).data?.['bearer']).toBe(before);
    clock.setAhead(60 * 60_000 - 1_000);
    const responses = await Promise.all(Array.from({ length: 20 }, () => visitor.call('GET', taskUrl)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const bearers = new Set(responses.map((result) => String(envelopeOf(result).data?.['bearer'])));
    expect(bearers.size).toBe(1);
    expect(bearers).not.toContain(before);
  });

  it('a sign-out here ends the session of the provider and all that came from it', async () => {
    const person = identity.person();
    const [first, second, apart] = [await signIn(person), await signIn(person), await signIn()];
    const { data } = envelopeOf(await first.visitor.call('POST', '/bff/logout'));
    await person.signOut(String(data?.['redirectTo']));
    expect(await verdictOf(first.visitor)).toEqual([401, 401]);
    // The provider notifies by the back channel.
    await vi.waitFor(async () => expect(await verdictOf(second.visitor)).toEqual([401, 401]), { timeout: 2_000 });
    expect(await verdictOf(apart.visitor)).toEqual([200, 200]);
  });

  it('after 994 the provider asks for the password again', async () => {
    const person = identity.person();
    const { visitor } = await signIn(person);
    const isRemembered = async () => {
      const url = new URL(locationOf(await visitor.open('/bff/login')));
      return url.searchParams.get('prompt') !== 'login';
    };
    expect(await isRemembered()).toBe(true);
    clock.setAhead(30 * 60_000 + 1_000);
    expect(await verdictOf(visitor)).toEqual([401, 994]);
    expect(await isRemembered()).toBe(false);
  });
});
