// What the handlers of this feature work with.

import type { JobQueue } from '../../platform/jobs/queue.ts';
import { handlersOf } from '../../platform/http/calls.ts';
import type { ReactionServices } from '../reaction/services.ts';

export interface ImpurityServices extends ReactionServices {
  jobs: JobQueue;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<ImpurityServices>();
