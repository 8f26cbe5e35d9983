import { answer, type Registration } from '../../platform/http/calls.ts';

// Pictures are kept by tenant; those of others stay.
const clearCache = answer('clearCache', async (_, { tenantId }, { pictures }) => ({
  cleared: pictures.deleteWhere((key) => key.startsWith(`${tenantId}|`)),
}));

export const clearCacheCalls: readonly Registration[] = [clearCache];
