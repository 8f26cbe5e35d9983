// Everything the identity provider takes from its environment, checked once at start.

import { productName } from '@app/shared/constants/product';

export interface Config {
  host: string;
  port: number;
  /** Public base of the provider, without a slash at the end. */
  identityUrl: string;
  /** Public base of the gateway, the one client of this provider. */
  gatewayUrl: string;
  clientId: string;
  clientSecret: string;
  dataDir: string;
  demoPassword: string;
  logLevel: string;
  watchParent: boolean;
  productName: string;
}

export const realm = 'synthesis';
export const audience = 'synthesis-api';

export class ConfigError extends Error {}

/** Reads the environment; throws a ConfigError with one line per problem, each naming its variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];
  const text = (name: string, fallback?: string) => {
    const value = env[name] ?? fallback;
    if (value === undefined || value === '') problems.push(`${name}: must be set`);
    return value ?? '';
  };
  const url = (name: string, fallback: string) => {
    const value = text(name, fallback).replace(/\/+$/, '');
    if (!URL.canParse(value)) problems.push(`${name}: must be a URL, for example ${fallback}`);
    return value;
  };
  const port = Number(text('IDENTITY_PORT', '8081'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) problems.push('IDENTITY_PORT: must be a port number');
  const config: Config = {
    host: text('HOST', '127.0.0.1'),
    port,
    identityUrl: url('IDENTITY_URL', `http://localhost:${port}`),
    gatewayUrl: url('GATEWAY_URL', 'http://localhost:8080'),
    clientId: text('OIDC_CLIENT_ID', 'synthesis-web'),
    clientSecret: text('OIDC_CLIENT_SECRET'),
    dataDir: text('DATA_DIR', '.data'),
    demoPassword: text('DEMO_PASSWORD'),
    logLevel: text('LOG_LEVEL', 'info'),
    watchParent: env['PARENT_WATCH'] === '1',
    productName,
  };
  if (config.clientSecret.length < 16) problems.push('OIDC_CLIENT_SECRET: must hold at least 16 characters');
  if (env['NODE_ENV'] === 'production' && env['ALLOW_DEMO_ACCOUNTS'] !== '1') {
    problems.push(
      'NODE_ENV: the embedded provider has demo accounts and does not run in production; set ALLOW_DEMO_ACCOUNTS=1 if you mean it',
    );
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return Object.freeze(config);
}
