// What the handlers of this feature work with.

import type { OptimizerHost } from './optimizer-host.ts';
import { handlersOf } from '../../platform/http/calls.ts';
import type { ReactionServices } from '../reaction/services.ts';

export interface ConditionsServices extends ReactionServices {
  optimizer: OptimizerHost;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<ConditionsServices>();
