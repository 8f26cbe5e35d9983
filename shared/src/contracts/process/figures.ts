// What is said of a route that is to be run on a large scale. Every figure names where it comes from.

import { Type, type Static } from 'typebox';

/** How much each goal counts: 0 not at all, 1 as usual, 2 twice as much. */
const weight = (description: string) => Type.Integer({ minimum: 0, maximum: 2, default: 1, description });
export const processGoalsSchema = Type.Object({
  cost: weight('cheap starting materials, reagents and solvents'),
  safety: weight('no hazardous reagents or groups'),
  solvents: weight('recommended solvents'),
  scaleUp: weight('no cryogenic, pressure or chromatography steps'),
  mass: weight('little material per kilogram of product, few isolations'),
});
export type ProcessGoals = Static<typeof processGoalsSchema>;
export const defaultProcessGoals: ProcessGoals = { cost: 1, safety: 1, solvents: 1, scaleUp: 1, mass: 1 };

/** What a search does with the list of wanted molecules. */
export const interestUses = ['prefer', 'require', 'ignore'] as const;
export type InterestUse = (typeof interestUses)[number];

/** supplier: imported prices; counted: from patent records; computed: by a rule on the structure; estimated: by a model. */
export const figureSources = ['supplier', 'mixed', 'counted', 'computed', 'estimated'] as const;
const sourceSchema = Type.Enum(figureSources);
export type FigureSource = Static<typeof sourceSchema>;

const spread = (description: string) =>
  Type.Object(
    { low: Type.Number(), typical: Type.Number(), high: Type.Number(), source: sourceSchema },
    { description },
  );
export type Spread = { low: number; typical: number; high: number; source: FigureSource };

export const severities = ['severe', 'high', 'moderate'] as const;
export type Severity = (typeof severities)[number];
export const solventClasses = ['recommended', 'problematic', 'hazardous', 'highlyHazardous', 'unknown'] as const;
export type SolventClass = (typeof solventClasses)[number];
export const scaleUpIssues = ['cryogenic', 'hot', 'pressure', 'chromatography', 'exotherm', 'heavyMetal'] as const;
export type ScaleUpIssueKind = (typeof scaleUpIssues)[number];

export const moneySchema = Type.Object({
  low: Type.Integer({ description: 'minor units of the currency' }),
  typical: Type.Integer(),
  high: Type.Integer(),
  currency: Type.String({ minLength: 3, maxLength: 3 }),
  source: sourceSchema,
});
export type ProcessMoney = Static<typeof moneySchema>;

/** The short form, for lists. */
export const processFiguresSchema = Type.Object({
  score: Type.Number({ minimum: 0, maximum: 100, description: 'how well the route meets the goals of the task' }),
  costPerKg: Type.Optional(moneySchema),
  isolations: Type.Integer(),
  massIntensity: Type.Number({ description: 'kg of everything that goes in for one kg of product, estimated' }),
  hazards: Type.Object({ severe: Type.Integer(), high: Type.Integer(), moderate: Type.Integer() }),
  worstSolvent: Type.Enum(solventClasses),
  scaleUp: Type.Integer({ description: 'steps with an issue on a large scale' }),
  passesThrough: Type.Integer({ description: 'wanted molecules on the way' }),
  unknownConditions: Type.Optional(
    Type.Integer({
      description: 'steps whose conditions are not known: the figures take them for usual ones; absent in old routes',
    }),
  ),
});
export type ProcessFigures = Static<typeof processFiguresSchema>;

export const hazardSchema = Type.Object({
  rule: Type.String({ description: 'the rule that found it; its words are `process:hazard.<rule>`' }),
  severity: Type.Enum(severities),
  /** Numbers of the steps, 1 is run first. */
  steps: Type.Array(Type.Integer()),
  found: Type.String({ description: 'the reagent as the conditions name it, or the SMILES of the molecule' }),
  isMolecule: Type.Boolean(),
  figure: Type.Optional(Type.Number({ description: 'oxygen balance in percent, or the ratio that decided' })),
  source: Type.String({ description: 'where the rule stands' }),
});
export type ProcessHazard = Static<typeof hazardSchema>;

export const processAssessmentSchema = Type.Object({
  figures: processFiguresSchema,
  parts: Type.Object(
    {
      cost: Type.Number(),
      safety: Type.Number(),
      solvents: Type.Number(),
      scaleUp: Type.Number(),
      mass: Type.Number(),
    },
    { description: 'each 0 (bad) to 1 (good)' },
  ),
  totalSteps: Type.Integer(),
  longestLinear: Type.Integer(),
  convergence: Type.Number({ minimum: 0, maximum: 1, description: 'steps outside the longest line, of all; computed' }),
  overallYield: spread('share of theory along the longest line, 0 to 1'),
  massIntensity: Type.Object({
    low: Type.Number(),
    typical: Type.Number(),
    high: Type.Number(),
    source: sourceSchema,
    startingMaterials: Type.Number({ description: 'kg per kg of product, typical' }),
    reagents: Type.Number(),
    solvents: Type.Number(),
    workUp: Type.Number(),
  }),
  cost: Type.Object({
    total: Type.Optional(moneySchema),
    startingMaterials: Type.Optional(moneySchema),
    reagents: Type.Optional(moneySchema),
    solvents: Type.Optional(moneySchema),
    lines: Type.Array(
      Type.Object({
        smiles: Type.String(),
        kgPerKg: Type.Number({ description: 'needed for one kg of the product' }),
        perKg: Type.Optional(Type.Integer({ description: 'price of one kg, minor units' })),
        currency: Type.Optional(Type.String()),
        source: Type.Optional(sourceSchema),
        origin: Type.Optional(Type.String({ description: 'the list or model the price is from' })),
      }),
    ),
    unpriced: Type.Array(Type.String(), { description: 'what no price is known for; the total leaves it out' }),
  }),
  hazards: Type.Array(hazardSchema),
  solvents: Type.Array(
    Type.Object({
      name: Type.String(),
      class: Type.Enum(solventClasses),
      safety: Type.Optional(Type.Integer()),
      health: Type.Optional(Type.Integer()),
      environment: Type.Optional(Type.Integer()),
      steps: Type.Array(Type.Integer()),
      instead: Type.Array(Type.String(), { description: 'recommended solvents often used in its place' }),
    }),
  ),
  scaleUp: Type.Array(
    Type.Object({
      issue: Type.Enum(scaleUpIssues),
      step: Type.Integer(),
      detail: Type.String({ description: 'the temperature or reagent that it rests on' }),
    }),
  ),
  telescopes: Type.Array(
    Type.Object({
      from: Type.Integer(),
      to: Type.Integer(),
      solvent: Type.String({ description: 'the one solvent of both steps' }),
    }),
  ),
  isolations: Type.Object({ counted: Type.Integer(), withTelescoping: Type.Integer() }),
  passesThrough: Type.Array(Type.String(), { description: 'SMILES of wanted molecules on the way' }),
  unknownConditions: Type.Optional(
    Type.Array(Type.Integer(), {
      description: 'numbers of the steps whose conditions are not known; absent in old routes',
    }),
  ),
  yields: Type.Optional(
    Type.Array(
      Type.Object({
        step: Type.Integer(),
        low: Type.Number(),
        typical: Type.Number(),
        high: Type.Number(),
        records: Type.Integer({ description: 'patent records behind the quartiles' }),
        source: sourceSchema,
      }),
      { description: 'of each step, 0 to 1: quartiles of patent records of its class; absent in old routes' },
    ),
  ),
});
export type ProcessAssessment = Static<typeof processAssessmentSchema>;
