// For tests: the configuration of a deployment with nothing configured, changed as wanted.

import type { RuntimeConfig } from '@app/shared/contracts/profile/profile';

export function testConfig(change: Partial<RuntimeConfig> = {}): RuntimeConfig {
  return {
    productName: 'Synthesis',
    version: '1.0.0',
    deployment: 'universal',
    authServer: '',
    elnEnabled: false,
    updateNotice: false,
    inquiry: false,
    contact: { name: '', email: '', phone: '', address: { 'zh-CN': '', en: '' }, url: '', takesMessages: false },
    testerPages: false,
    thirdPartyOptions: { realTimePrice: false, scilligenceHost: null, pharma: null },
    ...change,
  };
}
