// Schemas of TypeBox as JSON Schema 2020-12, which the protocol speaks.

type Schema = Record<string, unknown>;

/** The same schema with tuples as `prefixItems` (JSON Schema 2020-12, section 10.3.1.1), as plain JSON. */
export function jsonSchema202012(schema: object): Schema {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => withTuple(value)) as Schema;
}

function withTuple(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('items' in value) || !Array.isArray(value.items)) return value;
  const { items, additionalItems: rest, ...others } = value as Schema;
  return { ...others, prefixItems: items, ...(rest === undefined ? {} : { items: rest }) };
}
