// From contract to route: what arrives is checked against the contract's schemas, what leaves is put in the envelope.

import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Value } from 'typebox/value';
import { headers } from '@app/shared/constants/headers';
import type { Call } from '@app/shared/contracts/call';
import { callEntries, type CallData, type CallInput, type CallName } from '@app/shared/contracts/catalogue';
import { AppError } from '@app/shared/errors/app-error';
import { areUnknownCodes, withUnknownIds } from '@app/shared/rules/unknown-id';
import { largestLimitOf } from '@app/shared/rules/upload';
import type { Clock } from '../process/clock.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../process/logger.ts';
import type { MoleculeKeys } from '../database/molecule-keys.ts';
import { announce } from '../events/announce.ts';
import type { Caller } from './caller.ts';
import { acceptForms, type FormFile } from './form.ts';
import { sendBlob, type Blob } from './send-blob.ts';
import { startOnce } from './start-once/start-once.ts';

/** What every handler can work with; features add their own parts. */
export interface BaseServices {
  logger: Logger;
  clock: Clock;
  newId: () => string;
  database: Database;
  moleculeKey: MoleculeKeys;
}

/** What the calls themselves need. */
export interface CallServices extends BaseServices {
  /** Whose data was erased. */
  erased: { isErased(user: { tenantId: string; userId: string }, tokenAt: number): Promise<boolean> };
}

/** The signal is aborted when the caller leaves before the response; the stream of a blob is destroyed then in any case. */
type Handler<N extends CallName, S, R> = (
  input: CallInput<N>,
  caller: Caller,
  services: S,
  signal: AbortSignal,
) => Promise<R>;

export interface Registration<S> {
  name: CallName;
  run(input: unknown, caller: Caller, services: S, signal: AbortSignal): Promise<unknown>;
}

/** What binds the calls of a feature to its handlers, which work with services of the type `S`. */
export function handlersOf<S extends BaseServices>(): {
  /** A call that answers in the envelope. */
  handle<N extends CallName>(name: N, run: Handler<N, S, CallData<N>>): Registration<S>;
  /** A call that answers raw. */
  handleBlob<N extends CallName>(name: N, run: Handler<N, S, Blob>): Registration<S>;
  /** A call that answers with server-sent events, after the id that the caller saw last. */
  handleStream<N extends CallName>(
    name: N,
    run: (input: CallInput<N> & { lastEventId?: string }, caller: Caller, services: S) => Promise<Readable>,
  ): Registration<S>;
  /** A call that takes one file. Throws `fileContentError` for a form without one. */
  handleUpload<N extends CallName>(
    name: N,
    run: (
      file: FormFile,
      caller: Caller,
      services: S,
      input: CallInput<N>,
      signal: AbortSignal,
    ) => Promise<CallData<N>>,
  ): Registration<S>;
  /** A call that the gateway makes for itself. */
  handleGateway<N extends CallName>(
    name: N,
    run: (input: CallInput<N>, services: S) => Promise<CallData<N>>,
  ): Registration<S>;
} {
  const bind = <N extends CallName>(name: N, run: Handler<N, S, unknown>): Registration<S> => ({
    name,
    run: (input, caller, services, signal) => run(input as CallInput<N>, caller, services, signal),
  });
  return {
    handle: bind,
    handleBlob: bind,
    handleStream: bind,
    handleUpload: (name, run) =>
      bind(name, (input, caller, services, signal) => {
        const { file } = input as { file?: FormFile };
        return file ? run(file, caller, services, input, signal) : Promise.reject(new AppError('fileContentError'));
      }),
    handleGateway: (name, run) => bind(name, (input, _nobody, services) => run(input, services)),
  };
}

/** Calls of the catalogue that the gateway answers by itself. */
export const gatewayCalls: ReadonlySet<CallName> = new Set<CallName>(['runtimeConfig']);

/**
 * Registers every call under /api: built ones by their registration, the others to answer 10002.
 * A call that arrives before the services are there waits for them.
 * Throws a TypeError when a built call has no registration, or two.
 */
export function registerCalls<S extends CallServices>(
  app: FastifyInstance,
  services: Promise<S>,
  registrations: readonly Registration<S>[],
): void {
  acceptForms(app);
  const byName = new Map(registrations.map((one) => [one.name, one]));
  if (byName.size !== registrations.length) throw new TypeError('a call is registered twice');
  for (const [name, call] of callEntries) {
    if (!call.path.startsWith('/api/') || gatewayCalls.has(name)) continue;
    const registration = call.built ? byName.get(name) : plannedCall(name);
    if (!registration) throw new TypeError(`the call ${name} has no handler`);
    registerCall(app, services, call, registration);
  }
}

function plannedCall(name: CallName): Registration<unknown> {
  return { name, run: () => Promise.reject(new AppError('underDevelopment')) };
}

function registerCall<S extends CallServices>(
  app: FastifyInstance,
  services: Promise<S>,
  call: Call,
  registration: Registration<S>,
): void {
  const readers = call.built ? readersOf(call) : [];
  app.route({
    method: call.method,
    url: routePattern(call.path),
    bodyLimit: bodyLimitOf(call),
    config: { call: registration.name, internal: call.internal, takesFile: call.built && call.takes === 'multipart' },
    handler: async (request, reply) => {
      const input = Object.fromEntries(readers.map((read) => read(request)));
      if (call.gives === 'stream') input['lastEventId'] = request.headers['last-event-id'];
      const leaving = leavingOf(reply);
      const parts = await services;
      const { caller } = request;
      if (await parts.erased.isErased(caller, caller.tokenAt)) throw new AppError('unauthorized');
      const run = (): Promise<unknown> => registration.run(input, caller, parts, leaving);
      const key = call.startsOnce ? request.headers[headers.idempotencyKey] : undefined;
      const { answer: result, isRepeat } =
        key === undefined
          ? { answer: await run(), isRepeat: false }
          : await startOnce(parts, caller, { key: String(key), call: registration.name, input }, run);
      request.isRepeat = isRepeat;
      if (call.changesState) void announceCall(parts, caller, registration.name, input);
      if (call.built && call.gives === 'blob') return sendBlob(reply, result as Blob, leaving);
      if (call.built && call.gives === 'stream') return sendEvents(reply, result as Readable);
      return envelope(request, result);
    },
  });
}

// Pages of the same user in other tabs, and of those who share the item, ask anew.
async function announceCall(
  { database, logger }: BaseServices,
  { tenantId, userId }: Caller,
  topic: CallName,
  input: Record<string, unknown>,
): Promise<void> {
  const given = { ...Object(input['query']), ...Object(input['body']) } as Record<string, unknown>;
  const id = [given['itemId'], given['taskId'], given['routeId']].find((value) => typeof value === 'string');
  await announce(database.queries, { tenantId, userId, topic, ...(typeof id === 'string' && { id }) }).catch(
    (error: unknown) => logger.warn({ err: error }, 'a change was not announced'),
  );
}

function sendEvents(reply: FastifyReply, events: Readable): FastifyReply {
  return reply.type('text/event-stream').header('cache-control', 'no-store').send(events);
}

const formOverheadBytes = 64 * 1024;

function bodyLimitOf({ upload, maxBodyBytes }: Call): number {
  return upload ? Math.max(maxBodyBytes, largestLimitOf(upload).maxBytes + formOverheadBytes) : maxBodyBytes;
}

/** Aborted when the connection ends before the response is written. */
function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

// `/picture/{name}` is `/picture/:name` in Fastify.
function routePattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function envelope(request: FastifyRequest, data: unknown): object {
  return { code: 200, data, requestId: request.id };
}

type Reader = (request: FastifyRequest) => [string, unknown];

function readersOf(call: Call): Reader[] {
  const { params, query, body } = call;
  return [
    ...(params ? [reader('params', params, (request) => Value.Convert(params, request.params))] : []),
    ...(query ? [reader('query', query, (request) => Value.Convert(query, Value.Default(query, request.query)))] : []),
    // Bodies say what they mean: "1" is not an integer, and what is left out is for the handler to say.
    ...(body ? [reader('body', body, (request) => request.body)] : []),
    ...(call.takes === 'multipart' ? [(request: FastifyRequest): [string, unknown] => ['file', request.body]] : []),
  ];
}

function reader(part: string, schema: TSchema, take: (request: FastifyRequest) => unknown): Reader {
  const validator: Validator = Compile(schema);
  return (request) => {
    const value = take(request);
    if (validator.Check(value)) return [part, value];
    const found = [...validator.Errors(value)];
    const read = withUnknownIds(value, found);
    if (read !== undefined) return [part, read];
    if (areUnknownCodes(found)) throw new AppError('dataMissingOrNoAccess', undefined, { cause: 'input' });
    const problems = found.map((one) => `${part}${one.instancePath}: ${one.message}`);
    throw new AppError('parameterError', { problems }, { cause: 'input' });
  };
}
