// The door to every command. Plain JavaScript without dependencies, for any Node from 18 on: it installs what is
// missing, then hands over to Node 24, which runs the TypeScript sources as they are.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpm } from './pnpm.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const scripts = {
  start: 'services/launcher/src/start.ts',
  dev: 'services/launcher/src/dev.ts',
  test: 'services/launcher/src/test.ts',
  'test:unit': 'services/launcher/src/test-unit.ts',
  'test:keycloak': 'services/launcher/src/test-keycloak.ts',
  'test:kubernetes': 'services/launcher/src/test-kubernetes.ts',
  'test:containers': 'tests/containers/main.ts',
  check: 'services/launcher/src/check.ts',
  build: 'services/launcher/src/build.ts',
  bench: 'services/launcher/src/bench.ts',
  fmt: 'services/launcher/src/fmt.ts',
  synthline: 'services/synthline/src/main.ts',
  chem: 'services/chemistry/src/cli/main.ts',
  gateway: 'gateway/src/main.ts',
  audit: 'gateway/src/cli/audit.ts',
  client: 'tests/clients/main.ts',
  fuzz: 'tests/fuzz/gateway.ts',
  'fuzz-calls': 'tests/fuzz/calls.ts',
  'test:mcp-conformance': 'tests/mcp/conformance.ts',
  'help-media': 'tests/media/main.ts',
  scale: 'tests/scale/main.ts',
  soak: 'tests/soak/main.ts',
  screenshots: 'tests/screens/main.ts',
  backup: 'services/launcher/src/backup.ts',
  restore: 'services/launcher/src/backup.ts',
  licences: 'services/launcher/src/shipped/main.ts',
  sbom: 'services/launcher/src/shipped/main.ts',
};
/** Commands that share a file are told apart by their name. */
const named = new Set(['backup', 'restore', 'licences', 'sbom']);

const [command = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(scripts, command) && command !== 'install') {
  fail(`Unknown command ${JSON.stringify(command)}. There are: install, ${Object.keys(scripts).join(', ')}.`);
}
install();
if (command !== 'install')
  run(findNode(), join(root, scripts[command]), named.has(command) ? [command, ...rest] : rest);

/** Installs once, and again only when the lockfile or the workspace has changed. */
function install() {
  const stampFile = join(root, 'node_modules/.install-stamp');
  const stamp = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    stamp.update(readFileSync(join(root, file)));
  const wanted = stamp.digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  process.stderr.write('Installing packages (once)…\n');
  const done = spawnSync('npx', ['-y', pnpm, 'install', '--frozen-lockfile', '--reporter=silent'], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 2, 2],
  });
  if (done.error?.code === 'ENOENT') fail('npm is needed: npx was not found on the PATH.');
  if (done.status !== 0)
    fail('Installing the packages failed: is the npm registry reachable? Then run the command again.');
  writeFileSync(stampFile, wanted);
}

/** Node 24: the platform package of the workspace, else the Node that runs this when it is new enough. */
function findNode() {
  const own = join(root, 'node_modules/.bin/node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(
    `Node 24 or later is needed on ${process.platform} ${process.arch}; this is Node ${process.versions.node}.`,
  );
}

function run(node, script, args) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: process.cwd(),
    env: { ...environment(), PROJECT_ROOT: root },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // Whoever started this may be killed without a word; then nobody waits for the child any more.
  const starters = startersOf();
  setInterval(() => startersOf() !== starters && child.kill('SIGTERM'), 1000).unref();
  child.on('error', (error) => fail(`Node could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(signal ? 128 : (code ?? 1)));
}

/** Process ids of what started this: npm's shell, and npm behind it where the system tells. */
function startersOf() {
  const status = `/proc/${process.ppid}/status`;
  if (!existsSync(status)) return String(process.ppid);
  return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]}`;
}

// npm hands its own settings to scripts as variables; pnpm would take some of them for its own.
function environment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_config_')),
  );
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  return process.exit(1);
}
