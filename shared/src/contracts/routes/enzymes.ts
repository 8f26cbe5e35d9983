// An enzymatic step: the enzyme, what it needs and what it does not bear, and how far the transformation has come.

import { Type, type Static } from 'typebox';

export const stereoOutcomes = ['either', 'one', 'kept', 'resolution', 'dynamic'] as const;
export const enzymeMaturities = ['industrial', 'established', 'demonstrated', 'speculative'] as const;

const range = (description: string) => Type.Tuple([Type.Number(), Type.Number()], { description });

export const enzymeSchema = Type.Object({
  abbreviation: Type.String({ description: 'ADH, TA, …' }),
  name: Type.String({ description: "in the caller's language" }),
  ec: Type.String({ description: 'number of the nomenclature committee; - where members of the class differ' }),
  alternatives: Type.Array(Type.Object({ abbreviation: Type.String(), name: Type.String(), ec: Type.String() }), {
    description: 'other enzymes that give the same step',
  }),
  outcome: Type.Enum(stereoOutcomes, {
    description:
      'either enantiomer from complementary enzymes, one only, no new center, a resolution, or a dynamic resolution',
  }),
  outcomeText: Type.String({ description: "in the caller's language" }),
  maturity: Type.Enum(enzymeMaturities),
  maturityText: Type.String({ description: "in the caller's language" }),
  cofactors: Type.Array(Type.String(), { description: "in the caller's language; empty where none is needed" }),
  recycling: Type.Optional(Type.String({ description: "how the cofactor is used again, in the caller's language" })),
  medium: Type.String({ description: 'buffer, or the organic solvent that the enzyme works in' }),
  pH: Type.Union([range('lowest and highest'), Type.Null()], { description: 'null in an organic solvent' }),
  temperatureC: range('lowest and highest'),
  cosolvent: Type.Union([Type.Object({ name: Type.String(), percent: range('by volume') }), Type.Null()]),
  form: Type.String({ description: "lysate, whole cells, …, in the caller's language" }),
  loadPercent: range('of catalyst, by the weight of the substrate'),
  gramsPerLitre: range('of substrate'),
  agents: Type.Array(Type.Object({ name: Type.String(), equivalents: Type.Number() })),
  absent: Type.Array(Type.String(), { description: "what must not be in the vessel, in the caller's language" }),
  aerated: Type.Boolean({ description: 'needs oxygen from air' }),
  onePot: Type.Optional(
    Type.Object(
      {
        step: Type.Integer({ description: 'number of the enzymatic step that takes the product' }),
        isPossible: Type.Boolean(),
        against: Type.Array(Type.String(), { description: "what speaks against it, in the caller's language" }),
      },
      { description: 'whether this step and the next can share a vessel' },
    ),
  ),
  sources: Type.Array(Type.String(), {
    description: 'DOIs of reviews and papers that the transformation is taken from',
  }),
});
export type StepEnzyme = Static<typeof enzymeSchema>;
