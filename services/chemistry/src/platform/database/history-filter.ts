// What the lists of a user's tasks are narrowed by, the same for all kinds.

import type { TaskState } from '@app/shared/constants/modules';
import { gte, ilike, inArray, lt, type Column, type SQL } from 'drizzle-orm';
import { escapeLike } from './escape-like.ts';

export interface HistoryFilter {
  pageIndex: number;
  pageSize: number;
  /** Part of the name. */
  key?: string;
  states?: readonly TaskState[];
  from?: Date;
  /** Left out itself. */
  until?: Date;
}

/** The columns that a filter looks at. */
export interface HistoryColumns {
  name: Column;
  state: Column;
  createdAt: Column;
}

/** The filter as conditions of a query, to be joined by `and`; its page is not among them. */
export function historyConditions(
  { name, state, createdAt }: HistoryColumns,
  { key, states, from, until }: Omit<HistoryFilter, 'pageIndex' | 'pageSize'>,
): (SQL | undefined)[] {
  return [
    key ? ilike(name, `%${escapeLike(key)}%`) : undefined,
    states ? inArray(state, [...states]) : undefined,
    from ? gte(createdAt, from) : undefined,
    until ? lt(createdAt, until) : undefined,
  ];
}
