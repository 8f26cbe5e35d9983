// What can be known of a sign-in through PingFederate before anybody signs in: each address of the configuration, whether it
// takes our client, and whether it would take the request that a browser brings.

import type { Dispatcher } from 'undici';
import { causeInWords, causeOfRefusal } from '../auth/failures/provider-cause.ts';
import { createFederatedProvider } from '../auth/federated/provider.ts';
import { createFederatedAuthorizeUrl } from '../auth/federated/sign-in.ts';
import { refusalOfRequest } from '../auth/readiness/rehearsal.ts';
import type { Config, FederatedConfig } from '../config.ts';
import { loggedWords } from '../upstreams/oauth-error.ts';
import { Problem, type Ask, type Probe } from './probe.ts';
import { checkKeys, createPost, readDocument, refusalOfMadeUpCode, type Post } from './provider-checks.ts';

export function federatedProbes({ federated, publicUrl }: Config, agent: Dispatcher, ask: Ask): Probe[] {
  if (!federated) return [];
  const { issuer, jwksUrl, authUrl, tokenUrl, iamProxyUrl, logoutUrl } = federated;
  const ofOpenId: Probe[] = [];
  if (issuer !== undefined) ofOpenId.push([`identity provider ${issuer}`, () => checkIssuer(ask, issuer, federated)]);
  if (jwksUrl !== undefined) ofOpenId.push([`keys ${jwksUrl}`, () => checkKeys(ask, { jwks_uri: jwksUrl })]);
  return [
    ...ofOpenId,
    [`federated sign-in ${authUrl}`, () => rehearse(federated, agent, publicUrl)],
    [`federated sign-in ${tokenUrl}`, () => checkClient(ask, federated, publicUrl)],
    [`federated sign-in ${iamProxyUrl}`, () => checkAccountRead(ask, iamProxyUrl)],
    [`federated sign-in ${logoutUrl}`, () => expectResponse(ask, logoutUrl)],
  ];
}

/** For an address that expects something else than a bare request: every response but a failure will do. */
export async function expectResponse(ask: Ask, url: string): Promise<void> {
  const { status } = await ask(url);
  if (status >= 500) throw new Error(`answers ${status}`);
}

// The chemistry service reads this document for the keys of access tokens.
async function checkIssuer(
  ask: Ask,
  issuer: string,
  { tokenUrl, jwksUrl }: FederatedConfig,
): Promise<string | undefined> {
  const document = await readDocument(ask, issuer);
  const configured = { token_endpoint: tokenUrl, jwks_uri: jwksUrl };
  const others = Object.entries(configured).filter(([name, address]) => document[name] !== address);
  return others.length === 0
    ? undefined
    : `its document names ${others.map(([name]) => `${name} ${String(document[name])}`).join(' and ')}`;
}

async function rehearse(federated: FederatedConfig, agent: Dispatcher, publicUrl: string): Promise<void> {
  const provider = createFederatedProvider(federated, agent);
  const signIn = { authorizeUrl: createFederatedAuthorizeUrl(federated, provider, publicUrl) };
  const refused = await refusalOfRequest({ signIn, agent, publicUrl });
  if (refused) throw new Problem(refused.cause, refused.said);
}

async function checkClient(ask: Ask, federated: FederatedConfig, publicUrl: string): Promise<void> {
  const said = await refusalOfMadeUpCode(postOf(ask, federated), federated.tokenUrl, publicUrl);
  if (said.error === 'invalid_grant' && !causeInWords(said)) return;
  throw new Problem(causeOfRefusal(said), loggedWords(`${said.error}: ${said.description}`));
}

// A client without a secret names itself in the form (RFC 6749 section 3.2.1).
function postOf(ask: Ask, { clientId, clientSecret }: FederatedConfig): Post {
  if (clientSecret !== undefined) return createPost(ask, { clientId, clientSecret });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
  return (url, form) =>
    ask(url, { method: 'POST', headers, body: new URLSearchParams({ client_id: clientId, ...form }).toString() });
}

// Without a token a server of accounts refuses.
async function checkAccountRead(ask: Ask, url: string): Promise<void> {
  const { status } = await ask(url);
  if (status >= 500) throw new Error(`answers ${status}`);
  if (status === 404) throw new Problem('userinfo-refused', 'answers 404: no account is read there');
  if (status < 300) throw new Problem('account-unreadable', `answers ${status} without a token`);
}
