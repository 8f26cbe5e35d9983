// Values of JSON from outside, asked for by their own names alone: `__proto__` and its like are names as any other.

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value under a name that the object itself has. */
export function own(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

export function textOf(object: JsonObject, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = own(object, name);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return undefined;
}

export function listOf(object: JsonObject, name: string): readonly unknown[] | undefined {
  const value = own(object, name);
  return Array.isArray(value) ? value : undefined;
}

export function objectOf(object: JsonObject, name: string): JsonObject | undefined {
  const value = own(object, name);
  return isObject(value) ? value : undefined;
}

/** Texts of a list, the empty ones left out. */
export function textsOf(object: JsonObject, name: string): string[] {
  return (listOf(object, name) ?? []).filter((one): one is string => typeof one === 'string' && one.trim() !== '');
}

const mostFigures = 12;

/** Finite numbers of an object, with names that are short enough to be shown. */
export function figuresOf(object: JsonObject | undefined): [string, number][] {
  if (!object) return [];
  const found = Object.entries(object).filter(
    (entry): entry is [string, number] =>
      typeof entry[1] === 'number' && Number.isFinite(entry[1]) && entry[0].length <= 60,
  );
  return found.slice(0, mostFigures);
}
