// The environment, checked as a whole before anything starts.

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { jobKinds } from './job-kinds.ts';
import { Type, type Static } from 'typebox';
import { mailAddress as mailAddressOf } from '@app/shared/rules/account/contact-data';
import { readEnvironment, secretText, type Environment } from '@app/shared/rules/environment';
import type { PriceServiceSettings } from './features/cost/price-service.ts';
import type { ElnSettings } from './features/eln/settings.ts';
import type { MailRecipient, MailSettings } from './platform/mail/mailer.ts';
import type { ConsoleSettings } from './features/console/settings.ts';
import type { RetentionDays } from './platform/retention/retention-periods.ts';
import { consoleContradictions, consoleEnvironment, consoleOf } from './features/console/config.ts';
import type { RemoteEngineSettings } from './features/retrosynthesis/remote/settings.ts';
import type { ProgramPaths } from './features/structure/programs/programs.ts';
import { findProgram, isFile } from './platform/process/find-program.ts';
import { tableProblems } from './engine/sascore/configured-table.ts';
import { retentionEnvironment, retentionOf } from './platform/retention/retention-config.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const roles = ['both', 'api', 'worker'] as const;

const mailAddress = '^[^@\\s]+@[^@\\s]+$';

export const environmentSchema = Type.Object({
  CHEMISTRY_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 8082 }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  DATA_DIR: Type.String({ minLength: 1, default: '.data' }),
  DATABASE_URL: Type.Optional(secretText({ pattern: '^postgres(ql)?://' })),
  ROLE: Type.Enum(roles, { default: 'both' }),
  OIDC_ISSUER: Type.String({ pattern: '^https?://' }),
  GATEWAY_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]' })),
  GATEWAY_ISSUER: Type.Optional(Type.String({ pattern: '^https?://[^/]' })),
  REMOTE_ENGINE_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]' })),
  REMOTE_ENGINE_TOKEN: Type.Optional(secretText({ minLength: 1 })),
  REMOTE_ENGINE_TIMEOUT_MS: Type.Integer({ minimum: 100, maximum: 60_000, default: 5_000 }),
  ELN_ENABLED: Type.Enum(['0', '1'], { default: '0' }),
  TESTER_PAGES: Type.Enum(['0', '1'], { default: '0' }),
  ELN_WEBHOOK_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]' })),
  ELN_WEBHOOK_SECRET: Type.Optional(secretText({ minLength: 16 })),
  SCILLIGENCE_HOST: Type.Optional(Type.String({ pattern: '^https?://[^/]' })),
  INQUIRY_RECIPIENT: Type.Optional(Type.String({ pattern: mailAddress })),
  INQUIRY_SENDER: Type.Optional(Type.String({ pattern: mailAddress })),
  CONTACT_RECIPIENT: Type.Optional(Type.String()),
  SMTP_URL: Type.Optional(secretText({ pattern: '^smtps?://[^/]' })),
  ...consoleEnvironment,
  ...retentionEnvironment,
  PRICE_SERVICE_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]' })),
  PRICE_SERVICE_TOKEN: Type.Optional(secretText({ minLength: 1 })),
  PRICE_SERVICE_TIMEOUT_MS: Type.Integer({ minimum: 100, maximum: 60_000, default: 10_000 }),
  PATENT_LINK: Type.Optional(Type.String({ pattern: String.raw`^https?://[^\s]*\{number\}[^\s]*$` })),
  SASCORE_FRAGMENTS: Type.Optional(Type.String({ minLength: 1 })),
  OSRA_PATH: Type.Optional(Type.String({ minLength: 1 })),
  OPSIN_JAR: Type.Optional(Type.String({ minLength: 1 })),
  WORKER_KINDS: Type.Optional(Type.String()),
  WORKERS: Type.Optional(Type.Integer({ minimum: 1, maximum: 64 })),
  TRUST_TENANT_HEADER: Type.Enum(['0', '1'], { default: '0' }),
  LOG_LEVEL: Type.Enum(logLevels, { default: 'info' }),
  PARENT_WATCH: Type.Enum(['0', '1'], { default: '0' }),
});
type Variables = Static<typeof environmentSchema>;

export interface Config {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL; the embedded database under `dataDir` when left out. */
  readonly databaseUrl: string | undefined;
  readonly servesCalls: boolean;
  /** Any error can be asked for (shared/src/contracts/testing.ts). */
  readonly testerPages: boolean;
  /** Kinds of jobs that this process works on; none answers calls only. */
  readonly workerKinds: readonly string[];
  readonly issuer: string;
  /** Whose own tokens count, too: calls that an API key signs. Undefined refuses them. */
  readonly gateway: { readonly issuer: string; readonly url: string } | undefined;
  /** A customer's own single-step engine, asked in place of ours: docs/remote-engine.md. */
  readonly remoteEngine: RemoteEngineSettings | undefined;
  /** The electronic lab notebook: docs/eln-webhook.md. */
  readonly eln: ElnSettings;
  /** By mail, of whom nobody is asked when left out. */
  readonly inquiry: MailRecipient | undefined;
  /** Messages to those who run the deployment, by mail; none are taken when left out. */
  readonly contact: MailRecipient | undefined;
  /** The mail server and who mails come from; none are sent when left out. */
  readonly mail: MailSettings | undefined;
  /** Where transfers go, what points are worth, how long accounts that were logged off are kept. */
  readonly console: ConsoleSettings;
  /** How long data is kept that nobody deletes. */
  readonly retention: RetentionDays;
  /** Live prices: docs/price-service.md. */
  readonly priceService: PriceServiceSettings | undefined;
  /** Address of a patent, with `{number}` in it. */
  readonly patentLink: string | undefined;
  /** Path of the published table of fragments for scores; our own table when left out. */
  readonly fragments: string | undefined;
  /** Optional programs that are installed: OSRA reads pictures, OPSIN (run by Java) systematic names. */
  readonly programs: ProgramPaths;
  /** Search threads. */
  readonly workers: number;
  /** The tenant header is believed even when the token names no tenant (single-sign-on logins through the gateway). */
  readonly trustTenantHeader: boolean;
  readonly logLevel: (typeof logLevels)[number];
  /** Ends when standard input ends. */
  readonly watchParent: boolean;
}

const readFile = (path: string): string => readFileSync(path, 'utf8');
const reading = { contradictions: contradictionsOf, readFile };

/** The checked, frozen configuration. Throws a ConfigError that lists every problem. */
export function loadConfig(env: Environment): Config {
  return Object.freeze(toConfig(readEnvironment(environmentSchema, env, reading), env['PATH']));
}

/** Where the database is, for commands that need nothing else. Throws a ConfigError that lists every problem. */
export function loadDatabaseSettings(env: Environment): Pick<Config, 'dataDir' | 'databaseUrl'> {
  const { DATA_DIR, DATABASE_URL } = environmentSchema.properties;
  const values = readEnvironment(Type.Object({ DATA_DIR, DATABASE_URL }), env, { readFile });
  return { dataDir: resolve(values.DATA_DIR), databaseUrl: values.DATABASE_URL };
}

function contradictionsOf(env: Environment): string[] {
  const { REMOTE_ENGINE_URL: remote, REMOTE_ENGINE_TOKEN: remoteToken } = env;
  const { ROLE: role, DATABASE_URL: databaseUrl, GATEWAY_URL: gateway, GATEWAY_ISSUER: gatewayIssuer } = env;
  const { ELN_WEBHOOK_URL: webHook, ELN_WEBHOOK_SECRET: webHookSecret } = env;
  const { OSRA_PATH: osra = off, OPSIN_JAR: opsin = off } = env;
  const { INQUIRY_RECIPIENT: recipient, CONTACT_RECIPIENT: contact, SMTP_URL: smtp } = env;
  const { PRICE_SERVICE_URL: prices, PRICE_SERVICE_TOKEN: priceToken } = env;
  const isSplit = (role === 'api' || role === 'worker') && !databaseUrl;
  return [
    ...consoleContradictions(env),
    ...tableProblems(env['SASCORE_FRAGMENTS']),
    ...(isSplit ? [`DATABASE_URL: must be set for ROLE ${role}; the embedded database belongs to one process`] : []),
    ...unknownKinds(env),
    ...(recipient && !smtp ? ['SMTP_URL: must be set with INQUIRY_RECIPIENT'] : []),
    ...(contact && !mailAddressOf(contact) ? ['CONTACT_RECIPIENT: must be one mail address'] : []),
    ...(contact && !smtp ? ['SMTP_URL: must be set with CONTACT_RECIPIENT'] : []),
    ...(priceToken && !prices ? ['PRICE_SERVICE_URL: must be set with PRICE_SERVICE_TOKEN'] : []),
    ...(remoteToken && !remote ? ['REMOTE_ENGINE_URL: must be set with REMOTE_ENGINE_TOKEN'] : []),
    ...(webHook && !webHookSecret ? ['ELN_WEBHOOK_SECRET: must be set with ELN_WEBHOOK_URL'] : []),
    ...(osra !== off && !isFile(osra) ? [`OSRA_PATH: there is no program at ${osra}; "off" does without`] : []),
    ...(opsin !== off && !isFile(opsin) ? [`OPSIN_JAR: there is no file at ${opsin}; "off" does without`] : []),
    ...(gatewayIssuer && !gateway ? ['GATEWAY_URL: must be set with GATEWAY_ISSUER; the keys are read there'] : []),
  ];
}

function toConfig(values: Variables, folders: string | undefined): Config {
  return {
    port: values.CHEMISTRY_PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    servesCalls: values.ROLE !== 'worker',
    testerPages: values.TESTER_PAGES === '1',
    workerKinds: values.ROLE === 'api' ? [] : kindsOf(values.WORKER_KINDS),
    issuer: values.OIDC_ISSUER.replace(/\/$/, ''),
    gateway: gatewayOf(values),
    remoteEngine: remoteEngineOf(values),
    eln: elnOf(values),
    inquiry: recipientOf(values.INQUIRY_RECIPIENT),
    contact: recipientOf(values.CONTACT_RECIPIENT),
    mail: mailOf(values),
    console: consoleOf(values),
    retention: retentionOf(values),
    priceService: priceServiceOf(values),
    patentLink: values.PATENT_LINK,
    fragments: values.SASCORE_FRAGMENTS === undefined ? undefined : resolve(values.SASCORE_FRAGMENTS),
    programs: { osra: osraOf(values, folders), opsin: opsinOf(values, folders) },
    workers: values.WORKERS ?? Math.max(1, availableParallelism() - 1),
    trustTenantHeader: values.TRUST_TENANT_HEADER === '1',
    logLevel: values.LOG_LEVEL,
    watchParent: values.PARENT_WATCH === '1',
  };
}

const allKinds = jobKinds.map(({ name }) => name);

function kindsOf(given: string | undefined): string[] {
  return given === undefined ? allKinds : given.split(',').map((name) => name.trim());
}

function unknownKinds({ WORKER_KINDS: given, ROLE: role }: Environment): string[] {
  if (!given) return [];
  const unknown = kindsOf(given).filter((name) => !allKinds.includes(name));
  return [
    ...(role === 'api' ? ['WORKER_KINDS: ROLE api works on no jobs'] : []),
    ...unknown.map((name) => `WORKER_KINDS: ${JSON.stringify(name)} is none of ${allKinds.join(', ')}`),
  ];
}

/** In place of a path: not even looked for. */
const off = 'off';
const debianJar = '/usr/share/java/opsin-cli.jar';

function osraOf({ OSRA_PATH: path }: Variables, folders: string | undefined): string | undefined {
  return path === off ? undefined : (path ?? findProgram('osra', folders));
}

function opsinOf({ OPSIN_JAR: jar = debianJar }: Variables, folders: string | undefined): Config['programs']['opsin'] {
  const java = findProgram('java', folders);
  return jar !== off && java !== undefined && isFile(jar) ? { java, jar } : undefined;
}

function remoteEngineOf(values: Variables): Config['remoteEngine'] {
  const { REMOTE_ENGINE_URL: url, REMOTE_ENGINE_TOKEN: token, REMOTE_ENGINE_TIMEOUT_MS: timeoutMs } = values;
  return url === undefined ? undefined : { url: url.replace(/\/+$/, ''), token, timeoutMs };
}

function elnOf(values: Variables): ElnSettings {
  const { ELN_WEBHOOK_URL: url, ELN_WEBHOOK_SECRET: secret, SCILLIGENCE_HOST: host } = values;
  return {
    isEnabled: values.ELN_ENABLED === '1',
    webHook: url === undefined || secret === undefined ? undefined : { url, secret },
    scilligenceHost: host?.replace(/\/+$/, ''),
  };
}

function recipientOf(recipient: string | undefined): MailRecipient | undefined {
  return recipient === undefined ? undefined : { recipient };
}

function mailOf(values: Variables): Config['mail'] {
  const { INQUIRY_RECIPIENT, CONTACT_RECIPIENT, SMTP_URL: smtpUrl } = values;
  const { INQUIRY_SENDER: sender = INQUIRY_RECIPIENT ?? CONTACT_RECIPIENT } = values;
  return sender === undefined || smtpUrl === undefined ? undefined : { sender, smtpUrl };
}

function priceServiceOf(values: Variables): Config['priceService'] {
  const { PRICE_SERVICE_URL: url, PRICE_SERVICE_TOKEN: token, PRICE_SERVICE_TIMEOUT_MS: timeoutMs } = values;
  return url === undefined ? undefined : { url: url.replace(/\/+$/, ''), token, timeoutMs };
}

function gatewayOf({ GATEWAY_URL: given, GATEWAY_ISSUER: issuer = given }: Variables): Config['gateway'] {
  if (given === undefined || issuer === undefined) return undefined;
  return { issuer: issuer.replace(/\/+$/, ''), url: given.replace(/\/+$/, '') };
}
