// A typed client of the product for programs: `createClient({ baseUrl, apiKey })`.

import createFetchClient from 'openapi-fetch';
import type { CallData, CallInput, CallName, DownloadName, TaskName } from './call-types.ts';
import { CallError, type ErrorBody } from './errors.ts';
import type { paths } from './generated/api.ts';
import { calls } from './generated/calls.ts';
import { pauseFor, withRetries, type Failure, type Retries } from './retry.ts';

export { CallError } from './errors.ts';
export type { CallData, CallInput, CallName, DownloadName, TaskName } from './call-types.ts';
export type { components } from './generated/api.ts';

export interface ClientOptions {
  /** `https://planning.example.com` */
  baseUrl: string;
  /** `syn_…`, made in the profile. */
  apiKey: string;
  /** Of messages and names of reactions. */
  language?: 'en' | 'zh-CN';
  /** How often a call that may be repeated is made at most; 4 by default. */
  attempts?: number;
  /** For one attempt; 110 s by default. The body of a download may take longer. */
  timeoutMs?: number;
  fetch?: (request: Request) => Promise<Response>;
  pause?: Retries['pause'];
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Of a call that starts something; a new one is made where none is given. */
  idempotencyKey?: string;
}

export interface WaitOptions<N extends TaskName> {
  signal?: AbortSignal;
  /** Between two questions; 1 s by default. */
  everyMs?: number;
  onProgress?: (data: CallData<N>) => void;
}

export interface Download {
  /** As the product names it. */
  fileName: string;
  contentType: string;
  body: ReadableStream<Uint8Array>;
  /** All of it, where it is small. */
  text: () => Promise<string>;
}

/** What a call without required input leaves out. */
type Given<N extends CallName> =
  {} extends CallInput<N>
    ? [input?: CallInput<N>, options?: CallOptions]
    : [input: CallInput<N>, options?: CallOptions];

export interface Client {
  /** Makes a call and gives its data. Throws a CallError. */
  call: <N extends Exclude<CallName, DownloadName>>(name: N, ...given: Given<N>) => Promise<CallData<N>>;
  /** Makes a call that gives a file, which is read as it comes. Throws a CallError where there is none. */
  download: <N extends DownloadName>(name: N, ...given: Given<N>) => Promise<Download>;
  /** Asks about a task until it has ended: completed, stopped or failed. */
  finished: <N extends TaskName>(name: N, input: CallInput<N>, options?: WaitOptions<N>) => Promise<CallData<N>>;
}

interface Task {
  state: string;
}

/** States of a task that still goes on. */
const open: ReadonlySet<string> = new Set(['notStarted', 'queued', 'searching']);

export function createClient(options: ClientOptions): Client {
  const { attempts = 4, pause = pauseFor } = options;
  const send = sender(options);
  const request = (name: CallName, input: AnyInput = {}, given: CallOptions = {}): Promise<Response> => {
    const { kind } = calls[name];
    const key = kind === 'keyed' ? { idempotencyKey: given.idempotencyKey ?? crypto.randomUUID() } : {};
    return withRetries(
      () => send(name, input, { ...given, ...key }),
      { attempts, pause },
      kind !== 'changes',
      given.signal,
    );
  };
  const call: Client['call'] = async (name, ...[input, given]) => {
    const response = await request(name, input, given);
    const { data } = (await response.json()) as { data: CallData<typeof name> };
    return data;
  };
  return {
    call,
    download: async (name, ...[input, given]) => downloadOf(await request(name, input, given)),
    finished: async (name, input, { signal, everyMs = 1_000, onProgress } = {}) => {
      for (;;) {
        const response = await request(name, input, { signal });
        const { data } = (await response.json()) as {
          data: CallData<typeof name> & Partial<Record<'task' | 'search', Task>>;
        };
        onProgress?.(data);
        const { state = '' } = data.task ?? data.search ?? {};
        if (!open.has(state)) return data;
        await pause(everyMs, signal);
      }
    },
  };
}

interface AnyInput {
  query?: object;
  path?: object;
  body?: unknown;
  file?: Blob;
  fileName?: string;
}

/** One attempt: a response that is a success, or what went wrong. */
function sender({ baseUrl, apiKey, language = 'en', timeoutMs = 110_000, ...rest }: ClientOptions) {
  const headers = { authorization: `ApiKey ${apiKey}`, 'x-culture': language };
  const client = createFetchClient<paths>({ baseUrl, headers, ...(rest.fetch && { fetch: rest.fetch }) });
  // The table of calls and the types are made of one document, which the types of openapi-fetch cannot know.
  const ask = client.request as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ response: Response; error?: unknown }>;
  return async (
    name: CallName,
    { query, path, body, file, fileName }: AnyInput,
    { signal, idempotencyKey }: CallOptions,
  ): Promise<Response | Failure> => {
    const deadline = new AbortController();
    const timer = setTimeout(
      () => deadline.abort(new DOMException(`${name} took too long`, 'TimeoutError')),
      timeoutMs,
    );
    try {
      const { response, error } = await ask(calls[name].method, calls[name].path, {
        params: { query, path },
        body: file ? formOf(file, fileName) : body,
        ...(file && { bodySerializer: (form: unknown) => form }),
        parseAs: 'stream',
        headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
        signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
      });
      return await successOf(response, error);
    } catch (error) {
      if (signal?.aborted) throw error;
      return { error, retryAfter: null };
    } finally {
      clearTimeout(timer);
    }
  };
}

function formOf(file: Blob, fileName = 'file'): FormData {
  const form = new FormData();
  form.append('iFormFile', file, fileName);
  return form;
}

/** A business error comes with any status, 200 included; what is no envelope is a file, or comes from something between. */
async function successOf(response: Response, refused: unknown): Promise<Response | Failure> {
  const isFile = response.headers.has('content-disposition') || !isJson(response);
  if (response.ok && isFile) return response;
  const envelope: unknown = response.ok ? await response.clone().json() : refused;
  const found = envelope as { code?: number; error?: ErrorBody; requestId?: string };
  if (response.ok && found.code === 200) return response;
  const { status, statusText } = response;
  const error = found?.error ?? { code: status, message: statusText };
  const requestId = found?.requestId ?? response.headers.get('x-request-id') ?? '';
  return { error: new CallError(error, status, requestId), retryAfter: response.headers.get('retry-after') };
}

const isJson = ({ headers }: Response): boolean => (headers.get('content-type') ?? '').includes('json');

function downloadOf(response: Response): Download {
  const { headers, body } = response;
  return {
    fileName: fileNameIn(headers.get('content-disposition') ?? ''),
    contentType: headers.get('content-type') ?? '',
    body: body ?? new ReadableStream({ start: (controller) => controller.close() }),
    text: () => response.text(),
  };
}

/** RFC 6266: the extended form counts before the plain one. */
function fileNameIn(disposition: string): string {
  const extended = /filename\*=(?:UTF-8|utf-8)''([^;]+)/.exec(disposition)?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /filename="?([^";]+)/.exec(disposition)?.[1] ?? '';
}
