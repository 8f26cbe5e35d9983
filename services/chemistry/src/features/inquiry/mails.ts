// The mails of inquiries. One that is not taken is not tried again: its user is told, and sends it again.

import type { MailSource } from '../../platform/mail/mail-job.ts';
import { findRecorded, recordedInquiries, settleSending } from './inquiry-store.ts';

export const inquiryMails = (recipient: string): MailSource => ({
  againMs: [],
  find: async (queries, id) => {
    const mail = (await findRecorded(queries, id))?.mail;
    if (!mail) return undefined;
    const { molfile, ...texts } = mail;
    const attachment = molfile !== null && {
      attachment: { filename: 'structure.mol', content: molfile, contentType: 'chemical/x-mdl-molfile' },
    };
    return { attempts: 0, mails: [{ ...texts, ...attachment, id: `inquiry-${id}`, to: recipient }] };
  },
  settle: (tx, id, state, now) => settleSending(tx, id, state === 'sent', now),
  waiting: recordedInquiries,
});
