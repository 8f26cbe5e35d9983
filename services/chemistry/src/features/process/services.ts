// What the handlers of this feature work with.

import { handlersOf } from '../../platform/http/calls.ts';
import type { RetrosynthesisServices } from '../retrosynthesis/services.ts';

export type ProcessServices = RetrosynthesisServices;

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<ProcessServices>();
