// For testers of the product, on servers started with TESTER_PAGES=1: what else takes a fault to be seen.

import { Type, type Static } from 'typebox';
import { defineCall } from './call.ts';

/** Instead of the error's envelope: problem details, a page of HTML, nothing, half of a response, an end without one, silence. */
export const faultyResponses = ['problemDetails', 'html', 'empty', 'cutOff', 'closed', 'silence'] as const;
export type FaultyResponse = (typeof faultyResponses)[number];

export const raisedErrorSchema = Type.Object({
  /** Of the catalogue or not. */
  code: Type.Integer({ minimum: 0, maximum: 999_999 }),
  /** Of an error that is not in the catalogue. */
  message: Type.Optional(Type.String({ maxLength: 500 })),
  withDetails: Type.Optional(Type.Boolean()),
  instead: Type.Optional(Type.Enum(faultyResponses)),
});
export type RaisedError = Static<typeof raisedErrorSchema>;

export const raiseError = defineCall({
  method: 'POST',
  path: '/api/common/raise-error',
  summary: 'Answers with the error asked for, as the chemistry service would',
  access: 'session',
  development: true,
  body: raisedErrorSchema,
  data: Type.Object({}),
  example: { body: { code: 20028 } },
});
