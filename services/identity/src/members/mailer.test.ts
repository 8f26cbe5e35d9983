import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../test-browser.ts';
import * as provider from '../test-provider.ts';
import { password, type TestProvider } from '../test-provider.ts';

let dataDir: string;
let smtp: Server;
let isRefusing = false;
let later = 0;
let started: TestProvider;
let token: string;
const mails: { to: string; text: string }[] = [];

/** A mail server as far as RFC 5321 needs one for a mail without attachments. */
function startSmtp(): Promise<Server> {
  const server = createServer((socket) => {
    let rest = '';
    let to = '';
    let isData = false;
    socket.write('220 mail.example\r\n');
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8');
      const end = isData ? rest.indexOf('\r\n.\r\n') : rest.lastIndexOf('\r\n');
      if (end < 0) return;
      const text = rest.slice(0, end);
      rest = '';
      if (isData) {
        mails.push({ to, text: decoded(text) });
        isData = false;
        return void socket.write('250 taken\r\n');
      }
      const [command = ''] = text.split(/[ :]/);
      if (command === 'RCPT') to = /<([^>]*)>/.exec(text)?.[1] ?? '';
      isData = command === 'DATA';
      const responses: Record<string, string> = { DATA: '354 go on', RCPT: isRefusing ? '550 no' : '250 ok' };
      socket.write(`${responses[command] ?? '250 ok'}\r\n`);
      if (command === 'QUIT') socket.end();
    });
    socket.on('error', () => socket.destroy());
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

/** A body in base64 or in quoted-printable, as it reads. */
function decoded(mail: string): string {
  const [head = '', ...body] = mail.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/base64/i.test(head)) return head + Buffer.from(text, 'base64').toString('utf8');
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return head + Buffer.from(bytes, 'latin1').toString('utf8');
}

beforeAll(async () => {
  smtp = await startSmtp();
  dataDir = mkdtempSync(join(tmpdir(), 'identity-mail-'));
  started = await provider.startProvider(
    dataDir,
    {
      SMTP_URL: `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`,
      INQUIRY_SENDER: 'planning@example.com',
    },
    0,
    () => Date.now() + later,
  );
  const relyingParty = await provider.discover(started.config);
  token = (await provider.signIn(relyingParty, new TestBrowser(), 'admin')).access_token;
});
afterAll(async () => {
  await started.app.close();
  await new Promise((done) => smtp.close(done));
  rmSync(dataDir, { recursive: true });
});

async function ask(path: string, body: object) {
  const response = await fetch(`${started.config.identityUrl}/account/members/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { data: { userId: string; isMailed: boolean; link: string | null } }).data;
}

const person = (userName: string, culture: string) => ({
  userName,
  name: `Name of ${userName}`,
  email: `${userName}@demo.example`,
  groupIds: [],
  userLimit: 100,
  culture,
});
const linkIn = (text: string) => /http:\/\/\S+\/set-password\/[\w-]{43}/.exec(text)?.[0] ?? '';

it('sends an invitation in the language of who invites, with a link that works and that nobody else sees', async () => {
  const chinese = await ask('invite', person('mail.zh', 'zh-CN'));
  const english = await ask('invite', person('mail.en', 'en'));
  expect([chinese, english].map(({ isMailed, link }) => [isMailed, link])).toEqual([
    [true, null],
    [true, null],
  ]);
  expect(mails.map(({ to }) => to)).toEqual(['mail.zh@demo.example', 'mail.en@demo.example']);
  expect(mails[0]?.text).toContain('Demo Pharma 邀请您使用');
  expect(mails[1]?.text).toContain('Subject: Your invitation to Synthline');
  expect(mails[1]?.text).toContain('within 7 days');
  const page = await new TestBrowser().post(linkIn(mails[1]?.text ?? ''), { password, again: password });
  expect(page.status).toBe(200);
  const reset = await ask('reset-password', { userId: english.userId, culture: 'en' });
  expect([reset.isMailed, reset.link]).toEqual([true, null]);
  expect(mails[2]?.text).toContain('within 24 hours');
  expect((await fetch(linkIn(mails[2]?.text ?? ''))).status).toBe(200);
});

it('gives the link to the administrator when the mail server does not take the mail', async () => {
  isRefusing = true;
  const invited = await ask('invite', person('mail.refused', 'en'));
  expect([invited.isMailed, linkIn(invited.link ?? '')]).toEqual([false, invited.link]);
  expect(mails).toHaveLength(3);
});

describe('a new mail address of the owner', () => {
  const address = 'new.limited@demo.example';
  let own: string;
  const change = async (body: object, bearer = own) => {
    const response = await fetch(`${started.config.identityUrl}/account`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ culture: 'en', ...body }),
    });
    return (await response.json()) as { code: number; data: Record<string, unknown>; error?: { details?: unknown } };
  };
  const lastMailTo = (to: string) => mails.findLast((mail) => mail.to === to)?.text ?? '';
  const codeIn = (text: string) => /^(\d{6})\r?$/m.exec(text)?.[1] ?? '';
  const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  beforeAll(async () => {
    isRefusing = false;
    const relyingParty = await provider.discover(started.config);
    own = (await provider.signIn(relyingParty, new TestBrowser(), 'limited')).access_token;
  });

  it('counts once its code comes back, and the old address gets a notice first', async () => {
    expect((await change({ email: address })).code).toBe(70013);
    const begun = await change({ email: address, password });
    expect(begun.data).toMatchObject({ email: 'limited@demo.example', pendingEmail: address });
    expect(lastMailTo('limited@demo.example')).toContain(`about to change to ${address}`);
    const code = codeIn(lastMailTo(address));
    expect((await change({ email: 'another@demo.example', password })).code).toBe(429);
    expect((await change({ emailCode: wrongFor(code) })).code).toBe(995);
    expect((await change({ name: 'Di' })).data).toMatchObject({ email: 'limited@demo.example' });
    expect((await change({ emailCode: code })).data).toMatchObject({ name: 'Di', email: address });
    expect((await change({ emailCode: code })).code).toBe(995);
  });

  it('is not guessed: five wrong codes end the tries', async () => {
    later = 2 * 60_000;
    await change({ email: 'guess@demo.example', password });
    const code = codeIn(lastMailTo('guess@demo.example'));
    const codes = [];
    for (let tries = 0; tries < 6; tries += 1) codes.push((await change({ emailCode: wrongFor(code) })).code);
    expect(codes.at(-1)).toBe(429);
    expect((await change({ emailCode: code })).code).toBe(429);
    later = 18 * 60_000;
    expect((await change({ emailCode: code })).code).toBe(995);
  });

  it('stays as it was when the mail server does not take the code', async () => {
    later = 40 * 60_000;
    isRefusing = true;
    expect((await change({ email: 'refused@demo.example', password })).code).toBe(500);
    isRefusing = false;
    expect((await change({ email: 'refused@demo.example', password })).code).toBe(200);
  });

  it('and a phone number are told to the old address when an administrator changes them', async () => {
    const edited = { name: 'Wu Di', phone: '', email: 'given@demo.example' };
    await ask('edit', { userId: 'demo-limited', ...edited, culture: 'zh-CN' });
    expect(lastMailTo(address)).toContain('的邮箱或手机号已变更');
    expect((await change({ phone: '+86 138 0000 0099', password })).code).toBe(200);
    expect(lastMailTo('given@demo.example')).toContain('has been changed');
  });
});
