import { describe, expect, it } from 'vitest';
import type { NoticeKind, NoticeSubject } from '../contracts/notifications/notifications.ts';
import { noticePath } from './notice-path.ts';

const id = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c31';

describe('a notice', () => {
  it.each<[NoticeKind, NoticeSubject, string, string]>([
    ['taskFinished', 'retrosynthesis', id, `/retrosynthesis?task=${id}`],
    ['taskFailed', 'retrosynthesis', id, `/retrosynthesis?task=${id}`],
    ['taskFinished', 'processchemistry', id, `/processchemistry?task=${id}`],
    ['taskFinished', 'forwardsynthesis', id, `/forwardsynthesis/list?taskId=${id}`],
    ['taskFinished', 'sascore', id, `/sascore/${id}`],
    ['taskFinished', 'impurity', id, `/impurity/list/${id}`],
    ['quotaWarning', 'retrosynthesis', 'retrosynthesis', '/my/equity'],
    ['quotaUsedUp', 'searches', 'all', '/my/equity'],
    ['importFinished', 'stock', id, '/my/stocks'],
    ['importFinished', 'templates', id, '/my/templates'],
    ['shareReceived', 'share', 'a+b/c', '/home?shareCode=a%2Bb%2Fc'],
    ['paymentApproved', 'payment', id, '/enterprise'],
  ])('%s of %s %s leads to %s', (kind, subject, subjectId, path) => {
    expect(noticePath({ kind, subject, subjectId })).toBe(path);
  });
});
