import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { areUnknownCodes, isId, unknownId, withUnknownIds } from './unknown-id.ts';

const uuid = Type.String({ format: 'uuid' });
const schema = Type.Object({
  routeId: Type.Optional(uuid),
  routeIds: Type.Optional(Type.Array(uuid, { minItems: 1 })),
  requestId: Type.Optional(uuid),
  smilesUniqueCode: Type.Optional(Type.String({ minLength: 22, maxLength: 22 })),
  name: Type.Optional(Type.String({ maxLength: 3 })),
});
const known = '4f3f64a2-6f67-4a3f-8e33-0a4e0d8f5a11';
const problemsOf = (input: unknown, of: TSchema = schema) => [...Value.Errors(of, input)];
const read = (input: unknown) => withUnknownIds(input, problemsOf(input));

describe('an input with ids that cannot be ids', () => {
  it.each([
    [{ routeId: 'abc' }, { routeId: unknownId }],
    [{ routeId: '' }, { routeId: unknownId }],
    [{ routeId: `${known}0` }, { routeId: unknownId }],
    [
      { routeId: 'abc', name: 'one' },
      { routeId: unknownId, name: 'one' },
    ],
    [{ routeIds: ['x', known, '..'] }, { routeIds: [unknownId, known, unknownId] }],
  ])('%j is read as %j', (input, expected) => {
    const before = structuredClone(input);
    expect(read(input)).toEqual(expected);
    expect(input).toEqual(before);
  });

  it.each([
    [{ routeId: known }],
    [{ routeId: 7 }],
    [{ routeId: 'abc', name: 'long' }],
    [{ routeIds: [] }],
    [{ requestId: 'abc' }],
    [{ smilesUniqueCode: 'abc' }],
  ])('is left as it is: %j', (input) => {
    expect(read(input)).toBeUndefined();
  });
});

it.each([
  [{ smilesUniqueCode: 'abc' }, true],
  [{ smilesUniqueCode: 'x'.repeat(23) }, true],
  [{ smilesUniqueCode: 'x'.repeat(22) }, false],
  [{ smilesUniqueCode: 7 }, false],
  [{ smilesUniqueCode: 'abc', name: 'long' }, false],
  [{ name: 'long' }, false],
])('tells codes that nothing has: %j %s', (input, expected) => {
  expect(areUnknownCodes(problemsOf(input))).toBe(expected);
});

it.each([
  [known, true],
  [known.toUpperCase(), true],
  [unknownId, true],
  ['abc', false],
  [`${known} `, false],
  [known.replaceAll('-', ''), false],
])('knows an id by its form: %s %s', (text, expected) => {
  expect(isId(text)).toBe(expected);
});
