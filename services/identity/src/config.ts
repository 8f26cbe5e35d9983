// Everything the identity provider takes from its environment, checked once at start.

import { readFileSync } from 'node:fs';
import { productName } from '@app/shared/constants/product';
import { readEnvironment, secretText, type Environment } from '@app/shared/rules/environment';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { claimHabitsSchema, habitsOf, habitVariables, type ClaimHabits, type Habits } from './habits.ts';
import { keycloak } from './kinds/keycloak.ts';
import type { Kind } from './kinds/kind.ts';
import { pingFederate } from './kinds/pingfederate/kind.ts';
import { pingFederateSettings, unknownSettings, type PingFederateSettings } from './kinds/pingfederate/settings.ts';
import { wrongProxyIn } from './network.ts';

const url = (defaultUrl?: string) => Type.String({ pattern: '^https?://[^/]', default: defaultUrl });

const kinds = { keycloak, pingfederate: pingFederate };
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

export const environmentSchema = Type.Object({
  IDENTITY_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 8081 }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  IDENTITY_URL: url('http://localhost:8081'),
  GATEWAY_URL: url('http://localhost:8080'),
  IDENTITY_KIND: Type.Enum(kindNames, { default: 'keycloak' }),
  IDENTITY_PINGFEDERATE: Type.Optional(Type.String()),
  IDENTITY_ROTATE_KEYS: Type.Enum(['0', '1'], { default: '0' }),
  ...habitVariables,
  OIDC_CLIENT_ID: Type.String({ minLength: 1, default: 'synthesis-web' }),
  OIDC_CLIENT_SECRET: secretText({ minLength: 16 }),
  MCP_ENABLED: Type.Enum(['0', '1'], { default: '0' }),
  DATA_DIR: Type.String({ minLength: 1, default: '.data' }),
  DEMO_PASSWORD: secretText({ minLength: 1 }),
  TRUSTED_PROXIES: Type.Optional(Type.String()),
  SMTP_URL: Type.Optional(secretText({ pattern: '^smtps?://[^/]' })),
  INQUIRY_RECIPIENT: Type.Optional(Type.String({ minLength: 1 })),
  INQUIRY_SENDER: Type.Optional(Type.String({ minLength: 1 })),
  LOG_LEVEL: Type.String({ minLength: 1, default: 'info' }),
  PARENT_WATCH: Type.Enum(['0', '1'], { default: '0' }),
  NODE_ENV: Type.Optional(Type.String()),
  ALLOW_DEMO_ACCOUNTS: Type.Enum(['0', '1'], { default: '0' }),
});
type Variables = Static<typeof environmentSchema>;

export interface MailSettings {
  readonly sender: string;
  /** smtp:// or smtps://, with user and password where the server wants them. */
  readonly smtpUrl: string;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly kind: Kind;
  /** Signs with a new key from this start on; older keys stay published while their tokens live. */
  readonly rotatesKeys: boolean;
  readonly habits: Habits;
  /** Set: the provider is as strict as a PingFederate with these settings. */
  readonly pingFederate: PingFederateSettings | undefined;
  /** Public base of the provider, without a slash at the end. */
  readonly identityUrl: string;
  /** Public base of the gateway, the one client of this provider. */
  readonly gatewayUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of the tools for assistants, for which their programs get tokens; undefined where they are off. */
  readonly mcpAddress: string | undefined;
  readonly dataDir: string;
  readonly demoPassword: string;
  /** Addresses and ranges whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[];
  /** For invitations and resets; without it, administrators hand the links over themselves. */
  readonly mail: MailSettings | undefined;
  readonly logLevel: string;
  /** Ends when standard input ends. */
  readonly watchParent: boolean;
  readonly productName: string;
}

/** Of tokens that open the chemistry service. */
export const audience = 'synthesis-api';
/** Of the gateway's own tokens, which open the permissions of every account and nothing else. */
export const serviceAudience = 'synthesis-accounts';

/** The checked, frozen configuration. Throws a ConfigError that lists every problem. */
export function readConfig(env: Environment): Config {
  const readFile = (path: string) => readFileSync(path, 'utf8');
  return Object.freeze(toConfig(readEnvironment(environmentSchema, env, { contradictions: problemsOf, readFile })));
}

function problemsOf(given: Environment): string[] {
  const isReadable = given['IDENTITY_CLAIMS'] === undefined || claimHabitsOf(given['IDENTITY_CLAIMS']) !== undefined;
  return [
    ...productionProblems(given),
    ...proxyProblems(given),
    ...(isReadable ? [] : ['IDENTITY_CLAIMS: is not what src/habits.ts describes']),
    ...pingFederateProblems(given['IDENTITY_PINGFEDERATE']),
  ];
}

const textsSchema = Type.Record(Type.String(), Type.String());

function pingFederateProblems(text: string | undefined): string[] {
  if (text === undefined) return [];
  const given = recordOf(text);
  if (!given) return ['IDENTITY_PINGFEDERATE: is no JSON object of texts'];
  return unknownSettings(given).map((name) => `IDENTITY_PINGFEDERATE: PingFederate has no setting ${name}`);
}

function recordOf(text: string): Record<string, string> | undefined {
  try {
    const given: unknown = JSON.parse(text);
    return Value.Check(textsSchema, given) ? given : undefined;
  } catch {
    return undefined;
  }
}

function claimHabitsOf(text: string): ClaimHabits | undefined {
  try {
    const habits: unknown = JSON.parse(text);
    return Value.Check(claimHabitsSchema, habits) ? habits : undefined;
  } catch {
    return undefined;
  }
}

function productionProblems({ NODE_ENV: kind, ALLOW_DEMO_ACCOUNTS: allowed }: Environment): string[] {
  if (kind !== 'production' || allowed === '1') return [];
  return ['NODE_ENV: demo accounts do not run in production; set ALLOW_DEMO_ACCOUNTS=1 if you mean it'];
}

function proxyProblems({ TRUSTED_PROXIES: value }: Environment): string[] {
  const wrong = wrongProxyIn(listOf(value));
  return wrong === undefined ? [] : [`TRUSTED_PROXIES: must be addresses or ranges such as 10.0.0.0/8, not ${wrong}`];
}

function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function toConfig(values: Variables): Config {
  const trimmed = (text: string) => text.replace(/\/+$/, '');
  return {
    host: values.HOST,
    port: values.IDENTITY_PORT,
    kind: kinds[values.IDENTITY_KIND],
    rotatesKeys: values.IDENTITY_ROTATE_KEYS === '1',
    habits: habitsOf(values, claimHabitsOf(values.IDENTITY_CLAIMS ?? '{}') ?? {}),
    pingFederate:
      values.IDENTITY_KIND === 'pingfederate' && values.IDENTITY_PINGFEDERATE !== undefined
        ? pingFederateSettings(recordOf(values.IDENTITY_PINGFEDERATE) ?? {})
        : undefined,
    identityUrl: trimmed(values.IDENTITY_URL),
    gatewayUrl: trimmed(values.GATEWAY_URL),
    clientId: values.OIDC_CLIENT_ID,
    clientSecret: values.OIDC_CLIENT_SECRET,
    mcpAddress: values.MCP_ENABLED === '1' ? `${trimmed(values.GATEWAY_URL)}/mcp` : undefined,
    dataDir: values.DATA_DIR,
    demoPassword: values.DEMO_PASSWORD,
    trustedProxies: listOf(values.TRUSTED_PROXIES),
    mail: mailSettings(values),
    logLevel: values.LOG_LEVEL,
    watchParent: values.PARENT_WATCH === '1',
    productName,
  };
}

// The names are those of the chemistry service: there is one mail server.
function mailSettings({ SMTP_URL: smtpUrl, INQUIRY_RECIPIENT, INQUIRY_SENDER }: Variables): MailSettings | undefined {
  const sender = INQUIRY_SENDER ?? INQUIRY_RECIPIENT;
  return smtpUrl === undefined || sender === undefined ? undefined : { sender, smtpUrl };
}
