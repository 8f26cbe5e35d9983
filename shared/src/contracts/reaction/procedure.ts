// The draft procedure of a step: what is weighed, in which order it goes together, how it ends. A draft that a chemist completes:
// what is not known is null here and a blank in its sentences.
// Spec: not shown. Fields of bodies and responses are our choice.

import { Type, type Static } from 'typebox';
import { timeoutsMs } from '../../constants/limits.ts';
import { defineCall } from '../call.ts';
import { severities } from '../process/figures.ts';
import { askedReactionSchema, exampleReaction } from './reaction.ts';
import { askingModuleSchema } from '../retrosynthesis.ts';
import { conditionOrigins, conditionSchema, statedEquivalentsSchema } from '../routes/routes.ts';
import { moleculeSchema } from '../structure/structure.ts';

/** How much is made: grams or millimoles of the limiting reagent, or grams of product that are wanted. */
export const procedureBatchSchema = Type.Object({
  of: Type.Enum(['limiting', 'product']),
  amount: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }),
  unit: Type.Enum(['g', 'mmol']),
});
export type ProcedureBatch = Static<typeof procedureBatchSchema>;
export const defaultProcedureBatch: ProcedureBatch = { of: 'limiting', amount: 1, unit: 'g' };

export const procedureRoles = [
  'reactant',
  'reagent',
  'catalyst',
  'ligand',
  'base',
  'acid',
  'additive',
  'solvent',
] as const;
export type ProcedureRole = (typeof procedureRoles)[number];

/** `class`: typical of the kind of reaction or of the reagent in it; `chemist`: written with the step; `unknown`: a blank. */
export const equivalentOrigins = ['limiting', 'chemist', 'class', 'unknown'] as const;

export const materialStates = ['solid', 'liquid', 'gas', 'solution'] as const;

const known = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });

export const procedureMaterialSchema = Type.Object({
  id: Type.String({ description: 'of this row, as hazards name it' }),
  role: Type.Enum(procedureRoles),
  isLimiting: Type.Boolean(),
  name: Type.String({ description: "in the caller's language" }),
  agent: Type.Optional(Type.String({ description: 'as the conditions of the step name it' })),
  molecule: Type.Optional(moleculeSchema),
  smiles: Type.Union([Type.String(), Type.Null()]),
  cas: Type.Union([Type.String(), Type.Null()]),
  form: Type.Union([Type.String(), Type.Null()], {
    description: "what is measured, in the caller's language: a hydrate, a solution and its strength, a dispersion",
  }),
  state: Type.Union([Type.Enum(materialStates), Type.Null()]),
  molarMass: known('g/mol of what is weighed, water of a hydrate included'),
  equivalents: known('null: to be filled in, or measured by volume or weight alone, as a note tells'),
  equivalentsRange: Type.Union([Type.Tuple([Type.Number(), Type.Number()]), Type.Null()], {
    description: 'usual for the kind of reaction',
  }),
  equivalentsFrom: Type.Enum(equivalentOrigins),
  mmol: known('of the substance itself'),
  massG: known('of what is weighed; null for a solution, which is measured by volume'),
  volumeMl: known('of a liquid by its density, of a solution by its strength, of a solvent'),
  density: known('g/mL'),
  note: Type.Union([Type.String(), Type.Null()], { description: "in the caller's language" }),
});
export type ProcedureMaterial = Static<typeof procedureMaterialSchema>;

export const procedureSections = [
  'setUp',
  'addition',
  'reaction',
  'monitoring',
  'quench',
  'workUp',
  'purification',
] as const;
export type ProcedureSection = (typeof procedureSections)[number];

/** What a draft leaves to who completes it. */
export const procedureBlanks = [
  'equivalents',
  'reagents',
  'solvent',
  'volume',
  'temperature',
  'time',
  'quench',
  'workUp',
  'yield',
] as const;

export const procedureSchema = Type.Object({
  family: Type.String({
    description: 'the kind of procedure that the sentences are of; `generic` where none is known',
  }),
  title: Type.String({ description: "in the caller's language" }),
  batch: procedureBatchSchema,
  materials: Type.Array(procedureMaterialSchema, { description: 'the amounts table, the limiting reagent first' }),
  product: Type.Object({
    molecule: moleculeSchema,
    mmol: known('at full conversion'),
    theoreticalG: known('theoretical yield'),
    expectedPercent: known('as it is written with the step; null where nothing is'),
    expectedG: known('at that yield'),
  }),
  atmosphere: Type.Enum(['air', 'inert', 'hydrogen', 'carbonMonoxide', 'oxygen', 'unknown']),
  temperatureC: Type.Union([Type.Tuple([Type.Number(), Type.Number()]), Type.Null()], {
    description: 'of the conditions of the step',
  }),
  hours: Type.Union([Type.Tuple([Type.Number(), Type.Number()]), Type.Null()]),
  sections: Type.Array(
    Type.Object({
      key: Type.Enum(procedureSections),
      title: Type.String({ description: "in the caller's language" }),
      sentences: Type.Array(Type.String(), { description: "in the caller's language; ____ is a blank to fill in" }),
    }),
    { description: 'in the order of the work' },
  ),
  hazards: Type.Array(
    Type.Object({
      severity: Type.Enum(severities),
      rule: Type.String(),
      text: Type.String({ description: "in the caller's language" }),
      materialIds: Type.Array(Type.String(), { description: 'rows of the table; `product` for the product' }),
      source: Type.Optional(Type.String()),
    }),
    { description: 'the most severe first' },
  ),
  warnings: Type.Array(Type.Object({ key: Type.String(), text: Type.String() }), {
    description: "what a chemist must know before starting, in the caller's language",
  }),
  observations: Type.Array(Type.Object({ key: Type.String(), label: Type.String() }), {
    description: 'fields to fill in at the bench: actual mass, yield, appearance, Rf, melting point, purity',
  }),
  blanks: Type.Array(Type.Enum(procedureBlanks)),
  basis: Type.Array(Type.String(), { description: "from what it was made, in the caller's language" }),
});
export type Procedure = Static<typeof procedureSchema>;

export const reactionProcedure = defineCall({
  method: 'POST',
  path: '/api/retro/reaction-procedure',
  summary:
    'Draft procedure of a reaction or a step: amounts for a batch, order of addition, work-up, hazards; blanks where nothing is known',
  access: ['retrosynthesis', 'processchemistry', 'conditionoptimization', 'impuritypredict'],
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    ...askedReactionSchema.properties,
    routeType: Type.Optional(askingModuleSchema),
    batch: Type.Optional(
      Type.Object(procedureBatchSchema.properties, { description: '1 g of the limiting reagent when left out' }),
    ),
    conditions: Type.Optional(
      Type.Omit(conditionSchema, ['counted'], {
        description: 'of a step that is in no saved route, or others than its own; those of the step when left out',
      }),
    ),
    conditionOrigin: Type.Optional(Type.Enum(conditionOrigins)),
    templateId: Type.Optional(
      Type.String({ maxLength: 200, description: 'of a step that is in no saved route; recognised when left out' }),
    ),
    equivalents: Type.Optional(Type.Array(statedEquivalentsSchema, { maxItems: 50 })),
  }),
  data: procedureSchema,
  example: { body: { reaction: exampleReaction, batch: defaultProcedureBatch } },
});
