// The response of a deletion, and how to undo it. Spec: not shown.

import { Type, type Static } from 'typebox';
import { defineCall } from './call.ts';

const undoTokenSchema = Type.String({ format: 'uuid' });

export const deletedSchema = Type.Object({
  deleted: Type.Integer(),
  undoToken: Type.Optional(
    Type.String({ format: 'uuid', description: 'brings it back for ten minutes: POST /api/common/restore' }),
  ),
});
export type Deleted = Static<typeof deletedSchema>;

export const restore = defineCall({
  method: 'POST',
  path: '/api/common/restore',
  summary:
    'Brings back what the caller deleted within the last ten minutes; what waited to be searched comes back stopped. Asked twice, it answers twice',
  access: 'session',
  changesState: true,
  body: Type.Object({ undoToken: undoTokenSchema }),
  data: Type.Object({ restored: Type.Integer({ description: 'things, as they were counted when they were deleted' }) }),
  example: { body: { undoToken: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02' } },
});
