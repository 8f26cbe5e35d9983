// Sign-out at a provider whose sign-out address is configured. PingFederate has two; anything else is a plain page.

import type { Culture } from '@app/shared/constants/locale';
import type { FederatedConfig } from '../../config.ts';
import type { ProviderLogout } from '../logout.ts';

interface Leaving {
  idToken: string;
  culture: Culture;
  clientId: string;
  returnTo: string;
}

/** Parameters by the end of the address. */
const parametersOf: Record<string, (leaving: Leaving) => Record<string, string>> = {
  '/startSLO.ping': ({ returnTo }) => ({ TargetResource: returnTo }),
  // OpenID Connect RP-Initiated Logout 1.0 section 2.
  '/init_logout.openid': ({ idToken, culture, clientId, returnTo }) => ({
    ...(idToken === '' ? {} : { id_token_hint: idToken }),
    client_id: clientId,
    post_logout_redirect_uri: returnTo,
    ui_locales: culture,
  }),
};

export function createFederatedLogout({ logoutUrl, clientId }: FederatedConfig, publicUrl: string): ProviderLogout {
  return {
    async urlFor(idToken, culture) {
      const url = new URL(logoutUrl);
      const known = Object.entries(parametersOf).find(([end]) => url.pathname.endsWith(end));
      const parameters = known?.[1]({ idToken, culture, clientId, returnTo: `${publicUrl}/` }) ?? {};
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },
  };
}
