// What the handlers of this feature work with.

import { handlersOf, type BaseServices } from '../../platform/http/calls.ts';

export type HelpServices = BaseServices;

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<HelpServices>();
