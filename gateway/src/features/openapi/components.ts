// Named schemas of the document: what a contract exports, what several calls share, bodies and data of calls, and items of lists
// are written once and referred to. Names stay as they are while contracts grow (component-names.ts).

import type { Call } from '@app/shared/contracts/call';
import { Interned } from './interned.ts';
import { isObject, jsonSchema, mapSchemas, type Members } from './json-schema.ts';

export interface Naming {
  calls: readonly (readonly [name: string, call: Call])[];
  /** Schemas that contracts export, by the names of the exports. */
  exported: readonly (readonly [name: string, schema: unknown])[];
  /** Names of others, by a place where they are found: `RouteStepMark: 'routeDetail.data.steps.mark'`. */
  pinned: Readonly<Record<string, string>>;
}

interface Place {
  /** Export or call, part of the call, and names of properties. */
  path: readonly string[];
  schema: Members;
  /** Description and default. */
  said: Members;
  isItem: boolean;
  /** The schema around it that could have a name. */
  around: Members | null;
}

export class Components {
  readonly #interned = new Interned();
  readonly #names = new Map<Members, string>();
  readonly #taken = new Set<string>();
  readonly #used = new Map<string, unknown>();
  /** Exported schemas of values that are longer than a reference to them. */
  readonly #long: ReadonlySet<Members>;
  /** What most places say beside a schema. */
  readonly #said = new Map<Members, Members>();
  /** Places of schemas that several calls share and that neither an export nor component-names.ts names. */
  readonly unpinned: readonly string[];

  constructor({ pinned, ...given }: Naming) {
    // The order in which a module exports is not the same everywhere.
    const [calls, exported] = [given.calls.toSorted(byName), given.exported.toSorted(byName)];
    const converted = exported.map(([, schema]) => jsonSchema(schema)).filter(isObject);
    this.#long = new Set<Members>(converted.filter(isLong).map((one) => this.#interned.bare(one)));
    const byExport = exported.flatMap(([name, schema]) => this.#placesIn(jsonSchema(schema), [exportName(name)]));
    const byCall = calls.flatMap(([name, call]) => this.#placesOf(name, call));
    for (const { path, schema, around } of byExport) if (around === null) this.#give(schema, path[0] ?? '');

    for (const [schema, said] of mostSaid([...byExport, ...byCall])) this.#said.set(schema, said);
    const named = new Map([...byExport, ...byCall].map((one) => [pathText(one.path), one.schema]));
    for (const [name, path] of Object.entries(pinned)) this.#give(named.get(path), name);
    const shared = sharedAmong(byCall);
    const exports = new Set(byExport.map(({ schema }) => schema));
    const open = byCall.filter(({ schema }) => shared.has(schema) && !exports.has(schema) && !this.#names.has(schema));
    this.unpinned = [...new Map(open.map(({ schema, path }) => [schema, pathText(path)])).values()];

    // Data of one call alone is written with its response.
    for (const { path, schema } of byCall)
      if (path.length === 2 && path[1] === 'body') this.#give(schema, pascal(`${path[0]} request`));
    for (const { path, schema, isItem } of [...byExport, ...byCall])
      if (isItem || shared.has(schema)) this.#give(schema, this.#nameBelow(path, named));
  }

  /** The schema with references in place of whatever has a name. */
  refer(schema: unknown): unknown {
    return this.#referred(jsonSchema(schema));
  }

  /** Its name, where it has one. */
  nameOf(schema: unknown): string | undefined {
    const converted = jsonSchema(schema);
    return isObject(converted) ? this.#names.get(this.#interned.bare(converted)) : undefined;
  }

  /** What was referred to, by name, in the order of the alphabet. */
  get schemas(): Members {
    return Object.fromEntries([...this.#used].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  #give(schema: Members | undefined, wished: string): void {
    if (!schema || this.#names.has(schema)) return;
    let name = wished;
    for (let number = 2; this.#taken.has(name); number += 1) name = `${wished}${number}`;
    this.#taken.add(name);
    this.#names.set(schema, name);
  }

  /** `RouteListItem` for the items of `RouteListData`, `RouteStepMark` for the mark of a `RouteStep`. */
  #nameBelow(path: readonly string[], named: ReadonlyMap<string, Members>): string {
    for (let end = path.length - 1; end > 0; end -= 1) {
      const owner = named.get(pathText(path.slice(0, end)));
      const name = owner && this.#names.get(owner);
      if (name) return nested(name.replace(/Request$/, ''), path.slice(end));
    }
    return nested(
      path[0] ?? '',
      path.slice(1).filter((one, index) => index > 0 || !['body', 'data', 'query'].includes(one)),
    );
  }

  #referred(schema: unknown): unknown {
    if (!isObject(schema)) return schema;
    const bare = this.#interned.bare(schema);
    const name = this.#names.get(bare);
    if (name === undefined) return this.#inside(schema);
    if (!this.#used.has(name)) {
      this.#used.set(name, null);
      this.#used.set(name, this.#inside({ ...bare, ...this.#said.get(bare) }));
    }
    const said = this.#interned.said(schema);
    // JSON Schema 2020-12 takes annotations beside a reference.
    return { $ref: `#/components/schemas/${name}`, ...(said === this.#said.get(bare) ? {} : said) };
  }

  #inside(schema: Members): unknown {
    return mapSchemas(schema, (part) => this.#referred(part));
  }

  #placesOf(name: string, { body, data, query }: Call): Place[] {
    return [
      ...this.#placesIn(jsonSchema(body), [name, 'body']),
      ...this.#placesIn(jsonSchema(data), [name, 'data']),
      // A query is no schema of its own in the document: its properties are parameters.
      ...this.#placesIn(jsonSchema(query), [name, 'query']).filter(({ path }) => path.length > 2),
    ];
  }

  /** Every schema that can have a name, from the outside in. */
  #placesIn(given: unknown, path: readonly string[], isItem = false, around: Members | null = null): Place[] {
    const schema = this.#interned.of(given);
    if (!isObject(schema)) return [];
    const own = this.#interned.bare(schema);
    const bare = isNameable(schema) || this.#long.has(own) ? own : null;
    const { properties, patternProperties, items, anyOf, prefixItems } = schema;
    const inner = bare ?? around;
    return [
      ...(bare
        ? [{ path, schema: bare, said: this.#interned.said(schema), isItem: isItem && 'properties' in schema, around }]
        : []),
      ...membersOf(properties).flatMap(([name, one]) => this.#placesIn(one, [...path, name], false, inner)),
      ...membersOf(patternProperties).flatMap(([, one]) => this.#placesIn(one, [...path, 'value'], false, inner)),
      ...this.#placesIn(items, path, true, inner),
      ...[anyOf, prefixItems].flatMap((list) =>
        Array.isArray(list) ? list.flatMap((one) => this.#placesIn(one, path, isItem, inner)) : [],
      ),
    ];
  }
}

const isLong = (schema: Members): boolean => JSON.stringify(schema).length > 60;

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

const nothing: Members = {};

const membersOf = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : []);

/** Objects, lists of values, and choices between such; not what may be null, nor a bare number or text. */
function isNameable({ properties, enum: values, anyOf }: Members): boolean {
  if (isObject(properties)) return Object.keys(properties).length > 0;
  if (Array.isArray(values)) return true;
  return Array.isArray(anyOf) && anyOf.filter((one) => isObject(one) && isNameable(one)).length > 1;
}

/** The description of most places; a default only where all have it, since a reference cannot take it away. */
function mostSaid(places: readonly Place[]): Map<Members, Members> {
  const counts = new Map<Members, Map<Members, number>>();
  for (const { schema, said } of places) {
    const known = counts.get(schema) ?? new Map<Members, number>();
    counts.set(schema, known.set(said, (known.get(said) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([schema, known]) => {
      const [first] = [...known]
        .filter(([said]) => known.size === 1 || !('default' in said))
        .toSorted(([one, often], [other, seldom]) => seldom - often || (textOf(one) < textOf(other) ? -1 : 1));
      return [schema, first?.[0] ?? nothing];
    }),
  );
}

const textOf = (said: Members): string => JSON.stringify(said);

interface Found {
  calls: Set<string>;
  /** Properties in which it is, by the schema around it or the call. */
  properties: Map<unknown, Set<string>>;
}

/** What several calls have, unless they have it in one property of the one schema around it. */
function sharedAmong(places: readonly Place[]): ReadonlySet<Members> {
  const found = new Map<Members, Found>();
  for (const { path, schema, around } of places) {
    const known: Found = found.get(schema) ?? { calls: new Set(), properties: new Map() };
    known.calls.add(path[0] ?? '');
    const owner = around ?? path[0];
    known.properties.set(owner, (known.properties.get(owner) ?? new Set()).add(path.at(-1) ?? ''));
    found.set(schema, known);
  }
  const isShared = ({ calls, properties }: Found): boolean =>
    calls.size > 1 && [...properties.values()].reduce((sum, one) => sum + one.size, 0) > 1;
  return new Set([...found].filter(([, one]) => isShared(one)).map(([schema]) => schema));
}

const pathText = (path: readonly string[]): string => path.join('.');
const nested = (owner: string, rest: readonly string[]): string =>
  pascal([owner, ...(rest.length > 0 ? rest.map(singular) : ['item'])].join(' '));
const exportName = (name: string): string => pascal(name.replace(/Schema$/, ''));

export const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`)
    .join('');

/** `steps` are a step each. */
const singular = (word: string): string =>
  word.replace(/(?<=ch|sh|ss|x)es$|ies$|(?<![sui])s$/, (end) => (end === 'ies' ? 'y' : ''));
