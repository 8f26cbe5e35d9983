/** Lets a number of users in at once; the others wait in order. */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  /** Takes a place; undefined when none came free in time. The result gives it back, once. */
  async enter(withinMs: number): Promise<(() => void) | undefined> {
    if (this.#free > 0) this.#free -= 1;
    else if (!(await this.#wait(withinMs))) return undefined;
    let isOut = false;
    return () => {
      if (!isOut) this.#leave();
      isOut = true;
    };
  }

  // A place goes from hand to hand while somebody waits.
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }

  async #wait(withinMs: number): Promise<boolean> {
    return new Promise((settle) => {
      const come = () => {
        clearTimeout(timer);
        settle(true);
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(come), 1);
        settle(false);
      }, withinMs);
      this.#waiting.push(come);
    });
  }
}
