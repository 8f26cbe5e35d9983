// The image and the compose files, read as an engine would read them.

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadConfig as loadGateway } from '../gateway/src/config.ts';
import { loadConfig as loadChemistry } from '../services/chemistry/src/config.ts';
import { readConfig as loadIdentity } from '../services/identity/src/config.ts';
import { servers, tools } from '../services/synthline/src/commands.ts';
import {
  bytesOf,
  fillIn,
  interpolationsOf,
  namesOf,
  networksOf,
  readCompose,
  secondsOf,
  type ComposeFile,
  type Service,
} from './support/compose.ts';
import { commandBlocks } from './containers/guide-blocks.ts';
import { copiesOf, readDockerfile } from './support/dockerfile.ts';

const root = resolve(import.meta.dirname, '..');
const inRoot = (path: string) => resolve(root, path);
const read = (path: string) => readFileSync(inRoot(path), 'utf8');

const example = read('docker/.env.example');
const known = new Map([...example.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map((match) => [match[1] ?? '', match[2] ?? '']));
const secrets = new Set([...example.matchAll(/\[secret\]\n#([A-Z_]+)=/gm)].map((match) => match[1] ?? ''));

/** What an operator fills in, in the least. */
const filledIn: Record<string, string> = {
  PUBLIC_URL: 'https://planning.example.com',
  DEPLOYMENT_KIND: 'enterprise',
  OIDC_ISSUER: 'https://sso.example.com/realms/house',
  OIDC_CLIENT_SECRET: 'x'.repeat(32),
  AUTH_SERVER_URL: 'https://sso.example.com',
  SESSION_SECRET: 'y'.repeat(48),
  POSTGRES_PASSWORD: 'z'.repeat(24),
  REDIS_PASSWORD: 'z'.repeat(24),
  DEMO_PASSWORD: 'Demo-pass-1',
  TLS_CERTIFICATE_FILE: './tls.crt',
  TLS_KEY_FILE: './tls.key',
  TLS_AUTHORITY_FILE: './authority.crt',
  KEYCLOAK_HOST: 'sso.example.com',
  KEYCLOAK_DB_PASSWORD: 'z'.repeat(24),
  KEYCLOAK_ADMIN_PASSWORD: 'Admin-pass-1',
  PINGFED_AUTH_URL: 'https://ping.example.com/as/authorization.oauth2',
  PINGFED_TOKEN_URL: 'https://ping.example.com/as/token.oauth2',
  PINGFED_CLIENT_ID: 'synthesis',
  PINGFED_CLIENT_SECRET: 'w'.repeat(32),
  PINGFED_IAM_PROXY_URL: 'https://iam.example.com/account',
  PINGFED_LOGOUT_URL: 'https://ping.example.com/idp/startSLO.ping',
  PINGFED_ALLOW_ACCESS_GROUPS: 'Chem-Users',
  PINGFED_ISSUER: 'https://ping.example.com',
  PINGFED_JWKS_URL: 'https://ping.example.com/pf/JWKS',
};

const names = globSync('docker/compose.*.yaml', { cwd: root }).filter((path) => !path.endsWith('compose.base.yaml'));
const files = names.map((path) => [path.replace(/^.*compose\.(\w+)\.yaml$/, '$1'), path] as const).toSorted();
const services = files.flatMap(([kind, path]) =>
  Object.entries(readCompose(inRoot(path)).services).map(([name, service]) => ({ kind, name, service })),
);
const product = services.filter(({ service }) => service.build?.dockerfile === 'docker/Dockerfile');

function environmentOf({ environment = {} }: Service): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fillIn(value, filledIn)]));
}

const loaders: Record<string, (env: Record<string, string>) => unknown> = {
  gateway: loadGateway,
  chemistry: loadChemistry,
  worker: (env) => loadChemistry({ ...env, ...servers['worker']?.variables }),
  identity: loadIdentity,
};
const portVariables: Record<string, string> = {
  gateway: 'PORT',
  chemistry: 'CHEMISTRY_PORT',
  worker: 'CHEMISTRY_PORT',
  identity: 'IDENTITY_PORT',
};
const outsidePorts: Record<string, string> = {
  postgres: '5432',
  'keycloak-postgres': '5432',
  keycloak: '8080',
  'redis-1': '6379',
  'redis-2': '6379',
  ...Object.fromEntries(['1', '2', '3'].map((number) => [`sentinel-${number}`, '26379'])),
  nginx: '8443',
  chemistry: '8082',
};

function portOf(name: string, service: Service): string {
  const variable = portVariables[service.command?.[0] ?? ''];
  return variable === undefined ? (outsidePorts[name] ?? '') : (service.environment?.[variable] ?? '');
}

describe('the compose files', () => {
  it('are one for each deployment kind, the federated case, a Keycloak beside it and many users', () => {
    expect(files.map(([kind]) => kind)).toEqual([
      'domestic',
      'enterprise',
      'federated',
      'keycloak',
      'scale',
      'universal',
    ]);
    for (const kind of ['domestic', 'enterprise', 'universal']) {
      const gateway = services.find((entry) => entry.kind === kind && entry.name === 'gateway');
      expect(gateway?.service.environment?.['DEPLOYMENT_KIND']).toBe(kind);
    }
  });

  it.each(services)('$kind: $name runs without privileges on a root file system it cannot change', ({ service }) => {
    expect(service.user).toBeTypeOf('string');
    expect(service.user).not.toMatch(/^(root|0)\b/);
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toContain('no-new-privileges:true');
    expect(service.privileged).toBeUndefined();
    expect(service.network_mode).toBeUndefined();
    expect(service.tmpfs?.some((entry) => entry.startsWith('/tmp:'))).toBe(true);
  });

  it.each(services)('$kind: $name is watched, limited, restarted and given time to stop', ({ service }) => {
    expect(service.healthcheck?.test?.length).toBeGreaterThan(1);
    expect(secondsOf(service.healthcheck?.interval ?? '')).toBeGreaterThan(0);
    expect(service.restart).toBe('unless-stopped');
    expect(service.deploy?.resources?.limits).toMatchObject({ memory: expect.any(String), cpus: expect.any(String) });
    // Nothing of it is swapped.
    expect(service.memswap_limit).toBe(service.deploy?.resources?.limits?.memory);
    expect(service.logging?.options).toHaveProperty('max-size');
    const graceSeconds = secondsOf(service.stop_grace_period ?? '');
    expect(graceSeconds).toBeGreaterThan(Number(service.environment?.['SHUTDOWN_SECONDS'] ?? 4));
  });

  it.each(['enterprise', 'domestic', 'universal', 'federated'])('%s fits a host of 2 processors and 4 GB', (kind) => {
    const own = services.filter((entry) => entry.kind === kind && !entry.service.profiles?.includes('demo'));
    const limits = own.map(({ service }) => service.deploy?.resources?.limits);
    const bytes = limits.map((limit) => bytesOf(fillIn(limit?.memory ?? '', {})));
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(4e9);
  });

  // An engine refuses a container that may use more processors than there are.
  it.each(services)('$kind: $name may use no more than 2 processors, unless somebody says so', ({ service }) => {
    expect(Number(fillIn(service.deploy?.resources?.limits?.cpus ?? '', {}))).toBeLessThanOrEqual(2);
  });

  it.each(files)('%s: all that is missing is named at once', (kind) => {
    const env = (values: Record<string, string>) => ({ PATH: process.env['PATH'], ...values });
    const lookFor = (values: Record<string, string>) =>
      spawnSync('sh', ['docker/missing.sh', kind, 'docker/.env.example'], {
        cwd: root,
        env: env(values),
        encoding: 'utf8',
      });
    const text = `${read(`docker/compose.${kind}.yaml`)}${read('docker/compose.base.yaml')}`;
    const asked = interpolationsOf(text).filter(({ operator }) => operator === ':?');
    const named = [...lookFor({}).stdout.matchAll(/^([A-Z_]+):/gm)].map((match) => match[1] ?? '');
    expect(named.toSorted()).toEqual([...new Set(asked.map(({ name }) => name))].toSorted());
    expect(lookFor({}).status).toBe(1);
    expect(lookFor(filledIn)).toMatchObject({ status: 0, stdout: '' });
  });

  it('take the image that the guide writes down', () => {
    const [command = ''] = /sed -i 's.*docker\/\.env$/m.exec(read('gateway/docs/operations.md')) ?? [];
    const script = command.replace('sed -i', 'sed').replace('docker/.env', 'docker/.env.example');
    const written = spawnSync('sh', ['-c', script], { cwd: root, encoding: 'utf8' }).stdout;
    expect(written).toMatch(/^IMAGE=synthline:\d+\.\d+\.\d+$/m);
  });

  it.each(services)('$kind: the image of $name has a version', ({ service }) => {
    expect(fillIn(service.image ?? '', {})).toMatch(/:\d+\.\d+[\w.-]*(@sha256:[0-9a-f]{64})?$/);
  });

  it.each(product)('$kind: $name starts with what an operator filled in', ({ service }) => {
    const load = loaders[service.command?.[0] ?? ''];
    expect(load?.({ NODE_ENV: 'production', ...environmentOf(service) })).toBeTypeOf('object');
  });

  it.each(product)('$kind: every variable of $name is in the example file', ({ service }) => {
    expect(Object.keys(service.environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(product)('$kind: the command, health check and ports of $name agree', ({ name, service }) => {
    const port = portOf(name, service);
    const [, program, script = '', address] = service.healthcheck?.test ?? [];
    expect(Object.keys(servers)).toContain(service.command?.[0]);
    expect([program, existsSync(inRoot(script))]).toEqual(['node', true]);
    expect(new URL(address ?? '').port).toBe(port);
    expect(service.expose ?? [port]).toEqual([port]);
    expect((service.ports ?? []).map((entry) => entry.replace(/^.*:/, ''))).toEqual(service.ports ? [port] : []);
  });

  it.each(services)('$kind: secrets of $name come from the operator alone', ({ service }) => {
    const entries = Object.entries(service.environment ?? {});
    const isSecret = (name: string) => secrets.has(name) || /PASSWORD|SECRET|TOKEN$/.test(name);
    const literal = entries.filter(([name, value]) => isSecret(name) && interpolationsOf(value).length === 0);
    const fallbacks = entries
      .flatMap(([, value]) => interpolationsOf(value))
      .filter(({ name, operator, rest }) => isSecret(name) && operator !== ':?' && rest !== '');
    expect({ literal, fallbacks }).toEqual({ literal: [], fallbacks: [] });
  });

  it.each(services)('$kind: what $name needs exists, is healthy first, and can be reached', ({ kind, service }) => {
    const own = services.filter((entry) => entry.kind === kind);
    const others = new Map(
      own.flatMap((entry) => namesOf(entry.name, entry.service).map((name) => [name, entry.service])),
    );
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(others.get(other)?.healthcheck).toBeDefined();
      expect(condition).toBe('service_healthy');
    }
    const wrong = Object.entries(environmentOf(service)).filter(([, value]) => {
      const address = URL.parse(value);
      const other = others.get(address?.hostname ?? '');
      if (!address || !other) return false;
      const isNear = networksOf(other).some((network) => networksOf(service).includes(network));
      return address.port !== portOf(address.hostname, other) || !isNear;
    });
    expect(wrong).toEqual([]);
  });

  it.each(files)('%s declares the volumes, networks and secrets it uses, and no others', (_kind, path) => {
    const file = readCompose(inRoot(path));
    const all = Object.values(file.services);
    const mounts = all.flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] ?? ''));
    const unique = (list: string[]) => [...new Set(list)].toSorted();
    expect(unique(mounts.filter((mount) => !mount.startsWith('.')))).toEqual(unique(Object.keys(file.volumes ?? {})));
    expect(mounts.filter((mount) => mount.startsWith('.') && !existsSync(inRoot(`docker/${mount}`)))).toEqual([]);
    expect(unique(all.flatMap(networksOf))).toEqual(unique(Object.keys(file.networks ?? {})));
    expect(unique(all.flatMap((service) => service.secrets ?? []))).toEqual(unique(Object.keys(file.secrets ?? {})));
  });

  it.each(files)('%s keeps database and sessions off every network that leads outside', (_kind, path) => {
    const { services: own, networks = {} } = readCompose(inRoot(path));
    const isStore = /^((keycloak-)?postgres|redis-\d|sentinel-\d)$/;
    const stores = Object.entries(own).flatMap(([name, service]) => (isStore.test(name) ? [service] : []));
    expect(stores.length).toBeGreaterThan(0);
    const open = stores.flatMap(networksOf).filter((network) => networks[network]?.internal !== true);
    expect(open).toEqual([]);
    expect(stores.flatMap(({ ports = [] }) => ports)).toEqual([]);
  });

  it('need the demo profile for demo accounts, on this machine only', () => {
    const demos = services.filter(({ service }) => service.environment?.['DEMO_PASSWORD'] !== undefined);
    expect(demos).toHaveLength(4);
    for (const { service } of demos) {
      expect(service.profiles).toEqual(['demo']);
      expect(service.ports?.every((port) => fillIn(port, {}).startsWith('127.0.0.1:'))).toBe(true);
    }
  });

  it('give every interpolation a value, a fallback or a question to the operator', () => {
    const all = globSync('docker/compose.*.yaml', { cwd: root }).flatMap((path) => interpolationsOf(read(path)));
    const open = all.filter(({ name, operator }) => operator === undefined && (known.get(name) ?? '') === '');
    expect(open).toEqual([]);
    expect(all.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  // The engine fills in the whole base file for every file that extends a service of it.
  it.each(files)('%s needs every value that the base file insists on', (_kind, path) => {
    const isNeeded = ({ operator }: { operator: string | undefined }) => operator === ':?';
    const base = interpolationsOf(read('docker/compose.base.yaml')).filter(isNeeded);
    const own = Object.values(readCompose(inRoot(path)).services).flatMap(({ environment = {} }) =>
      Object.values(environment).flatMap(interpolationsOf).filter(isNeeded),
    );
    const needed = new Set(own.map(({ name }) => name));
    expect(base.filter(({ name }) => !needed.has(name))).toEqual([]);
  });

  it('let the operator set every variable of the gateway', () => {
    const base = readCompose(inRoot('docker/compose.base.yaml')).services['gateway'];
    const given = new Set(services.flatMap(({ service }) => Object.keys(service.environment ?? {})));
    const section = example.slice(example.indexOf('===== Gateway'), example.indexOf('===== Chemistry'));
    const variables = [...section.matchAll(/^#([A-Z_]+)=/gm)].map((match) => match[1] ?? '');
    // The image knows where its page is.
    expect(variables.filter((name) => !given.has(name))).toEqual(['WEB_DIST']);
    expect(Object.keys(base?.environment ?? {}).length).toBeGreaterThan(20);
  });

  it('take secrets from files as the guide adds them', () => {
    const page = read('gateway/docs/operations.md');
    const section = page.slice(page.indexOf('### Secrets as files'), page.indexOf('\n## TLS'));
    const { services: added, secrets: mounts = {} }: ComposeFile = parse(section.match(/^ {4}.*$/gm)?.join('\n') ?? '');
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    writeFileSync(join(folder, 'session'), `${'s'.repeat(48)}\n`);
    writeFileSync(join(folder, 'database'), 'postgres://synthesis:from-a-file@db/synthesis\n');
    const configs = Object.entries(added).map(([name, service]) => {
      expect(service.secrets?.every((secret) => secret in mounts)).toBe(true);
      const base = services.find((entry) => entry.kind === 'enterprise' && entry.name === name)?.service ?? {};
      const environment = Object.entries({ ...environmentOf(base), ...service.environment });
      const mounted = environment.map(([key, value]) => [key, value.replace('/run/secrets', folder)] as const);
      return loaders[name]?.(Object.fromEntries(mounted));
    });
    rmSync(folder, { recursive: true });
    expect(configs).toMatchObject([
      { sessionSecret: 's'.repeat(48) },
      { databaseUrl: 'postgres://synthesis:from-a-file@db/synthesis' },
    ]);
  });

  it('for many users count their gateways', () => {
    const gateways = services.filter(({ kind, name }) => kind === 'scale' && name.startsWith('gateway-'));
    const own = (variable: string) => new Set(gateways.map(({ service }) => service.environment?.[variable]));
    for (const { service } of gateways) {
      const config = loadGateway(environmentOf(service));
      expect(config.instances).toBe(gateways.length);
      const sentinels = services.filter(({ kind, name }) => kind === 'scale' && name.startsWith('sentinel-'));
      const hosts = sentinels.map(({ service: { environment = {} } }) =>
        fillIn(environment['ADDRESS'] ?? '', filledIn),
      );
      expect(config.redis?.sentinels).toEqual(hosts.map((host) => ({ host, port: 26_379 })));
    }
    expect([own('AUDIT_FILE').size, own('INSTANCE_NAME').size]).toEqual([gateways.length, gateways.length]);
  });
});

/** Packages with programs that the image starts. */
const programs = Object.values({ ...servers, ...tools }).map(({ program }) => program);
const carriedFolders = [...new Set([...programs.map((path) => path.replace(/\/src\/.*$/, '')), 'services/synthline'])];

describe('the guide', () => {
  const text = read('gateway/docs/operations.md');
  const sections = [...text.matchAll(/^##+ (.*)$/gm)].map((match) => match[1] ?? '');
  const blocks = commandBlocks(text, sections);

  // `npm run test:containers` runs those of the main sections.
  it('shows commands that are whole, with files that exist', () => {
    expect(blocks.length).toBeGreaterThan(15);
    expect(blocks.filter(({ commands }) => commands.includes('…'))).toEqual([]);
    const named = blocks.flatMap(({ commands }) => commands.match(/\bdocker\/[\w.-]+\.(sh|yaml|mjs)\b/g) ?? []);
    expect(named.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
  });
});

describe('the Dockerfile', () => {
  const instructions = readDockerfile(inRoot('docker/Dockerfile'));
  const last = instructions.filter(({ stage }) => stage === '');
  const workspace: { packages: string[]; nodeVersion: string } = parse(read('pnpm-workspace.yaml'));
  const packages = workspace.packages.flatMap((folder) => globSync(`${folder}/package.json`, { cwd: root }));

  it('builds on the Node that the workspace names, by version', () => {
    const images = instructions.filter(({ word }) => word === 'FROM').map(({ text }) => text.split(' ')[0]);
    const stages = new Set(instructions.map(({ stage }) => stage));
    expect(images.filter((image) => !stages.has(image) && image !== '${NODE_IMAGE}')).toEqual([]);
    const image = instructions.find(({ word, text }) => word === 'ARG' && text.startsWith('NODE_IMAGE='))?.text;
    expect(image?.replace(/@sha256:.*$/, '')).toBe(`NODE_IMAGE=node:${workspace.nodeVersion}-bookworm-slim`);
  });

  it('copies every manifest of the workspace before it installs', () => {
    const copied = copiesOf(instructions).filter(({ stage }) => stage === 'manifests');
    const sources = copied.flatMap((copy) => copy.sources).filter((path) => path.endsWith('/package.json'));
    expect(sources.toSorted()).toEqual(packages.toSorted());
  });

  it('copies only what is there and not held back', () => {
    const ignored = read('.dockerignore').split('\n').filter(Boolean);
    const copied = copiesOf(instructions).flatMap(({ from, sources: list }) => (from ? [] : list));
    // A folder that may be missing: packages to build from offline.
    const sources = copied.filter((path) => path !== '.packages*');
    expect(sources.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
    expect(
      sources.filter((path) => ignored.includes(path) || ignored.includes(`**/${path.split('/').at(-1)}`)),
    ).toEqual([]);
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.data', '**/.env', '**/node_modules', '**/dist']));
    expect(ignored).toEqual(expect.arrayContaining(['**/.npmrc', '**/*.key', '**/*.pem', '**/*.crt', '**/*.p12']));
  });

  it('holds back nothing that a server or the page imports', () => {
    const patterns = read('.dockerignore')
      .split('\n')
      .filter((line) => /^[^#!]/.test(line));
    const exclude = patterns.flatMap((pattern) => [pattern, `${pattern}/**`]);
    const sources = globSync('{shared,locales,gateway,web,services/{chemistry,identity}}/**/*.{ts,tsx}', {
      cwd: root,
      exclude,
    });
    const carried = new Set(sources);
    const isHeldBack = (path: string) => exclude.some((pattern) => matchesGlob(path, pattern));
    const missing = sources.flatMap((file) =>
      [...read(file).matchAll(/(?:from|import\(|new URL\()\s*'(\.[^']+)'/g)]
        .map((match) => join(dirname(file), match[1] ?? ''))
        .filter((path) => !carried.has(path) && !/node_modules|\/dist$/.test(path) && existsSync(inRoot(path)))
        .filter(isHeldBack)
        .map((path) => `${file}: ${path}`),
    );
    expect(sources.length).toBeGreaterThan(1_000);
    expect(missing).toEqual([]);
  });

  it('installs the pinned packages with the pinned pnpm, for the servers without tools', () => {
    const pnpm = /pnpm = '([^']+)'/.exec(read('services/launcher/pnpm.mjs'))?.[1];
    expect(read('docker/install.sh')).toContain(`\npnpm=${pnpm}\n`);
    expect(read('docker/install.sh')).toContain('install --frozen-lockfile');
    const installs = instructions.filter(({ word, text }) => word === 'RUN' && text.includes('install.sh'));
    expect(installs.map(({ stage }) => stage)).toEqual(['production', 'page']);
    expect(installs[0]?.text).toContain('--prod');
    for (const folder of carriedFolders) {
      const { name }: { name: string } = JSON.parse(read(`${folder}/package.json`));
      expect(installs[0]?.text).toContain(`--filter "${name}..."`);
    }
  });

  it('carries the sources of each server and of every package they use', () => {
    const stages = copiesOf(last).map(({ from }) => from);
    expect(stages).toEqual(['production', 'sources']);
    const carried = new Set(copiesOf(instructions).flatMap((copy) => (copy.stage === 'sources' ? copy.sources : [])));
    const folderOf = new Map(packages.map((path) => [String(JSON.parse(read(path)).name), dirname(path)]));
    for (const folder of carriedFolders) {
      const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read(`${folder}/package.json`));
      const inside = Object.keys(dependencies).filter((name) => name.startsWith('@app/'));
      expect([folder, ...inside.map((name) => folderOf.get(name))].filter((path) => !carried.has(path ?? ''))).toEqual(
        [],
      );
    }
  });

  it('runs as nobody in particular, with a health check of its own and signals that arrive', () => {
    const words = last.map(({ word }) => word);
    const find = (wanted: string) => last.findLast(({ word }) => word === wanted)?.text ?? '';
    expect(find('USER')).toBe('node');
    expect(words.lastIndexOf('USER')).toBeLessThan(words.indexOf('CMD'));
    expect(words.slice(words.lastIndexOf('USER')).filter((word) => ['COPY', 'RUN', 'ADD'].includes(word))).toEqual([]);
    expect(find('HEALTHCHECK')).toMatch(/CMD \["node", "docker\/healthcheck\.mjs"/);
    // The list form: no shell between the engine and the process.
    expect([find('ENTRYPOINT'), find('CMD')].every((text) => text.startsWith('["'))).toBe(true);
    const entry = String(JSON.parse(find('ENTRYPOINT')).at(-1));
    expect([entry, Object.keys(servers)]).toEqual([
      '/app/services/synthline/src/main.ts',
      expect.arrayContaining(JSON.parse(find('CMD'))),
    ]);
    expect(last.some(({ text }) => text.includes(`ln -s ${entry} /usr/local/bin/synthline`))).toBe(true);
    expect(statSync(inRoot(entry.slice('/app/'.length))).mode & 0o111).toBe(0o111);
    expect(programs.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
    const ports = new Set(product.map(({ name, service }) => portOf(name, service)));
    expect(find('EXPOSE').split(' ').toSorted()).toEqual([...ports].toSorted());
  });

  it('says what it is, and holds no secret', () => {
    const label = last.find(({ word }) => word === 'LABEL')?.text ?? '';
    const keys = ['title', 'description', 'licenses', 'version', 'revision', 'created', 'source', 'vendor'];
    for (const key of keys) {
      expect(label).toContain(`org.opencontainers.image.${key}=`);
    }
    const set = instructions.filter(({ word }) => word === 'ENV' || word === 'ARG').map(({ text }) => text);
    expect(set.join(' ')).not.toMatch(/SECRET|PASSWORD|TOKEN/);
    expect(instructions.some(({ word }) => word === 'ADD')).toBe(false);
  });
});
