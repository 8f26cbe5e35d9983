// A second copy of the product beside the one of the other tests, with the settings that would disturb them: sessions
// that rest for seconds only, one session for each user, no enterprise console, and a pharma company's block.

import { placeAt, startPrepared, type Product } from '../../support/product.ts';
import { declineTours } from './decline-tours.ts';

export const secondPlace = placeAt(18_180);

/** Seconds that a session of the second copy lasts without activity; the last third of them is warned of. */
export const restSeconds = 24;

export const pharma = {
  helpCenterLink: 'https://help.acme.example/start',
  adminEmail: 'it-help@acme.example',
  thirdPartyName: 'Acme Pharma',
} as const;

export async function startSecondProduct(): Promise<Product> {
  const product = await startPrepared(secondPlace, {
    env: {
      INACTIVITY_MINUTES: String(restSeconds / 60),
      SINGLE_SESSION: '1',
      DEPLOYMENT_KIND: 'enterprise',
      PHARMA_HELP_CENTER_LINK: pharma.helpCenterLink,
      PHARMA_ADMIN_EMAIL: pharma.adminEmail,
      PHARMA_THIRD_PARTY_NAME: pharma.thirdPartyName,
    },
  });
  await declineTours(secondPlace);
  return product;
}
