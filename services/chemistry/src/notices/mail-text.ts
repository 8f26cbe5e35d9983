// What the mail of a notice says, in the language of who gets it.

import { message, type MessageCulture } from '@app/locales/messages';
import { productName } from '@app/shared/constants/product';
import type { Mail } from './mailer.ts';
import type { NoticeRow } from './notice-store.ts';

export function mailOf({ id, kind, facts }: NoticeRow, to: string, culture: MessageCulture): Mail {
  const word = (key: string, params: Record<string, string | number> = {}): string =>
    message(culture, 'notifications', key, params);
  const { name, subject, mailTo = [] } = facts;
  const params = { name, module: word(`subject.${subject}`), count: facts.count ?? 0, from: mailTo[0] ?? '' };
  const what = word(`kind.${kind}`, params);
  return {
    id: `${id}-${mailTo.indexOf(to) + 1}`,
    to,
    subject: word('mail.subject', { what, product: productName }),
    text: [what, '', word(kind === 'addressChanged' ? 'mail.addressChanged' : 'mail.settings'), ''].join('\n'),
  };
}
