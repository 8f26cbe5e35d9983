// docker/upgrade.sh beside a `docker` that plays the engine: the order, what is awaited, the way back, the settings.

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const script = resolve(import.meta.dirname, '../docker/upgrade.sh');
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

// Containers are files that hold their image. The image `bad` does not start as worker-2, `slow` not as gateway-1.
const engine = `#!/bin/sh
last() { for word; do :; done; echo "$word"; }
service=$(last "$@")
case "$*" in
  'image inspect '*) exit 0 ;;
  *' ps --services'*) ls running ;;
  *' ps --all --quiet '*) echo "$service" ;;
  'inspect '*) cat "running/$service" ;;
  *' up '*)
    echo "$service $IMAGE" >>log
    case "$IMAGE $service" in 'bad worker-2') exit 1 ;; esac
    echo "$IMAGE" >"running/$service" ;;
  *' exec '*)
    for name in running/*; do case "$*" in *" \${name#running/} "*) image=$(cat "$name"); at=\${name#running/} ;; esac; done
    case "$image $at" in 'slow gateway-1') exit 1 ;; esac ;;
esac
`;

const services = ['chemistry-1', 'chemistry-2', 'gateway-1', 'gateway-2', 'worker-1', 'worker-2'];

function deployment({ settings = '#IMAGE=synthline:0.2.0\nOTHER=1\n', others = [] as string[] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  folders.push(folder);
  mkdirSync(join(folder, 'bin'));
  mkdirSync(join(folder, 'running'));
  writeFileSync(join(folder, 'bin/docker'), engine);
  chmodSync(join(folder, 'bin/docker'), 0o755);
  for (const name of [...services, ...others]) writeFileSync(join(folder, 'running', name), 'old\n');
  writeFileSync(join(folder, '.env'), settings);
  writeFileSync(join(folder, 'compose.yaml'), '');
  return {
    run(...args: string[]) {
      const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` };
      try {
        const all = ['-f', 'compose.yaml', '--env-file', '.env', '--settle', '0', '--wait', '1', ...args];
        execFileSync('sh', [script, ...all], { cwd: folder, env, stdio: 'pipe' });
        return 0;
      } catch (error) {
        return (error as { status: number }).status;
      }
    },
    started: () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n'),
    settings: () => readFileSync(join(folder, '.env'), 'utf8'),
    imageOf: (name: string) => readFileSync(join(folder, 'running', name), 'utf8').trim(),
  };
}

describe('docker/upgrade.sh', () => {
  it('takes chemistry services, workers and gateways one by one, and leaves all others alone', () => {
    const { run, started, settings } = deployment({ others: ['nginx', 'postgres', 'redis'] });
    expect(run('new')).toBe(0);
    const order = ['chemistry-1', 'chemistry-2', 'worker-1', 'worker-2', 'gateway-1', 'gateway-2'];
    expect(started()).toEqual(order.map((name) => `${name} new`));
    expect(settings()).toBe('IMAGE=new\nOTHER=1\n');
  });

  it('goes back, the last one first, when a container does not start', () => {
    const { run, started, settings, imageOf } = deployment();
    expect(run('bad')).toBe(1);
    const back = ['worker-2', 'worker-1', 'chemistry-2', 'chemistry-1'];
    expect(started().slice(4)).toEqual(back.map((name) => `${name} old`));
    expect(services.map(imageOf)).toEqual(services.map(() => 'old'));
    expect(settings()).toContain('#IMAGE=synthline:0.2.0');
  });

  it('goes back when one starts and is not ready in time', () => {
    const { run, started, imageOf } = deployment();
    expect(run('slow')).toBe(1);
    expect(started().filter((line) => line.endsWith(' slow'))).toHaveLength(5);
    expect(services.map(imageOf)).toEqual(services.map(() => 'old'));
  });

  it('goes on where an upgrade was interrupted, and adds the line that the settings lack', () => {
    const { run, started, settings } = deployment({ settings: 'OTHER=1\n' });
    expect(run('new')).toBe(0);
    expect(run('new')).toBe(0);
    expect(started()).toHaveLength(services.length);
    expect(settings()).toBe('OTHER=1\nIMAGE=new\n');
  });

  it('refuses what it does not know', () => {
    const { run } = deployment();
    expect([run(), run('--fast', 'new'), run('one', 'two'), run('--help')]).toEqual([2, 1, 1, 0]);
  });
});
