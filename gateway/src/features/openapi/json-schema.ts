// Schemas of the contracts as JSON Schema 2020-12 has them, the dialect of OpenAPI 3.1.

type Members = Record<string, unknown>;

/**
 * The schema with every tuple as `prefixItems`. TypeBox writes it as a list in `items`, which that dialect no longer has
 * (JSON Schema 2020-12, core, section 10.3.1). The length closes the tuple, since some generators refuse `items: false`.
 */
export function jsonSchema(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const { items, additionalItems, ...rest } = mapMembers(schema, partOf);
  if (Array.isArray(items)) {
    return { ...rest, prefixItems: items, ...(additionalItems === false ? { maxItems: items.length } : {}) };
  }
  return items === undefined ? rest : { ...rest, items };
}

/** Keywords whose value holds schemas by name, so that a property may have the name of a keyword. */
const byName: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs']);
/** Keywords whose value is data. */
const data: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'examples', 'required']);

function partOf(value: unknown, keyword: string): unknown {
  if (data.has(keyword)) return value;
  if (Array.isArray(value)) return value.map(jsonSchema);
  return byName.has(keyword) && isObject(value) ? mapMembers(value, jsonSchema) : jsonSchema(value);
}

function mapMembers(members: Members, map: (value: unknown, name: string) => unknown): Members {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, map(value, name)]));
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
