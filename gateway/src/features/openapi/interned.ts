// One instance for each schema, so that equal ones are found by identity.

import { isObject, type Members } from './json-schema.ts';

export class Interned {
  readonly #byText = new Map<string, unknown>();
  readonly #numbers = new Map<unknown, number>();
  readonly #bare = new Map<Members, Members>();

  /** The one instance that is equal to the value. */
  of<T>(value: T): T;
  of(value: unknown): unknown {
    if (this.#numbers.has(value)) return value;
    if (Array.isArray(value)) return this.#known('[', Object.entries(value.map((one) => this.of(one))), true);
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([name, one]) => [name, this.of(one)] as const);
    return this.#known(
      '{',
      entries.filter(([, one]) => one !== undefined),
      false,
    );
  }

  /** The same without what is only said beside it, which does not make a schema another one. */
  bare(schema: Members): Members {
    const own = this.of(schema);
    const known = this.#bare.get(own);
    if (known) return known;
    const { description: _, default: _fallback, ...rest } = own;
    const made = this.of(rest);
    this.#bare.set(own, made);
    return made;
  }

  /** What `bare` leaves out. */
  said({ description, default: fallback }: Members): Members {
    return this.of({
      ...(description !== undefined && { description }),
      ...(fallback !== undefined && { default: fallback }),
    });
  }

  #known(kind: string, entries: readonly (readonly [string, unknown])[], isList: boolean): unknown {
    const parts = entries.map(([name, one]) => `${JSON.stringify(name)}:${this.#textOf(one)}`);
    const text = `${kind}${parts.join()}`;
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    const made = isList ? entries.map(([, one]) => one) : Object.fromEntries(entries);
    this.#byText.set(text, made);
    this.#numbers.set(made, this.#numbers.size);
    return made;
  }

  #textOf(value: unknown): string {
    const number = this.#numbers.get(value);
    return number === undefined ? JSON.stringify(value) : `#${number}`;
  }
}
