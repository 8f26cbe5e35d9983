// What the handlers of this feature work with.

import type { ScoringService } from '../sascore/service.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { IsStockInUse } from './stock-store.ts';
import { handlersOf } from '../../platform/http/calls.ts';
import type { StructureServices } from '../structure/services.ts';

export interface StockServices extends StructureServices {
  isStockInUse: IsStockInUse;
  scoring: ScoringService;
  jobs: JobQueue;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<StockServices>();
