// Keeps an eye on a body while it arrives: its length, and that it arrives at all.

import type { IncomingMessage } from 'node:http';
import { AppError } from '@app/shared/errors/app-error';

export interface TransferLimits {
  /** Of the whole body. */
  maxBytes: number;
  tooLong: () => AppError;
  /** A sender is too slow when fewer bytes than this arrive in a window. */
  minWindowBytes: number;
  windowMs: number;
}

const samples = 10;

/**
 * Calls `fail` once: with 408 for a sender that is slower than the limit, with `tooLong()` for a body that is too long.
 * Windows in which we did not read, because the service is slow, do not count. Returns the end of the watch.
 */
export function watchTransfer(
  body: IncomingMessage,
  limits: TransferLimits,
  fail: (error: AppError) => void,
): () => void {
  let total = 0;
  let inWindow = 0;
  let sampled = 0;
  const count = (chunk: Buffer) => {
    total += chunk.length;
    inWindow += chunk.length;
    if (total > limits.maxBytes) end(limits.tooLong());
  };
  const sample = () => {
    if (body.readableEnded || body.destroyed) return end();
    sampled += 1;
    if (body.isPaused() || inWindow >= limits.minWindowBytes) [sampled, inWindow] = [0, 0];
    else if (sampled >= samples) end(new AppError('requestTimeout'));
  };
  const timer = setInterval(sample, limits.windowMs / samples).unref();
  const end = (error?: AppError) => {
    clearInterval(timer);
    body.off('data', count);
    if (error) fail(error);
  };
  body.on('data', count);
  return end;
}
