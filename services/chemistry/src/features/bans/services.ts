// What the handlers of this feature work with.

import type { Names } from '../../chemistry/recognition/names.ts';
import type { Interactive } from '../structure/interactive.ts';
import { handlersOf, type BaseServices } from '../../platform/http/calls.ts';

export interface BansServices extends BaseServices {
  interactive: Interactive;
  names: Names;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<BansServices>();
