/** Ends a call in progress. Lighter than an AbortSignal, of which every call would need one. */
export class Cancellation {
  #reason: Error | undefined;
  #listener: ((reason: Error) => void) | undefined;

  /** Only the first reason counts. */
  cancel(reason: Error): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.#listener?.(reason);
  }

  /** One listener; called at once if it is added after the end. */
  listen(listener: (reason: Error) => void): void {
    this.#listener = listener;
    if (this.#reason) listener(this.#reason);
  }
}
