// The stereocenters of a route's target: what sets each in the route, and the ways to it compared.
// Spec: not shown. The call and its fields are our choice.

import { Type, type Static } from 'typebox';
import { currencies } from '../../constants/locale.ts';
import { timeoutsMs } from '../../constants/limits.ts';
import {
  centreKinds,
  effortParts,
  laterSteps,
  originKinds,
  racemisations,
  wayCons,
  wayKinds,
  wayPros,
} from '../../constants/stereocentres.ts';
import { defineCall } from '../call.ts';
import { askingModuleSchema } from '../retrosynthesis.ts';
import { moleculeSchema } from '../structure/structure.ts';
import { enzymeMaturities } from './enzymes.ts';
import { routeIdSchema } from './routes.ts';

const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });

export const stereoWaySchema = Type.Object({
  kind: Type.Enum(wayKinds),
  name: Type.String({ description: "in the caller's language" }),
  isOfRoute: Type.Boolean({ description: 'what the route does, or what its step could be' }),
  form: moleculeSchema,
  isTarget: Type.Boolean({ description: 'the form is the target itself' }),
  later: Type.Array(Type.Enum(laterSteps), { description: 'from the form to the target, the last one first' }),
  precursors: Type.Array(moleculeSchema, { description: 'of the chiral pool the material' }),
  steps: Type.Integer({ description: 'from the precursors to the form; of a material the changes to be made to it' }),
  maxYield: share('of what is put in'),
  eePercent: Type.Optional(Type.Tuple([Type.Number(), Type.Number()])),
  agent: Type.Optional(Type.String({ description: 'catalyst, auxiliary or resolving agent' })),
  hand: Type.Optional(Type.String({ description: 'which enantiomer of it gives this configuration' })),
  enzyme: Type.Optional(
    Type.Object({
      abbreviation: Type.String(),
      name: Type.String(),
      ec: Type.String(),
      maturity: Type.Enum(enzymeMaturities),
    }),
  ),
  racemisation: Type.Optional(Type.Enum(racemisations)),
  covers: Type.Optional(Type.Integer({ description: 'heavy atoms of the target that the material brings' })),
  massRatio: Type.Number({
    description: 'kg of precursors and chiral agents for 1 kg of the form, at the highest yield',
  }),
  materials: Type.Optional(
    Type.Object(
      {
        perKg: Type.Number({ description: 'of the form, in minor units' }),
        currency: Type.Enum(currencies),
        isEstimate: Type.Boolean(),
      },
      { description: 'what the precursors cost; absent where one of them has no price' },
    ),
  ),
  for: Type.Array(Type.Enum(wayPros)),
  against: Type.Array(Type.Enum(wayCons)),
  limits: Type.Optional(Type.String({ description: "what substrates it takes, in the caller's language" })),
  effort: Type.Object({
    total: Type.Number({ description: 'in steps of synthesis; the order of the ways' }),
    parts: Type.Array(Type.Object({ part: Type.Enum(effortParts), value: Type.Number() })),
  }),
  sources: Type.Array(Type.Object({ text: Type.String(), doi: Type.Optional(Type.String()) })),
});
export type StereoWay = Static<typeof stereoWaySchema>;

export const stereocentreSchema = Type.Object({
  atom: Type.Integer({ description: 'of the target, in the order of its canonical SMILES, from 0' }),
  label: Type.Enum(['R', 'S']),
  kind: Type.Enum(centreKinds),
  isQuaternary: Type.Boolean(),
  origin: Type.Object({
    kind: Type.Enum(originKinds),
    stepId: Type.Optional(Type.String()),
    nodeId: Type.String({ description: 'of the material, or of the product of the step' }),
  }),
  ways: Type.Array(stereoWaySchema, { description: 'the least effort first' }),
});
export type Stereocentre = Static<typeof stereocentreSchema>;

export const routeStereocentres = defineCall({
  method: 'GET',
  path: '/api/retro/route-stereocentres',
  summary:
    'What sets each stereocenter of the target in a route, and other ways to it: chiral pool, enzyme, catalyst, auxiliary, resolution',
  access: ['retrosynthesis', 'processchemistry'],
  timeoutMs: timeoutsMs.long,
  query: Type.Object({ routeId: routeIdSchema, routeType: Type.Optional(askingModuleSchema) }),
  data: Type.Object({
    found: Type.Integer({ description: 'stereocenters of the target; of more than eight none is compared' }),
    centres: Type.Array(stereocentreSchema),
  }),
  example: { query: { routeId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02' } },
});
export type RouteStereocentres = Static<typeof routeStereocentres.data>;
