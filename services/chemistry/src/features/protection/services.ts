// What the handlers of this feature work with.

import type { ProtectionThread } from './service.ts';
import { handlersOf, type BaseServices } from '../../platform/http/calls.ts';

export interface ProtectionServices extends BaseServices {
  expansion: ProtectionThread;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<ProtectionServices>();
