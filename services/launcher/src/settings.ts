// What the launcher takes from the environment, and the variables it gives to each process.

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { webDist } from './web-build.ts';
import { root } from './paths.ts';

export interface Settings {
  dataDir: string;
  demoPassword: string;
  publicUrl: string;
  ports: { gateway: number; identity: number; chemistry: number };
  /** False when a URL names a provider or service of the customer's own. */
  embedded: { identity: boolean; chemistry: boolean };
  env: Record<ServiceName, Record<string, string>>;
}

export const serviceNames = ['gateway', 'identity', 'chemistry'] as const;
export type ServiceName = (typeof serviceNames)[number];

export class SettingsError extends Error {}

const defaultDemoPassword = 'Chem-demo-1';

/** Reads the environment and makes the secrets of a first start; throws a SettingsError that names the variable. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = portOf(env, 'PORT', 8080);
  const ports = {
    gateway: port,
    identity: portOf(env, 'IDENTITY_PORT', port + 1),
    chemistry: portOf(env, 'CHEMISTRY_PORT', port + 2),
  };
  const dataDir = resolve(root, env['DATA_DIR'] ?? '.data');
  const publicUrl = env['PUBLIC_URL'] ?? `http://localhost:${ports.gateway}`;
  const identityUrl = env['IDENTITY_URL'] ?? `http://localhost:${ports.identity}`;
  const demoPassword = env['DEMO_PASSWORD'] ?? defaultDemoPassword;
  const secrets = loadSecrets(dataDir);
  const issuer = env['OIDC_ISSUER'] ?? `${identityUrl}/realms/synthesis`;
  const common = { DATA_DIR: dataDir, PARENT_WATCH: '1', OIDC_ISSUER: issuer };
  const clientSecret = env['OIDC_CLIENT_SECRET'] ?? secrets.clientSecret;
  return {
    dataDir,
    demoPassword,
    publicUrl,
    ports,
    embedded: { identity: env['OIDC_ISSUER'] === undefined, chemistry: env['CHEMISTRY_URL'] === undefined },
    env: {
      identity: {
        ...common,
        IDENTITY_PORT: String(ports.identity),
        IDENTITY_URL: identityUrl,
        GATEWAY_URL: publicUrl,
        OIDC_CLIENT_SECRET: clientSecret,
        DEMO_PASSWORD: demoPassword,
      },
      chemistry: {
        ...common,
        CHEMISTRY_PORT: String(ports.chemistry),
        GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
        GATEWAY_ISSUER: publicUrl,
      },
      gateway: {
        ...common,
        PORT: String(ports.gateway),
        PUBLIC_URL: publicUrl,
        OIDC_CLIENT_SECRET: clientSecret,
        AUTH_SERVER_URL: env['AUTH_SERVER_URL'] ?? identityUrl,
        CHEMISTRY_URL: env['CHEMISTRY_URL'] ?? `http://127.0.0.1:${ports.chemistry}`,
        SESSION_SECRET: env['SESSION_SECRET'] ?? secrets.sessionSecret,
        WEB_DIST: webDist,
      },
    },
  };
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
