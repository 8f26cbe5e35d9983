/**
 * A function as a script of the page itself, called with these values; of a function among them, with what it gives there.
 * Each is written as it is, so it must not refer to anything outside.
 */
export function inlineScript<Values extends readonly unknown[]>(
  run: (...values: Values) => void,
  ...values: { [Key in keyof Values]: Values[Key] | (() => Values[Key]) }
): string {
  const given = values.map((value) => (typeof value === 'function' ? `(${textOf(value)})()` : JSON.stringify(value)));
  return `(${textOf(run)})(${given.join()})`;
}

const textOf = (code: object): string => String(code).replaceAll(/\s+/g, ' ');
