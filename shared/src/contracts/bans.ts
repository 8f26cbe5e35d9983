// The ban list at /my/ban: reactions the user never wants proposed; searches obey it.
// Spec: not shown. Its fields are our choice.

import { Type, type Static } from 'typebox';
import { constraintLimits } from '../constants/constraint-limits.ts';
import { limits } from '../constants/limits.ts';
import { defineCall, firstPageSchema } from './call.ts';
import { deletedSchema } from './deletion.ts';
import { moleculeSchema } from './structure/structure.ts';

export const banScopes = ['reaction', 'template'] as const;

export const bannedReactionSchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  scope: Type.Enum(banScopes, { description: 'this reaction alone, or every reaction of its kind' }),
  name: Type.String({ description: "of the kind of reaction, in the caller's language" }),
  reactionSmiles: Type.String({ description: 'the reaction that the user met' }),
  precursors: Type.Array(moleculeSchema, { description: 'of the reaction that the user met, to be drawn' }),
  product: Type.Optional(moleculeSchema),
  templateId: Type.String(),
  reason: Type.Optional(Type.String({ description: 'why, in the words of the user' })),
  createdAt: Type.String({ format: 'date-time' }),
});
export type BannedReaction = Static<typeof bannedReactionSchema>;

const searchValue = Type.Optional(Type.String({ maxLength: 200, description: 'part of name or reaction' }));
const exampleId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c03';

export const dislikeReaction = defineCall({
  method: 'GET',
  path: '/api/common/dislike-reaction',
  summary: 'The ban list, newest first; with a step of a route, adds that first',
  access: 'session',
  changesState: true,
  query: Type.Object({
    routeId: Type.Optional(Type.String({ format: 'uuid' })),
    draftId: Type.Optional(Type.String({ format: 'uuid', description: 'of a route under construction instead' })),
    stepId: Type.Optional(Type.String({ maxLength: 20 })),
    reason: Type.Optional(Type.String({ maxLength: constraintLimits.banReasonLength })),
    scope: Type.Optional(Type.Enum(banScopes)),
    searchValue,
    pageIndex: Type.Optional(firstPageSchema),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.pageSize, default: 20 })),
  }),
  data: Type.Object({
    total: Type.Integer(),
    items: Type.Array(bannedReactionSchema),
    added: Type.Optional(
      Type.Object({
        id: Type.String({ format: 'uuid', description: 'of the entry, to take it back' }),
        ranks: Type.Array(Type.Integer(), { description: 'of the routes of the same task that have such a step' }),
      }),
    ),
  }),
  example: { query: { pageIndex: 1, pageSize: 20 } },
});

export const deleteReactions = defineCall({
  method: 'GET',
  path: '/api/common/delete-reactions/{id}',
  summary: 'Takes a reaction off the ban list',
  access: 'session',
  changesState: true,
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  data: deletedSchema,
  example: { params: { id: exampleId } },
});

export const banFileTypes = ['xlsx', 'csv', 'pdf'] as const;

export const downloadReactions = defineCall({
  method: 'GET',
  path: '/api/common/download-reactions',
  summary: 'The ban list as a file; a PDF file shows the products',
  access: 'session',
  gives: 'blob',
  navigable: true,
  query: Type.Object({
    searchValue,
    fileType: Type.Optional(Type.Enum(banFileTypes, { description: 'csv unless told' })),
  }),
  example: { query: {} },
});
