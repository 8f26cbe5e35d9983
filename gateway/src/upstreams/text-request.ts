// A request whose response is read whole. Every call with a JSON response is made so, so it takes the shortest path
// undici offers: no stream, no signal, no timer of its own.

import { isAscii } from 'node:buffer';
import { AppError } from '@app/shared/errors/app-error';
import type { Dispatcher } from 'undici';
import type { TextResponse } from './answer-reader.ts';
import type { Cancellation } from './cancellation.ts';
import type { Deadline, Deadlines } from './deadlines.ts';
import type { PlainPool, PlainRequest } from './plain-pool.ts';

export interface TextLimits {
  /** 0 means no limit. */
  timeoutMs: number;
  deadlines: Deadlines;
  cancellation: Cancellation | undefined;
}

/** A response that takes longer than its contract allows. */
export class ResponseTimeout extends Error {}

export const maxResponseBytes = 256 * 1024 * 1024;

/** Sends a request and reads the response to its end; rejects with what went wrong. */
export function requestText(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  limits: TextLimits,
): Promise<TextResponse> {
  return new Promise((resolve, reject) => {
    dispatcher.dispatch(options, new TextHandler(limits, resolve, reject));
  });
}

/** The same over plain connections. */
export function requestPlainly(pool: PlainPool, request: PlainRequest, limits: TextLimits): Promise<TextResponse> {
  return new Promise((resolve, reject) => {
    const { timeoutMs, deadlines, cancellation } = limits;
    let giveUp: (() => void) | undefined;
    const end = (reason: Error) => {
      deadline?.clear();
      giveUp?.();
      reject(reason);
    };
    const deadline =
      timeoutMs === 0 ? undefined : deadlines.in(timeoutMs, () => end(new ResponseTimeout(`over ${timeoutMs} ms`)));
    giveUp = pool.send(request, {
      onResponse(response) {
        deadline?.clear();
        resolve(response);
      },
      onFailure: end,
    });
    cancellation?.listen(end);
  });
}

class TextHandler implements Dispatcher.DispatchHandler {
  readonly #resolve: (response: TextResponse) => void;
  readonly #reject: (reason: Error) => void;
  readonly #deadline: Deadline | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #ended: Error | undefined;
  #status = 0;
  #chunks: Buffer[] = [];
  #length = 0;

  constructor(limits: TextLimits, resolve: (response: TextResponse) => void, reject: (reason: Error) => void) {
    this.#resolve = resolve;
    this.#reject = reject;
    const { timeoutMs, deadlines, cancellation } = limits;
    this.#deadline =
      timeoutMs === 0
        ? undefined
        : deadlines.in(timeoutMs, () => this.#end(new ResponseTimeout(`over ${timeoutMs} ms`)));
    cancellation?.listen((reason) => this.#end(reason));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ended) controller.abort(this.#ended);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    if (status >= 200) this.#status = status;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#length += chunk.length;
    if (this.#length > maxResponseBytes) this.#end(new AppError('badGateway'));
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#deadline?.clear();
    const [only] = this.#chunks;
    const bytes = this.#chunks.length === 1 && only ? only : Buffer.concat(this.#chunks);
    const ascii = isAscii(bytes);
    // One byte a character is read and written fastest.
    const text = bytes.toString(ascii ? 'latin1' : 'utf8');
    this.#resolve({ status: this.#status, text, isAscii: ascii });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#deadline?.clear();
    this.#reject(this.#ended ?? error);
  }

  // Waiting for a connection there is no controller yet: the caller is refused at once, the request is dropped when it starts.
  #end(reason: Error): void {
    if (this.#ended) return;
    this.#ended = reason;
    this.#deadline?.clear();
    this.#chunks = [];
    if (this.#controller) this.#controller.abort(reason);
    this.#reject(reason);
  }
}
