import { productName } from '@app/shared/constants/product';
import type { RuntimeConfig } from '@app/shared/contracts/profile/profile';
import type { Config } from '../../config.ts';
import type { OwnHandler } from '../calls/routes.ts';

/** What every page may know of this deployment; no secret. */
export function runtimeConfigOf(config: Config, version: string): RuntimeConfig {
  const { contact, pharma } = config;
  return {
    productName,
    version,
    deployment: config.deployment,
    authServer: config.openId?.permissions.authServerUrl ?? '',
    elnEnabled: config.elnEnabled,
    updateNotice: config.updateNotice,
    inquiry: config.inquiry,
    // A pharma customer's users know their own administrator.
    contact: { ...contact, email: contact.email || (pharma?.adminEmail ?? '') },
    testerPages: config.testerPages,
    thirdPartyOptions: {
      realTimePrice: config.realTimePrice,
      scilligenceHost: config.elnEnabled ? config.scilligenceHost : null,
      pharma,
    },
  };
}

export function runtimeConfigHandler(config: Config, version: string): [string, OwnHandler] {
  const response = runtimeConfigOf(config, version);
  return ['runtimeConfig', async () => response];
}
