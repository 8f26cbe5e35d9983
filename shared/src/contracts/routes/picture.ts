// A route as one picture, for programs that show it beside their words.
// Spec: not shown. The call and its fields are our choice.

import { Type } from 'typebox';
import { timeoutsMs } from '../../constants/limits.ts';
import { defineCall } from '../call.ts';
import { askingModuleSchema } from '../retrosynthesis.ts';
import { routeIdSchema } from './routes.ts';

export const routePicture = defineCall({
  method: 'GET',
  path: '/api/retro/route-picture',
  summary: 'Scheme of a route as SVG of paths: its structures, and arrows with the numbers of the steps',
  access: ['retrosynthesis', 'processchemistry'],
  gives: 'blob',
  timeoutMs: timeoutsMs.long,
  query: Type.Object({ routeId: routeIdSchema, routeType: Type.Optional(askingModuleSchema) }),
  example: { query: { routeId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02' } },
});
