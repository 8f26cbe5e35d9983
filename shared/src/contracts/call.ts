// A call is written once. The gateway registers its route from it, both sides take their types from it,
// and /openapi.json is made of it.

import { Type, type Static, type TSchema } from 'typebox';
import type { ErrorAction, ErrorDisplay, Severity } from '../errors/catalogue.ts';
import type { Permission } from '../constants/modules.ts';
import { limits, timeoutsMs } from '../constants/limits.ts';

export type Schema = TSchema | undefined;
export type Method = 'GET' | 'POST';

/** What a file must be (gateway/src/upload). */
export type UploadRule =
  | 'sascore'
  | 'molecules'
  | 'stock'
  | 'templates'
  | 'routes'
  | 'cdx'
  | 'yields'
  | 'picture'
  | 'document';

/** Who may call: anybody, anybody signed in, or who holds one of the permissions. */
export type Access = 'public' | 'session' | readonly Permission[];

export interface Example<P, Q, B, D> {
  params?: P;
  query?: Q;
  body?: B;
  data?: D;
}

type StaticOf<S> = S extends TSchema ? Static<S> : undefined;

export interface Call<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  D extends Schema = Schema,
> {
  method: Method;
  /** OpenAPI path, parameters in braces. */
  path: string;
  /** One line for /openapi.json. */
  summary: string;
  access: Access;
  /** Of the permissions it takes the one that `routeType` names, in body or query: retrosynthesis when left out. */
  asksForModule: boolean;
  /** False while the embedded service responds with 10002: the gateway forwards the call without a schema. */
  built: boolean;
  /** What the body arrives as; `none` for GET. */
  takes: 'none' | 'json' | 'multipart';
  /** `json` responds in the envelope, `blob` raw, `stream` as server-sent events. */
  gives: 'json' | 'blob' | 'stream';
  /** The browser itself may open it (pictures, streams, downloads): decisions section 8. */
  navigable: boolean;
  /** Changes something on the server, whatever its method. */
  changesState: boolean;
  /** Starts something that a repeated call must not start again: takes the header Idempotency-Key (rules/start-key.ts). */
  startsOnce: boolean;
  /** What the one file of a multipart body must be. */
  upload?: UploadRule;
  /** An identical call of the same user that is still running is ended by the newer one (specification section 7). */
  cancelsEarlier: boolean;
  /** Stays open to a tenant administrator whose subscription has expired (specification section 2). */
  openToExpired: boolean;
  /** Between gateway and service only: no browser and no API key may call it. */
  internal: boolean;
  /** Only on servers started with TESTER_PAGES=1, and not in /openapi.json of others. */
  development: boolean;
  /** 0 means no timeout. */
  timeoutMs: number;
  maxBodyBytes: number;
  params: P;
  query: Q;
  body: B;
  data: D;
  example: Example<StaticOf<P>, StaticOf<Q>, StaticOf<B>, StaticOf<D>>;
}

type Given<P extends Schema, Q extends Schema, B extends Schema, D extends Schema> = Pick<
  Call<P, Q, B, D>,
  'method' | 'path' | 'summary' | 'access'
> &
  Partial<Call<P, Q, B, D>>;

/** A finished call. JSON in, JSON out, 10 s and 1 MB by default otherwise. */
export function defineCall<
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  D extends Schema = undefined,
>(given: Given<P, Q, B, D>): Call<P, Q, B, D> {
  return {
    built: true,
    asksForModule: false,
    takes: given.method === 'POST' ? 'json' : 'none',
    gives: 'json',
    navigable: false,
    changesState: false,
    startsOnce: false,
    cancelsEarlier: false,
    openToExpired: false,
    internal: false,
    development: false,
    timeoutMs: timeoutsMs.default,
    maxBodyBytes: limits.jsonBodyBytes,
    params: undefined as P,
    query: undefined as Q,
    body: undefined as B,
    data: undefined as D,
    example: {},
    ...given,
  };
}

/** A call that is named but not built yet: it responds with 10002 (function under development). */
export function plannedCall(
  given: Given<undefined, undefined, undefined, undefined>,
): Call<undefined, undefined, undefined, undefined> {
  return defineCall({ ...given, built: false });
}

export type ParamsOf<C extends Call> = StaticOf<C['params']>;
export type QueryOf<C extends Call> = StaticOf<C['query']>;
export type BodyOf<C extends Call> = StaticOf<C['body']>;
export type DataOf<C extends Call> = StaticOf<C['data']>;

// Pages of a list. The database counts what comes before a page, and its integers are bounded.

/** From 1, up to far beyond the end of any list. */
export const pageIndexSchema = Type.Integer({ minimum: 1, maximum: limits.pages });

/** The same where it may be left out. */
export const firstPageSchema = Type.Integer({ minimum: 1, maximum: limits.pages, default: 1 });

// The two forms of a response (decisions section 2).

export interface SuccessEnvelope<D> {
  code: 200;
  data: D;
  requestId: string;
}

export interface ErrorBody {
  code: number;
  message: string;
  display: ErrorDisplay;
  action?: ErrorAction;
  cancelable?: boolean;
  seconds?: number;
  severity?: Severity;
  details?: unknown;
}

export interface ErrorEnvelope {
  code: number;
  error: ErrorBody;
  requestId: string;
}

export type Envelope<D> = SuccessEnvelope<D> | ErrorEnvelope;
