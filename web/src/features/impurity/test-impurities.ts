// For tests: predictions and impurities as the service would return them.

import type { Impurity, ImpurityPage } from '@app/shared/contracts/impurity/results';
import type { ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import { amideKind, amideReaction, testMolecule } from '../../chemistry/reaction/test-reactions.ts';

export const testSearchId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d01';
export const testBatchId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d02';

export function testSearch(more: Partial<ImpuritySearch> = {}): ImpuritySearch {
  return {
    userSearchBatchId: testSearchId,
    name: 'Amide step',
    rInchikey: 'R'.repeat(22),
    reaction: amideReaction,
    kind: amideKind,
    conditions: { agents: ['HATU', 'DIPEA'], temperatureC: 25, atmosphere: 'inert', workUp: 'aqueous' },
    carried: [],
    batchId: testBatchId,
    state: 'completed',
    percent: 100,
    impurities: 3,
    alerting: 1,
    batches: 1,
    version: 1,
    createdAt: '2026-11-20T08:00:00.000Z',
    ...more,
  };
}

const dimer = testMolecule('O=C(OC(=O)c1ccccc1)c1ccccc1', 'C14H10O3', 'benzoic anhydride');
const over = testMolecule('O=C(c1ccccc1)N(Cc1ccccc1)C(=O)c1ccccc1', 'C21H17NO2');

export const testImpurities: readonly Impurity[] = [
  impurity(1, {
    molecule: amideReaction.reactants[1] ?? dimer,
    cause: 'unreactedReactant',
    likelihood: 'high',
    exactMass: 122.0368,
    massShift: -89.0629,
  }),
  impurity(2, {
    molecule: dimer,
    cause: 'dimer',
    causes: ['dimer', 'reagentReaction'],
    likelihood: 'medium',
    exactMass: 226.063,
    massShift: 14.9633,
    path: [{ smiles: 'A.A>>B', reactants: [...amideReaction.reactants], product: dimer, text: 'Two acids join.' }],
    alerts: [{ key: 'acyl', name: 'Acylating agent', source: 'Ashby 1988', atoms: [1, 2], inParent: false }],
  }),
  impurity(3, {
    molecule: over,
    cause: 'overReaction',
    likelihood: 'low',
    exactMass: 315.1259,
    massShift: 104.0262,
    isLiked: true,
    fate: { kind: 'transformed', of: dimer, text: 'It reacts with the amine.' },
    removal: 'Wash with bicarbonate.',
  }),
];

export function impurity(rank: number, more: Partial<Impurity> & Pick<Impurity, 'molecule' | 'cause'>): Impurity {
  const exactMass = more.exactMass ?? 100;
  return {
    resultId: `018f3f7e-7d3e-7c11-9a55-${String(rank).padStart(12, '0')}`,
    rank,
    causes: [more.cause],
    likelihood: 'medium',
    score: 0.5,
    why: `Reason ${rank}.`,
    path: [],
    exactMass,
    massShift: 0,
    adducts: [
      { name: '[M+H]+', mz: exactMass + 1.00728 },
      { name: '[M+Na]+', mz: exactMass + 22.98922 },
    ],
    alerts: [],
    isLiked: false,
    ...more,
  };
}

export function testPage(more: Partial<ImpurityPage> = {}): ImpurityPage {
  return {
    search: testSearch(),
    batchId: testBatchId,
    total: testImpurities.length,
    items: [...testImpurities],
    causes: [
      { cause: 'unreactedReactant', count: 1 },
      { cause: 'dimer', count: 1 },
      { cause: 'overReaction', count: 1 },
    ],
    notes: ['Salts are not predicted.'],
    ...more,
  };
}
