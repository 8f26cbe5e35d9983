// Reads numeric options, so that a wrong one is one clear line.

/** A positive number, or the default when the option is absent. Throws a RangeError that names the option. */
export function positiveNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0)
    throw new RangeError(`--${name} takes a positive number, not ${JSON.stringify(text)}`);
  return value;
}

/** A positive whole number, or the default. Throws a RangeError that names the option. */
export function positiveInteger(name: string, text: string | undefined, fallback: number): number {
  const value = positiveNumber(name, text, fallback);
  if (!Number.isInteger(value)) throw new RangeError(`--${name} takes a whole number, not ${JSON.stringify(text)}`);
  return value;
}

/** One of the choices, or the default. Throws a RangeError that names the option and the choices. */
export function oneOf<T extends string>(name: string, text: string | undefined, choices: readonly T[], fallback: T): T {
  if (text === undefined) return fallback;
  const found = choices.find((one) => one === text);
  if (found === undefined)
    throw new RangeError(`--${name} takes one of ${choices.join(', ')}, not ${JSON.stringify(text)}`);
  return found;
}
