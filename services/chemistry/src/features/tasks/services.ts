// What the handlers of this feature work with.

import type { Interactive } from '../structure/interactive.ts';
import { handlersOf, type BaseServices } from '../../platform/http/calls.ts';

export interface TasksServices extends BaseServices {
  interactive: Interactive;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<TasksServices>();
