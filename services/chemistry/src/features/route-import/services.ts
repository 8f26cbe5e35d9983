// What the handlers of this feature work with.

import { handlersOf } from '../../platform/http/calls.ts';
import type { RetrosynthesisServices } from '../retrosynthesis/services.ts';
import type { RouteReader } from './reader.ts';

export interface RouteImportServices extends RetrosynthesisServices {
  routeReader: RouteReader;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<RouteImportServices>();
