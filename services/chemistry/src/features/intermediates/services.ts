// What the handlers of this feature work with.

import type { Names } from '../../chemistry/recognition/names.ts';
import { handlersOf, type BaseServices } from '../../platform/http/calls.ts';

export interface IntermediatesServices extends BaseServices {
  names: Names;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<IntermediatesServices>();
