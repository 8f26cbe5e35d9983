// The image is built as companies build it, each way from a copy of the checkout: by the legacy builder from files that only
// their owner may read, through a mirror that wants a token, and without a network. All give the same files.

import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../../services/launcher/src/command.ts';
import { inRoot } from '../../../services/launcher/src/paths.ts';
import { copyCheckout } from '../checkout.ts';
import type { Engine } from '../engine.ts';
import { startMirror } from '../mirror.ts';
import { claim, type Row, type Run, type Step } from '../step.ts';
import { legacyDockerfile, unreadableOf } from './build.ts';

const buildKit = { env: { DOCKER_BUILDKIT: '1' } };
const token = `token-${process.pid}-of-a-mirror`;

interface Way {
  what: string;
  needsBuildKit: boolean;
  /** Builds `tag`; gives further rows. */
  build(run: Run, folder: string, tag: string): Promise<Row[]>;
}

const ways: readonly Way[] = [
  { what: 'legacy builder, umask 027', needsBuildKit: false, build: byLegacyBuilder },
  { what: 'mirror with a token', needsBuildKit: true, build: throughMirror },
  { what: 'offline', needsBuildKit: true, build: offline },
];

export const companies: Step = {
  name: 'companies',
  title: 'The image as companies build it',
  async run(run) {
    const wanted = await contentOf(run.engine, run.image);
    const rows: Row[] = [];
    for (const way of ways) {
      if (way.needsBuildKit && !run.engine.hasBuildKit) run.say(`${way.what}: skipped. Missing: docker buildx.`);
      else rows.push(...(await tryWay(way, wanted, run)));
    }
    return rows;
  },
};

async function tryWay({ what, build }: Way, wanted: ReadonlySet<string>, run: Run): Promise<Row[]> {
  const { engine, say } = run;
  const folder = mkdtempSync(join(tmpdir(), 'containers-company-'));
  const tag = 'synthline:0.0.0-company';
  try {
    const since = performance.now();
    const rows = await build(run, folder, tag);
    say(`${what}: built after ${Math.round((performance.now() - since) / 1000)} s`);
    const unreadable = await unreadableOf(engine, tag);
    const other = differencesOf(wanted, await contentOf(engine, tag));
    return [
      ...rows,
      claim(`${what}: the same files as the usual build`, other.length === 0, other.slice(0, 3).join(', ') || 'yes'),
      claim(`${what}: all readable by its user`, unreadable === '', unreadable || 'yes'),
    ];
  } catch (error) {
    say(String(error));
    return [claim(`${what}: builds`, false)];
  } finally {
    await engine.attempt(['image', 'rm', '--force', tag]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is in the image's folder, a line each: files with the sum of their content, and the permissions of all. */
async function contentOf(engine: Engine, image: string): Promise<Set<string>> {
  const script = `cd /app && find . -printf '%M %u %p\\n' && find . -type f -exec sha256sum {} +`;
  const text = await engine.docker(['run', '--rm', '--user', 'root', '--entrypoint', 'sh', image, '-c', script]);
  return new Set(text.split('\n'));
}

/** Names of what is in one of them alone or differs. */
function differencesOf(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  const lines = [...[...one].filter((line) => !other.has(line)), ...[...other].filter((line) => !one.has(line))];
  return [...new Set(lines.map((line) => line.replace(/^.*\.\//, '')))];
}

async function byLegacyBuilder({ engine, authority }: Run, folder: string, tag: string): Promise<Row[]> {
  const checkout = join(folder, 'checkout');
  copyCheckout(checkout, '027');
  const base = authority === undefined ? [] : await trustingBase(engine, authority, folder);
  const options = ['--file', legacyDockerfile(folder), '--build-arg', 'VERSION=0.0.0-test', '--tag', tag, ...base];
  await engine.docker(['build', ...options, checkout], { env: { DOCKER_BUILDKIT: '0' } });
  return [];
}

/** The base image with the machine's own authority, as the guide says; the arguments that name it. */
async function trustingBase(engine: Engine, authority: string, folder: string): Promise<string[]> {
  const base = /^ARG NODE_IMAGE=(\S+)/m.exec(readFileSync(inRoot('docker/Dockerfile'), 'utf8'))?.[1] ?? '';
  const tag = 'synthline-base:0.0.0-company';
  copyFileSync(authority, join(folder, 'authority.pem'));
  const lines = [`FROM ${base}`, 'COPY authority.pem /etc/authority.pem', 'ENV NODE_EXTRA_CA_CERTS=/etc/authority.pem'];
  writeFileSync(join(folder, 'Dockerfile.base'), lines.join('\n'));
  const file = ['--file', join(folder, 'Dockerfile.base')];
  await engine.docker(['build', ...file, '--tag', tag, folder], { env: { DOCKER_BUILDKIT: '0' } });
  return ['--build-arg', `NODE_IMAGE=${tag}`];
}

async function throughMirror({ engine }: Run, folder: string, tag: string): Promise<Row[]> {
  const mirror = await startMirror(token);
  try {
    writeFileSync(join(folder, 'npmrc'), mirror.npmrc, { mode: 0o600 });
    const secret = ['--secret', `id=npmrc,src=${join(folder, 'npmrc')}`, '--build-arg', `NPM_REGISTRY=${mirror.url}`];
    const options = ['--network', 'host', '--build-arg', 'VERSION=0.0.0-test', '--tag', tag, inRoot()];
    await engine.docker(['build', '--file', inRoot('docker/Dockerfile'), ...secret, ...options], buildKit);
    const search = `docker save ${tag} | grep --text --count ${token}; docker history --no-trunc ${tag} | grep --count ${token}`;
    const found = (await runCommand('sh', ['-c', search])).output.trim().split('\n').join(' and ');
    const { served, refused } = mirror.counts;
    return [
      claim(
        'mirror with a token: every package came through it',
        served > 100,
        `${served} requests, ${refused} refused`,
      ),
      claim('mirror with a token: the token is in no layer', found === '0 and 0', found === '0 and 0' ? 'yes' : found),
    ];
  } finally {
    await mirror.close();
  }
}

async function offline({ engine, authority }: Run, folder: string, tag: string): Promise<Row[]> {
  const checkout = join(folder, 'checkout');
  copyCheckout(checkout);
  const env: Record<string, string> = authority === undefined ? {} : { NODE_EXTRA_CA_CERTS: authority };
  const fetched = await runCommand('sh', ['docker/fetch.sh'], { cwd: checkout, env });
  if (fetched.code !== 0) throw new Error(`docker/fetch.sh:\n${fetched.output.slice(-2_000)}`);
  const options = ['--network', 'none', '--build-arg', 'VERSION=0.0.0-test', '--tag', tag, checkout];
  await engine.docker(['build', '--file', join(checkout, 'docker/Dockerfile'), ...options], buildKit);
  return [];
}
