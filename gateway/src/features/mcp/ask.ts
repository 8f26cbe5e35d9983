// A tool asks the product's own calls, over the gateway's own routes, as the caller of /mcp: what the guard, the rates, the
// admission and the audit log do for a call of a program, they do here. Nothing goes around them.

import { randomUUID } from 'node:crypto';
import { headers } from '@app/shared/constants/headers';
import type { BodyOf, Call, DataOf, Envelope, ErrorBody, ParamsOf, QueryOf } from '@app/shared/contracts/call';
import { catalogue } from '@app/shared/errors/catalogue';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessTokens } from '../../auth/programs/access-tokens.ts';

/** What a call takes, as its contract says it. */
export interface CallInput<C extends Call> {
  params?: ParamsOf<C>;
  query?: QueryOf<C>;
  body?: BodyOf<C>;
}

export interface Ask {
  /** The data of the envelope. Throws a CallRefused. */
  <C extends Call>(call: C, input: CallInput<C>): Promise<DataOf<C>>;
  /** A response without an envelope; undefined where it was refused. */
  raw(call: Call, input: CallInput<Call>): Promise<Buffer | undefined>;
}

const structureCodes = new Set<number>(
  [catalogue.structureNotSupported, catalogue.unrecognizedStructure, catalogue.smilesOrNameNotFound].map(
    ({ code }) => code,
  ),
);

/** What a call answered instead of its data: the catalogue's words in the caller's language. */
export class CallRefused extends Error {
  readonly body: ErrorBody;
  readonly requestId: string;

  constructor(body: ErrorBody, requestId: string) {
    super(body.message);
    this.body = body;
    this.requestId = requestId;
  }

  /** Another structure would have been taken. */
  get isAboutStructure(): boolean {
    return structureCodes.has(this.body.code) || this.isControlled;
  }

  get isControlled(): boolean {
    return this.body.code === catalogue.drugControlled.code;
  }

  /** The message and, where the call says more of it, the reason. */
  get sentence(): string {
    const text: unknown = Reflect.get(Object(this.body.details), 'text');
    return typeof text === 'string' ? `${this.message} ${text}` : this.message;
  }
}

export interface AskParts {
  app: FastifyInstance;
  accessTokens: AccessTokens | undefined;
}

// What the caller said of themselves, and nothing of the transport.
const passedOn = ['authorization', 'user-agent', 'accept-language', headers.timezoneOffset, 'traceparent'] as const;

/** `request` is the one of /mcp that the tool is run for. */
export function createAsk({ app, accessTokens }: AskParts, request: FastifyRequest, signal: AbortSignal): Ask {
  const said = Object.fromEntries(
    passedOn.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]])),
  );
  const inside = accessTokens?.insideTool ?? (<T>(run: () => Promise<T>) => run());

  const send = (call: Call, { params, query, body }: CallInput<Call>) =>
    inside(async () =>
      app.inject({
        method: call.method,
        url: addressOf(call, Object(params)),
        query: textsOf(Object(query)),
        remoteAddress: request.ip,
        signal,
        headers: {
          ...said,
          host: request.headers.host ?? '',
          [headers.culture]: request.culture,
          ...(call.startsOnce ? { [headers.idempotencyKey]: randomUUID() } : {}),
        },
        ...(call.takes === 'json' ? { payload: Object(body) } : {}),
      }),
    );

  const ask = async <C extends Call>(call: C, input: CallInput<C>): Promise<DataOf<C>> => {
    const response = await send(call, input as CallInput<Call>);
    const envelope = response.json<Envelope<DataOf<C>>>();
    if ('error' in envelope) throw new CallRefused(envelope.error, envelope.requestId);
    return envelope.data;
  };
  const raw = async (call: Call, input: CallInput<Call>): Promise<Buffer | undefined> => {
    const response = await send(call, input);
    const isRefused = response.statusCode !== 200 || /\bjson\b/.test(String(response.headers['content-type'] ?? ''));
    return isRefused ? undefined : response.rawPayload;
  };
  return Object.assign(ask, { raw });
}

function addressOf(call: Call, params: Record<string, unknown>): string {
  return call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function textsOf(query: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
