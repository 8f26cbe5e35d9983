// The two answers of decisions section 2.

import type { ErrorAction, ErrorDisplay, Severity } from '../errors/catalogue.ts';

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
