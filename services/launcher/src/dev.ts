// `npm run dev`: the product for development. Servers start again when their sources change, the page comes from
// Vite and changes in place. Address, data folder and accounts are those of `npm start`. With `--without gateway` (chemistry,
// identity) that server is left to a debugger: its environment is in `run/<name>.env` below the data folder.

import { watch } from 'chokidar';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot, root } from './paths.ts';
import { supervise, type Service, type Supervision } from './service.ts';
import { surviveFailedOutput } from './log-file.ts';
import { readSettings, serviceNames, SettingsError, type ServiceName, type Settings } from './settings.ts';
import { startStack, type Stack } from './stack.ts';
import { stopWhenAsked } from './stop.ts';

const folders = ['shared/src', 'locales', 'gateway/src', 'services/identity/src', 'services/chemistry'];
const ignored = /\.test\.tsx?$|\/(node_modules|test-support|docs|scripts)(\/|$)/;
/** Changes of these files start a server anew. Of the words, each server loads its own. */
const sources: Record<ServiceName, RegExp> = {
  gateway: /^(gateway|shared)\/src\/|^locales\/(.*\.ts|.*\/(common|errors|gateway)\.json)$/,
  identity: /^(services\/identity|shared)\/src\/|^locales\/(.*\.ts|.*\/(common|errors|identity)\.json)$/,
  chemistry: /^(services\/chemistry|shared\/src|locales)\//,
};
/** An editor may save several files at once. */
const settleMs = 150;

surviveFailedOutput();
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  await develop();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function develop(): Promise<void> {
  const environment = { SHUTDOWN_SECONDS: '1', ...process.env };
  const settings = readSettings(environment, { federated: false, isDevelopment: true });
  const without = readWithout();
  writeEnvironments(settings);
  const stack = await startStack(settings, { supervisionOf, without });
  const page = startPage(settings);
  stopWhenAsked(async () => void (await Promise.all([stack.stop(), page.stop()])));
  await stack.complete();
  say(`\n  ${settings.publicUrl}   chemist, password ${settings.demoPassword}; logs in ${settings.dataDir}/logs\n`);
  restartOnChange(
    stack,
    serviceNames.filter((name) => !without.includes(name) && (name === 'gateway' || settings.embedded[name])),
  );
}

function readWithout(): ServiceName[] {
  const { values } = parseArgs({ options: { without: { type: 'string', multiple: true, default: [] } } });
  return values.without.map((given) => {
    const name = serviceNames.find((one) => one === given);
    if (!name) throw new SettingsError(`npm run dev -- --without ${given}: there are ${serviceNames.join(', ')}`);
    return name;
  });
}

function writeEnvironments({ dataDir, env }: Settings): void {
  mkdirSync(join(dataDir, 'run'), { recursive: true });
  for (const name of serviceNames) {
    // A server that a debugger starts has no parent to watch.
    const { PARENT_WATCH: _, ...own } = env[name];
    const lines = Object.entries(own).map(([key, value]) => `${key}=${JSON.stringify(value)}\n`);
    writeFileSync(join(dataDir, 'run', `${name}.env`), lines.join(''), { mode: 0o600 });
  }
}

/** A server that ends is started again by the next change, not by time. */
function supervisionOf(name: string): Supervision {
  return {
    restartDelaysMs: [],
    onError: (text) => process.stderr.write(text.replaceAll(/^(?=.)/gm, `${name} | `)),
    onGaveUp: () => say(`${name} ended; the next change of its sources starts it again`),
  };
}

function startPage({ dataDir, pagePort, ports, shutdownMs }: Settings): Service<'page'> {
  const vite = inRoot('web/node_modules/vite/bin/vite.js');
  const program = {
    name: 'page' as const,
    file: process.execPath,
    args: [vite, '--port', String(pagePort), '--strictPort', '--clearScreen', 'false'],
    env: { ...process.env, GATEWAY_URL: `http://127.0.0.1:${ports.gateway}` },
    cwd: inRoot('web'),
  };
  return supervise(program, dataDir, shutdownMs, supervisionOf('page'));
}

function restartOnChange(stack: Stack, servers: readonly ServiceName[]): void {
  const changed = new Set<ServiceName>();
  let timer: NodeJS.Timeout | undefined;
  let restarting = Promise.resolve();
  const watched = folders.map((folder) => inRoot(folder));
  watch(watched, { ignoreInitial: true, ignored: (path) => ignored.test(path) }).on('all', (_event, path) => {
    const file = relative(root, path);
    for (const name of servers) if (sources[name].test(file)) changed.add(name);
    if (changed.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const names = [...changed];
      changed.clear();
      say(`${file} changed: ${names.join(', ')} restarting`);
      restarting = restarting.then(() => restart(stack, names));
    }, settleMs);
  });
}

/** Does not wait for the servers to be ready: one with an error never is, and the next change corrects it. */
async function restart(stack: Stack, names: readonly ServiceName[]): Promise<void> {
  await Promise.all(names.map((name) => stack.restart(name)));
  for (const name of names) {
    stack.ready(name).then(
      () => say(`${name} is ready`),
      () => say(`${name} is not ready; see its log`),
    );
  }
}
