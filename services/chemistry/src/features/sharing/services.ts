// What the handlers of this feature work with.

import type { Names } from '../../chemistry/recognition/names.ts';
import { handlersOf, type BaseServices } from '../../platform/http/calls.ts';

export interface SharingServices extends BaseServices {
  names: Names;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<SharingServices>();
