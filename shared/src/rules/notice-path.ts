// Where the page is that a notice is about: for the bell, and for the link in a mail.

import type { Notice, NoticeSubject } from '../contracts/notifications/notifications.ts';

const equity = '/my/equity';

const paths: Record<NoticeSubject, (id: string) => string> = {
  retrosynthesis: (id) => `/retrosynthesis?task=${id}`,
  processchemistry: (id) => `/processchemistry?task=${id}`,
  forwardsynthesis: (id) => `/forwardsynthesis/list?taskId=${id}`,
  sascore: (id) => `/sascore/${id}`,
  impurity: (id) => `/impurity/list/${id}`,
  stock: () => '/my/stocks',
  templates: () => '/my/templates',
  share: (code) => `/home?shareCode=${encodeURIComponent(code)}`,
  route: (id) => `/single/${id}`,
  inquiry: () => '/my/inquiry',
  feedback: () => '/my/feedback',
  payment: () => '/enterprise',
  profile: () => '/my/profile',
  conditionoptimization: () => equity,
  quotation: () => equity,
  substructure: () => equity,
  searches: () => equity,
};

/** The address within the product. */
export function noticePath({ kind, subject, subjectId }: Pick<Notice, 'kind' | 'subject' | 'subjectId'>): string {
  if (kind === 'quotaWarning' || kind === 'quotaUsedUp') return equity;
  return paths[subject](subjectId);
}
