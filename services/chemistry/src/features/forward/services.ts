// What the handlers of this feature work with.

import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { ForwardService } from './service.ts';
import { handlersOf } from '../../platform/http/calls.ts';
import type { StructureServices } from '../structure/services.ts';

export interface ForwardServices extends StructureServices {
  forward: ForwardService;
  jobs: JobQueue;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<ForwardServices>();
