/** Gives a slot back; a second call does nothing. */
export type Release = () => void;

/** A number of slots; callers beyond it wait in order. */
export class Semaphore {
  #free: number;
  readonly #slots: number;
  readonly #waiting = new Set<() => void>();

  constructor(slots: number) {
    this.#free = slots;
    this.#slots = slots;
  }

  /** True while no slot is taken. */
  get isIdle(): boolean {
    return this.#free === this.#slots;
  }

  /** Takes a slot; undefined when none is free now. */
  tryAcquire(): Release | undefined {
    if (this.#free === 0) return undefined;
    this.#free -= 1;
    return this.#release();
  }

  /** Takes a slot, waiting for one; undefined when none came free in time or the signal was aborted. */
  async acquire(withinMs: number, signal?: AbortSignal): Promise<Release | undefined> {
    const release = this.tryAcquire();
    if (release) return release;
    return (await this.#wait(withinMs, signal)) ? this.#release() : undefined;
  }

  // The slot is handed to the next caller that waits, so that nobody else can take it in between.
  #release(): Release {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const [next] = this.#waiting;
      if (next) next();
      else this.#free += 1;
    };
  }

  async #wait(withinMs: number, signal?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isAcquired: boolean) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        this.#waiting.delete(acquired);
        resolve(isAcquired);
      };
      const acquired = () => settle(true);
      const giveUp = () => settle(false);
      const timer = setTimeout(giveUp, withinMs);
      signal?.addEventListener('abort', giveUp);
      this.#waiting.add(acquired);
    });
  }
}
