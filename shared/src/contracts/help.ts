// The help center: release notes, videos, what its first page shows. Guide and questions are words of the page itself.
// Spec: not shown. The shapes of the responses are our choice.

import { Type, type Static } from 'typebox';
import { helpVideoIds } from '../help/videos.ts';
import { defineCall, pageIndexSchema } from './call.ts';

const day = (description: string) => Type.String({ format: 'date', description });
const pageAddress = Type.String({ pattern: '^/', description: 'a page of the product' });

/** Release note (specification section 3). */
export const releaseNoteSchema = Type.Object({
  id: Type.String(),
  version: Type.String(),
  updateTime: Type.String({ format: 'date-time' }),
  content: Type.String({
    description: 'in the language of the request; paragraphs, lists, bold and links of Markdown',
  }),
});
export type ReleaseNote = Static<typeof releaseNoteSchema>;

export const releaseNoteDates = defineCall({
  method: 'GET',
  path: '/api/help/release-note-date',
  summary: 'Dates that have release notes, newest first',
  access: 'session',
  data: Type.Object({
    dates: Type.Array(Type.Object({ date: day('in UTC'), versions: Type.Array(Type.String()) })),
  }),
});

export const releaseNote = defineCall({
  method: 'GET',
  path: '/api/help/releaseNote/{date}',
  summary: 'Release notes of a date, newest first',
  access: 'session',
  params: Type.Object({ date: day('in UTC') }),
  data: Type.Object({ date: day('in UTC'), notes: Type.Array(releaseNoteSchema) }),
  example: { params: { date: '2026-11-22' } },
});

/** A file that the gateway serves with the page. */
const file = Type.String({ pattern: '^/help/', description: 'address of a file' });

export const helpVideoSchema = Type.Object({
  id: Type.Enum(helpVideoIds),
  title: Type.String(),
  summary: Type.String(),
  seconds: Type.Integer({ minimum: 1 }),
  file,
  poster: file,
  captions: Type.Array(Type.Object({ language: Type.Enum(['zh-CN', 'en']), file })),
  guide: pageAddress,
});
export type HelpVideo = Static<typeof helpVideoSchema>;

export const helpVideos = defineCall({
  method: 'GET',
  path: '/api/help/video/{pageIndex}/{pageSize}',
  summary: 'Videos, in the order to watch them',
  access: 'session',
  params: Type.Object({
    pageIndex: pageIndexSchema,
    pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
  }),
  data: Type.Object({ total: Type.Integer(), items: Type.Array(helpVideoSchema) }),
  example: { params: { pageIndex: 1, pageSize: 20 } },
});

const linkSchema = Type.Object({ id: Type.String(), title: Type.String(), text: Type.String(), to: pageAddress });

export const helpHome = defineCall({
  method: 'GET',
  path: '/api/help/home-content',
  summary: 'What the first page of the help center shows',
  access: 'session',
  data: Type.Object({
    topics: Type.Array(linkSchema),
    questions: Type.Array(linkSchema),
    latest: Type.Union([Type.Null(), releaseNoteSchema]),
  }),
});

export const unreadReleaseNotes = defineCall({
  method: 'GET',
  path: '/api/help/unread-release-note',
  summary: 'Release notes since the first sign-in of the caller that were not read yet, newest first',
  access: 'session',
  data: Type.Object({
    isShown: Type.Boolean({ description: "the caller's setting isShowReleaseNote" }),
    notes: Type.Array(releaseNoteSchema),
  }),
});

export const readAllReleaseNotes = defineCall({
  method: 'POST',
  path: '/api/help/read-all-release-note',
  summary: 'Marks release notes as read',
  access: 'session',
  changesState: true,
  body: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 200 }),
  data: Type.Object({ read: Type.Integer({ description: 'notes that were unread before' }) }),
  example: { body: [] },
});
