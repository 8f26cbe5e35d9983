// The mails of notices, each in the language of who gets it.

import { and, eq } from 'drizzle-orm';
import { message, type MessageCulture } from '@app/locales/messages';
import { fallbackCulture, isCulture } from '@app/shared/constants/locale';
import { noticePath } from '@app/shared/rules/notice-path';
import { productName } from '@app/shared/constants/product';
import { mailColumns, type MailSource } from '../../platform/mail/mail-job.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { users } from '../account/schema.ts';
import type { NoticeRow } from './notice-store.ts';
import { notices } from './schema.ts';

/** `publicUrl` is where the product is opened; without it the mails have no link. */
export const noticeMails = (publicUrl: string | undefined): MailSource => ({
  ...mailColumns(notices),
  againMs: [60_000, 300_000, 1_800_000, 7_200_000],
  find: async (queries, id) => {
    const [found] = await queries
      .select({ row: notices, email: users.email, language: users.language })
      .from(notices)
      .leftJoin(users, and(eq(users.tenantId, notices.tenantId), eq(users.userId, notices.userId)))
      .where(and(eq(notices.id, id), eq(notices.mail, 'waiting')));
    if (!found) return undefined;
    const { row, email, language } = found;
    const culture = isCulture(language) ? language : fallbackCulture;
    const addresses = (row.facts.mailTo ?? [email ?? '']).filter((to) => to !== '');
    return { attempts: row.mailAttempts, mails: addresses.map((to) => mailOf(row, { to, culture, publicUrl })) };
  },
});

function mailOf(
  { id, kind, facts }: NoticeRow,
  { to, culture, publicUrl }: { to: string; culture: MessageCulture; publicUrl: string | undefined },
): Mail {
  const word = (key: string, params: Record<string, string | number> = {}): string =>
    message(culture, 'notifications', key, params);
  const { name, subject, subjectId, mailTo = [] } = facts;
  const params = { name, module: word(`subject.${subject}`), count: facts.count ?? 0, from: mailTo[0] ?? '' };
  const what = word(`kind.${kind}`, params);
  const isOfTheAddress = kind === 'addressChanged';
  const hasLink = publicUrl !== undefined && !isOfTheAddress;
  const link = hasLink ? [word('mail.open'), `${publicUrl}${noticePath({ kind, subject, subjectId })}`, ''] : [];
  return {
    id: `${id}-${mailTo.indexOf(to) + 1}`,
    to,
    subject: word('mail.subject', { what, product: productName }),
    text: [what, '', ...link, word(isOfTheAddress ? 'mail.addressChanged' : 'mail.settings'), ''].join('\n'),
  };
}
