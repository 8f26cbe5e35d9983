// For tests: tasks, rows and checks as the service would return them.

import type { ScoredRow } from '@app/shared/contracts/sascore/results';
import type { ScoreFileCheck, ScoreTask } from '@app/shared/contracts/sascore/sascore';

export const testTaskId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05';

export function testTask(more: Partial<ScoreTask> = {}): ScoreTask {
  return {
    taskId: testTaskId,
    name: 'Library 7',
    state: 'completed',
    fileName: 'library-7.xlsx',
    fileType: 'xlsx',
    total: 4,
    scored: 4,
    unreadable: 1,
    meanScore: 2.5,
    version: 1,
    createdAt: '2026-11-20T08:00:00.000Z',
    ...more,
  };
}

const smiles = ['CC(=O)Oc1ccccc1C(=O)O', 'CC(=O)Nc1ccc(O)cc1', 'Cn1c(=O)c2c(ncn2C)n(C)c1=O'];

/** Three molecules with scores and a row that cannot be read; rows of a sheet begin at 2. */
export const testRows: readonly ScoredRow[] = [
  ...smiles.map((one, index) => ({
    row: index + 2,
    molid: `M-${index + 1}`,
    name: `Compound ${index + 1}`,
    molecule: { key: String(index).repeat(22), smiles: one, formula: 'C9H8O4', molecularWeight: 180.16 },
    score: 1.5 + index,
    heavyAtoms: 13,
  })),
  { row: 5, molid: 'M-4', name: '', text: 'C1CC', problem: 'A ring in the SMILES is not closed.' },
];

export const testArea = {
  scored: 3,
  unreadable: 1,
  score: { from: 1.5, to: 3.5 },
  molecularWeight: { from: 151.2, to: 194.2 },
  heavyAtoms: { from: 11, to: 14 },
  mean: 2.5,
  median: 2.5,
  histogram: Array.from({ length: 36 }, (_, index) => ({
    from: 1 + index / 4,
    to: 1.25 + index / 4,
    rows: [2, 6, 10].includes(index) ? 1 : 0,
  })),
};

export function testCheck(more: Partial<ScoreFileCheck> = {}): ScoreFileCheck {
  return {
    rows: 4,
    readable: 3,
    errors: 1,
    warnings: 1,
    reasons: [
      { reason: 'unclosedRing', message: 'A ring is never closed.', rows: 1 },
      { reason: 'duplicateMolid', message: 'An earlier row has the same molid.', rows: 1 },
    ],
    findings: [
      {
        row: 3,
        molid: 'M-2',
        text: 'CCO',
        severity: 'warning',
        reason: 'duplicateMolid',
        message: 'An earlier row has the same molid.',
      },
      {
        row: 5,
        molid: 'M-4',
        text: 'C1CC',
        severity: 'error',
        reason: 'unclosedRing',
        message: 'A ring is never closed.',
      },
    ],
    columns: ['molid', 'name', 'SMILES'],
    structureColumn: 'SMILES',
    suggestedName: 'Library 7',
    ...more,
  };
}
