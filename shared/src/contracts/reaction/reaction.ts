// A reaction as the modules that reason forwards take it and show it.
// Spec: not shown. Fields of bodies and responses are our choice.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../../constants/limits.ts';
import { defineCall } from '../call.ts';
import { askingModuleSchema } from '../retrosynthesis.ts';
import { routeIdSchema } from '../routes/routes.ts';
import { moleculeSchema } from '../structure/structure.ts';

/** A written reaction, or a step of a route; one of the two (10012 otherwise). */
export const askedReactionSchema = Type.Object({
  reaction: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: limits.structureTextLength,
      description: 'reaction SMILES (A.B>agents>P), RXN file, or CDXML, CDX in base64 of a reaction',
    }),
  ),
  routeId: Type.Optional(routeIdSchema),
  stepId: Type.Optional(Type.String({ maxLength: 20 })),
});
export type AskedReaction = Static<typeof askedReactionSchema>;

export const exampleReaction = 'OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1';

/** The reaction as it was understood; agents are separated from reactants. */
export const reactionSchema = Type.Object({
  smiles: Type.String({ description: 'canonical reaction SMILES with its agents, without atom numbers' }),
  reactants: Type.Array(moleculeSchema),
  agents: Type.Array(moleculeSchema, { description: 'reagents, catalysts and solvents; no atom of theirs stays' }),
  product: moleculeSchema,
  byProducts: Type.Array(moleculeSchema, { description: 'further products that were written' }),
});
export type Reaction = Static<typeof reactionSchema>;

/** The kind of reaction that was recognised. */
export const reactionKindSchema = Type.Object({
  templateId: Type.String(),
  name: Type.String({ description: "in the caller's language" }),
  class: Type.String({ description: 'a key of the words for classes of reactions' }),
});
export type ReactionKind = Static<typeof reactionKindSchema>;

const access = ['retrosynthesis', 'processchemistry', 'conditionoptimization', 'impuritypredict'] as const;

export const reactionRead = defineCall({
  method: 'POST',
  path: '/api/structure/reaction',
  summary: 'Reads a reaction, tells reactants from agents, names its kind, and says what is wrong with it',
  access: 'session',
  timeoutMs: timeoutsMs.long,
  body: askedReactionSchema,
  data: Type.Object({
    reaction: reactionSchema,
    kinds: Type.Array(reactionKindSchema, { description: 'the most likely first; none where no template gives it' }),
    rxnfile: Type.String({ description: 'with coordinates, for the structure editor' }),
    notes: Type.Array(
      Type.Object({
        reason: Type.String({ description: 'a key of the words for it' }),
        message: Type.String({ description: "in the caller's language" }),
      }),
      { description: 'elements of the product that no reactant has, a reactant that is the product, ...' },
    ),
  }),
  example: { body: { reaction: exampleReaction } },
});
export type ReactionReading = Static<typeof reactionRead.data>;

const insightBody = Type.Object({ ...askedReactionSchema.properties, routeType: Type.Optional(askingModuleSchema) });

/** `chemo`: another group; `regio`: another place of the same group or ring; `stereo`: another configuration. */
export const siteKinds = ['chemo', 'regio', 'stereo'] as const;

export const otherReactionSites = defineCall({
  method: 'POST',
  path: '/api/retro/other-reaction-sites',
  summary: 'Where else in the reactants the same reaction could happen, and how likely beside the wanted place',
  access,
  timeoutMs: timeoutsMs.long,
  body: insightBody,
  data: Type.Object({
    reaction: reactionSchema,
    kind: Type.Optional(reactionKindSchema),
    intended: Type.Array(Type.Object({ reactant: Type.Integer(), atoms: Type.Array(Type.Integer()) }), {
      description: 'atoms of the reactants (index of reaction.reactants) that react as wanted',
    }),
    sites: Type.Array(
      Type.Object({
        reactant: Type.Integer({ description: 'index of reaction.reactants' }),
        atoms: Type.Array(Type.Integer(), { description: 'in the order of its canonical SMILES' }),
        kind: Type.Enum(siteKinds),
        product: Type.Optional(moleculeSchema),
        share: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
          description: 'estimated share of the material that goes this way; null where nothing is known',
        }),
        likelihood: Type.Enum(['high', 'medium', 'low', 'unknown']),
        group: Type.String({ description: "the functional group in the caller's language" }),
        reason: Type.String({ description: "in the caller's language" }),
        advice: Type.Optional(Type.String({ description: 'protect, order of addition, other reagent' })),
      }),
      { description: 'the most likely first' },
    ),
    unknown: Type.Array(Type.String(), { description: "what could not be judged, in the caller's language" }),
  }),
  example: { body: { reaction: exampleReaction } },
});
export type OtherSites = Static<typeof otherReactionSites.data>;

/** The same reaction; the same change at atoms with the same upstreams; the same change. */
export const precedentMatches = ['reaction', 'centre', 'change'] as const;
/** How alike the products are, in words: Tanimoto similarity from 0.6 on, from 0.35 on, below. */
export const substrateLikeness = ['close', 'similar', 'other'] as const;

const precedentSourceSchema = Type.Object({ name: Type.String(), licence: Type.String() });
const atomsSchema = Type.Array(Type.Integer({ minimum: 0 }), { description: 'in the order of its SMILES' });

const precedentSchema = Type.Object({
  match: Type.Enum(precedentMatches),
  substrate: Type.Enum(substrateLikeness),
  similarity: Type.Number({ minimum: 0, maximum: 1, description: 'Tanimoto similarity of the products' }),
  reactants: Type.Array(moleculeSchema),
  product: moleculeSchema,
  changed: Type.Object(
    { reactants: Type.Array(atomsSchema), product: atomsSchema },
    { description: 'atoms whose bonds change, for each reactant and for the product' },
  ),
  reagents: Type.Array(Type.String()),
  catalysts: Type.Array(Type.String()),
  solvents: Type.Array(Type.String()),
  others: Type.Array(moleculeSchema, { description: 'what was in the flask besides and has no usual name' }),
  yieldPercent: Type.Union([Type.Number(), Type.Null()]),
  class: Type.Optional(Type.String({ description: 'a key of the words for classes of reactions' })),
  patent: Type.Optional(
    Type.Object({
      number: Type.String({ description: 'document number, as US07368471 or US20120184548A1' }),
      paragraph: Type.Optional(Type.String()),
      link: Type.Optional(Type.String({ description: 'where the operator configured an address of patents' })),
    }),
  ),
  source: precedentSourceSchema,
});

export const synthesisExperience = defineCall({
  method: 'POST',
  path: '/api/retro/synthesis-experience',
  summary: 'Precedents: recorded patent reactions with the same change, the nearest by centre and product first',
  access,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    ...insightBody.properties,
    top: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: '10 when left out' })),
    withYield: Type.Optional(Type.Boolean({ description: 'only those that report a yield' })),
    withPatent: Type.Optional(Type.Boolean({ description: 'only those with a patent number' })),
    catalyst: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'only those with this catalyst' })),
  }),
  data: Type.Object({
    reaction: reactionSchema,
    kind: Type.Optional(reactionKindSchema),
    known: Type.Integer({ description: 'recorded reactions that the service holds' }),
    sameChange: Type.Integer({ description: 'of them, those with the same change' }),
    sameCentre: Type.Integer({ description: 'of those, the ones at atoms with the same neighbours' }),
    filtered: Type.Integer({ description: 'of those with the same change, the ones that were asked for' }),
    catalysts: Type.Array(Type.Object({ name: Type.String(), reactions: Type.Integer() }), {
      description: 'catalysts of those with the same change, the most frequent first',
    }),
    precedents: Type.Array(precedentSchema),
    sources: Type.Array(precedentSourceSchema),
  }),
  example: { body: { reaction: exampleReaction, top: 5 } },
});
export type Precedents = Static<typeof synthesisExperience.data>;
