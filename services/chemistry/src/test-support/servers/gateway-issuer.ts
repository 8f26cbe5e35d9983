// The gateway as an issuer of tokens, on a real port.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export interface GatewayIssuer {
  url: string;
  /** A token for a minute; claims given win. */
  token(claims: JWTPayload): Promise<string>;
  close(): Promise<void>;
}

export async function startGatewayIssuer(): Promise<GatewayIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('Ed25519');
  const key = { ...(await exportJWK(publicKey)), kid: 'gateway', alg: 'EdDSA', use: 'sig' };
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/.well-known/jwks.json' ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    token: (claims) => {
      const now = Math.floor(Date.now() / 1_000);
      return new SignJWT({ iss: url, aud: 'synthesis-api', iat: now, exp: now + 60, ...claims })
        .setProtectedHeader({ alg: 'EdDSA', kid: 'gateway' })
        .sign(privateKey);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
