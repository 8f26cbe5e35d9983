// What the handlers of this feature work with.

import type { Names } from '../../chemistry/recognition/names.ts';
import type { StructureSearch } from './service.ts';
import { handlersOf, type BaseServices } from '../../platform/http/calls.ts';

export interface SubstructureServices extends BaseServices {
  names: Names;
  structureSearch: StructureSearch;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<SubstructureServices>();
