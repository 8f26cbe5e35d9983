// What happened while a user was elsewhere. Spec: the record store's notificationUnreadCount and change-email-notice; the
// rest is not shown.

import { Type, type Static } from 'typebox';
import { limits } from '../../constants/limits.ts';
import { defineCall, firstPageSchema } from '../call.ts';
import { colleagueSchema } from '../sharing.ts';

export const noticeKinds = [
  'taskFinished',
  'taskFailed',
  'importFinished',
  'importFailed',
  'shareReceived',
  'commentReceived',
  'inquiryFailed',
  'feedbackAnswered',
  'paymentApproved',
  'paymentFailed',
  'addressChanged',
  'quotaWarning',
  'quotaUsedUp',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a notice is about; the page knows where each of them is shown. */
export const noticeSubjects = [
  'retrosynthesis',
  'processchemistry',
  'forwardsynthesis',
  'sascore',
  'impurity',
  'stock',
  'templates',
  'share',
  'route',
  'inquiry',
  'feedback',
  'payment',
  'profile',
  'conditionoptimization',
  'quotation',
  'substructure',
  'searches',
] as const;
export type NoticeSubject = (typeof noticeSubjects)[number];

export const noticeSchema = Type.Object({
  noticeId: Type.String({ format: 'uuid' }),
  kind: Type.Enum(noticeKinds),
  subject: Type.Enum(noticeSubjects),
  /** Of a share its code. */
  subjectId: Type.String(),
  name: Type.String({ description: 'of the task, the list, the molecule or the payment' }),
  by: Type.Optional(colleagueSchema),
  count: Type.Optional(Type.Integer({ description: 'what a finished task found; of a quota the percentage used' })),
  message: Type.Optional(Type.String({ description: 'of who shared it' })),
  molecule: Type.Optional(Type.String({ description: 'key of the target, for its picture' })),
  isRead: Type.Boolean(),
  createdAt: Type.String({ format: 'date-time' }),
});
export type Notice = Static<typeof noticeSchema>;

const unread = Type.Integer({ minimum: 0, description: 'that the caller has not read' });
const access = 'session';

export const notificationList = defineCall({
  method: 'GET',
  path: '/api/common/notification-list',
  summary: "The caller's notices, the newest first",
  access,
  query: Type.Object({
    pageIndex: firstPageSchema,
    pageSize: Type.Integer({ minimum: 1, maximum: limits.pageSize, default: 20 }),
  }),
  data: Type.Object({
    total: Type.Integer(),
    unread,
    items: Type.Array(noticeSchema),
    mail: Type.Object({
      isPossible: Type.Boolean({ description: 'this deployment sends mails, and the caller has an address' }),
      finishedTasks: Type.Boolean({
        description: 'the caller wants one when a task has ended, and as administrator when a quota runs low',
      }),
    }),
  }),
  example: { query: { pageIndex: 1, pageSize: 20 } },
});

export const notificationUnreadCount = defineCall({
  method: 'GET',
  path: '/api/common/notification-unread-count',
  summary: 'How many notices the caller has not read',
  access,
  data: Type.Object({ unread }),
  example: {},
});

export const notificationRead = defineCall({
  method: 'POST',
  path: '/api/common/notification-read',
  summary: 'Marks notices as read: those named, or all',
  access,
  changesState: true,
  body: Type.Object({
    noticeIds: Type.Optional(Type.Array(Type.String({ format: 'uuid' }), { maxItems: limits.pageSize })),
  }),
  data: Type.Object({ unread }),
  example: { body: {} },
});

export const changeEmailNotice = defineCall({
  method: 'POST',
  path: '/api/common/change-email-notice',
  summary:
    'Which mails the caller wants; a mail address that changed since is told at once, to the old and to the new one. Answers 50006 without a mail server when mails are wanted',
  access,
  changesState: true,
  body: Type.Object({ finishedTasks: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  data: Type.Object({
    finishedTasks: Type.Boolean(),
    told: Type.Array(Type.String(), { description: 'addresses that the change was told to now' }),
  }),
  example: { body: { finishedTasks: false } },
});
