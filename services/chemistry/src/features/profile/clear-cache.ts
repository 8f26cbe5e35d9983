import type { Registration } from '../../platform/http/calls.ts';
import { handle, type ProfileServices } from './services.ts';

// Pictures are kept by tenant; those of others stay.
const clearCache = handle('clearCache', async (_, { tenantId }, { pictures }) => ({
  cleared: pictures.deleteWhere((key) => key.startsWith(`${tenantId}|`)),
}));

export const clearCacheCalls: readonly Registration<ProfileServices>[] = [clearCache];
