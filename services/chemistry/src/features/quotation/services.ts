// What the handlers of this feature work with.

import { handlersOf } from '../../platform/http/calls.ts';
import type { CostServices } from '../cost/services.ts';

export type QuotationServices = CostServices;

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<QuotationServices>();
