import type { ErrorBody } from '@app/shared/contracts/call';

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
