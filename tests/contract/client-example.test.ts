// The program of the first page, run as it is there.

import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { keyOf } from './support/assistant.ts';
import { signIn } from './support/member.ts';
import { place } from './support/place.ts';

const program = resolve(import.meta.dirname, '../../shared/client/examples/plan.ts');

it('the example of the client plans a molecule and names the routes', { timeout: 120_000 }, async () => {
  const { member } = await signIn('chemist');
  const apiKey = (await keyOf(member, ['retrosynthesis'])).replace(/^ApiKey /, '');
  const child = spawn(process.execPath, [program, 'phenacetin', place.url], {
    env: { ...process.env, API_KEY: apiKey },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [written, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(complaints).toBe('');
  expect(written).toMatch(/^1\. score \d+, \d+ steps?: \S/);
});
