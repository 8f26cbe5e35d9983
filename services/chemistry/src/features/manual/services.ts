// What the handlers of this feature work with.

import type { ExpansionHost } from './expansion/expansion-host.ts';
import { handlersOf } from '../../platform/http/calls.ts';
import type { ReactionServices } from '../reaction/services.ts';
import type { RetrosynthesisServices } from '../retrosynthesis/services.ts';

export interface ManualServices extends ReactionServices, RetrosynthesisServices {
  expansion: ExpansionHost;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<ManualServices>();
