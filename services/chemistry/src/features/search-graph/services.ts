// What the handlers of this feature work with.

import type { JobQueue } from '../../platform/jobs/queue.ts';
import { handlersOf } from '../../platform/http/calls.ts';
import type { ManualServices } from '../manual/services.ts';

export interface SearchGraphServices extends ManualServices {
  jobs: JobQueue;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<SearchGraphServices>();
