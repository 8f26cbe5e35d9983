// The image is built from the checkout as it is, and holds what the servers need and little else.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../../services/launcher/src/paths.ts';
import type { Engine } from '../engine.ts';
import { atMost, claim, type Row, type Run, type Step } from '../step.ts';

const mostMegabytes = 200;

export const build: Step = {
  name: 'build',
  title: 'The image',
  async run(run) {
    const { engine, image } = run;
    const since = performance.now();
    await buildImage(run);
    const seconds = Math.round((performance.now() - since) / 1000);
    return [{ what: 'built', figure: `${seconds} s`, goal: '', isGood: true }, ...(await inspect(engine, image))];
  },
};

/** With the authority that NODE_EXTRA_CA_CERTS names, as behind a proxy that inspects TLS. */
async function buildImage({ engine, image, authority, say }: Run): Promise<void> {
  const options = ['--build-arg', 'VERSION=0.0.0-test', '--tag', image, inRoot()];
  if (engine.hasBuildKit) {
    const secret = authority === undefined ? [] : ['--secret', `id=ca,src=${authority}`];
    await engine.docker(['build', '--file', inRoot('docker/Dockerfile'), ...secret, ...options], {
      env: { DOCKER_BUILDKIT: '1' },
      say,
    });
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'containers-build-'));
  const file = legacyDockerfile(folder);
  await engine.docker(['build', '--file', file, ...options], { env: { DOCKER_BUILDKIT: '0' }, say });
  rmSync(folder, { recursive: true });
}

/** The Dockerfile as the legacy builder reads it: it knows no mounts. */
export function legacyDockerfile(folder: string): string {
  const path = join(folder, 'Dockerfile.legacy');
  writeFileSync(path, readFileSync(inRoot('docker/Dockerfile'), 'utf8').replaceAll(/--mount=\S+ /g, ''));
  return path;
}

async function inspect(engine: Engine, image: string): Promise<Row[]> {
  const sizeOf = async (name: string) =>
    Number(await engine.docker(['image', 'inspect', name, '--format', '{{.Size}}'])) / 1e6;
  const base = /^ARG NODE_IMAGE=(\S+)/m.exec(readFileSync(inRoot('docker/Dockerfile'), 'utf8'))?.[1] ?? '';
  const all = await sizeOf(image);
  // The legacy builder and a base image that was pulled by the builder alone leave no image to compare with.
  const node = await sizeOf(base).catch(() => 0);
  const inside = (script: string) =>
    engine.docker(['run', '--rm', '--entrypoint', 'sh', image, '-c', script]).then((text) => text.trim());
  const unwanted = await inside(
    String.raw`find /app \( -name '*.map' -o -name '*.test.ts' -o -path '/app/*/src/*/testing' -o -name test-support -o -path '*/@electric-sql/pglite/*' \
      -o -path '/app/services/*/scripts' -o -path '/app/tests' -o -name '*.pem' -o -name '*.key' -o -name .npmrc \) -not -path '*/node_modules/*/src/*' 2>/dev/null | head -5`,
  );
  const unreadable = await unreadableOf(engine, image);
  const owned = await inside(
    `find / -xdev -writable -not -path '/proc/*' -not -path '/dev/*' -type d 2>/dev/null | head -20`,
  );
  return [
    atMost('size beside Node', Math.round(all - node), mostMegabytes, 'MB'),
    claim('no scripts, tests, maps, embedded database, keys', unwanted === '', unwanted || 'yes'),
    claim('all of it readable by its user', unreadable === '', unreadable || 'yes'),
    claim(
      'its user may write /data, /audit, /backups and temporary folders alone',
      isExpected(owned),
      owned.replaceAll('\n', ' '),
    ),
  ];
}

/** Files of the image that its user cannot read; empty where there are none. */
export async function unreadableOf(engine: Engine, image: string): Promise<string> {
  const find = ['run', '--rm', '--entrypoint', 'find', image, '/app', '!', '-readable'];
  return (await engine.docker(find)).trim().split('\n').slice(0, 5).join(' ');
}

function isExpected(folders: string): boolean {
  return folders
    .split('\n')
    .every((folder) => /^\/(data|audit|backups|tmp|var\/tmp|run\/lock|home\/node)(\/|$)/.test(folder));
}
