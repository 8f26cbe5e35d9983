// What the handlers of this feature work with.

import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { ScoringService } from './service.ts';
import { handlersOf } from '../../platform/http/calls.ts';
import type { StructureServices } from '../structure/services.ts';

export interface SascoreServices extends StructureServices {
  jobs: JobQueue;
  scoring: ScoringService;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<SascoreServices>();
