// What a chemist may ask of every route of a task. Structures may be given as SMILES; bonds are pairs of atoms of the
// target's canonical SMILES, counted from 0 in the order of the text.

import { Type, type Static } from 'typebox';
import { currencies } from '../constants/locale.ts';
import { constraintLimits } from '../constants/constraint-limits.ts';
import { limits } from '../constants/limits.ts';
import { moneyBound } from '../rules/quotation.ts';

/** The ten classes of reactions, by the keys that routes use. */
export const reactionClassKeys = [
  'heteroatomAlkylation',
  'acylation',
  'carbonCarbon',
  'heterocycleFormation',
  'protection',
  'deprotection',
  'reduction',
  'oxidation',
  'functionalGroupInterconversion',
  'functionalGroupAddition',
] as const;

export const searchStrategies = ['retro-star', 'mcts'] as const;

const smiles = Type.String({ minLength: 1, maxLength: constraintLimits.smilesLength });
const molecules = (maxItems: number, description: string) =>
  Type.Optional(Type.Array(smiles, { maxItems, description }));
/** An atom by its place in the structure as it is written, which has no more of them than letters. */
export const atomIndexSchema = Type.Integer({ minimum: 0, maximum: limits.structureTextLength });
export const bondMarkSchema = Type.Tuple([atomIndexSchema, atomIndexSchema]);
const bonds = (description: string) =>
  Type.Optional(Type.Array(bondMarkSchema, { maxItems: constraintLimits.markedBonds, description }));

export const searchConstraintsSchema = Type.Object(
  {
    breakBonds: bonds('each is made by some step of the route'),
    keepBonds: bonds('none is made by any step'),
    throughMolecules: molecules(constraintLimits.wantedMolecules, 'each appears in the route'),
    avoidMolecules: molecules(constraintLimits.listedMolecules, 'none is made on the way; bought they may be'),
    forbiddenMolecules: molecules(constraintLimits.listedMolecules, 'none appears at all'),
    startFrom: molecules(constraintLimits.listedMolecules, 'starting materials that the route must begin from'),
    startFromUse: Type.Optional(Type.Enum(['all', 'any'], { description: 'from each of them, or from at least one' })),
    dislikedReactions: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 3 * constraintLimits.smilesLength }), {
        maxItems: constraintLimits.listedMolecules,
        description: 'reaction SMILES, or ids of templates, that are not proposed; the ban list counts beside them',
      }),
    ),
    excludedClasses: Type.Optional(Type.Array(Type.Enum(reactionClassKeys), { maxItems: reactionClassKeys.length })),
    maxRouteSteps: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: constraintLimits.routeReactions,
        description: 'reactions in the whole route',
      }),
    ),
    maxPricePerGram: Type.Optional(
      Type.Object({
        minorUnits: Type.Integer({
          minimum: 1,
          maximum: moneyBound,
          description: 'of the currency, for a gram of any starting material',
        }),
        currency: Type.Enum(currencies),
      }),
    ),
    stocks: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
        maxItems: 50,
        description: 'kinds of stock that count as bought; all when left out',
      }),
    ),
    greenWeight: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'how much hazardous and wasteful steps count against a route',
      }),
    ),
  },
  { additionalProperties: false },
);
export type WireConstraints = Static<typeof searchConstraintsSchema>;

/** How often each constraint turned away a proposal, a starting material or a whole route. */
export const turnedAwaySchema = Type.Record(Type.String(), Type.Integer());
