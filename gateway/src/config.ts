// The environment, checked as a whole before anything starts.

import { resolve } from 'node:path';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { deploymentKinds, type DeploymentKind } from '@app/shared/constants/modules';

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
const environment = Compile(environmentSchema);
type Environment = Static<typeof environmentSchema>;

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

/** Every problem of the environment, one line each, naming its variable. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** The checked, frozen configuration. Throws a ConfigError that lists every problem. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.properties).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const values: unknown = Value.Convert(environmentSchema, Value.Default(environmentSchema, given));
  const problems = environment.Errors(values).flatMap(describeProblem);
  const publicProblem = publicUrlProblem(given['PUBLIC_URL']);
  if (publicProblem) problems.push(publicProblem);
  if (problems.length > 0 || !environment.Check(values)) throw new ConfigError([...new Set(problems)]);
  return Object.freeze(toConfig(values));
}

interface Problem {
  instancePath: string;
  message: string;
  params: object;
}

function describeProblem(problem: Problem): string[] {
  if (problem.instancePath !== '') return [`${problem.instancePath.slice(1)}: ${problem.message}`];
  const missing = 'requiredProperties' in problem.params ? problem.params.requiredProperties : [];
  return Array.isArray(missing) ? missing.map((name) => `${name}: must be set`) : [];
}

// Decisions section 1: plain http is for loopback only.
function publicUrlProblem(value: string | undefined): string | undefined {
  if (value === undefined || !/^https?:/.test(value)) return undefined;
  const parsed = URL.parse(value);
  if (!parsed) return 'PUBLIC_URL: must be a URL';
  if (value.replace(/\/$/, '') !== parsed.origin) return 'PUBLIC_URL: must be an origin, without a path';
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(parsed.hostname);
  return parsed.protocol === 'https:' || isLoopback ? undefined : 'PUBLIC_URL: must be https outside this machine';
}

function toConfig(values: Environment): Config {
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
