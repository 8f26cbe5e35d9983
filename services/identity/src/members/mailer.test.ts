import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestBrowser } from '../test-browser.ts';
import * as provider from '../test-provider.ts';
import { password, type TestProvider } from '../test-provider.ts';

let dataDir: string;
let smtp: Server;
let isRefusing = false;
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
  started = await provider.startProvider(dataDir, {
    SMTP_URL: `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`,
    INQUIRY_SENDER: 'planning@example.com',
  });
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
