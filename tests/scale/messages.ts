// What the run and its load generator, which is a process of its own, say to each other.

import type { User } from './accounts.ts';

/** What is asked. Reads first: their latency has a goal. */
export const readKinds = ['unread notices', 'task list', 'one task', 'user'] as const;
export const kinds = [
  ...readKinds,
  'activity',
  'start of a search',
  'upload of 100 KB',
  'upload of 10 MB',
  'upload of 50 MB',
  'sign-in page',
  'sign-in',
] as const;
export type Kind = (typeof kinds)[number];

export interface Begin {
  url: string;
  password: string;
  users: User[];
}

export interface Failure {
  kind: Kind;
  /** Epoch ms of the response. */
  at: number;
  /** Status and code, or what went wrong. */
  what: string;
}

/** What happened since the last report. */
export interface Tally {
  /** Latencies in ms by kind, counted from when a request was due. */
  latencies: Partial<Record<Kind, number[]>>;
  failures: Failure[];
  /** Responses that took longer than two seconds; uploads and sign-ins do not count. */
  slow: { kind: Kind; at: number; ms: number }[];
  /** Megabytes a second of each upload. */
  uploadSpeeds: number[];
  /** How late its own timers were, in ms. */
  lateness: number[];
}

export interface StartedSearch {
  taskId: string;
  tenantId: string;
}

/** Searches of one user after the other, in this order, so that who comes first has queued all before the next. */
export interface SearchOrder {
  /** Index of the user. */
  user: number;
  structure: string;
  seconds: number;
}

/** Questions and their responses. */
export interface Questions {
  /** Signs everybody in; gives how many of them are in. */
  begin: { ask: Begin; response: number };
  /** Opens so many streams of events of every user, as idle pages keep them; gives how many are open. */
  listen: { ask: { each: number }; response: number };
  /** So many changes, one after the other: ms from when each was asked for until its user heard of it. */
  changes: { ask: { count: number }; response: number[] };
  /** Lets every user poll as an open page does. */
  poll: { ask: null; response: null };
  searches: { ask: SearchOrder[]; response: StartedSearch[] };
  /** Everything that is not polled: on or off. */
  beside: { ask: { uploads: boolean; signIns: boolean; probes: boolean }; response: null };
  tally: { ask: null; response: Tally };
  /** Whose session is still theirs. */
  sessions: { ask: null; response: { alive: number; lost: string[] } };
}

export interface Question<N extends keyof Questions = keyof Questions> {
  id: number;
  name: N;
  ask: Questions[N]['ask'];
}

export interface GeneratorReply {
  id: number;
  response?: unknown;
  problem?: string;
}
