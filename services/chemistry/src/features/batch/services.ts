// What the handlers of this feature work with.

import { handlersOf } from '../../platform/http/calls.ts';
import type { ProcessServices } from '../process/services.ts';

export type BatchServices = ProcessServices;

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<BatchServices>();
