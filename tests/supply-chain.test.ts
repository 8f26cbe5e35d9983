// What comes from others: images by digest, actions by commit, tools by version.

import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const inRoot = (path: string) => resolve(root, path);
const read = (path: string) => readFileSync(inRoot(path), 'utf8');

describe('the images of others', () => {
  // Filled in by docker/pin-images.sh, which needs the registries.
  it('have a variable each and are by digest, all of them or none yet', () => {
    const paths = globSync(['docker/**/Dockerfile', 'docker/compose.*.yaml'], { cwd: root });
    const all = paths.flatMap((path) =>
      [...read(path).matchAll(/_IMAGE(?:=|:-)([a-z][^\s}]*)/g)].map((match) => match[1]),
    );
    const others = all.filter((image) => !image?.startsWith('synthline'));
    const named = new Set(paths.flatMap((path) => read(path).match(/^ +image: (?!\$\{\w*IMAGE:-).*$/gm) ?? []));
    const pinned = others.filter((image) => /@sha256:[0-9a-f]{64}$/.test(image ?? ''));
    expect(named).toEqual(new Set());
    expect(others.length).toBeGreaterThan(5);
    expect([0, others.length]).toContain(pinned.length);
  });

  it('get their digests from one script, which may run again', () => {
    const copy = mkdtempSync(join(tmpdir(), 'pin-'));
    cpSync(inRoot('docker'), join(copy, 'docker'), { recursive: true });
    const pin = (digit: string) => {
      writeFileSync(join(copy, 'bin/docker'), `#!/bin/sh\necho sha256:${digit.repeat(64)}\n`, { mode: 0o755 });
      const env = { PATH: `${join(copy, 'bin')}:${process.env['PATH']}` };
      return spawnSync('sh', [join(copy, 'docker/pin-images.sh')], { encoding: 'utf8', env });
    };
    mkdirSync(join(copy, 'bin'));
    pin('a');
    const { status, stdout } = pin('b');
    const compose = readFileSync(join(copy, 'docker/compose.base.yaml'), 'utf8');
    const keycloak = readFileSync(join(copy, 'docker/keycloak/Dockerfile'), 'utf8');
    rmSync(copy, { recursive: true });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^postgres:17\.6-bookworm@sha256:b{64}$/m);
    expect(compose).toMatch(/image: \$\{POSTGRES_IMAGE:-postgres:17\.6-bookworm@sha256:b{64}\}/);
    expect(compose).toMatch(/image: \$\{IMAGE:-synthline:[\d.]+\}/);
    expect(keycloak).toMatch(/^ARG KEYCLOAK_IMAGE=quay\.io\S+@sha256:b{64}$/m);
  });
});

describe('the workflows', () => {
  const paths = globSync('.github/workflows/*.yaml', { cwd: root });

  it.each(paths)('%s names each action by its commit', (path) => {
    const used = [...read(path).matchAll(/uses: (.*)$/gm)].map((match) => match[1] ?? '');
    expect(used.filter((name) => !/^(\.\/|\S+@[0-9a-f]{40} # v\d)/.test(name))).toEqual([]);
  });

  it('use the pnpm that installs, and other tools by their version', () => {
    const all = paths.map(read).join('\n');
    const [, pnpm] = /pnpm = '([^']+)'/.exec(read('services/launcher/pnpm.mjs')) ?? [];
    expect(new Set(all.match(/pnpm@[\w.-]+/g))).toEqual(new Set([pnpm]));
    const tools = [...all.matchAll(/go install (\S+)/g)].map((match) => match[1] ?? '');
    expect(tools.filter((tool) => !/@v\d+\.\d+\.\d+$/.test(tool))).toEqual([]);
    expect(tools.length).toBeGreaterThan(1);
  });
});
