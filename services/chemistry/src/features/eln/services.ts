// What the handlers of this feature work with.

import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { ElnSettings } from './settings.ts';
import { handlersOf } from '../../platform/http/calls.ts';
import type { ReactionServices } from '../reaction/services.ts';

export interface ElnServices extends ReactionServices {
  eln: { readonly settings: ElnSettings };
  jobs: JobQueue;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<ElnServices>();
