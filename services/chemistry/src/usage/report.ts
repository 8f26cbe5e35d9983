// Counted points, summed by period, module, action and user.

import type { UsageModule, UsageReport } from '@app/shared/contracts/statistics-report';
import { trackingKeyOf } from '@app/shared/tracking/catalogue';
import type { Counted } from './count.ts';
import { moduleOf } from './modules.ts';

export type UsageFigures = Pick<UsageReport, 'total' | 'periods' | 'modules' | 'actions'> & {
  users: Omit<UsageReport['users'][number], 'userName' | 'name'>[];
};

interface Known extends Counted {
  module: UsageModule;
}

/** Sums; an action that the catalogue does not hold any more is left out. */
export function summed(counted: readonly Counted[], starts: readonly string[]): UsageFigures {
  const rows = counted.flatMap((row): Known[] => {
    const module = moduleOf(row.code);
    return module === undefined ? [] : [{ ...row, module }];
  });
  const byPeriod = Map.groupBy(rows, (row) => row.period);
  return {
    total: figuresOf(rows),
    periods: starts.map((start, at) => {
      const own = byPeriod.get(at) ?? [];
      return { start, ...figuresOf(own), modules: modulesOf(own).map(({ module, actions }) => ({ module, actions })) };
    }),
    modules: modulesOf(rows),
    actions: mostFirst(
      [...Map.groupBy(rows, (row) => row.code)].flatMap(([code, own]) =>
        own[0] ? [{ code, key: trackingKeyOf(code) ?? '', module: own[0].module, ...figuresOf(own) }] : [],
      ),
    ),
    users: mostFirst([...Map.groupBy(rows, (row) => row.userId)].map(([userId, own]) => userOf(userId, own))),
  };
}

function userOf(userId: string, own: readonly Known[]): UsageFigures['users'][number] {
  const { actions, stayMs } = figuresOf(own);
  const last = Math.max(...own.map((row) => row.lastAt.getTime()));
  const topModule = modulesOf(own)[0]?.module ?? 'search';
  return { userId, actions, stayMs, lastAt: new Date(last).toISOString(), topModule };
}

function modulesOf(rows: readonly Known[]): UsageFigures['modules'] {
  return mostFirst([...Map.groupBy(rows, (row) => row.module)].map(([module, own]) => ({ module, ...figuresOf(own) })));
}

function figuresOf(rows: readonly Counted[]): { actions: number; stayMs: number; people: number } {
  return {
    actions: rows.reduce((sum, row) => sum + row.actions, 0),
    stayMs: rows.reduce((sum, row) => sum + row.stayMs, 0),
    people: new Set(rows.map((row) => row.userId)).size,
  };
}

function mostFirst<T extends { actions: number }>(rows: T[]): T[] {
  return rows.toSorted((one, other) => other.actions - one.actions);
}
