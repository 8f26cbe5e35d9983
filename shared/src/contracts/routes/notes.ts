// What a chemist writes beside a route: a note on it and on each step, and whether a step is liked, with the reason.
// Spec: not shown. The calls and their fields are our choice.

import { Type, type Static } from 'typebox';
import { limits } from '../../constants/limits.ts';
import { defineCall } from '../call.ts';
import { askingModuleSchema } from '../retrosynthesis.ts';
import { stepIdSchema } from './insight.ts';
import { routeIdSchema } from './routes.ts';

const mayPlan = ['retrosynthesis', 'processchemistry'] as const;
const exampleRouteId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02';

export const verdicts = ['like', 'dislike'] as const;
export type Verdict = (typeof verdicts)[number];

export const routeNoteSchema = Type.Object({
  stepId: Type.Optional(Type.String({ description: 'left out for the note on the route as a whole' })),
  text: Type.String(),
  verdict: Type.Optional(Type.Enum(verdicts)),
  reason: Type.String({ description: 'why it is liked or disliked; may be empty' }),
  version: Type.Integer({ description: 'grows with every change' }),
  updatedAt: Type.String({ format: 'date-time' }),
});
export type RouteNote = Static<typeof routeNoteSchema>;

/** A page lets write `routeNoteLength`; what two windows wrote together may be longer. */
const noteText = Type.String({ maxLength: 5 * limits.routeNoteLength });
const about = {
  routeId: routeIdSchema,
  stepId: Type.Optional(stepIdSchema),
  routeType: Type.Optional(askingModuleSchema),
};

export const routeNotes = defineCall({
  method: 'GET',
  path: '/api/retro/route-notes',
  summary: "The caller's notes on a route, and of a shared route those of its owner, which only the owner changes",
  access: mayPlan,
  query: Type.Object({ routeId: routeIdSchema, routeType: Type.Optional(askingModuleSchema) }),
  data: Type.Object({
    notes: Type.Array(routeNoteSchema, {
      description: "the caller's own; nobody but those it is shared with reads them",
    }),
    shared: Type.Optional(
      Type.Object({
        by: Type.String({ description: "the owner's name" }),
        message: Type.Optional(Type.String({ description: 'what the owner wrote when sharing it' })),
        notes: Type.Array(routeNoteSchema),
      }),
    ),
  }),
  example: { query: { routeId: exampleRouteId } },
});
export type RouteNotes = Static<typeof routeNotes.data>;

export const routeNoteSave = defineCall({
  method: 'POST',
  path: '/api/retro/route-note-save',
  summary:
    'Keeps what changed in a note since `before`; what another window wrote meanwhile stays, and lines that both changed are kept both',
  access: mayPlan,
  changesState: true,
  body: Type.Object({ ...about, before: noteText, text: noteText }),
  data: Type.Object({
    note: routeNoteSchema,
    merged: Type.Boolean({ description: 'another window had written: the text is not the one that was sent' }),
  }),
  example: { body: { routeId: exampleRouteId, stepId: 's1', before: '', text: 'Dry the amine first.' } },
});

export const routeVerdict = defineCall({
  method: 'POST',
  path: '/api/retro/route-verdict',
  summary: 'Likes or dislikes a step of a route, with a reason; without a verdict takes it back',
  access: mayPlan,
  changesState: true,
  body: Type.Object({
    ...about,
    verdict: Type.Optional(Type.Enum(verdicts)),
    reason: Type.Optional(Type.String({ maxLength: limits.reasonLength })),
  }),
  data: Type.Object({ note: routeNoteSchema }),
  example: { body: { routeId: exampleRouteId, stepId: 's1', verdict: 'like', reason: 'Ran well on a near analogue.' } },
});
