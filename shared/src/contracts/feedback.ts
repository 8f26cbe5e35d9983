// What users write about the product, and the replies of support.

import { Type, type Static } from 'typebox';
import { timeoutsMs } from '../constants/limits.ts';
import { defineCall, pageIndexSchema } from './call.ts';

export const feedbackKinds = ['problem', 'chemistry', 'wish', 'question'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];
export const feedbackStates = ['received', 'inProgress', 'answered'] as const;
export type FeedbackState = (typeof feedbackStates)[number];
export const feedbackPictureFormats = ['png', 'jpeg', 'gif', 'webp'] as const;
export type FeedbackPictureFormat = (typeof feedbackPictureFormats)[number];

// Spec: not shown.
export const feedbackLimits = { contentLength: 4_000, pictures: 5, pictureMb: 1, perDay: 30 } as const;

const pictureSchema = Type.Object({
  pictureId: Type.String({ format: 'uuid' }),
  format: Type.Enum(feedbackPictureFormats),
  bytes: Type.Integer({ minimum: 1 }),
});

export const feedbackSchema = Type.Object({
  feedbackId: Type.String({ format: 'uuid' }),
  kind: Type.Enum(feedbackKinds),
  state: Type.Enum(feedbackStates),
  content: Type.String(),
  page: Type.String({ description: 'where in the product it was written; empty when that was not said' }),
  createdAt: Type.String({ format: 'date-time' }),
  pictures: Type.Array(pictureSchema),
  answer: Type.Union([
    Type.Object({ text: Type.String(), by: Type.String(), at: Type.String({ format: 'date-time' }) }),
    Type.Null(),
  ]),
});
export type Feedback = Static<typeof feedbackSchema>;

const common = { access: 'session', openToExpired: true } as const;

export const feedbackCreate = defineCall({
  ...common,
  method: 'POST',
  path: '/api/common/feedback',
  summary: 'Sends feedback, with pictures that were uploaded before',
  changesState: true,
  body: Type.Object({
    kind: Type.Enum(feedbackKinds),
    content: Type.String({ minLength: 1, maxLength: feedbackLimits.contentLength }),
    page: Type.Optional(Type.String({ maxLength: 200 })),
    pictureIds: Type.Optional(
      Type.Array(Type.String({ format: 'uuid' }), { maxItems: feedbackLimits.pictures, uniqueItems: true }),
    ),
  }),
  data: feedbackSchema,
  example: { body: { kind: 'wish', content: 'Routes side by side on one screen would help.' } },
});

export const feedbackList = defineCall({
  ...common,
  method: 'POST',
  path: '/api/common/feedback/list',
  summary: "The caller's feedback, newest first",
  body: Type.Object({
    pageIndex: pageIndexSchema,
    pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
    state: Type.Optional(Type.Enum(feedbackStates)),
  }),
  data: Type.Object({ total: Type.Integer({ minimum: 0 }), items: Type.Array(feedbackSchema) }),
  example: { body: { pageIndex: 1, pageSize: 20 } },
});

export const feedbackUpload = defineCall({
  ...common,
  method: 'POST',
  path: '/api/common/feedback/upload',
  summary: 'A picture for feedback: PNG, JPEG, GIF or WebP of at most 1 MB, dropped unless it is sent within a day',
  takes: 'multipart',
  upload: 'picture',
  timeoutMs: timeoutsMs.long,
  changesState: true,
  data: pictureSchema,
});

export const feedbackPicture = defineCall({
  ...common,
  method: 'GET',
  path: '/api/common/feedback/picture/{pictureId}',
  summary: "A picture of the caller's own feedback",
  gives: 'blob',
  navigable: true,
  params: Type.Object({ pictureId: Type.String({ format: 'uuid' }) }),
  example: { params: { pictureId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c32' } },
});
