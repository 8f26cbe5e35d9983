// Apache as a plain reverse proxy and with mod_auth_openidc, as Debian packages them, tuned as their manuals advise:
// the event module, kept connections, sessions in shared memory, no access log.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { start, temporary, untilAnswers, type Running } from './processes.ts';

const modulesFolder = '/usr/lib/apache2/modules';
export const openidcModule = join(modulesFolder, 'mod_auth_openidc.so');

export interface ApacheOptions {
  port: number;
  upstreamPort: number;
  /** Issuer of the provider; without it the proxy is open to everybody. */
  issuer?: string;
}

export async function startApache(apache: string, options: ApacheOptions, core: number): Promise<Running> {
  const { port, issuer } = options;
  const name = issuer === undefined ? 'plain' : 'openidc';
  const file = temporary(`apache-${name}.conf`);
  writeFileSync(file, `${[...serverLines(name, options), ...openidcLines(options)].join('\n')}\n`);
  const running = start(apache, ['-f', file, '-D', 'FOREGROUND'], { core });
  await untilAnswers(`http://localhost:${port}/api/`, issuer === undefined ? 200 : 401);
  return running;
}

function serverLines(name: string, { port, upstreamPort, issuer }: ApacheOptions): string[] {
  const modules = [
    'mpm_event',
    'authz_core',
    'authn_core',
    'authz_user',
    'headers',
    'proxy',
    'proxy_http',
    'unique_id',
  ];
  if (issuer !== undefined) modules.push('auth_openidc');
  const loaded = modules.filter((module) => existsSync(join(modulesFolder, `mod_${module}.so`)));
  return [
    ...loaded.map((module) => `LoadModule ${module}_module ${join(modulesFolder, `mod_${module}.so`)}`),
    `ServerName localhost`,
    `Listen 127.0.0.1:${port}`,
    `PidFile ${temporary(`apache-${name}.pid`)}`,
    `DefaultRuntimeDir ${temporary('.')}`,
    `ErrorLog ${temporary(`apache-${name}.log`)}`,
    'LogLevel crit',
    ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
    'KeepAlive On',
    'MaxKeepAliveRequests 0',
    'ServerLimit 1',
    'StartServers 1',
    'ThreadsPerChild 128',
    'ThreadLimit 128',
    'MaxRequestWorkers 128',
    'ProxyRequests Off',
    `ProxyPass /api http://127.0.0.1:${upstreamPort}/api keepalive=On max=128`,
    'RequestHeader set X-Request-Id "expr=%{env:UNIQUE_ID}"',
  ];
}

function openidcLines({ port, issuer }: ApacheOptions): string[] {
  if (issuer === undefined) return [];
  return [
    `OIDCProviderMetadataURL ${issuer}/.well-known/openid-configuration`,
    'OIDCClientID synthesis-web',
    'OIDCClientSecret secret-of-the-measurement',
    `OIDCRedirectURI http://localhost:${port}/callback`,
    'OIDCCryptoPassphrase a-passphrase-of-the-measurement-only',
    'OIDCPKCEMethod S256',
    'OIDCSessionType server-cache',
    'OIDCCacheType shm',
    'OIDCSessionInactivityTimeout 1800',
    'OIDCPassClaimsAs environment',
    '<Location />',
    'AuthType openid-connect',
    'Require valid-user',
    'RequestHeader set Authorization "expr=Bearer %{env:OIDC_access_token}"',
    'RequestHeader unset Cookie',
    '</Location>',
  ];
}
