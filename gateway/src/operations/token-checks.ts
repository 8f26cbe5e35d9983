// What can be known of tokens before anybody signs in: Keycloak has the mappers of a client write into the client's own tokens,
// too. Another provider may give a client of its own something else.

import { tenantsIn, type Claims } from '@app/shared/rules/account/claims';
import { decodeJwt } from 'jose';
import { keycloakRealmOf } from '../auth/provider/keycloak.ts';
import { membersOf, Problem, type Ask, type Asked } from './probe.ts';

const audience = 'synthesis-api';

/** Gives a note on what is left open; throws a Problem for tokens that the chemistry service would refuse. */
export async function checkClientTokens(
  ask: Ask,
  document: Record<string, unknown>,
  { text }: Asked,
): Promise<string | undefined> {
  const { issuer, authorization_endpoint: endpoint } = document;
  const realm = keycloakRealmOf({ ...document, issuer: String(issuer), authorization_endpoint: String(endpoint) });
  if (!realm) return undefined;
  const { access_token: accessToken, id_token: idToken } = membersOf(text);
  const access = claimsIn(accessToken);
  if (!access) throw new Problem('token-opaque', 'the access token of the client is no JWT');
  const audiences = [access['aud']].flat();
  if (!audiences.includes(audience)) {
    throw new Problem(
      'audience-missing',
      `its access token is for ${audiences.join(', ') || 'nobody'}, not ${audience}`,
    );
  }
  if (namesTenant(access)) return undefined;
  if (namesTenant(claimsIn(idToken)) && !namesTenant(await userInfo(ask, document, String(accessToken)))) {
    throw new Problem('tenant-in-id-token-only', 'tenantid stands in its ID token only');
  }
  return 'its service account has no tenantid: whether that claim is mapped is seen when somebody signs in';
}

async function userInfo(ask: Ask, document: Record<string, unknown>, accessToken: string): Promise<Claims> {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/x-www-form-urlencoded' };
  const { status, text } = await ask(String(document['userinfo_endpoint']), { method: 'POST', headers, body: '' });
  return status === 200 ? membersOf(text) : {};
}

function namesTenant(claims: Claims | undefined): boolean {
  return tenantsIn(claims?.['tenantid']).length > 0;
}

function claimsIn(token: unknown): Claims | undefined {
  try {
    return decodeJwt(String(token));
  } catch {
    // Opaque, or none.
    return undefined;
  }
}
