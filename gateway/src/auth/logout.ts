// Sign-out at both ends: here at once, at the provider by sending the browser there.

import type { Culture } from '@app/shared/constants/locale';
import * as client from 'openid-client';
import type { IdentityProvider } from './identity-provider.ts';

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
