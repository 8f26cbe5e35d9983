// An OpenID provider that signs everybody in at once and misbehaves on demand.

import { createHash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
  type GenerateKeyPairResult,
  type JWK,
  type JWTPayload,
} from 'jose';
import { bodyOf, listenOnFreePort, sendJson, type FakeServer } from './fake-server.ts';

export const fakeClientId = 'synthesis-web';
const firstAlgorithm = 'RS256';

export interface FakeUser {
  sub: string;
  tenantid?: string | string[];
  permissions: string[];
}

export type RefreshOutcome = 'ok' | 'invalidGrant' | 'unavailable' | 'hangUp';

interface Grant {
  challenge: string;
  nonce: string;
  user: FakeUser;
}

export class FakeProvider {
  user: FakeUser = { sub: 'u-1', tenantid: 't-1', permissions: ['retrosynthesis', 'statistics'] };
  tokenLifetimeSeconds = 3600;
  refreshOutcome: RefreshOutcome = 'ok';
  refreshDelayMs = 0;
  permissionStatus = 200;
  /** Responses of an endpoint in place of its own, by the end of its path: `/token`, `/userinfo`, `/certs`, `/openid-configuration`. */
  readonly faults = new Map<string, (response: ServerResponse) => void>();
  /** Accounts that the realm's administration knows, and whether they may sign in; without it the client may not look. */
  accounts: ReadonlyMap<string, boolean> | undefined;
  /** False: the client-credentials grant is off. */
  givesClientTokens = true;
  /** The headers of the last permissions call. */
  permissionHeaders: IncomingHttpHeaders = {};
  /** Changes the claims of the next ID tokens. */
  idClaims: JWTPayload = {};
  /** Changes the claims of the next access tokens. */
  accessClaims: JWTPayload = {};
  /** What userinfo says besides; what is undefined is left out. */
  userClaims: Record<string, unknown> = {};
  /** How the next ID tokens are signed. */
  idSignature: 'good' | 'foreignKey' | 'none' = 'good';
  readonly counts = { token: 0, refresh: 0, permissions: 0, userinfo: 0, clientToken: 0, keys: 0 };
  readonly verifiers: string[] = [];
  /** The newest refresh token. */
  refreshToken = '';
  /** Tokens that a client gave back. */
  readonly revoked: string[] = [];
  readonly #grants = new Map<string, Grant>();
  readonly #refreshTokens = new Map<string, FakeUser>();
  readonly #users = new Map<string, FakeUser>();
  readonly #clientTokens = new Set<string>();
  #server: FakeServer | undefined;
  #key: CryptoKey | Uint8Array | undefined;
  #foreignKey: CryptoKey | undefined;
  /** Of the key that signs. */
  #header = { alg: firstAlgorithm, kid: '' };
  readonly #pairs = new Map<string, { own: GenerateKeyPairResult; foreign: GenerateKeyPairResult }>();

  static async start(): Promise<FakeProvider> {
    const fake = new FakeProvider();
    await fake.signWith(firstAlgorithm);
    fake.#server = await listenOnFreePort((request, response) => void fake.#respond(request, response));
    return fake;
  }

  /** Signs with its key of this algorithm from now on; makes one if it has none, and publishes it with the others. */
  async signWith(alg: string): Promise<void> {
    const known = this.#pairs.get(alg) ?? { own: await generateKeyPair(alg), foreign: await generateKeyPair(alg) };
    this.#pairs.set(alg, known);
    this.#key = known.own.privateKey;
    this.#foreignKey = known.foreign.privateKey;
    this.#header = { alg, kid: `k-${alg}` };
  }

  /** Signs with the client's secret from now on, as no provider of ours may. */
  signWithSecret(alg: string, secret: string): void {
    this.#key = new TextEncoder().encode(secret);
    this.#header = { alg, kid: '' };
  }

  get url(): string {
    return this.#server?.url ?? '';
  }

  get issuer(): string {
    return `${this.url}/realms/test`;
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }

  /** An access token that a program has got for a resource; claims that are undefined are left out. */
  async accessTokenFor(claims: JWTPayload, signature: 'good' | 'foreignKey' | 'none' = 'good'): Promise<string> {
    const { sub, tenantid } = this.user;
    const token = await this.#sign({ sub, tenantid, jti: randomUUID(), ...claims }, signature);
    this.#users.set(token, this.user);
    return token;
  }

  /** Client tokens given so far open nothing any more. */
  endClientTokens(): void {
    this.#clientTokens.clear();
  }

  /** A logout token for the back channel. */
  async logoutToken(claims: JWTPayload, typ?: string): Promise<string> {
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const header = typ === undefined ? this.#header : { ...this.#header, typ };
    return this.#sign({ events, jti: randomUUID(), ...claims }, 'good', header);
  }

  /** `exp: 0` leaves the end out. */
  async #sign(claims: JWTPayload, signature: FakeProvider['idSignature'], header = this.#header): Promise<string> {
    const full: JWTPayload = { iss: this.issuer, aud: fakeClientId, ...claims };
    if (signature === 'none') return new UnsecuredJWT(full).setIssuedAt().setExpirationTime('1h').encode();
    const key = signature === 'good' ? this.#key : this.#foreignKey;
    if (!key) throw new Error('the provider has not started');
    const lifetime = `${this.tokenLifetimeSeconds}s`;
    if (full.exp === 0) delete full.exp;
    const token = new SignJWT(full).setProtectedHeader(header).setIssuedAt();
    return (claims.exp === undefined ? token.setExpirationTime(lifetime) : token).sign(key);
  }

  #administer({ headers }: IncomingMessage, path: string, response: ServerResponse): void {
    if (!this.#clientTokens.has((headers.authorization ?? '').replace('Bearer ', '')))
      return sendJson(response, 401, { error: 'HTTP 401 Unauthorized' });
    if (!this.accounts) return sendJson(response, 403, { error: 'HTTP 403 Forbidden' });
    const id = decodeURIComponent(path.split('/').at(-1) ?? '');
    const enabled = this.accounts.get(id);
    if (enabled === undefined) return sendJson(response, 404, { error: 'User not found' });
    return sendJson(response, 200, { id, enabled });
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const body = new URLSearchParams(await bodyOf(request));
    const path = url.pathname.replace('/realms/test', '');
    const base = `${this.issuer}/protocol/openid-connect`;
    const fault = [...this.faults].find(([end]) => path.endsWith(end))?.[1];
    if (fault) return fault(response);
    if (path === '/.well-known/openid-configuration') {
      return sendJson(response, 200, {
        issuer: this.issuer,
        authorization_endpoint: `${base}/auth`,
        token_endpoint: `${base}/token`,
        userinfo_endpoint: `${base}/userinfo`,
        jwks_uri: `${base}/certs`,
        end_session_endpoint: `${base}/logout`,
        revocation_endpoint: `${base}/revoke`,
        id_token_signing_alg_values_supported: [firstAlgorithm],
        authorization_response_iss_parameter_supported: true,
      });
    }
    if (path.endsWith('/auth')) return this.#authorize(url.searchParams, response);
    if (path.endsWith('/certs')) this.counts.keys += 1;
    if (path.endsWith('/certs')) return sendJson(response, 200, { keys: await this.#publicKeys() });
    if (path.endsWith('/token')) return this.#token(body, response);
    if (path.endsWith('/revoke')) return this.#revoke(body, response);
    if (url.pathname.startsWith('/admin/realms/test/users/')) return this.#administer(request, path, response);
    const bearer = (request.headers.authorization ?? '').replace('Bearer ', '');
    const user = this.#clientTokens.has(bearer) ? this.#named(url.searchParams.get('userId')) : this.#users.get(bearer);
    if (!user) return sendJson(response, 401, { error: 'invalid_token' });
    if (path.endsWith('/userinfo')) return this.#userinfo(user, response);
    this.counts.permissions += 1;
    this.permissionHeaders = request.headers;
    sendJson(response, this.permissionStatus, { code: 200, data: user.permissions.map((code) => ({ code })) });
  }

  #publicKeys(): Promise<JWK[]> {
    const published = [...this.#pairs].map(async ([alg, { own }]) => {
      return { ...(await exportJWK(own.publicKey)), alg, kid: `k-${alg}`, use: 'sig' };
    });
    return Promise.all(published);
  }

  #authorize(query: URLSearchParams, response: ServerResponse): void {
    const code = randomUUID();
    const [challenge, nonce] = [query.get('code_challenge') ?? '', query.get('nonce') ?? ''];
    this.#grants.set(code, { challenge, nonce, user: this.user });
    const back = new URL(query.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({
      code,
      state: query.get('state') ?? '',
      session_state: 'x',
      iss: this.issuer,
    }).toString();
    response.writeHead(302, { location: back.href }).end();
  }

  async #token(body: URLSearchParams, response: ServerResponse): Promise<void> {
    if (body.get('grant_type') === 'refresh_token') return this.#refresh(body, response);
    if (body.get('grant_type') === 'client_credentials') {
      if (this.givesClientTokens) return this.#issueToClient(response);
      const error_description = 'Client not enabled to retrieve service account';
      return sendJson(response, 401, { error: 'unauthorized_client', error_description });
    }
    this.counts.token += 1;
    const grant = this.#grants.get(body.get('code') ?? '');
    this.#grants.delete(body.get('code') ?? '');
    const verifier = body.get('code_verifier') ?? '';
    this.verifiers.push(verifier);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (grant?.challenge !== challenge) return sendJson(response, 400, { error: 'invalid_grant' });
    await this.#issue(grant.user, { nonce: grant.nonce }, response);
  }

  async #refresh(body: URLSearchParams, response: ServerResponse): Promise<void> {
    this.counts.refresh += 1;
    await new Promise((done) => setTimeout(done, this.refreshDelayMs));
    if (this.refreshOutcome === 'hangUp') return void response.destroy();
    if (this.refreshOutcome === 'unavailable') return void response.writeHead(503).end('down for maintenance');
    const old = body.get('refresh_token') ?? '';
    const user = this.#refreshTokens.get(old);
    this.#refreshTokens.delete(old);
    if (!user || this.refreshOutcome === 'invalidGrant') return sendJson(response, 400, { error: 'invalid_grant' });
    await this.#issue(user, {}, response);
  }

  // RFC 7009 section 2.2: also for a token that is none.
  #revoke(body: URLSearchParams, response: ServerResponse): void {
    const token = body.get('token') ?? '';
    this.revoked.push(token);
    this.#refreshTokens.delete(token);
    response.writeHead(200).end();
  }

  #named(sub: string | null): FakeUser | undefined {
    return this.user.sub === sub ? this.user : undefined;
  }

  #issueToClient(response: ServerResponse): void {
    this.counts.clientToken += 1;
    if (this.refreshOutcome === 'unavailable') return void response.writeHead(503).end('down for maintenance');
    const token = `client-${randomUUID()}`;
    this.#clientTokens.add(token);
    sendJson(response, 200, { access_token: token, token_type: 'Bearer', expires_in: this.tokenLifetimeSeconds });
  }

  async #issue(user: FakeUser, claims: JWTPayload, response: ServerResponse): Promise<void> {
    const accessToken = await this.#sign(
      { sub: user.sub, jti: randomUUID(), aud: 'synthesis-api', ...this.accessClaims },
      'good',
    );
    const refreshToken = randomUUID();
    this.refreshToken = refreshToken;
    this.#users.set(accessToken, user);
    this.#refreshTokens.set(refreshToken, user);
    sendJson(response, 200, {
      access_token: accessToken,
      refresh_token: refreshToken,
      id_token: await this.#sign(
        { sub: user.sub, sid: `sid-${user.sub}`, ...claims, ...this.idClaims },
        this.idSignature,
      ),
      token_type: 'Bearer',
      expires_in: this.tokenLifetimeSeconds,
    });
  }

  #userinfo(user: FakeUser, response: ServerResponse): void {
    this.counts.userinfo += 1;
    sendJson(response, 200, {
      sub: user.sub,
      preferred_username: `name-of-${user.sub}`,
      name: '陈玮',
      email: `${user.sub}@example.com`,
      tenantid: user.tenantid,
      external_source: 1,
      external_userid: 'mall-7',
      attributes: { memberOf: 'CN=Chem-Users' },
      ...this.userClaims,
    });
  }
}
