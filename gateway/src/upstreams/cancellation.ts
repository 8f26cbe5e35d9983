/** Ends a call that is under way. Lighter than an AbortSignal, of which every call would need one. */
export class Cancellation {
  #reason: Error | undefined;
  #listener: ((reason: Error) => void) | undefined;

  /** Only the first reason counts. */
  cancel(reason: Error): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.#listener?.(reason);
  }

  /** One listener, told at once if it comes too late. */
  listen(listener: (reason: Error) => void): void {
    this.#listener = listener;
    if (this.#reason) listener(this.#reason);
  }
}
