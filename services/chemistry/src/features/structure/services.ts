// What the handlers of this feature work with.

import type { LruCache } from '../../chemistry/molecule/lru.ts';
import type { Names } from '../../chemistry/recognition/names.ts';
import type { Interactive } from './interactive.ts';
import type { Indigo } from './programs/indigo.ts';
import type { Programs } from './programs/programs.ts';
import { handlersOf, type BaseServices } from '../../platform/http/calls.ts';

export interface StructureServices extends BaseServices {
  indigo: Indigo;
  interactive: Interactive;
  names: Names;
  pictures: LruCache<string, string>;
  programs: Programs;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<StructureServices>();
