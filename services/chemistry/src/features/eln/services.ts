// What the handlers of this feature work with.

import type { ElnDesk } from './service.ts';
import { handlersOf } from '../../platform/http/calls.ts';
import type { ReactionServices } from '../reaction/services.ts';

export interface ElnServices extends ReactionServices {
  eln: ElnDesk;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<ElnServices>();
