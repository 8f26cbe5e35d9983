import { Type, type Static } from 'typebox';
import { routeTypes } from './retrosynthesis.ts';
import { taskStates } from '../constants/modules.ts';
import { defineCall } from './call.ts';
import { moleculeSchema } from './structure/structure.ts';

/** What the command bar finds among a user's own records; each opens on a page of its own. */
export const recordKinds = [
  'retrosynthesis',
  'processchemistry',
  'forwardsynthesis',
  'sascore',
  'impuritypredict',
  'conditionoptimization',
  'quotation',
  'draft',
] as const;
export type RecordKind = (typeof recordKinds)[number];

const foundRecordSchema = Type.Object({
  kind: Type.Enum(recordKinds),
  recordId: Type.String(),
  name: Type.String({ description: 'of a quotation its number' }),
  note: Type.String({ description: 'of a quotation its customer; empty elsewhere' }),
  state: Type.Optional(Type.Enum(taskStates)),
  /** Target, start or product. */
  molecule: Type.Optional(moleculeSchema),
  /** Of a quotation. */
  routeId: Type.Optional(Type.String()),
  changedAt: Type.String({ format: 'date-time' }),
});
export type FoundRecord = Static<typeof foundRecordSchema>;

const foundRouteSchema = Type.Object({
  routeId: Type.String(),
  taskId: Type.String(),
  taskName: Type.String(),
  routeType: Type.Enum(routeTypes),
  molecule: moleculeSchema,
  steps: Type.Integer(),
  score: Type.Number({ description: '0 to 100' }),
  solved: Type.Boolean(),
  isSaved: Type.Boolean(),
});
export type FoundRoute = Static<typeof foundRouteSchema>;

// A POST, although it changes nothing: what is looked for may be a structure, which does not belong into addresses.
export const commandSearch = defineCall({
  method: 'POST',
  path: '/api/common/find',
  summary:
    "The caller's own tasks, routes and molecules by name, number, formula, or a name or CAS number of their molecule; without words the newest",
  access: 'session',
  cancelsEarlier: true,
  body: Type.Object({ text: Type.String({ maxLength: 200 }) }),
  data: Type.Object({
    records: Type.Array(foundRecordSchema, { description: '20 at most, names that begin so first, then the newest' }),
    routes: Type.Array(foundRouteSchema, { description: '10 at most, saved ones first, then the best' }),
    molecules: Type.Array(moleculeSchema, {
      description: 'targets of tasks and the molecules of the worklists, 10 at most',
    }),
  }),
  example: { body: { text: 'aspirin' } },
});
export type FoundCommands = Static<typeof commandSearch.data>;
