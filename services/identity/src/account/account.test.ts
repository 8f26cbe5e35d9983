import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as client from 'openid-client';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import { hiddenField, TestBrowser } from '../test-browser.ts';
import * as provider from '../test-provider.ts';
import { password } from '../test-provider.ts';

let dataDir: string;
let config: Config;
let app: App;
let relyingParty: client.Configuration;
let time: number;

const start = async (port = 0) => {
  ({ config, app } = await provider.startProvider(dataDir, {}, port, () => time));
};

beforeAll(async () => {
  time = Date.now();
  dataDir = mkdtempSync(join(tmpdir(), 'identity-account-'));
  await start();
  relyingParty = await provider.discover(config);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

interface ApiResponse {
  code: number;
  data: Record<string, unknown>;
  error?: { details?: unknown };
}

async function ask(token: string, path: string, body?: object): Promise<ApiResponse> {
  const response = await fetch(`${config.identityUrl}/account${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as ApiResponse;
}

const tokenOf = async (login: string, secret = password) =>
  (await provider.signIn(relyingParty, new TestBrowser(), login, {}, secret)).access_token;

describe('the account of a user', () => {
  it('is named in the discovery document and is for users alone', async () => {
    expect(relyingParty.serverMetadata()['own_account_endpoint']).toBe(`${config.identityUrl}/account`);
    expect((await fetch(`${config.identityUrl}/account`)).status).toBe(401);
  });

  it('takes name, mail and phone number, which the next token contains', async () => {
    const token = await tokenOf('chemist');
    const data = { name: ' 陈玮 ', email: 'Wei@Demo.Example', phone: '+86 138 1111 2222' };
    // A person who finds a signed-in browser cannot lead the next link elsewhere.
    for (const change of [{ email: data.email }, { phone: data.phone }, { ...data, password: 'Wrong-1' }])
      expect((await ask(token, '', change)).code).toBe(70013);
    expect((await ask(token, '', { name: 'Wei' })).data).toMatchObject({ name: 'Wei', email: 'chemist@demo.example' });
    const changed = await ask(token, '', { ...data, password });
    expect(changed).toEqual({
      code: 200,
      data: { name: '陈玮', email: 'Wei@demo.example', phone: '+8613811112222' },
    });
    const { email, phone, name } = (await ask(await tokenOf('chemist'), '')).data;
    expect([name, email, phone]).toEqual(['陈玮', 'Wei@demo.example', '+8613811112222']);
    // Without a mail server nothing can confirm the address; the claim says so.
    const tokens = await provider.signIn(relyingParty, new TestBrowser(), 'chemist');
    expect(tokens.claims()?.['email_verified']).toBe(false);
    // An administrator confirms it by entering another one, not by leaving it.
    const admin = await tokenOf('admin');
    const isVerifiedAfter = async (address: string) => {
      await ask(admin, '/members/edit', { userId: 'demo-chemist', name: '陈玮', email: address });
      return (await provider.signIn(relyingParty, new TestBrowser(), 'chemist')).claims()?.['email_verified'];
    };
    expect(await isVerifiedAfter('Wei@demo.example')).toBe(false);
    expect(await isVerifiedAfter('chen@demo.example')).toBe(true);
  });

  it.each([
    ['mail', { name: 'x', email: 'ADMIN@demo.example', phone: '' }, 993, undefined],
    ['phone', { name: 'x', email: 'x@demo.example', phone: '+86 13800000003' }, 993, undefined],
    ['form', { name: '', email: 'x@demo', phone: '12' }, 10012, { fields: ['name', 'email', 'phone'] }],
  ])('refuses data that somebody has, or that is none: %s', async (_, body, code, details) => {
    const result = await ask(await tokenOf('chemist'), '', { ...body, password });
    expect([result.code, result.error?.details]).toEqual([code, details]);
  });
});

describe('the password', () => {
  it.each([
    [{ oldPassword: 'Wrong-1', newPassword: 'New-pass-1', confirmPassword: 'New-pass-1' }, 70013],
    [{ oldPassword: password, newPassword: password, confirmPassword: password }, 10015],
    [{ oldPassword: password, newPassword: 'New-pass-1', confirmPassword: 'New-pass-2' }, 10016],
    [{ oldPassword: password, newPassword: 'newpass1', confirmPassword: 'newpass1' }, 10013],
  ])('is not changed by %j: %i', async (body, code) => {
    expect((await ask(await tokenOf('limited'), '/password', body)).code).toBe(code);
    expect(await tokenOf('limited')).toBeTruthy();
  });

  it('is not guessed without end', async () => {
    const token = await tokenOf('no-tenant');
    const guess = { oldPassword: 'Wrong-1', newPassword: 'New-pass-1', confirmPassword: 'New-pass-1' };
    const codes = [];
    for (let tries = 0; tries < 6; tries += 1) codes.push((await ask(token, '/password', guess)).code);
    expect(codes).toEqual([70013, 70013, 70013, 70013, 70013, 429]);
  });

  it('ends the other sessions when it changes, and lasts over a restart', async () => {
    const own = await tokenOf('limited');
    const other = await tokenOf('limited');
    const change = { oldPassword: password, newPassword: 'New-pass-1', confirmPassword: 'New-pass-1' };
    const { code, data } = await ask(own, '/password', change);
    expect([code, Number(data['ended'])]).toEqual([200, expect.any(Number)]);
    expect((await ask(own, '')).code).toBe(200);
    expect(await ask(other, '')).toEqual({ error: 'invalid_token' });
    const { port } = config;
    await app.close();
    await start(port);
    expect(await tokenOf('limited', 'New-pass-1')).toBeTruthy();
    await expect(tokenOf('limited', password)).rejects.toThrow('Invalid URL');
  });
});

describe('the second factor', () => {
  const codeNow = (secret: unknown, offset = 0) =>
    generateSync({ secret: String(secret), epoch: Math.floor(time / 1000) + 30 * offset });

  async function passwordStep(login: string) {
    const browser = new TestBrowser();
    const form = await provider.openForm(relyingParty, browser);
    const { response, outside } = await provider.send(browser, form, login, password);
    return { browser, form, page: await response.text(), outside };
  }
  async function codeStep(step: Awaited<ReturnType<typeof passwordStep>>, code: string) {
    const fields = { token: hiddenField(step.page, 'token'), second: hiddenField(step.page, 'second'), code };
    const result = await step.browser.post(step.form.formUrl, fields);
    const origin = new URL(step.form.formUrl).origin;
    return { status: result.status, ...(await step.browser.follow(result, origin)) };
  }
  async function enable(login: string) {
    const token = await tokenOf(login);
    const { data } = await ask(token, '/two-factor/begin', { password });
    const enabled = await ask(token, '/two-factor/enable', { code: codeNow(data['token']) });
    return { token, secret: String(data['token']), codes: enabled.data['recoveryCodes'] as string[] };
  }

  it('counts once a code confirms it, and asks at every sign-in after that', async () => {
    const token = await tokenOf('other');
    expect((await ask(token, '/two-factor/begin', { password: 'Wrong-1' })).code).toBe(70013);
    const begun = await ask(token, '/two-factor/begin', { password });
    expect(begun.data['url']).toBe(
      `otpauth://totp/Synthline:other?secret=${begun.data['token']}&issuer=Synthline&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await passwordStep('other')).outside).toBeTruthy();
    expect((await ask(token, '/two-factor/enable', { code: '000000' })).code).toBe(995);
    const enabled = await ask(token, '/two-factor/enable', { code: codeNow(begun.data['token']) });
    expect(enabled.data['recoveryCodes']).toHaveLength(10);
    expect((await ask(token, '')).data['twoFactor']).toEqual({
      isEnabled: true,
      token: null,
      url: null,
      recoveryCodesLeft: 10,
    });

    const step = await passwordStep('other');
    expect([step.outside, step.page.includes('id="code"')]).toEqual([undefined, true]);
    // The code that confirmed it is used up; so is the next one after its sign-in.
    expect((await codeStep(step, codeNow(begun.data['token']))).status).toBe(401);
    const next = codeNow(begun.data['token'], 1);
    expect((await codeStep(step, next)).outside).toContain('code=');
    expect((await codeStep(await passwordStep('other'), next)).status).toBe(401);
  });

  it('is passed by each recovery code once, however it is typed', async () => {
    const { token, codes } = await enable('admin');
    const [first = ''] = codes;
    expect(first).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    expect(
      (await codeStep(await passwordStep('admin'), first.toLowerCase().replaceAll('-', ' '))).outside,
    ).toBeTruthy();
    expect((await codeStep(await passwordStep('admin'), first)).status).toBe(401);
    expect((await ask(token, '')).data['twoFactor']).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('gives new recovery codes, and is switched off, only for password and code', async () => {
    const { token, secret, codes } = await enable('trial');
    time += 30_000;
    const renewed = await ask(token, '/two-factor/recovery-codes', { password, code: codeNow(secret) });
    expect(renewed.data['recoveryCodes']).not.toContain(codes[0]);
    expect((await ask(token, '/two-factor/disable', { password, code: codes[0] })).code).toBe(995);
    const [fresh] = renewed.data['recoveryCodes'] as string[];
    expect((await ask(token, '/two-factor/disable', { password: 'Wrong-1', code: fresh })).code).toBe(70013);
    expect((await ask(token, '/two-factor/disable', { password, code: fresh })).data['isEnabled']).toBe(false);
    expect((await passwordStep('trial')).outside).toBeTruthy();
  });

  it('is not guessed without end, and its form belongs to one sign-in for a few minutes', async () => {
    const { secret } = await enable('expired-admin');
    time += 60_000;
    const step = await passwordStep('expired-admin');
    const foreign = await passwordStep('expired-admin');
    const swapped = {
      ...foreign,
      page: foreign.page.replace(hiddenField(foreign.page, 'second'), hiddenField(step.page, 'second')),
    };
    expect((await codeStep(swapped, codeNow(secret))).status).toBe(403);
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await codeStep(step, '000000')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await codeStep(step, codeNow(secret))).status).toBe(429);
    time += 16 * 60_000;
    expect((await codeStep(step, codeNow(secret))).status).toBe(403);
  });
});
