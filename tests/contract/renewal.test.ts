// An administrator whose subscription has ended pays, the back office approves, and the product opens again.

import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { signIn, type Member } from './support/member.ts';
import { place } from './support/place.ts';

const run = promisify(execFile);
const command = resolve(import.meta.dirname, '../../services/chemistry/src/cli/main.ts');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const refusedWith = async (member: Member) =>
  (await member.call('retroTaskList', { body: { pageIndex: 1, pageSize: 10 } })).code;

async function upload(member: Member): Promise<string> {
  const body = new FormData();
  body.append('iFormFile', new Blob([png], { type: 'image/png' }), 'receipt.png');
  const headers = { cookie: member.cookie, 'x-csrf': '1' };
  const response = await fetch(`${place.url}/api/console/payment/upload`, { method: 'POST', headers, body });
  const result = (await response.json()) as { data: { voucherId: string } };
  return result.data.voucherId;
}

it('lets an expired administrator out of the console within seconds after the review', async () => {
  const { member } = await signIn('expired-admin', place);
  const before = await member.call('sessionUser', {});
  expect([before.data.account.isExpired, before.data.permissions, await refusedWith(member)]).toEqual([
    true,
    [],
    10036,
  ]);
  const { data: payment } = await member.call('paymentCreate', {
    body: {
      plan: 'pro',
      months: 12,
      amount: 1_200_000,
      currency: 'CNY',
      paidOn: '2026-06-01',
      payer: 'Demo Expired',
      voucherIds: [await upload(member)],
    },
  });

  const env = { ...process.env, DATA_DIR: place.dataDir };
  const approve = ['payments', 'approve', payment.number, '--by', 'mara@example.com', '--months', '12'];
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', command, ...approve], { env });
  await wait(2_100);
  const { data } = await member.call('sessionUser', {});
  expect(data.account.isExpired).toBe(false);
  expect(Date.parse(data.account.expirationDate ?? '')).toBeGreaterThan(Date.now());
  expect(data.permissions).toContain('retrosynthesis');
  expect(await refusedWith(member)).toBe(200);
});
