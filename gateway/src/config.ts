// The environment, checked as a whole before anything starts.

import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { Type, type Static } from 'typebox';
import { inactivityMs } from '@app/shared/constants/limits';
import { deploymentKinds, type DeploymentKind } from '@app/shared/constants/modules';
import { readEnvironment, secretText, type Environment } from '@app/shared/rules/environment';
import { contactEnvironment, contactOf, contactProblems, type ContactConfig } from './contact-config.ts';
import { mcpEnvironment, mcpOf, mcpProblems, type McpConfig } from './mcp-config.ts';
import {
  permissionsEnvironment,
  permissionsOf,
  permissionsProblems,
  type PermissionsConfig,
} from './permissions-config.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const kinds = Object.keys(deploymentKinds) as DeploymentKind[];
const text = (options: { minLength?: number; default?: string } = {}) => Type.String({ minLength: 1, ...options });
const url = (options: { default?: string } = {}) => Type.String({ pattern: '^https?://[^/]', ...options });
const count = (fallback: number, maximum = 1_000_000) => Type.Integer({ minimum: 0, maximum, default: fallback });
const onOff = (fallback: '0' | '1') => Type.Enum(['0', '1'], { default: fallback });
const optional = Type.Optional;
const longestInactivityMinutes = inactivityMs / 60_000;

const hostAndPort = '[\\w.-]+:\\d{1,5}';

export const environmentSchema = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 8080 }),
  HOST: text({ default: '127.0.0.1' }),
  PUBLIC_URL: url({ default: 'http://localhost:8080' }),
  TRUSTED_PROXIES: optional(text()),
  DEPLOYMENT_KIND: Type.Enum(kinds, { default: 'universal' }),
  ELN_ENABLED: onOff('0'),
  SCILLIGENCE_HOST: optional(url()),
  INQUIRY_RECIPIENT: optional(text()),
  ...contactEnvironment,
  UPDATE_NOTICE: onOff('1'),
  TESTER_PAGES: onOff('0'),
  PRICE_SERVICE_URL: optional(url()),
  WEB_DIST: text({ default: 'web/dist' }),
  LOG_LEVEL: Type.Enum(logLevels, { default: 'info' }),
  PARENT_WATCH: onOff('0'),
  SHUTDOWN_SECONDS: Type.Number({ minimum: 0.5, maximum: 600, default: 10 }),

  OIDC_ISSUER: optional(url()),
  OIDC_CLIENT_ID: text({ default: 'synthesis-web' }),
  OIDC_CLIENT_SECRET: optional(secretText({ minLength: 16 })),
  ...permissionsEnvironment,
  ACCOUNT_URL: optional(url()),
  ...mcpEnvironment,

  PINGFED_AUTH_URL: optional(url()),
  PINGFED_TOKEN_URL: optional(url()),
  PINGFED_CLIENT_ID: optional(text()),
  PINGFED_CLIENT_SECRET: optional(secretText({ minLength: 1 })),
  PINGFED_IAM_PROXY_URL: optional(url()),
  PINGFED_LOGOUT_URL: optional(url()),
  PINGFED_ALLOW_ACCESS_GROUPS: optional(text()),
  PINGFED_ISSUER: optional(url()),
  PINGFED_JWKS_URL: optional(url()),
  PINGFED_TENANT_ID: optional(text()),
  PHARMA_HELP_CENTER_LINK: optional(url()),
  PHARMA_ADMIN_EMAIL: optional(Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$' })),
  PHARMA_THIRD_PARTY_NAME: optional(text()),

  SESSION_SECRET: secretText({ minLength: 32 }),
  SESSION_SECRET_PREVIOUS: optional(secretText({ minLength: 32 })),
  SESSION_MAX_HOURS: Type.Number({ minimum: 0.01, maximum: 168, default: 12 }),
  INACTIVITY_MINUTES: Type.Number({
    minimum: 0.02,
    maximum: longestInactivityMinutes,
    default: longestInactivityMinutes,
  }),
  SINGLE_SESSION: onOff('0'),
  REDIS_URL: optional(secretText({ pattern: '^rediss?://[^/]' })),
  REDIS_SENTINELS: optional(Type.String({ pattern: `^${hostAndPort}(,${hostAndPort})*$` })),
  // As long as a pod's name.
  INSTANCE_NAME: Type.String({ pattern: '^[\\w.-]{1,63}$', default: 'gateway' }),
  INSTANCES: Type.Integer({ minimum: 1, maximum: 1_000, default: 1 }),

  CHEMISTRY_URL: url({ default: 'http://127.0.0.1:8082' }),
  UPSTREAM_CA_FILE: optional(text()),
  UPSTREAM_RETRIES: count(0, 5),
  UPLOAD_DIR: optional(text()),
  RATE_LIMIT_SIGN_IN: count(300),
  RATE_LIMIT_UPLOAD: count(60),
  RATE_LIMIT_USER: count(6_000),

  AUDIT_STDOUT: onOff('1'),
  AUDIT_FILE: optional(text()),
  AUDIT_SYSLOG: optional(Type.String({ pattern: '^(udp|tcp)://[^/]+:\\d+/?$' })),
  AUDIT_KEY_FILE: optional(text()),
  METRICS_TOKEN: optional(secretText({ minLength: 16 })),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url()),
  OTEL_TRACES_SAMPLER_ARG: Type.Number({ minimum: 0, maximum: 1, default: 1 }),
});
type Variables = Static<typeof environmentSchema>;

export interface OpenIdConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly permissions: PermissionsConfig;
}

export interface RedisSettings {
  /** With sentinels its host is the name under which they know the primary; credentials and TLS hold for all of them. */
  readonly url: string;
  readonly sentinels: readonly { host: string; port: number }[];
}

/** The pingFed block of the specification's runtime config. */
export interface FederatedConfig {
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** Where the account is read. */
  readonly iamProxyUrl: string;
  readonly logoutUrl: string;
  readonly allowAccessGroups: readonly string[];
  /** With an issuer, ID tokens are expected and checked. */
  readonly issuer: string | undefined;
  readonly jwksUrl: string | undefined;
  /** Tenant of a user whose account names none. */
  readonly tenantId: string | undefined;
}

export interface Config {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Origin the browser sees, without a slash at the end. */
  readonly publicUrl: string;
  /** Cookies carry `Secure` and the `__Host-` prefix. */
  readonly isSecure: boolean;
  /** Addresses whose `X-Forwarded-For` counts. */
  readonly trustedProxies: readonly string[];
  readonly deployment: DeploymentKind;
  /** What the page shows of the electronic lab notebook; the chemistry service reads the same variables. */
  readonly elnEnabled: boolean;
  readonly scilligenceHost: string | null;
  /** What the chemistry service can do; it reads the same variables. */
  readonly inquiry: boolean;
  /** How those who run this deployment are reached. */
  readonly contact: ContactConfig;
  /** Shows users at sign-in the release notes they have not read. */
  readonly updateNotice: boolean;
  readonly realTimePrice: boolean;
  /** Calls and pages for testers are there (shared/src/contracts/testing.ts). */
  readonly testerPages: boolean;
  /** Folder of the built client. */
  readonly webDist: string;
  readonly logLevel: (typeof logLevels)[number];
  /** Ends when standard input ends. */
  readonly watchParent: boolean;
  /** Requests in progress may take this long after SIGTERM. */
  readonly shutdownMs: number;
  /** Exactly one of the two options to sign in is there. */
  /** Page of the provider where people manage their account; undefined for the one that the provider is known to have. */
  readonly accountUrl: string | undefined;
  /** Tools for assistants at /mcp; undefined where they are off. */
  readonly mcp: McpConfig | undefined;
  readonly openId: OpenIdConfig | undefined;
  readonly federated: FederatedConfig | undefined;
  readonly pharma: { helpCenterLink: string; adminEmail: string; thirdPartyName: string } | null;
  /** Keys of cookies, of stored tokens and of pseudonyms are derived from it. */
  readonly sessionSecret: string;
  /** The secret before, while both are in use. */
  readonly previousSecret: string | undefined;
  /** A session ends after this time however active its user is. */
  readonly sessionMaxMs: number;
  readonly inactivityMs: number;
  /** A second sign-in of a user ends the first (998). */
  readonly singleSession: boolean;
  readonly redis: RedisSettings | undefined;
  /** Names this gateway among others, in the audit log. */
  readonly instanceName: string;
  /** Gateways that serve the public address. */
  readonly instances: number;
  readonly chemistryUrl: string;
  /** PEM of further authorities that certify the services behind the gateway. */
  readonly upstreamCa: string | undefined;
  /** Of calls that change nothing. */
  readonly retries: number;
  readonly uploadDir: string;
  /** Per minute; 0 is no limit. */
  readonly rateLimits: { signIn: number; upload: number; user: number };
  readonly audit: {
    toStdout: boolean;
    file: string | undefined;
    syslog: string | undefined;
    /** PEM of an Ed25519 private key. */
    keyPem: string | undefined;
  };
  readonly metricsToken: string | undefined;
  readonly otlpEndpoint: string | undefined;
  readonly traceShare: number;
}

/** The checked, frozen configuration. Throws a ConfigError that lists every problem. */
export function loadConfig(env: Environment): Config {
  return Object.freeze(
    toConfig(readEnvironment(environmentSchema, env, { contradictions: contradictionsOf, readFile })),
  );
}

/** The secrets that the audit log's keys and pseudonyms derive from, for commands that need nothing else. */
export function loadAuditSecrets(env: Environment): { sessionSecret: string; previousSecret: string | undefined } {
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = environmentSchema.properties;
  const values = readEnvironment(Type.Object({ SESSION_SECRET, SESSION_SECRET_PREVIOUS }), env, { readFile });
  return { sessionSecret: values.SESSION_SECRET, previousSecret: values.SESSION_SECRET_PREVIOUS };
}

const readFile = (path: string): string => readFileSync(path, 'utf8');

function contradictionsOf(env: Environment): string[] {
  return [
    ...publicUrlProblems(env),
    ...signInProblems(env),
    ...mcpProblems(env),
    ...contactProblems(env),
    ...proxyProblems(env),
    ...fileProblems(env, ['UPSTREAM_CA_FILE', 'AUDIT_KEY_FILE']),
    ...(env['REDIS_SENTINELS'] !== undefined && env['REDIS_URL'] === undefined
      ? [
          'REDIS_URL: must be set beside REDIS_SENTINELS, as redis://:password@name, the name by which they know the primary',
        ]
      : []),
    ...(Number(env['INSTANCES'] ?? 1) > 1 && env['REDIS_URL'] === undefined
      ? ['REDIS_URL: must be set when INSTANCES is more than 1: several gateways share their sessions there']
      : []),
  ];
}

// Decisions section 1: plain http is for loopback only.
function publicUrlProblems({ PUBLIC_URL: value }: Environment): string[] {
  if (value === undefined || !/^https?:/.test(value)) return [];
  const parsed = URL.parse(value);
  if (!parsed) return ['PUBLIC_URL: must be a URL'];
  if (value.replace(/\/$/, '') !== parsed.origin) return ['PUBLIC_URL: must be an origin, without a path'];
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(parsed.hostname);
  return parsed.protocol === 'https:' || isLoopback ? [] : ['PUBLIC_URL: must be https outside this machine'];
}

const openIdNames = ['OIDC_ISSUER', 'OIDC_CLIENT_SECRET'] as const;
const federatedNames = [
  'PINGFED_TOKEN_URL',
  'PINGFED_CLIENT_ID',
  'PINGFED_IAM_PROXY_URL',
  'PINGFED_LOGOUT_URL',
  'PINGFED_ALLOW_ACCESS_GROUPS',
] as const;

function signInProblems(env: Environment): string[] {
  const isFederated = env['PINGFED_AUTH_URL'] !== undefined;
  const missing = (isFederated ? federatedNames : openIdNames).filter((name) => env[name] === undefined);
  const grantsAll = ['PINGFED_AUTH_URL', 'PHARMA_THIRD_PARTY_NAME'].find((name) => env[name] !== undefined);
  const problems = [...missing.map((name) => `${name}: must be set`), ...permissionsProblems(env, grantsAll)];
  if (isFederated && (env['PINGFED_ISSUER'] === undefined) !== (env['PINGFED_JWKS_URL'] === undefined)) {
    problems.push('PINGFED_JWKS_URL: must be set together with PINGFED_ISSUER');
  }
  return problems;
}

function proxyProblems({ TRUSTED_PROXIES: value }: Environment): string[] {
  const wrong = listOf(value, ',').filter((entry) => !isAddressRange(entry));
  return wrong.length === 0 ? [] : [`TRUSTED_PROXIES: must be addresses or ranges such as 10.0.0.0/8, not ${wrong[0]}`];
}

function isAddressRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function fileProblems(env: Environment, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const file = env[name];
    if (file === undefined) return [];
    try {
      return readFileSync(file, 'utf8').includes('-----BEGIN ') ? [] : [`${name}: must be a PEM file`];
    } catch {
      return [`${name}: cannot be read`];
    }
  });
}

function redisOf({ REDIS_URL: address, REDIS_SENTINELS }: Variables): RedisSettings | undefined {
  if (address === undefined) return undefined;
  const sentinels = listOf(REDIS_SENTINELS, ',').map((one) => ({
    host: one.slice(0, one.lastIndexOf(':')),
    port: Number(one.slice(one.lastIndexOf(':') + 1)),
  }));
  return { url: address, sentinels };
}

function toConfig(values: Variables): Config {
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: trimmed(values.PUBLIC_URL),
    isSecure: values.PUBLIC_URL.startsWith('https:'),
    trustedProxies: listOf(values.TRUSTED_PROXIES, ','),
    deployment: values.DEPLOYMENT_KIND,
    elnEnabled: values.ELN_ENABLED === '1',
    testerPages: values.TESTER_PAGES === '1',
    scilligenceHost: values.SCILLIGENCE_HOST === undefined ? null : trimmed(values.SCILLIGENCE_HOST),
    inquiry: values.INQUIRY_RECIPIENT !== undefined,
    contact: contactOf(values),
    updateNotice: values.UPDATE_NOTICE === '1',
    realTimePrice: values.PRICE_SERVICE_URL !== undefined,
    webDist: resolve(values.WEB_DIST),
    logLevel: values.LOG_LEVEL,
    watchParent: values.PARENT_WATCH === '1',
    shutdownMs: values.SHUTDOWN_SECONDS * 1_000,
    accountUrl: values.ACCOUNT_URL,
    mcp: mcpOf(values, trimmed(values.PUBLIC_URL)),
    openId: openIdOf(values),
    federated: federatedOf(values),
    pharma: pharmaOf(values),
    sessionSecret: values.SESSION_SECRET,
    previousSecret: values.SESSION_SECRET_PREVIOUS,
    sessionMaxMs: values.SESSION_MAX_HOURS * 3_600_000,
    inactivityMs: values.INACTIVITY_MINUTES * 60_000,
    singleSession: values.SINGLE_SESSION === '1',
    redis: redisOf(values),
    instanceName: values.INSTANCE_NAME,
    instances: values.INSTANCES,
    chemistryUrl: trimmed(values.CHEMISTRY_URL),
    upstreamCa: pemOf(values.UPSTREAM_CA_FILE),
    retries: values.UPSTREAM_RETRIES,
    uploadDir: resolve(values.UPLOAD_DIR ?? tmpdir()),
    rateLimits: {
      signIn: values.RATE_LIMIT_SIGN_IN,
      upload: values.RATE_LIMIT_UPLOAD,
      user: values.RATE_LIMIT_USER,
    },
    audit: {
      toStdout: values.AUDIT_STDOUT === '1',
      file: values.AUDIT_FILE,
      syslog: values.AUDIT_SYSLOG,
      keyPem: pemOf(values.AUDIT_KEY_FILE),
    },
    metricsToken: values.METRICS_TOKEN,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    traceShare: values.OTEL_TRACES_SAMPLER_ARG,
  };
}

function openIdOf(values: Variables): OpenIdConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (values.PINGFED_AUTH_URL !== undefined) return undefined;
  if (issuer === undefined || clientSecret === undefined) return undefined;
  return {
    issuer: trimmed(issuer),
    clientId: values.OIDC_CLIENT_ID,
    clientSecret,
    permissions: permissionsOf(values),
  };
}

function federatedOf(values: Variables): FederatedConfig | undefined {
  const { PINGFED_AUTH_URL: authUrl } = values;
  if (authUrl === undefined) return undefined;
  return {
    authUrl,
    tokenUrl: values.PINGFED_TOKEN_URL ?? '',
    clientId: values.PINGFED_CLIENT_ID ?? '',
    clientSecret: values.PINGFED_CLIENT_SECRET,
    iamProxyUrl: values.PINGFED_IAM_PROXY_URL ?? '',
    logoutUrl: values.PINGFED_LOGOUT_URL ?? '',
    // Distinguished names hold commas.
    allowAccessGroups: listOf(values.PINGFED_ALLOW_ACCESS_GROUPS, ';'),
    issuer: values.PINGFED_ISSUER,
    jwksUrl: values.PINGFED_JWKS_URL,
    tenantId: values.PINGFED_TENANT_ID,
  };
}

function pharmaOf(values: Variables): Config['pharma'] {
  if (values.PINGFED_AUTH_URL === undefined && values.PHARMA_THIRD_PARTY_NAME === undefined) return null;
  return {
    helpCenterLink: values.PHARMA_HELP_CENTER_LINK ?? '',
    adminEmail: values.PHARMA_ADMIN_EMAIL ?? '',
    thirdPartyName: values.PHARMA_THIRD_PARTY_NAME ?? '',
  };
}

function pemOf(file: string | undefined): string | undefined {
  return file === undefined ? undefined : readFile(file);
}

function trimmed(address: string): string {
  return address.replace(/\/+$/, '');
}

function listOf(value: string | undefined, separator: string): string[] {
  return (value ?? '')
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
