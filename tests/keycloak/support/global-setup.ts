// One Keycloak with our realm and one product that signs in through it, for all files of the suite.

import { freePort } from '@app/shared/test-support/free-port';
import type { TestProject } from 'vitest/node';
import { placeAt, startPrepared } from '../../support/product.ts';
import { clientSecret } from './client-secret.ts';
import { startControl } from './control.ts';
import { startKeycloak, type Keycloak } from './keycloak.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `control` stops it and starts it again. */
    keycloak: Pick<Keycloak, 'url' | 'administrator' | 'bin'> & { control: string };
    /** Address of the product and folder of its logs. */
    product: { url: string; dataDir: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const place = placeAt(await freePorts());
  const keycloak = await startKeycloak({
    port: await freePort(),
    managementPort: await freePort(),
    realmEnv: { PUBLIC_URL: place.url, OIDC_CLIENT_SECRET: clientSecret },
  });
  const { url, administrator, bin } = keycloak;
  const product = await startPrepared(place, {
    env: {
      OIDC_ISSUER: `${url}/realms/synthesis`,
      OIDC_CLIENT_SECRET: clientSecret,
      PERMISSIONS_CLAIM: 'permissions',
      RATE_LIMIT_SIGN_IN: '0',
      DEPLOYMENT_KIND: 'enterprise',
    },
  }).catch(async (error: unknown) => {
    await keycloak.remove();
    throw error;
  });
  const control = await startControl(keycloak);
  project.provide('keycloak', { url, administrator, bin, control: control.url });
  project.provide('product', { url: place.url, dataDir: place.dataDir });
  return async () => {
    await control.close();
    await product.stop();
    await keycloak.remove();
  };
}

/** The first of three ports in a row that are free. */
async function freePorts(): Promise<number> {
  const port = await freePort();
  return port + 2 < 65_536 ? port : freePorts();
}
