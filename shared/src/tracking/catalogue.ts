// Every tracking id: its name, and the request that carries it. The gateway asks `trackingFor` once for each call when it
// starts and then looks up one value a request.

import type { CallName } from '../contracts/catalogue.ts';
import { callActions, type CallAction, type Condition } from './call-actions.ts';
import { reservedActions } from './reserved-actions.ts';
import { screenActions } from '../constants/screen-actions.ts';

/** The name of an action, and the key of its words in locales/<culture>/tracking.json. */
export type TrackingKey = keyof typeof callActions | keyof typeof screenActions | keyof typeof reservedActions;

/** One place in which a request can carry an id. */
export interface TrackingRow {
  id: number;
  call: CallName;
  when: Condition | undefined;
}

/** What of a request can decide its id. */
export interface Tracked {
  query?: unknown;
  body?: unknown;
}

/** How the requests of one call are tracked: always as one action, or by what they say. */
export type Tracking = { fixed: number } | { by: (query: unknown, body: unknown) => number | undefined };

const callRows = Object.values<CallAction>(callActions).flatMap(({ id, calls, when }) =>
  calls.map((call): TrackingRow => ({ id, call, when })),
);
const screenRows = Object.values(screenActions).map((id): TrackingRow => ({
  id,
  call: 'createBuriedPoint',
  when: { in: 'body', field: 'code', is: [id] },
}));

/** All rows, those of the screen actions included: a buried point carries the id that it reports. */
export const trackingRows: readonly TrackingRow[] = [...callRows, ...screenRows];

/** Id of every action, by its name. */
export const trackingIds: ReadonlyMap<string, number> = new Map([
  ...Object.entries<CallAction>(callActions).map(([key, { id }]) => [key, id] as const),
  ...Object.entries<number>(screenActions),
  ...Object.entries<number>(reservedActions),
]);

const keys = new Map([...trackingIds].map(([key, id]) => [id, key]));

/** The name of an id, or undefined for an id that the catalogue does not hold. */
export function trackingKeyOf(id: number): string | undefined {
  return keys.get(id);
}

const rowsByCall = new Map<string, TrackingRow[]>(Map.groupBy(trackingRows, (row) => row.call));
const trackingByCall = new Map([...rowsByCall].map(([name, rows]) => [name, trackingOfRows(rows)]));

/** How a call's requests are tracked, or undefined for a call that is no action of a user. */
export function trackingFor(callName: string): Tracking | undefined {
  return trackingByCall.get(callName);
}

/** The id of one request, or undefined when it is no action of the catalogue. */
export function trackingIdOf(callName: string, { query, body }: Tracked): number | undefined {
  const tracking = trackingByCall.get(callName);
  if (tracking === undefined) return undefined;
  return 'fixed' in tracking ? tracking.fixed : tracking.by(query, body);
}

/** Every id that requests of a call can carry, ascending. */
export function trackingIdsOf(callName: string): number[] {
  return (rowsByCall.get(callName) ?? []).map((row) => row.id).toSorted((a, b) => a - b);
}

// The rows of one call either need no condition or ask the same field, which catalogue.test.ts holds.
function trackingOfRows(rows: readonly TrackingRow[]): Tracking {
  const [first] = rows;
  if (first === undefined) throw new RangeError('a call without rows');
  const { id, when } = first;
  if (when === undefined) return { fixed: id };
  const idOfValue = new Map<unknown, number>(rows.flatMap((row) => row.when?.is.map((value) => [value, row.id]) ?? []));
  const { in: place, field } = when;
  return { by: (query, body) => idOfValue.get(ownValue(place === 'query' ? query : body, field)) };
}

function ownValue(members: unknown, field: string): unknown {
  if (typeof members !== 'object' || members === null || !Object.hasOwn(members, field)) return undefined;
  return Reflect.get(members, field);
}
