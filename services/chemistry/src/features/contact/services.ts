// What the handlers of this feature work with.

import { handlersOf, type BaseServices } from '../../platform/http/calls.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { MailRecipient } from '../../platform/mail/mailer.ts';

export interface ContactServices extends BaseServices {
  contact: MailRecipient | undefined;
  jobs: JobQueue;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<ContactServices>();
