// What the handlers of this feature work with.

import type { RouteFiles } from './files/host.ts';
import { handlersOf } from '../../platform/http/calls.ts';
import type { CostServices } from '../cost/services.ts';
import type { ReactionServices } from '../reaction/services.ts';
import type { SearchGraphServices } from '../search-graph/services.ts';

export interface RoutesServices extends CostServices, SearchGraphServices, ReactionServices {
  routeFiles: RouteFiles;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<RoutesServices>();
