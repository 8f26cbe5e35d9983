// What the handlers of this feature work with.

import type { ContactMails } from './contact-mails.ts';
import { handlersOf, type BaseServices } from '../../platform/http/calls.ts';

export interface ContactServices extends BaseServices {
  contactMails: ContactMails | undefined;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<ContactServices>();
