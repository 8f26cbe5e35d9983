// After several failures in a row nobody is asked for a while; then one question goes through, and its response decides.

export interface BreakerOptions {
  /** Failures in a row after which it opens. */
  failures: number;
  /** How long it stays open. */
  restMs: number;
  /** Milliseconds that only grow; replaced in tests. */
  now?: () => number;
}

export class CircuitBreaker {
  readonly #options: BreakerOptions;
  readonly #now: () => number;
  #failed = 0;
  #openUntil = -Infinity;
  #isProbing = false;

  constructor(options: BreakerOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** True when a question may be asked; after a rest, for one question only until it is answered. */
  mayAsk(): boolean {
    if (this.#failed < this.#options.failures) return true;
    if (this.#isProbing || this.#now() < this.#openUntil) return false;
    this.#isProbing = true;
    return true;
  }

  succeeded(): void {
    this.#failed = 0;
    this.#isProbing = false;
  }

  failed(): void {
    this.#failed += 1;
    this.#isProbing = false;
    if (this.#failed >= this.#options.failures) this.#openUntil = this.#now() + this.#options.restMs;
  }
}
