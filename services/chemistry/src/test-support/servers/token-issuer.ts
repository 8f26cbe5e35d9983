// A small identity provider on a real port: discovery, keys, and tokens on request.

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export interface TokenIssuer {
  issuer: string;
  /** A token for the API, valid for an hour; claims given win. */
  token(claims?: JWTPayload): Promise<string>;
  /** Signs with a new key from now on; the keys before are published on, or not. */
  rotate(algorithm?: string, before?: 'passive' | 'disabled'): Promise<void>;
  /** How often the keys were asked for. */
  readonly keyReads: number;
  /** What userinfo answers to any token; there is none while this is undefined. A number is a status. */
  userInfo: object | number | undefined;
  /** How often userinfo was asked. */
  readonly userInfoReads: number;
  close(): Promise<void>;
  /** On the same port as before. */
  reopen(): Promise<void>;
}

export async function startTokenIssuer(): Promise<TokenIssuer> {
  let signing = await newKey('RS256', 'test');
  let published = [signing.jwk];
  let keyReads = 0;
  let userInfo: object | number | undefined;
  let userInfoReads = 0;
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/userinfo') return sendUserInfo(response);
    const isDiscovery = request.url === '/.well-known/openid-configuration';
    if (!isDiscovery) keyReads += 1;
    const endpoint = userInfo === undefined ? {} : { userinfo_endpoint: `${issuer}/userinfo` };
    const addresses = { issuer, jwks_uri: `${issuer}/certs`, ...endpoint };
    response.end(JSON.stringify(isDiscovery ? addresses : { keys: published }));
  });
  const sendUserInfo = (response: ServerResponse) => {
    userInfoReads += 1;
    if (typeof userInfo === 'number') response.writeHead(userInfo).end('{}');
    else response.end(JSON.stringify(userInfo));
  };
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const now = Math.floor(Date.now() / 1_000);
  return {
    issuer,
    token: (claims = {}) =>
      new SignJWT({
        iss: issuer,
        aud: 'synthesis-api',
        sub: 'chen',
        tenantid: 't-one,t-two',
        preferred_username: 'chemist',
        iat: now,
        exp: now + 3_600,
        ...claims,
      })
        .setProtectedHeader({ alg: signing.jwk.alg, kid: signing.jwk.kid })
        .sign(signing.privateKey),
    async rotate(algorithm = 'RS256', before = 'passive') {
      signing = await newKey(algorithm, `test-${published.length}-${Math.random()}`);
      published = [signing.jwk, ...(before === 'passive' ? published : [])];
    },
    get userInfo() {
      return userInfo;
    },
    set userInfo(value) {
      userInfo = value;
    },
    get userInfoReads() {
      return userInfoReads;
    },
    get keyReads() {
      return keyReads;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
    reopen: () => listen(port),
  };
}

async function newKey(alg: string, kid: string) {
  const { publicKey, privateKey } = await generateKeyPair(alg);
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
}
