// A provider of the tests: the real one, listening on a free port.

import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@app/shared/test-support/free-port';
import * as client from 'openid-client';
import { pino } from 'pino';
import { createApp, type App } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { hiddenField, type TestBrowser } from './test-browser.ts';

export const password = 'Demo-pass-1';
export const gatewayUrl = 'http://localhost:1';
export const redirectUri = `${gatewayUrl}/bff/callback`;

export interface TestProvider {
  config: Config;
  app: App;
}

/** Starts a provider; `port` 0 takes a free one. */
export async function startProvider(
  dataDir: string,
  env: Record<string, string> = {},
  port = 0,
  now: () => number = Date.now,
): Promise<TestProvider> {
  const free = port || (await freePort());
  const config = readConfig({
    IDENTITY_PORT: String(free),
    IDENTITY_URL: `http://localhost:${free}`,
    GATEWAY_URL: gatewayUrl,
    OIDC_CLIENT_SECRET: 'a-secret-of-the-tests',
    DATA_DIR: dataDir,
    DEMO_PASSWORD: password,
    ...env,
  });
  // The client lives in this process, too: it is notified first that its connections to a provider before are gone.
  await wait(20);
  const app = await createApp(config, pino({ level: 'silent' }), now);
  await new Promise<void>((done) => app.server.listen(free, '127.0.0.1', done));
  return { config, app };
}

/** What a client learns from the discovery document. */
export function discover({ identityUrl, kind, clientId, clientSecret }: Config): Promise<client.Configuration> {
  const auth = client.ClientSecretBasic(clientSecret);
  const options = { execute: [client.allowInsecureRequests] };
  return client.discovery(new URL(`${identityUrl}${kind.basePath}`), clientId, undefined, auth, options);
}

export interface OpenForm {
  page: string;
  formUrl: string;
  /** Where the browser went without a form. */
  outside: string | undefined;
  verifier: string;
  state: string;
  nonce: string;
}

/** Opens the sign-in form; an empty parameter is left out. */
export async function openForm(
  relyingParty: client.Configuration,
  browser: TestBrowser,
  more: Record<string, string> = {},
): Promise<OpenForm> {
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const nonce = client.randomNonce();
  const url = client.buildAuthorizationUrl(relyingParty, {
    redirect_uri: redirectUri,
    scope: 'openid profile email phone',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...more,
  });
  for (const [name, value] of Object.entries(more)) if (value === '') url.searchParams.delete(name);
  const { response, outside } = await browser.follow(await browser.get(url.href), url.origin);
  return { page: outside ? '' : await response.text(), formUrl: response.url, outside, verifier, state, nonce };
}

export async function send(browser: TestBrowser, form: OpenForm, login: string, secret: string) {
  const token = hiddenField(form.page, 'token');
  return browser.follow(
    await browser.post(form.formUrl, { token, login, password: secret }),
    new URL(form.formUrl).origin,
  );
}

/** Signs a user in; gives the tokens. */
export async function signIn(
  relyingParty: client.Configuration,
  browser: TestBrowser,
  login: string,
  more: Record<string, string> = {},
  secret = password,
) {
  const form = await openForm(relyingParty, browser, more);
  const { outside } = await send(browser, form, login, secret);
  return client.authorizationCodeGrant(relyingParty, new URL(outside ?? ''), {
    pkceCodeVerifier: form.verifier,
    expectedState: form.state,
    expectedNonce: form.nonce,
  });
}
