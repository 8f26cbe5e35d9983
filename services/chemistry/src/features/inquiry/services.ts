// What the handlers of this feature work with.

import type { InquiryMailer } from './mailer.ts';
import { handlersOf } from '../../platform/http/calls.ts';
import type { StructureServices } from '../structure/services.ts';

export interface InquiryServices extends StructureServices {
  inquiryMailer: InquiryMailer | undefined;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<InquiryServices>();
