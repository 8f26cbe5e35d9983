import type { ErrorBody } from '@app/shared/contracts/call';
import { i18n } from '../i18n/i18n.ts';

export type CallErrorKind = 'envelope' | 'network' | 'timeout';

/** Why a call failed: the gateway's error body as it came, or that no response came at all. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  /** Business or HTTP code; 0 where no response came. */
  readonly code: number;
  readonly status: number;
  readonly display: ErrorBody['display'];
  readonly action: ErrorBody['action'];
  readonly cancelable: boolean;
  readonly seconds: number | undefined;
  readonly severity: ErrorBody['severity'];
  readonly details: unknown;
  readonly requestId: string | undefined;

  constructor(
    kind: CallErrorKind,
    body: Omit<ErrorBody, 'code'> & { code?: number },
    about: { status?: number; requestId?: string } = {},
    options?: ErrorOptions,
  ) {
    super(body.message, options);
    this.name = 'CallError';
    this.kind = kind;
    this.code = body.code ?? 0;
    this.status = about.status ?? 0;
    this.display = body.display;
    this.action = body.action;
    this.cancelable = body.cancelable ?? false;
    this.seconds = body.seconds;
    this.severity = body.severity;
    this.details = body.details;
    this.requestId = about.requestId;
  }
}

/** `computingBusy` of the catalogue, which the first load does without. */
export const computingBusyCode = 10027;

/** True where the same call may succeed later: nothing answered, the server was in trouble or busy. A refusal stays one. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof CallError) || error.kind !== 'envelope') return true;
  return error.status >= 500 || error.status === 429 || error.code === computingBusyCode;
}

/** No response came. */
export function noResponse(kind: 'timeout' | 'network', cause?: unknown): CallError {
  return new CallError(kind, { message: i18n.t(`common:errors.${kind}`), display: 'toast' }, {}, { cause });
}

/** What to throw if a response, or the rest of it, did not arrive; a cancellation stays an AbortError. */
export function noResponseFor(cause: unknown): unknown {
  const name = cause instanceof DOMException ? cause.name : '';
  return name === 'AbortError' ? cause : noResponse(name === 'TimeoutError' ? 'timeout' : 'network', cause);
}

// Every failed call is reported here, whichever code made it: a refused poll ends the session as a refused click does.

/** `isAside`: the call was made beside what the user is doing. */
type Listener = (error: CallError, isAside: boolean) => void;
const listeners = new Set<Listener>();

/** Follows failed calls; gives the function that stops it. */
export function onCallFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellCallFailure(error: CallError, isAside: boolean): void {
  for (const listener of listeners) listener(error, isAside);
}
