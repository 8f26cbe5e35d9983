// What the handlers of this feature work with.

import { handlersOf } from '../../platform/http/calls.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { MailRecipient } from '../../platform/mail/mailer.ts';
import type { StructureServices } from '../structure/services.ts';

export interface InquiryServices extends StructureServices {
  inquiry: MailRecipient | undefined;
  jobs: JobQueue;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<InquiryServices>();
