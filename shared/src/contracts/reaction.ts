// A reaction as the modules that reason forwards take it and show it.
// Spec: not shown. Fields of bodies and answers are our choice.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../constants/limits.ts';
import { defineCall } from './call.ts';
import { askingModuleSchema } from './retrosynthesis.ts';
import { routeIdSchema } from './routes.ts';
import { moleculeSchema } from './structure.ts';

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

/** The reaction as it was understood; agents were told apart from reactants. */
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
export type ReadReactionAnswer = Static<typeof reactionRead.data>;

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

export const synthesisExperience = defineCall({
  method: 'POST',
  path: '/api/retro/synthesis-experience',
  summary: 'Precedents: the nearest patent reactions that the engine knows, by reaction fingerprint',
  access,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    ...insightBody.properties,
    top: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: '10 when left out' })),
  }),
  data: Type.Object({
    reaction: reactionSchema,
    kind: Type.Optional(reactionKindSchema),
    known: Type.Integer({ description: 'reactions the engine knows' }),
    sameKind: Type.Integer({ description: 'of them, those of the recognised kind' }),
    near: Type.Integer({ description: 'of them, those at least half similar' }),
    precedents: Type.Array(
      Type.Object({
        similarity: Type.Number({ minimum: 0, maximum: 1 }),
        count: Type.Integer({ description: 'known reactions with this fingerprint' }),
        kind: Type.Optional(reactionKindSchema),
        change: Type.Optional(
          Type.String({ description: 'what changes, as reaction SMARTS around the centre; never a whole record' }),
        ),
        yieldPercent: Type.Union([Type.Number(), Type.Null()], { description: 'median of those that give one' }),
        source: Type.String({ description: 'the collection it was counted in' }),
      }),
    ),
    sources: Type.Array(Type.String()),
  }),
  example: { body: { reaction: exampleReaction, top: 5 } },
});
export type Precedents = Static<typeof synthesisExperience.data>;
