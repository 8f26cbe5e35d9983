// A small identity provider on a real port: discovery, keys, and tokens on request.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export interface TokenIssuer {
  issuer: string;
  /** A token for the API, valid for an hour; claims given win. */
  token(claims?: JWTPayload): Promise<string>;
  close(): Promise<void>;
  /** On the same port as before. */
  reopen(): Promise<void>;
}

export async function startTokenIssuer(): Promise<TokenIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const server = createServer((request, response) => {
    const isDiscovery = request.url === '/.well-known/openid-configuration';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isDiscovery ? { issuer, jwks_uri: `${issuer}/certs` } : { keys: [key] }));
  });
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
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
    reopen: () => listen(port),
  };
}
