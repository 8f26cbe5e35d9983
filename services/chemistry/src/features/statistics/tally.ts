// Sums points by period, module, action and user, in one pass over columns of numbers.

import type { UsageModule, UsageReport } from '@app/shared/contracts/statistics';
import { trackingKeyOf } from '@app/shared/tracking/catalogue';
import { moduleOf } from './modules.ts';
import type { DayColumns } from './packed-day.ts';

export type UsageFigures = Pick<UsageReport, 'total' | 'periods' | 'modules' | 'actions'> & {
  users: Omit<UsageReport['users'][number], 'userName' | 'name'>[];
};

export interface TallyFilter {
  /** All users when left out. */
  userIds: ReadonlySet<string> | undefined;
  /** All actions when left out. */
  codes: ReadonlySet<number> | undefined;
  /** Moments at which the periods begin, and the one at which the last has ended. */
  borders: readonly Date[];
}

interface Sum {
  actions: number;
  stayMs: number;
  people: Set<string>;
}

const emptySum = (): Sum => ({ actions: 0, stayMs: 0, people: new Set() });

/** One user's use of one action. */
interface Use {
  userId: string;
  code: number;
  actions: number;
  stayMs: number;
  /** Epoch milliseconds. */
  lastAt: number;
}

export class Tally {
  readonly #filter: TallyFilter;
  readonly #borders: readonly number[];
  readonly #periods: { sum: Sum; codes: Map<number, number> }[];
  readonly #uses = new Map<string, Map<number, Use>>();

  constructor(filter: TallyFilter) {
    this.#filter = filter;
    this.#borders = filter.borders.map((one) => one.getTime());
    this.#periods = filter.borders.slice(1).map(() => ({ sum: emptySum(), codes: new Map<number, number>() }));
  }

  /** Takes the points of a day; those outside of the periods, and those that are filtered, are left out. */
  add({ start, users, moments, staysMs, people, codes }: DayColumns): void {
    const { userIds } = this.#filter;
    const uses = users.map((userId) => (userIds && !userIds.has(userId) ? undefined : this.#usesOf(userId)));
    let period = -1;
    for (let place = 0; place < moments.length; place += 1) {
      const at = start + (moments[place] ?? 0);
      while (at >= (this.#borders[period + 1] ?? Infinity)) period += 1;
      const found = this.#periods[period];
      const ofUser = uses[people[place] ?? 0];
      if (found && ofUser) this.#count(found, ofUser, { code: codes[place] ?? 0, stayMs: staysMs[place] ?? 0, at });
    }
  }

  #usesOf(userId: string): { userId: string; byCode: Map<number, Use> } {
    const byCode = this.#uses.get(userId) ?? new Map<number, Use>();
    this.#uses.set(userId, byCode);
    return { userId, byCode };
  }

  #count(
    { sum, codes }: { sum: Sum; codes: Map<number, number> },
    { userId, byCode }: { userId: string; byCode: Map<number, Use> },
    { code, stayMs, at }: { code: number; stayMs: number; at: number },
  ): void {
    // An action that the catalogue does not hold any more is left out.
    if ((this.#filter.codes && !this.#filter.codes.has(code)) || knownModule(code) === undefined) return;
    const use = byCode.get(code);
    if (use) {
      use.actions += 1;
      use.stayMs += stayMs;
      use.lastAt = Math.max(use.lastAt, at);
    } else byCode.set(code, { userId, code, actions: 1, stayMs, lastAt: at });
    sum.actions += 1;
    sum.stayMs += stayMs;
    sum.people.add(userId);
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }

  /** `starts` are the first days of the periods. */
  figures(starts: readonly string[]): UsageFigures {
    const uses = [...this.#uses.values()].flatMap((byCode) => [...byCode.values()]);
    return {
      total: figuresOf(uses),
      periods: this.#periods.map(({ sum, codes }, place) => ({
        start: starts[place] ?? '',
        actions: sum.actions,
        stayMs: sum.stayMs,
        people: sum.people.size,
        modules: modulesOfCodes(codes),
      })),
      modules: modulesOf(uses),
      actions: mostFirst(
        [...Map.groupBy(uses, (use) => use.code)].flatMap(([code, own]) => {
          const module = knownModule(code);
          return module === undefined ? [] : [{ code, key: trackingKeyOf(code) ?? '', module, ...figuresOf(own) }];
        }),
      ),
      users: mostFirst([...Map.groupBy(uses, (use) => use.userId)].map(([userId, own]) => userOf(userId, own))),
    };
  }
}

const modules = new Map<number, UsageModule | undefined>();

function knownModule(code: number): UsageModule | undefined {
  if (!modules.has(code)) modules.set(code, moduleOf(code));
  return modules.get(code);
}

function modulesOfCodes(codes: ReadonlyMap<number, number>): UsageFigures['periods'][number]['modules'] {
  const sums = new Map<UsageModule, number>();
  for (const [code, actions] of codes) {
    const module = knownModule(code);
    if (module !== undefined) sums.set(module, (sums.get(module) ?? 0) + actions);
  }
  return mostFirst([...sums].map(([module, actions]) => ({ module, actions })));
}

function userOf(userId: string, own: readonly Use[]): UsageFigures['users'][number] {
  const { actions, stayMs } = figuresOf(own);
  const last = own.reduce((latest, use) => Math.max(latest, use.lastAt), 0);
  const topModule = modulesOf(own)[0]?.module ?? 'search';
  return { userId, actions, stayMs, lastAt: new Date(last).toISOString(), topModule };
}

function modulesOf(uses: readonly Use[]): UsageFigures['modules'] {
  const byModule = [...Map.groupBy(uses, (use) => knownModule(use.code))];
  return mostFirst(byModule.flatMap(([module, own]) => (module === undefined ? [] : [{ module, ...figuresOf(own) }])));
}

function figuresOf(uses: readonly Use[]): { actions: number; stayMs: number; people: number } {
  return {
    actions: uses.reduce((sum, use) => sum + use.actions, 0),
    stayMs: uses.reduce((sum, use) => sum + use.stayMs, 0),
    people: new Set(uses.map((use) => use.userId)).size,
  };
}

function mostFirst<T extends { actions: number }>(rows: T[]): T[] {
  return rows.toSorted((one, other) => other.actions - one.actions);
}
