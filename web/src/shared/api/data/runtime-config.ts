// How this deployment is configured: asked once, needed by header, footer and error dialogs.

import type { RuntimeConfig } from '@app/shared/contracts/profile/profile';
import { createStore, useStore } from '../../lib/store.ts';
import { call } from '../call.ts';

/** What a pharma customer's deployment adds (specification section 3). */
export type Pharma = NonNullable<RuntimeConfig['thirdPartyOptions']['pharma']>;

/** What is known of it; undefined until it has been answered. */
export const runtimeConfig = createStore<RuntimeConfig | undefined>(undefined);
let asked: Promise<RuntimeConfig> | undefined;

/** The configuration, asked of the gateway once. Throws a CallError when it cannot be reached; asks again the next time. */
export function loadRuntimeConfig(): Promise<RuntimeConfig> {
  asked ??= call('runtimeConfig', {}, { passive: true }).then(
    (config) => {
      runtimeConfig.set(config);
      return config;
    },
    (cause: unknown) => {
      asked = undefined;
      throw cause;
    },
  );
  return asked;
}

/** Asks at the start, so that it is there when it is needed. A page without it shows nothing of the customer's. */
export function startRuntimeConfig(): void {
  loadRuntimeConfig().catch(() => undefined);
}

/** The customer's block as far as it is known; null without one. */
export function usePharma(): Pharma | null {
  return useStore(runtimeConfig)?.thirdPartyOptions.pharma ?? null;
}

/** Whether the deployment has a recipient of inquiries; false until known. */
export function useInquiryOn(): boolean {
  return useStore(runtimeConfig)?.inquiry ?? false;
}

/** Whether a service of live prices is configured, as far as it is known. */
export function useRealTimePrice(): boolean {
  return useStore(runtimeConfig)?.thirdPartyOptions.realTimePrice ?? false;
}

/** Whether this deployment hands routes over to a lab notebook, as far as it is known. */
export function useElnEnabled(): boolean {
  return useStore(runtimeConfig)?.elnEnabled ?? false;
}
