// What a call throws.

import type { components } from './generated/api.ts';

export type ErrorBody = components['schemas']['ErrorBody'];

/** The product refused or failed. Decide by `code`; the message is for people. */
export class CallError extends Error {
  readonly code: number;
  readonly status: number;
  readonly details: unknown;
  /** Finds the call in the logs. */
  readonly requestId: string;

  constructor({ code, message, details }: Omit<ErrorBody, 'display'>, status: number, requestId: string) {
    super(`${code} ${message} (${requestId})`);
    this.name = 'CallError';
    this.code = code;
    this.status = status;
    this.details = details;
    this.requestId = requestId;
  }
}
