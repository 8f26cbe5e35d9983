// Inputs by JSON Schema (of /openapi.json): mostly sound ones, so that they get past the checks and into the work, and
// among them every kind of wrong.

import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { oddEncoded } from './odd-values.ts';

/** The parts of JSON Schema that the contracts use. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  /** A tuple. */
  prefixItems?: JsonSchema[];
  patternProperties?: Record<string, JsonSchema>;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
}

/** What represents a field by its name, whatever its schema says: ids that exist, structures. */
export type Sound = (field: string) => Arbitrary<unknown> | undefined;

const longest = 300;
const mostItems = 6;

/** Values that the schema allows, with the sound ones of a field where there are any. */
export function allowedBy(schema: JsonSchema, sound: Sound, field = ''): Arbitrary<unknown> {
  const own = bySchema(schema, sound, field);
  const known = schema.enum || schema.const !== undefined ? undefined : sound(field);
  return known ? fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: own }) : own;
}

/** Anything in place of something: other types, edges of numbers, long and strange texts. */
export const anything: Arbitrary<unknown> = fc.oneof(
  oddEncoded,
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    Number.MAX_VALUE,
    '',
    ' ',
    '\u0000',
    [],
    {},
  ),
  fc.integer({ min: 1_000, max: 60_000 }).map((length) => 'C'.repeat(length)),
  fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 4 }),
  fc.object({ maxDepth: 3, maxKeys: 5 }),
);

/** A sound input with none, one or more of its parts replaced by anything, left out or joined by strangers. */
export function bentBy(schema: JsonSchema, sound: Sound): Arbitrary<unknown> {
  const straight = allowedBy(schema, sound);
  const bent = fc
    .tuple(straight, fc.array(fc.tuple(fc.nat(), fc.nat(3), anything), { minLength: 1, maxLength: 3 }))
    .map(([value, bends]) =>
      bends.reduce((given, [at, how, other]) => bend(given, at, how, other), structuredClone(value)),
    );
  return fc.oneof(
    { weight: 5, arbitrary: straight },
    { weight: 4, arbitrary: bent },
    { weight: 1, arbitrary: anything },
  );
}

function bySchema(schema: JsonSchema, sound: Sound, field: string): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => allowedBy(one, sound, field)));
  switch (schema.type) {
    case 'string':
      return textBy(schema);
    case 'integer':
      return fc.oneof(fc.integer(rangeOf(schema)), fc.constantFrom(...edgesOf(schema)));
    case 'number':
      return fc.oneof(fc.double({ ...rangeOf(schema), noNaN: true }), fc.constantFrom(...edgesOf(schema)));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((one) => allowedBy(one, sound, field)));
      return fc.array(allowedBy(schema.items ?? {}, sound, field), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? mostItems, mostItems)),
      });
    case 'object':
      return objectBy(schema, sound);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectBy(
  { properties = {}, required = [], patternProperties = {} }: JsonSchema,
  sound: Sound,
): Arbitrary<unknown> {
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, allowedBy(one, sound, name)]),
  );
  const fixed = fc.record(members, { requiredKeys: required });
  const [open] = Object.values(patternProperties);
  if (!open) return fixed;
  const more = fc.dictionary(fc.string({ minLength: 1, maxLength: 20 }), allowedBy(open, sound), { maxKeys: 4 });
  return fc.tuple(fixed, more).map(([some, others]) => ({ ...others, ...some }));
}

function textBy({ minLength = 0, maxLength = longest, pattern, format }: JsonSchema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const most = Math.max(minLength, Math.min(maxLength, longest));
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: most }),
    fc.constant('N'.repeat(Math.min(maxLength, 20_000))),
    fc.constant('中'.repeat(most)),
  );
}

function rangeOf({ minimum, exclusiveMinimum, maximum }: JsonSchema): { min: number; max: number } {
  const min = minimum ?? exclusiveMinimum ?? -(2 ** 31);
  return { min, max: Math.max(min, maximum ?? 2 ** 31) };
}

function edgesOf(schema: JsonSchema): [number, ...number[]] {
  const { min, max } = rangeOf(schema);
  return [min, max, min - 1, max + 1];
}

function bend(value: unknown, at: number, how: number, other: unknown): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0 || how === 0) return [...value, other];
    return value.with(at % value.length, bend(value[at % value.length], at >> 3, how, other));
  }
  if (typeof value !== 'object' || value === null) return other;
  const names = Object.keys(value);
  const name = names[at % Math.max(1, names.length)];
  if (name === undefined || how === 0) return { ...value, stranger: other };
  const members: Record<string, unknown> = { ...value };
  if (how === 1) Reflect.deleteProperty(members, name);
  else members[name] = how === 2 ? other : bend(members[name], at >> 3, how, other);
  return members;
}
