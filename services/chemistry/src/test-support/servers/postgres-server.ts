// Vitest global set-up: a PostgreSQL server of our own for the length of the run, from the programs in POSTGRES_BIN
// (the folder with `initdb` and `postgres`; on Debian the package `postgresql` brings it). Nothing is skipped without
// it: the run fails and says what is missing.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@app/shared/test-support/free-port';
import { Client } from 'pg';
import { waitFor } from '../wait.ts';

export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['TEST_DATABASE_URL']) return async () => {};
  const bin = process.env['POSTGRES_BIN'];
  if (!bin)
    throw new Error('Set POSTGRES_BIN to the folder with initdb and postgres (Debian: apt-get install postgresql)');
  const server = await startServer(bin);
  process.env['TEST_DATABASE_URL'] = server.url;
  return server.stop;
}

async function startServer(bin: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const identity = unprivileged();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const options = { ...identity, cwd: folder };
  const login = ['--username=test', '--auth=trust'];
  execFileSync(join(bin, 'initdb'), ['-D', data, '--no-sync', '--encoding=UTF8', ...login], {
    ...options,
    stdio: 'pipe',
  });
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])];
  const child = spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' });
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  await waitFor(() => answers(url));
  return {
    url,
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGINT');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// PostgreSQL refuses to run as root.
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody'].map((name) => accounts.find((one) => one.startsWith(`${name}:`))).find(Boolean);
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
