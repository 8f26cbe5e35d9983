import type { DataOf } from '@app/shared/contracts/call';
import type { sessionList } from '@app/shared/contracts/profile/account';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../../test-support/browser.ts';
import { signInAt, startRealIdentity, type RealIdentity } from '../../test-support/real-identity.ts';
import { sendJson } from '../../test-support/fake-server.ts';
import { setUp, type Setup } from '../../test-support/setup.ts';

const publicUrl = 'http://localhost:8080';
const password = 'Demo-pass-1';
let identity: RealIdentity;
let gateway: Setup;

beforeAll(async () => {
  identity = await startRealIdentity(publicUrl, 'secret-of-the-tests');
  gateway = await setUp({ env: { OIDC_ISSUER: `${identity.url}/realms/synthesis`, AUTH_SERVER_URL: identity.url } });
});
afterAll(async () => {
  await gateway.close();
  await identity.stop();
});

const signIn = (userName: string, person = identity.person()) => signInAt(gateway, person, userName);

const ask = async (browser: Browser, path: string, payload?: object) => {
  const response = await browser.call(payload ? 'POST' : 'GET', path, payload ? { payload } : {});
  return response.json() as { code: number; data: Record<string, unknown> };
};
const sessionsOf = async (browser: Browser) =>
  ((await ask(browser, '/bff/sessions')).data as unknown as DataOf<typeof sessionList>).items;

describe('the account at our own provider', () => {
  it('is managed here, its second factor off', async () => {
    expect((await ask(await signIn('chemist'), '/bff/account')).data).toEqual({
      isManagedHere: true,
      manageUrl: null,
      twoFactor: { isEnabled: false, token: null, url: null, recoveryCodesLeft: 0 },
    });
  });

  it('gives a secret for the password, and takes it back when the code is wrong', async () => {
    const browser = await signIn('chemist');
    expect((await ask(browser, '/bff/account/two-factor/begin', { password: 'Wrong-1' })).code).toBe(70013);
    const { data } = await ask(browser, '/bff/account/two-factor/begin', { password });
    expect(data).toMatchObject({ isEnabled: false, token: expect.stringMatching(/^[A-Z2-7]{32}$/) });
    expect((await ask(browser, '/bff/account/two-factor/enable', { code: '000000' })).code).toBe(995);
    expect((await ask(browser, '/bff/account/two-factor/enable', { code: '1' })).code).toBe(10012);
  });

  it('is not there without a session', async () => {
    expect((await gateway.browser().call('GET', '/bff/account')).statusCode).toBe(401);
  });
});

describe('basic information', () => {
  it('is changed at the provider and in the service, and the new name shows at once', async () => {
    const browser = await signIn('chemist');
    gateway.chemistry.on('/api/common/update-user-basic-info', (response) =>
      sendJson(response, 200, { code: 200, data: { told: true } }),
    );
    const update = (payload: object) => ask(browser, '/api/common/update-user-basic-info', payload);
    expect((await update({ phone: '+86 138 1111 2222' })).code).toBe(70013);
    const change = { name: 'Wei', phone: '+86 138 1111 2222', country: 'CN', password };
    expect((await update(change)).data).toEqual({ told: true });
    const [seen] = gateway.chemistry.seen('/api/common/update-user-basic-info');
    expect(JSON.parse(seen?.body.toString() ?? '')).toEqual({
      name: 'Wei',
      email: 'chemist@demo.example',
      phone: '+8613811112222',
      country: 'CN',
    });
    expect((await browser.call('GET', '/bff/user')).json().data.user.name).toBe('Wei');
    expect((await update({ email: 'admin@demo.example', password })).code).toBe(993);
  });
});

describe('signed-in browsers', () => {
  it('are listed, this one first, and one is ended at both ends', async () => {
    const phone = identity.person();
    const [here, there, stranger] = [await signIn('limited'), await signIn('limited', phone), await signIn('other')];
    const items = await sessionsOf(here);
    expect(items.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    const sessionId = items[1]?.sessionId;
    // The key of a session opens nothing from outside, and its name nothing for others.
    expect((await ask(stranger, '/bff/sessions/end', { sessionId })).code).toBe(10022);
    expect((await ask(here, '/bff/sessions/end', { sessionId: items[0]?.sessionId })).code).toBe(10022);
    expect((await ask(here, '/bff/sessions/end', { sessionId })).data).toEqual({ ended: 1 });
    expect((await there.call('GET', '/bff/user')).statusCode).toBe(401);
    expect(await sessionsOf(here)).toHaveLength(1);
    // The provider has forgotten that browser too: it asks for the password again.
    const again = await gateway.browser().open('/bff/login');
    const form = await phone.open(String(again.headers.location));
    expect(form).toContain('id="password"');
  });

  it('are all ended but this one, on request and by a new password', async () => {
    const [here, there] = [await signIn('trial'), await signIn('trial')];
    expect((await ask(here, '/bff/sessions/end', {})).data).toEqual({ ended: 1 });
    expect((await there.call('GET', '/bff/user')).statusCode).toBe(401);
    const third = await signIn('trial');
    const change = { oldPassword: password, newPassword: 'New-pass-1', confirmPassword: 'New-pass-1' };
    expect((await ask(here, '/bff/account/password', change)).data).toEqual({ endedSessions: 1 });
    expect((await third.call('GET', '/bff/user')).statusCode).toBe(401);
    expect((await here.call('GET', '/bff/user')).statusCode).toBe(200);
  });
});

describe('the audit log', () => {
  it('says who changed what of a sign-in, and who gave a wrong password or code', async () => {
    const browser = await signIn('chemist');
    gateway.auditLines.length = 0;
    gateway.chemistry.on('/api/common/update-user-basic-info', (response) =>
      sendJson(response, 200, { code: 200, data: {} }),
    );
    const update = '/api/common/update-user-basic-info';
    const change = { newPassword: 'New-pass-2', confirmPassword: 'New-pass-2' };
    await ask(browser, '/bff/account/password', { ...change, oldPassword: 'Wrong-1' });
    await ask(browser, '/bff/account/two-factor/begin', { password });
    await ask(browser, '/bff/account/two-factor/enable', { code: '000000' });
    await ask(browser, update, { phone: '+86 138 3333 4444', password: 'Wrong-1' });
    await ask(browser, update, { phone: '+86 138 3333 4444', password });
    await ask(browser, update, { country: 'CN' });
    await ask(browser, '/bff/sessions/end', {});
    await ask(browser, '/api/common/own-data');
    await ask(browser, '/bff/account/password', { ...change, oldPassword: password });
    const lines = await vi.waitFor(() => {
      const events = gateway.auditLines.filter(({ kind, action }) => kind === 'event' && action !== 'sign-in');
      expect(events.length).toBeGreaterThanOrEqual(9);
      return events;
    });
    expect(lines.map(({ action, outcome, code }) => [action, outcome, code])).toEqual([
      ['proof-refused', 'failure', 70013],
      ['two-factor-begun', 'success', 200],
      ['proof-refused', 'failure', 995],
      ['proof-refused', 'failure', 70013],
      ['contact-data-changed', 'success', 200],
      ['call', 'success', 200],
      ['other-sessions-ended', 'success', 200],
      ['own-data-exported', 'failure', expect.any(Number)],
      ['password-changed', 'success', 200],
    ]);
    const who = lines.map(({ user, tenant, address, via }) => [user, tenant, address, via]);
    expect(new Set(who.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(who[0]).toEqual([expect.stringMatching(/^[\w-]{16}$/), 'demo-pharma', '127.0.0.0', 'session']);
    // Hashes, ids and times may hold any digits.
    const random = new Set(['chain', 'seq', 'at', 'user', 'durationMs', 'requestId', 'prevHash', 'hash']);
    const said = lines.map((line) => Object.entries(line).filter(([name]) => !random.has(name)));
    expect(JSON.stringify(said)).not.toMatch(/Wrong-1|New-pass|138/);
    expect(JSON.stringify(lines)).not.toMatch(/Wrong-1|New-pass|138 ?3333 ?4444/);
  });
});
