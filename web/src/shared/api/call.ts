// Every call of the page goes through here: address from the contract, headers of decisions section 1, envelope undone.

import type { CallData, CallInput, CallName } from '@app/shared/contracts/catalogue';
import { headers as names } from '@app/shared/constants/headers';
import { currentCulture } from '../i18n/culture.ts';
import { CallError, noResponseFor, tellCallFailure } from './call-error.ts';
import { readEnvelope } from './envelope.ts';
import { knownCall } from './known-calls.ts';
import { noteServerTime } from './server-time.ts';
import { startFor, type WireInput } from './start-keys.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** Polling: does not count as the user's activity (decisions section 6). */
  passive?: boolean;
  /** The response matters even when the page is being left. */
  keepalive?: boolean;
}

export type InputOf<N extends CallName> = CallInput<N> & WireInput;

/**
 * Makes a call and gives its data.
 * Throws a CallError when the gateway refuses, cannot be reached, or takes longer than the contract allows;
 * an AbortError when `signal` cancels it.
 */
export function call<N extends CallName>(name: N, input: InputOf<N>, options?: CallOptions): Promise<CallData<N>>;
export async function call(name: CallName, input: WireInput, options: CallOptions = {}): Promise<unknown> {
  const asked = JSON.stringify(input);
  const isPassive = options.passive ?? false;
  const data = await responseOf(
    async () => readEnvelope(await request(name, input, options)),
    isSideCall(name, asked, isPassive),
  );
  if (isPassive) noteResponse(name, asked);
  return data;
}

/** The response as it comes, envelope or file. Throws a RangeError for a call that is not built. */
export async function request(name: CallName, input: WireInput, options: CallOptions = {}): Promise<Response> {
  const { method, path, timeoutMs, startsOnce } = knownCall(name);
  const start = startsOnce ? startFor(path, input) : undefined;
  const headers = headersOf(input, options);
  if (start) headers.set(names.idempotencyKey, start.key);
  const init: RequestInit = {
    method,
    headers,
    body: bodyOf(input),
    credentials: 'same-origin',
    cache: 'no-store',
    keepalive: options.keepalive ?? false,
  };
  const response = await send(addressOf(path, input), init, timeoutMs, options.signal);
  if (response.status < 500) start?.end();
  return response;
}

/** Gives what the function reads; a failure is reported to the listeners and thrown. */
export async function responseOf<T>(read: () => Promise<T>, isAside = false): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof CallError) tellCallFailure(error, isAside);
    throw error;
  }
}

/** Path and query with every value encoded; undefined query values are left out. */
export function addressOf(path: string, { params = {}, query = {} }: WireInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

export function bodyOf({ body, file }: WireInput): string | FormData | undefined {
  if (!file) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  form.append('iFormFile', file);
  return form;
}

export function headersOf(input: WireInput, options: CallOptions): Headers {
  const headers = new Headers({
    [names.csrf]: '1',
    [names.culture]: currentCulture(),
    [names.timezoneOffset]: String(-new Date().getTimezoneOffset() / 60),
  });
  if (options.passive) headers.set(names.activity, 'passive');
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  return headers;
}

async function send(address: string, init: RequestInit, timeoutMs: number, given?: AbortSignal): Promise<Response> {
  const timer = timeoutMs > 0 ? AbortSignal.timeout(timeoutMs) : undefined;
  const signals = [given, timer].filter((signal) => signal !== undefined);
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.any(signals) });
    noteServerTime(response.headers.get('date'));
    return response;
  } catch (cause) {
    throw noResponseFor(cause);
  }
}

// Calls that the page makes in the background. A refusal of one by the service is shown, but ends no session.

/** What the frame around the pages asks for by itself. */
const ofTheFrame: ReadonlySet<CallName> = new Set<CallName>([
  'countries',
  'createBuriedPoint',
  'createBuriedPoints',
  'notificationUnreadCount',
  'runtimeConfig',
  'unreadReleaseNotes',
  'userProfile',
]);

const maxAnswered = 500;
const answered = new Set<string>();

/** True for a call of the frame, and for a poll: what is asked again although it was answered before. */
function isSideCall(name: CallName, asked: string, isPassive: boolean): boolean {
  // The page renews the session by itself.
  if (name === 'sessionActivity' && isPassive) return true;
  return ofTheFrame.has(name) || (isPassive && answered.has(`${name} ${asked}`));
}

/** From its second passive request on, a call counts as a poll that the user did not ask for. */
function noteResponse(name: CallName, asked: string): void {
  if (answered.size >= maxAnswered) answered.clear();
  answered.add(`${name} ${asked}`);
}
