// For tests: an optimization, a plate and suggestions as the service would return them.

import type {
  MeasuredYield,
  Optimization,
  OptimizationResult,
  RankedConditions,
} from '@app/shared/contracts/conditions/conditions';
import type { ScreeningPlate } from '@app/shared/contracts/conditions/experiments';
import { amideReaction } from '../../chemistry/reaction/test-reactions.ts';

export const testId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7f01';
export const testKind = { templateId: 'amide', name: 'Amide from an acid', class: 'acylation' };

export function testOptimization(more: Partial<Optimization> = {}): Optimization {
  return {
    id: testId,
    name: 'Benzylamide',
    reaction: amideReaction,
    kinds: [testKind],
    bestPredicted: 82,
    measured: 0,
    bestMeasured: null,
    version: 3,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    ...more,
  };
}

export function testSet(more: Partial<RankedConditions> = {}): RankedConditions {
  return {
    rank: 1,
    choice: { reagent: 'HATU', base: 'DIPEA', solvent: 'DMF' },
    hours: [2, 16],
    temperatureC: [0, 25],
    atmosphere: 'inert',
    predicted: { percent: 82, low: 68, high: 93, kind: 'model' },
    source: 'screens',
    support: { records: 12, of: 940, nearest: 0.71, text: 'Run so in 12 of 940 experiments of this kind.' },
    solventClass: 'hazardous',
    greener: [
      {
        factor: 'solvent',
        from: 'DMF',
        to: 'EtOAc',
        reason: 'DMF harms the unborn child.',
        source: 'CHEM21',
        yieldChange: -4,
      },
    ],
    atRisk: ['phenol'],
    ...more,
  };
}

export const plainSet = testSet({
  rank: 2,
  choice: { reagent: 'T3P', base: 'Et3N', solvent: 'EtOAc' },
  predicted: null,
  source: 'template',
  support: { records: null, of: null, nearest: null, text: '' },
  solventClass: 'recommended',
  greener: [],
  atRisk: [],
});

export const testModel = {
  name: 'Amide couplings in 96-well plates',
  experiments: 940,
  substrates: 40,
  error: 13.4,
  hidden: 6,
  source: 'A published screen',
};

export function testResult(more: Partial<OptimizationResult> = {}): OptimizationResult {
  const results: MeasuredYield[] = more.results ?? [];
  return {
    optimization: testOptimization({ measured: results.length }),
    sets: [testSet(), plainSet],
    model: testModel,
    space: { levels: { base: ['DIPEA', 'Et3N'], solvent: ['DMF', 'EtOAc', 'MeCN'] }, temperaturesC: [25] },
    results,
    notes: ['The configuration of the product was not looked at.'],
    ...more,
  };
}

const wellChoices = [
  { base: 'DIPEA', solvent: 'DMF', temperatureC: 25 },
  { base: 'Et3N', solvent: 'DMF', temperatureC: 25 },
  { base: 'DIPEA', solvent: 'EtOAc', temperatureC: 25 },
] as const;

/** The first three wells hold something. */
export const testPlate: ScreeningPlate = {
  wells: wellChoices.map((choice, index) => ({
    well: `A${index + 1}`,
    choice,
    expected: { percent: 60 - index, low: 40, high: 75, kind: 'model' },
    reason: 'covers',
  })),
  rows: 4,
  columns: 6,
  isWholeSpace: true,
};
