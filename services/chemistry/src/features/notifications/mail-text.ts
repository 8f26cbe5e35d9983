// What the mail of a notice says, in the language of who gets it.

import { message, type MessageCulture } from '@app/locales/messages';
import { noticePath } from '@app/shared/rules/notice-path';
import { productName } from '@app/shared/constants/product';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { NoticeRow } from './notice-store.ts';

/** `publicUrl` is where the product is opened; without it the mail has no link. */
export function mailOf(
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
