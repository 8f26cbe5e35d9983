// What the handlers of this feature work with.

import type { ConsoleSettings } from './settings.ts';
import { handlersOf } from '../../platform/http/calls.ts';
import type { ErasureServices } from '../erasure/services.ts';

export interface ConsoleServices extends ErasureServices {
  console: ConsoleSettings;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<ConsoleServices>();
