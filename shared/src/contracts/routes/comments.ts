// What those who may read a route say to each other about it, as a whole or about a step.
// Spec: not shown. The calls and their fields are our choice.

import { Type, type Static } from 'typebox';
import { limits } from '../../constants/limits.ts';
import { defineCall } from '../call.ts';
import { askingModuleSchema } from '../retrosynthesis.ts';
import { colleagueSchema } from '../sharing.ts';
import { stepIdSchema } from './insight.ts';
import { routeIdSchema } from './routes.ts';

const mayPlan = ['retrosynthesis', 'processchemistry'] as const;
const exampleId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02';
const commentIdSchema = Type.String({ format: 'uuid' });

export const routeCommentSchema = Type.Object({
  commentId: commentIdSchema,
  stepId: Type.Optional(Type.String({ description: 'left out for a comment on the route as a whole' })),
  text: Type.String({ description: 'empty where its author was erased' }),
  author: Type.Optional(colleagueSchema),
  isMine: Type.Boolean(),
  canDelete: Type.Boolean({ description: 'own comments; the owner of the route may delete any' }),
  createdAt: Type.String({ format: 'date-time' }),
});
export type RouteComment = Static<typeof routeCommentSchema>;

export const routeComments = defineCall({
  method: 'GET',
  path: '/api/retro/route-comments',
  summary: 'Comments on a route by its owner and those it is shared with, the newest last',
  access: mayPlan,
  query: Type.Object({ routeId: routeIdSchema, routeType: Type.Optional(askingModuleSchema) }),
  data: Type.Object({
    comments: Type.Array(routeCommentSchema, { description: `at most ${limits.routeComments}` }),
  }),
  example: { query: { routeId: exampleId } },
});

export const routeComment = defineCall({
  method: 'POST',
  path: '/api/retro/route-comment',
  summary: `Adds a comment to a route that the caller may read. Gives 10012 for an empty one, and once a route has ${limits.routeComments}`,
  access: mayPlan,
  changesState: true,
  body: Type.Object({
    routeId: routeIdSchema,
    stepId: Type.Optional(stepIdSchema),
    text: Type.String({ minLength: 1, maxLength: limits.routeCommentLength }),
    routeType: Type.Optional(askingModuleSchema),
  }),
  data: Type.Object({ comment: routeCommentSchema }),
  example: { body: { routeId: exampleId, stepId: 's1', text: 'Would HATU avoid the racemization here?' } },
});

export const routeCommentDelete = defineCall({
  method: 'POST',
  path: '/api/retro/route-comment-delete',
  summary: 'Deletes an own comment, or any comment on an own route, for good',
  access: mayPlan,
  changesState: true,
  body: Type.Object({ commentId: commentIdSchema, routeType: Type.Optional(askingModuleSchema) }),
  data: Type.Object({ deleted: Type.Literal(true) }),
  example: { body: { commentId: exampleId } },
});
