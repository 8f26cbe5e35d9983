// For tests: molecules of a worklist.

import type { Worklist, WorklistItem, WorklistState } from '@app/shared/contracts/batch';
import { limits } from '@app/shared/constants/limits';
import { stateGroups } from './worklist-state.ts';

export function testItem(number: number, more: Partial<WorklistItem> = {}): WorklistItem {
  return {
    id: idOf(number),
    name: `Molecule ${number}`,
    molecule: {
      key: `M${number}`.padEnd(22, 'A'),
      smiles: 'C'.repeat(number),
      formula: `C${number}H${2 * number + 2}`,
      molecularWeight: 14.03 * number + 2.02,
    },
    removedParts: [],
    state: 'notStarted',
    source: { kind: 'list', row: number },
    createdAt: '2026-11-01T08:00:00.000Z',
    ...more,
  };
}

export function idOf(number: number): string {
  return `018f3f7e-7d3e-7c11-9a55-${String(number).padStart(12, '0')}`;
}

export function testWorklist(items: WorklistItem[], limit: number = limits.worklistMolecules): Worklist {
  const count = (state: WorklistState) => items.filter((item) => item.state === state).length;
  const counts = Object.fromEntries(stateGroups.all.map((state) => [state, count(state)]));
  return { total: items.length, limit, counts: { ...noCounts, ...counts }, items };
}

const noCounts = { notStarted: 0, queued: 0, paused: 0, searching: 0, completed: 0, stopped: 0, failed: 0 };
