// A route in a list: the figures by which a chemist chooses.

import { hasMessage, message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import type { RouteFigures, RouteSummary } from '@app/shared/contracts/routes/routes';
import { Type, type Static } from 'typebox';
import { briefMoleculeOf, briefMoleculeOut, moneyOf, moneyOut } from './present.ts';

export const figuresOut = Type.Object({
  costPerKg: Type.Optional(
    Type.Object({ ...moneyOut.properties, unpricedMaterials: Type.Integer() }, { description: 'materials and labour' }),
  ),
  massIntensity: Type.Integer({ description: 'kg of everything for 1 kg of product' }),
  greenness: Type.Integer({ description: '0 to 100' }),
  confidence: Type.Integer({ description: 'of the weakest step, 0 to 100' }),
  leadDays: Type.Integer({ description: 'working days, materials and steps together' }),
  hazards: Type.Array(Type.String()),
});

export function figuresOf(figures: RouteFigures, culture: Culture): Static<typeof figuresOut> {
  const { costPerKg, massIntensity, greenness, confidence, leadDays, hazards } = figures;
  return {
    ...(costPerKg === undefined
      ? {}
      : { costPerKg: { ...moneyOf(costPerKg.minorUnits, costPerKg.currency), unpricedMaterials: costPerKg.unpriced } }),
    massIntensity,
    greenness,
    confidence,
    leadDays,
    hazards: hazards.map(({ rule, severity }) => `${severity}: ${hazardWords(rule, culture)}`).slice(0, 8),
  };
}

function hazardWords(rule: string, culture: Culture): string {
  const key = `hazard.${rule}`;
  return hasMessage(culture, 'process', key) ? message(culture, 'process', key) : rule;
}

/** The same beside another list: what its members are is said where they are listed first. */
export const sameFiguresOut = Type.Unsafe<Static<typeof figuresOut>>({ type: 'object', description: 'as of get_plan' });

export const summaryOut = Type.Object({
  routeId: Type.String(),
  rank: Type.Integer(),
  score: Type.Number({ description: '0 to 100' }),
  solved: Type.Boolean({
    description: 'every starting material can be bought and every step passes its forward check',
  }),
  steps: Type.Integer(),
  longestLinear: Type.Integer(),
  leastPrecedents: Type.Integer({ description: 'patent reactions behind the least supported step' }),
  reactions: Type.Array(Type.String(), { description: 'along the main line, the last step first' }),
  startingMaterials: Type.Array(Type.Object({ ...briefMoleculeOut.properties, inStock: Type.Boolean() })),
  figures: Type.Optional(figuresOut),
});

export function summaryOf(route: RouteSummary, culture: Culture): Static<typeof summaryOut> {
  const { routeId, rank, score, solved, steps, longestLinear, leastPrecedents, reactions, figures } = route;
  return {
    routeId,
    rank,
    score: Math.round(score * 10) / 10,
    solved,
    steps,
    longestLinear,
    leastPrecedents,
    reactions: reactions.map(({ name }) => name),
    startingMaterials: route.startingMaterials.map(({ molecule, inStock }) => ({
      ...briefMoleculeOf(molecule, culture),
      inStock,
    })),
    ...(figures === undefined ? {} : { figures: figuresOf(figures, culture) }),
  };
}
