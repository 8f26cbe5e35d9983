// Sign-out at both ends: here at once, at the provider by sending the browser there.

import type { Culture } from '@app/shared/constants/locale';
import { catalogue } from '@app/shared/errors/catalogue';
import * as client from 'openid-client';
import type { IdentityProvider } from './provider/identity-provider.ts';
import { beforeRedirectMs, type ProviderWatch } from './readiness/provider-watch.ts';

export interface ProviderLogout {
  /** Address that ends the provider's session and leads back to our start page. */
  urlFor(idToken: string, culture: Culture): Promise<string>;
}

export function createProviderLogout(provider: IdentityProvider, publicUrl: string): ProviderLogout {
  return {
    async urlFor(idToken, culture) {
      const configuration = await provider.configuration();
      return client.buildEndSessionUrl(configuration, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${publicUrl}/`,
        // Keycloak's own parameter wins over an older language cookie; the standard one is for everybody else.
        ui_locales: culture,
        kc_locale: culture,
      }).href;
    },
  };
}

/** The same, to a page of our own that says so while the provider cannot be asked, or knows no sign-out. */
export function withReachability(logout: ProviderLogout, watch: ProviderWatch): ProviderLogout {
  return {
    async urlFor(idToken, culture) {
      const here = `/bff/login?${new URLSearchParams({ ...signedOutHere, culture })}`;
      if (!(await watch.isReachable(beforeRedirectMs))) return here;
      return logout.urlFor(idToken, culture).catch(() => here);
    },
  };
}

const signedOutHere = { failed: String(catalogue.serviceUnavailable.code), of: 'signOut' };
