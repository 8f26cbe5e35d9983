// What the handlers of this feature work with.

import type { LruCache } from '../../chemistry/molecule/lru.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { StructureSearch } from '../substructure/service.ts';
import type { ErasedUsers } from './erasure-store.ts';
import { handlersOf, type BaseServices } from '../../platform/http/calls.ts';

export interface ErasureServices extends BaseServices {
  erased: ErasedUsers;
  jobs: JobQueue;
  pictures: LruCache<string, string>;
  structureSearch: StructureSearch;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<ErasureServices>();
