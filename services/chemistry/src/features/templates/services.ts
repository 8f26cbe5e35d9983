// What the handlers of this feature work with.

import type { JobQueue } from '../../platform/jobs/queue.ts';
import { handlersOf, type BaseServices } from '../../platform/http/calls.ts';

export interface TemplatesServices extends BaseServices {
  jobs: JobQueue;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<TemplatesServices>();
