// The environment, checked as a whole before anything starts.

import { resolve } from 'node:path';
import { Type, type Static } from 'typebox';
import { deploymentKinds, type DeploymentKind } from '@app/shared/constants/modules';
import { readEnvironment, type Environment } from '@app/shared/rules/environment';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const kinds = Object.keys(deploymentKinds) as DeploymentKind[];
const url = (options: { default?: string } = {}) => Type.String({ pattern: '^https?://[^/]', ...options });

const environmentSchema = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 8080 }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  PUBLIC_URL: url({ default: 'http://localhost:8080' }),
  OIDC_ISSUER: url(),
  OIDC_CLIENT_ID: Type.String({ minLength: 1, default: 'synthesis-web' }),
  OIDC_CLIENT_SECRET: Type.String({ minLength: 16 }),
  AUTH_SERVER_URL: url(),
  CHEMISTRY_URL: url({ default: 'http://127.0.0.1:8082' }),
  SESSION_SECRET: Type.String({ minLength: 32 }),
  SESSION_MAX_HOURS: Type.Number({ minimum: 0.5, maximum: 168, default: 12 }),
  DEPLOYMENT_KIND: Type.Enum(kinds, { default: 'universal' }),
  WEB_DIST: Type.String({ minLength: 1, default: 'web/dist' }),
  LOG_LEVEL: Type.Enum(logLevels, { default: 'info' }),
  PARENT_WATCH: Type.Enum(['0', '1'], { default: '0' }),
});
type Variables = Static<typeof environmentSchema>;

export interface Config {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Origin the browser sees, without a slash at the end. */
  readonly publicUrl: string;
  /** Cookies carry `Secure` and the `__Host-` prefix. */
  readonly isSecure: boolean;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Base of `/api/auth/user/permissions`. */
  readonly authServerUrl: string;
  readonly chemistryUrl: string;
  /** Keys of the sign-in cookies are derived from it. */
  readonly sessionSecret: string;
  /** A session ends after this time however active its user is. */
  readonly sessionMaxMs: number;
  readonly deployment: DeploymentKind;
  /** Folder of the built client. */
  readonly webDist: string;
  readonly logLevel: (typeof logLevels)[number];
  /** Ends when standard input ends. */
  readonly watchParent: boolean;
}

/** The checked, frozen configuration. Throws a ConfigError that lists every problem. */
export function loadConfig(env: Environment): Config {
  return Object.freeze(toConfig(readEnvironment(environmentSchema, env, publicUrlProblems)));
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

function toConfig(values: Variables): Config {
  const trimmed = (text: string) => text.replace(/\/+$/, '');
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: trimmed(values.PUBLIC_URL),
    isSecure: values.PUBLIC_URL.startsWith('https:'),
    issuer: trimmed(values.OIDC_ISSUER),
    clientId: values.OIDC_CLIENT_ID,
    clientSecret: values.OIDC_CLIENT_SECRET,
    authServerUrl: trimmed(values.AUTH_SERVER_URL),
    chemistryUrl: trimmed(values.CHEMISTRY_URL),
    sessionSecret: values.SESSION_SECRET,
    sessionMaxMs: values.SESSION_MAX_HOURS * 3_600_000,
    deployment: values.DEPLOYMENT_KIND,
    webDist: resolve(values.WEB_DIST),
    logLevel: values.LOG_LEVEL,
    watchParent: values.PARENT_WATCH === '1',
  };
}
