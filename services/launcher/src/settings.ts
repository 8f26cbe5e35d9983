// What the launcher takes from the environment, and the variables it gives to each process.

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { federatedGatewayEnv } from './federated-settings.ts';
import { webDist } from './web-build.ts';
import { root } from './paths.ts';

export interface Settings {
  dataDir: string;
  demoPassword: string;
  publicUrl: string;
  isFederated: boolean;
  /** Requests in progress may take this long when the gateway stops. */
  shutdownMs: number;
  ports: { gateway: number; identity: number; chemistry: number };
  /** Where the browser finds the page: the gateway's port, in development that of Vite. */
  pagePort: number;
  /** False when a URL names a provider or service of the customer's own. */
  embedded: { identity: boolean; chemistry: boolean };
  env: Record<ServiceName, Record<string, string>>;
}

export const serviceNames = ['gateway', 'identity', 'chemistry'] as const;
export type ServiceName = (typeof serviceNames)[number];

export class SettingsError extends Error {}

const defaultDemoPassword = 'Chem-demo-1';

export interface StartOptions {
  /** Single sign-on of a company in place of the product's own sign-in; it keeps data of its own. */
  federated: boolean;
  /** The page comes from Vite at the usual port, and the gateway behind it moves to the port after chemistry's. */
  isDevelopment?: boolean;
}

/** Reads the environment and makes the secrets of a first start; throws a SettingsError that names the variable. */
export function readSettings(env: NodeJS.ProcessEnv, { federated, isDevelopment = false }: StartOptions): Settings {
  const pagePort = portOf(env, 'PORT', 8080);
  const ports = {
    gateway: isDevelopment ? portOf(env, 'GATEWAY_PORT', pagePort + 3) : pagePort,
    identity: portOf(env, 'IDENTITY_PORT', pagePort + 1),
    chemistry: portOf(env, 'CHEMISTRY_PORT', pagePort + 2),
  };
  const dataDir = join(resolve(root, env['DATA_DIR'] ?? '.data'), federated ? 'federated' : '');
  const secrets = loadSecrets(dataDir);
  const addresses = {
    publicUrl: env['PUBLIC_URL'] ?? `http://localhost:${pagePort}`,
    identityUrl: env['IDENTITY_URL'] ?? `http://localhost:${ports.identity}`,
    clientSecret: env['OIDC_CLIENT_SECRET'] ?? secrets.clientSecret,
  };
  const { publicUrl, identityUrl, clientSecret } = addresses;
  const demoPassword = env['DEMO_PASSWORD'] ?? defaultDemoPassword;
  const shutdownSeconds = env['SHUTDOWN_SECONDS'] ?? '5';
  const isOwnFederation = Boolean(env['PINGFED_AUTH_URL']);
  const isFederated = federated || isOwnFederation;
  const embedded = {
    identity: federated || (env['OIDC_ISSUER'] === undefined && !isOwnFederation),
    chemistry: env['CHEMISTRY_URL'] === undefined,
  };
  requireOneFederation(env, { federated, isOwnFederation, embedded });
  const namedIssuer = federated ? identityUrl : (env['OIDC_ISSUER'] ?? env['PINGFED_ISSUER']);
  const issuer = namedIssuer ?? `${identityUrl}/realms/synthesis`;
  const common = { DATA_DIR: dataDir, PARENT_WATCH: '1', OIDC_ISSUER: issuer };
  return {
    dataDir,
    demoPassword,
    publicUrl,
    isFederated,
    shutdownMs: (Number(shutdownSeconds) || 5) * 1000,
    ports,
    pagePort,
    embedded,
    env: {
      identity: {
        ...common,
        IDENTITY_PORT: String(ports.identity),
        IDENTITY_URL: identityUrl,
        IDENTITY_KIND: federated ? 'pingfederate' : 'keycloak',
        GATEWAY_URL: publicUrl,
        ...given(env, { OIDC_CLIENT_SECRET: clientSecret, DEMO_PASSWORD: demoPassword }),
      },
      chemistry: {
        ...common,
        CHEMISTRY_PORT: String(ports.chemistry),
        GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
        GATEWAY_ISSUER: publicUrl,
        // The tokens of a single sign-on name no tenant, and only the gateway reaches the embedded service.
        ...(isFederated ? given(env, { TRUST_TENANT_HEADER: '1' }) : {}),
      },
      gateway: {
        ...common,
        PORT: String(ports.gateway),
        PUBLIC_URL: publicUrl,
        SHUTDOWN_SECONDS: shutdownSeconds,
        ...(federated ? given(env, federatedGatewayEnv(addresses)) : {}),
        ...given(env, {
          OIDC_CLIENT_SECRET: clientSecret,
          ...(embedded.identity && !env['PERMISSIONS_CLAIM'] ? { AUTH_SERVER_URL: identityUrl } : {}),
          CHEMISTRY_URL: `http://127.0.0.1:${ports.chemistry}`,
          SESSION_SECRET: secrets.sessionSecret,
          AUDIT_FILE: join(dataDir, 'logs', 'audit.log'),
        }),
        WEB_DIST: webDist,
      },
    },
  };
}

interface Federation {
  federated: boolean;
  isOwnFederation: boolean;
  embedded: Settings['embedded'];
}

function requireOneFederation(env: NodeJS.ProcessEnv, { federated, isOwnFederation, embedded }: Federation): void {
  if (!isOwnFederation) return;
  if (federated)
    throw new SettingsError('PINGFED_AUTH_URL: --federated brings its own provider; leave one of them out');
  if (embedded.chemistry && env['OIDC_ISSUER'] === undefined && env['PINGFED_ISSUER'] === undefined) {
    throw new SettingsError('PINGFED_ISSUER: must be set; the chemistry service checks tokens by it');
  }
}

/** These values, each unless the environment sets the variable, or names a file that holds it. */
function given(env: NodeJS.ProcessEnv, values: Record<string, string>): Record<string, string> {
  const own = Object.entries(values).filter(([name]) => !env[`${name}_FILE`]);
  return Object.fromEntries(own.map(([name, value]) => [name, env[name] || value]));
}

function portOf(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const port = Number(env[name] ?? fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SettingsError(`${name}: must be a port number between 1 and 65535, not ${JSON.stringify(env[name])}`);
}

interface Secrets {
  clientSecret: string;
  sessionSecret: string;
}

function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const secret = () => randomBytes(32).toString('base64url');
  const secrets: Secrets = { clientSecret: secret(), sessionSecret: secret() };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}
