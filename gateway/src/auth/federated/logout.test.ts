import { describe, expect, it } from 'vitest';
import type { FederatedConfig } from '../../config.ts';
import { createFederatedLogout } from './logout.ts';

const publicUrl = 'https://chem.example';

function leave(logoutUrl: string, idToken = 'an-id-token'): Promise<string> {
  const federated: FederatedConfig = {
    authUrl: 'https://sso.example/as/authorization.oauth2',
    tokenUrl: 'https://sso.example/as/token.oauth2',
    clientId: 'chem',
    clientSecret: undefined,
    iamProxyUrl: 'https://iam.example/account',
    logoutUrl,
    allowAccessGroups: ['Chem-Users'],
    issuer: undefined,
    jwksUrl: undefined,
    tenantId: 't-1',
  };
  return createFederatedLogout(federated, publicUrl).urlFor(idToken, 'zh-CN');
}

describe('the sign-out of a federated session', () => {
  it('gives startSLO its own parameter and no token', async () => {
    expect(await leave('https://sso.example/idp/startSLO.ping')).toBe(
      'https://sso.example/idp/startSLO.ping?TargetResource=https%3A%2F%2Fchem.example%2F',
    );
  });

  it('gives init_logout the standard parameters', async () => {
    const url = new URL(await leave('https://sso.example/idp/init_logout.openid'));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      id_token_hint: 'an-id-token',
      client_id: 'chem',
      post_logout_redirect_uri: 'https://chem.example/',
      ui_locales: 'zh-CN',
    });
  });

  it('leaves the hint out where there was no ID token', async () => {
    const url = new URL(await leave('https://sso.example/idp/init_logout.openid', ''));
    expect(url.searchParams.has('id_token_hint')).toBe(false);
  });

  it('keeps what the address already says', async () => {
    expect(await leave('https://sso.example/idp/startSLO.ping?PartnerSpId=chem')).toBe(
      'https://sso.example/idp/startSLO.ping?PartnerSpId=chem&TargetResource=https%3A%2F%2Fchem.example%2F',
    );
  });

  it('tells nothing to a page of another kind', async () => {
    expect(await leave('https://intranet.example/bye')).toBe('https://intranet.example/bye');
    expect(await leave('https://intranet.example/?next=/idp/startSLO.ping')).toBe(
      'https://intranet.example/?next=/idp/startSLO.ping',
    );
  });
});
