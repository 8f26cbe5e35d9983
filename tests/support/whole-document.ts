// /openapi.json of every call, with what is referred to in its place.

export type Members = Record<string, unknown>;

/** Reads it from a gateway that runs. */
export async function wholeDocument<T>(url: string): Promise<T> {
  const response = await fetch(`${url}/openapi.json?calls=all`);
  return withoutReferences((await response.json()) as T & object);
}

/** The same document without `$ref`; what is said beside a reference stays. */
export function withoutReferences<T extends object>(document: T): T {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...rest }: { $ref?: unknown } = value;
    const own = mapped(rest, resolve);
    return typeof $ref === 'string' ? { ...mapped(targetOf(document, $ref), resolve), ...own } : own;
  };
  return mapped(document, resolve) as T;
}

const mapped = (members: object, map: (value: unknown) => unknown): Members =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, map(value)]));

/** What `#/components/schemas/Name` points to. Throws where there is nothing. */
function targetOf(document: object, reference: string): object {
  const found = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, name) => (value as Members | undefined)?.[name], document);
  if (typeof found !== 'object' || found === null) throw new RangeError(`${reference} points to nothing`);
  return found;
}
