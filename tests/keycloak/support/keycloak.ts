// A Keycloak as a process: the unpacked distribution, with data of its own.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { keycloakMemory } from '../../../services/launcher/src/system/keycloak.ts';

export interface Keycloak {
  url: string;
  administrator: { name: string; password: string };
  /** Folder of `kc.sh` and `kcadm.sh`. */
  bin: string;
  /** Starts it on the data it left behind, unless it runs. */
  start(): Promise<void>;
  /** Ends the process; what it keeps stays. */
  stop(): Promise<void>;
  /** Ends it and takes its data away. */
  remove(): Promise<void>;
}

export const realmFile = resolve(import.meta.dirname, '../../../docker/keycloak/realm.json');
const readyWithinMs = 300_000;

export interface KeycloakOptions {
  port: number;
  managementPort: number;
  /** What fills the gaps of the realm; without it no realm is imported. */
  realmEnv?: Record<string, string>;
}

export async function startKeycloak({ port, managementPort, realmEnv }: KeycloakOptions): Promise<Keycloak> {
  const url = `http://localhost:${port}`;
  const administrator = { name: 'administrator', password: 'Kc-admin-of-tests-1' };
  const home = mkdtempSync(join(tmpdir(), 'keycloak-'));
  const bin = layOut(home);
  if (realmEnv) {
    mkdirSync(join(home, 'data/import'), { recursive: true });
    copyFileSync(realmFile, join(home, 'data/import/realm.json'));
  }
  const env = {
    ...process.env,
    ...keycloakMemory,
    ...realmEnv,
    KC_BOOTSTRAP_ADMIN_USERNAME: administrator.name,
    KC_BOOTSTRAP_ADMIN_PASSWORD: administrator.password,
  };
  const args = [
    'start',
    '--optimized',
    ...(realmEnv ? ['--import-realm'] : []),
    '--http-enabled=true',
    '--http-host=127.0.0.1',
    `--http-port=${port}`,
    `--http-management-port=${managementPort}`,
    `--hostname=${url}`,
  ];
  let child: ChildProcess | undefined;
  const ready = `http://127.0.0.1:${managementPort}/health/ready`;

  async function start(): Promise<void> {
    if (child) return;
    const own = spawn('sh', [join(bin, 'kc.sh'), ...args], { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child = own;
    let output = '';
    for (const stream of [own.stdout, own.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString('utf8')).slice(-20_000);
      });
    }
    const deadline = Date.now() + readyWithinMs;
    while (!(await responses(ready))) {
      if (own.exitCode !== null || Date.now() > deadline) throw new Error(`Keycloak did not start:\n${output}`);
      await new Promise((done) => setTimeout(done, 250));
    }
  }

  async function stop(): Promise<void> {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGTERM');
    await once(running, 'exit');
  }

  await start();
  return {
    url,
    administrator,
    bin,
    start,
    stop,
    async remove() {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

// The scripts take the folder that they are in for the server's own: these are copied, what only is read is linked.
function layOut(home: string): string {
  const distribution = process.env['KEYCLOAK_DIST'];
  if (!distribution) throw new Error('KEYCLOAK_DIST is not set: run npm run test:keycloak');
  const bin = join(home, 'bin');
  cpSync(join(distribution, 'bin'), bin, { recursive: true });
  for (const folder of ['lib', 'providers', 'themes', 'conf']) {
    symlinkSync(join(distribution, folder), join(home, folder));
  }
  return bin;
}

async function responses(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).status === 200;
  } catch {
    // Not listening yet.
    return false;
  }
}
