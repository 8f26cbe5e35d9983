// What the handlers of this feature work with.

import type { ReactionService } from './service.ts';
import { handlersOf } from '../../platform/http/calls.ts';
import type { StructureServices } from '../structure/services.ts';

export interface ReactionServices extends StructureServices {
  patentLink: string | undefined;
  reactions: ReactionService;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<ReactionServices>();
