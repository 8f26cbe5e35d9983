// Schemas as a client is shown them: with the name, the structure and the description of everything, and as short as that can
// be said. An assistant reads the list of all tools before its first word.

/** What `instructions` say of it: a member without a type is text, or an object where it has properties. */
type Schema = Record<string, unknown>;

/** Bounds beyond this are met by nobody; a refusal names those that were. */
const unmet = 100_000;
const unmetItems = 50;

/** Of arguments: as they are checked, less the lengths of texts and bounds far away. */
export function shownInput(schema: object): Schema {
  return eachSchema(plain(schema), ({ minLength: _least, maxLength: _most, additionalItems: _more, ...rest }) => {
    const { maximum, maxItems, items, ...others } = rest;
    return {
      ...others,
      ...(typeof maxItems === 'number' && maxItems < unmetItems ? { maxItems } : {}),
      ...(typeof maximum === 'number' && maximum < unmet ? { maximum } : {}),
      // JSON Schema 2020-12 has no list of schemas here, and ours are of one kind.
      ...(Array.isArray(items)
        ? { items: items[0] as unknown, maxItems: items.length }
        : items === undefined
          ? {}
          : { items }),
    };
  });
}

/** Of a response: less what is said by convention, and without the lists of what is always there. */
export function shownOutput(schema: object): Schema {
  return { type: 'object', ...eachSchema(plain(schema), shortened) };
}

function plain(schema: object): Schema {
  return JSON.parse(JSON.stringify(schema)) as Schema;
}

function shortened(given: Schema): Schema {
  const { required: _required, type, items, ...rest } = orNull(given);
  const isImplied = type === 'string' || (type === 'object' && 'properties' in rest);
  const isOfText = typeof items === 'object' && items !== null && Object.keys(items).length === 0;
  return {
    ...(type === undefined || isImplied ? {} : { type }),
    ...rest,
    ...(items === undefined || isOfText ? {} : { items }),
  };
}

/** A value or null, by its types alone. */
function orNull({ anyOf, ...rest }: Schema): Schema {
  const [value, none, ...more] = (Array.isArray(anyOf) ? anyOf : []) as Schema[];
  if (!value || none?.['type'] !== 'null' || more.length > 0) return anyOf === undefined ? rest : { ...rest, anyOf };
  return { ...rest, ...value, type: [value['type'] ?? 'string', 'null'] };
}

/** Changes a schema and those inside it, the innermost first. */
function eachSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const inside = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? eachSchema(value as Schema, change) : value;
  const members = Object.entries(schema).map(([name, value]) => {
    if (name === 'properties' || name === 'patternProperties') {
      const changed = Object.entries(Object(value) as Schema).map(([key, one]) => [key, inside(one)]);
      return [name, Object.fromEntries(changed)];
    }
    if (name === 'items') return [name, Array.isArray(value) ? value.map(inside) : inside(value)];
    if (name === 'anyOf' || name === 'allOf') return [name, Array.isArray(value) ? value.map(inside) : value];
    return [name, value];
  });
  return change(Object.fromEntries(members) as Schema);
}
