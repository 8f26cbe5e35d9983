// The example file names exactly the variables that the processes and the compose files read.

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { environmentSchema as gatewaySchema } from '../gateway/src/config.ts';
import { environmentSchema as chemistrySchema } from '../services/chemistry/src/config.ts';
import { environmentSchema as identitySchema } from '../services/identity/src/config.ts';

const root = resolve(import.meta.dirname, '..');
const files = [
  'gateway/src/config.ts',
  'gateway/src/contact-config.ts',
  'gateway/src/permissions-config.ts',
  'gateway/src/mcp-config.ts',
  'services/identity/src/config.ts',
  'services/chemistry/src/config.ts',
  'services/chemistry/src/features/console/config.ts',
  'services/chemistry/src/platform/retention/retention-config.ts',
];

function variablesRead(): Set<string> {
  const sources = files.map((file) => readFileSync(resolve(root, file), 'utf8')).join('\n');
  // Schema members (`PORT: Type…`) and quoted names (`text('HOST', …)`).
  const names = sources.matchAll(/^\s+([A-Z][A-Z_]{2,}): |'([A-Z][A-Z]*_[A-Z_]+|HOST|PORT)'/gm);
  return new Set([...names].map((match) => match[1] ?? match[2] ?? ''));
}

function variablesInterpolated(): string[] {
  const sources = globSync('docker/*.yaml', { cwd: root }).map((file) => readFileSync(resolve(root, file), 'utf8'));
  return [...sources.join('\n').matchAll(/(?<!\$)\$\{([A-Z][A-Z_]+)/g)].map((match) => match[1] ?? '');
}

it('lists every variable in docker/.env.example, once, and no other', () => {
  const example = readFileSync(resolve(root, 'docker/.env.example'), 'utf8');
  const listed = [...example.matchAll(/^#([A-Z][A-Z_]+)=/gm)].map((match) => match[1] ?? '');
  const read = variablesRead();
  for (const name of variablesInterpolated()) read.add(name);
  read.delete('NODE_ENV');
  // For tests alone, like the others of services/identity/src/habits.ts.
  read.delete('IDENTITY_CLAIMS');
  read.delete('IDENTITY_PINGFEDERATE');
  expect(listed.toSorted()).toEqual([...read].toSorted());
});

it('names no variable in the page for operators that does not exist', () => {
  const example = readFileSync(resolve(root, 'docker/.env.example'), 'utf8');
  const listed = new Set([...example.matchAll(/^#([A-Z][A-Z_]+)=/gm)].map((match) => match[1] ?? ''));
  const page = readFileSync(resolve(root, 'gateway/docs/operations.md'), 'utf8');
  const configure = page.slice(page.indexOf('\n## Configure'), page.indexOf('\n## TLS'));
  const named = [...configure.matchAll(/`([A-Z][A-Z_]+)`/g)].map((match) => match[1] ?? '');
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !listed.has(name))).toEqual([]);
});

it('says of every count what the gateway takes without it', () => {
  const example = readFileSync(resolve(root, 'docker/.env.example'), 'utf8');
  const config = readFileSync(resolve(root, 'gateway/src/config.ts'), 'utf8');
  const counts = [...config.matchAll(/^ +([A-Z_]+): count\(([\d_]+)/gm)].map(
    (match) => `#${match[1]}=${match[2]?.replaceAll('_', '')}`,
  );
  expect(counts.length).toBeGreaterThan(3);
  expect(example.split('\n')).toEqual(expect.arrayContaining(counts));
});

it('gives no secret a value', () => {
  const example = readFileSync(resolve(root, 'docker/.env.example'), 'utf8');
  const secrets = [...example.matchAll(/\[secret\]\n#([A-Z_]+)=(.*)$/gm)];
  expect(secrets.map((match) => match[1])).toEqual(
    expect.arrayContaining(['OIDC_CLIENT_SECRET', 'SESSION_SECRET', 'METRICS_TOKEN', 'POSTGRES_PASSWORD']),
  );
  expect(secrets.filter((match) => match[2] !== '')).toEqual([]);
});

it('calls secret what each process calls so, and what the compose files alone have', () => {
  const example = readFileSync(resolve(root, 'docker/.env.example'), 'utf8');
  const secrets = [...example.matchAll(/\[secret\]\n#([A-Z_]+)=/gm)].map((match) => match[1] ?? '');
  const schemas = [gatewaySchema, chemistrySchema, identitySchema].flatMap(({ properties }) =>
    Object.entries(properties),
  );
  const read = schemas.filter(([, property]) => 'isSecret' in property).map(([name]) => name);
  const ofCompose = secrets.filter((name) => !schemas.some(([known]) => known === name));
  expect(secrets.toSorted()).toEqual([...new Set(read), ...ofCompose].toSorted());
  expect(ofCompose.filter((name) => !name.endsWith('_PASSWORD'))).toEqual([]);
});

it('has files of secrets in the page for operators that some process reads', () => {
  const page = readFileSync(resolve(root, 'gateway/docs/operations.md'), 'utf8');
  const section = page.slice(page.indexOf('### Secrets as files'), page.indexOf('\n## TLS'));
  const named = [...section.matchAll(/ ([A-Z_]+)_FILE: \//g)].map((match) => match[1] ?? '');
  expect(named).toEqual(['SESSION_SECRET', 'DATABASE_URL']);
  const known: Record<string, object> = { ...gatewaySchema.properties, ...chemistrySchema.properties };
  expect(named.filter((name) => !('isSecret' in (known[name] ?? {})))).toEqual([]);
});

it('is read nowhere but in the configuration of each process', () => {
  const sources = globSync('{gateway,services/identity,services/chemistry}/src/**/*.ts', { cwd: root });
  const readers = sources.filter((file) => {
    const isTest = file.includes('.test.') || file.includes('test-support');
    return !isTest && /process\.env/.test(readFileSync(resolve(root, file), 'utf8'));
  });
  // A command line is a process of its own.
  expect(readers.filter((file) => !/\/(main|config)\.ts$|\/cli\//.test(file))).toEqual([]);
});
