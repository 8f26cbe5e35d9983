// Schemas of the contracts as JSON Schema 2020-12 has them, the dialect of OpenAPI 3.1.

export type Members = Record<string, unknown>;

/**
 * The schema with every tuple as `prefixItems`. TypeBox writes it as a list in `items`, which that dialect no longer has
 * (JSON Schema 2020-12, core, section 10.3.1). The length closes the tuple, since some generators refuse `items: false`.
 */
export function jsonSchema(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const { items, additionalItems, ...rest } = mapMembers(schema, (value, keyword) =>
    partOf(value, keyword, jsonSchema),
  );
  if (Array.isArray(items)) {
    return { ...rest, prefixItems: items, ...(additionalItems === false ? { maxItems: items.length } : {}) };
  }
  return items === undefined ? withNull(rest) : { ...rest, items };
}

const scalars: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean']);

/** A bare value or null is one schema with two types, as people write it in that dialect. */
function withNull(schema: Members): Members {
  const { anyOf, ...beside } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [value, none] = anyOf;
  if (!isObject(value) || !isObject(none) || none['type'] !== 'null' || Object.keys(none).length > 1) return schema;
  if (!scalars.has(value['type']) || 'enum' in value || 'const' in value) return schema;
  return { ...value, ...beside, type: [value['type'], 'null'] };
}

/** Keywords whose value holds schemas by name, so that a property may have the name of a keyword. */
const byName: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs']);
/** Keywords whose value is data. */
const data: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'examples', 'required']);

/** The schema with every schema directly below it replaced. */
export function mapSchemas(schema: unknown, replace: (part: unknown) => unknown): unknown {
  return isObject(schema) ? mapMembers(schema, (value, keyword) => partOf(value, keyword, replace)) : schema;
}

function partOf(value: unknown, keyword: string, replace: (part: unknown) => unknown): unknown {
  if (data.has(keyword)) return value;
  if (Array.isArray(value)) return value.map(replace);
  if (!isObject(value)) return value;
  return byName.has(keyword) ? mapMembers(value, replace) : replace(value);
}

function mapMembers(members: Members, map: (value: unknown, name: string) => unknown): Members {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, map(value, name)]));
}

export function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
