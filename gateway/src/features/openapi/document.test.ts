import { callEntries } from '@app/shared/contracts/catalogue';
import { screenActionCodes } from '@app/shared/constants/screen-actions';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { pinnedNames } from './component-names.ts';
import { namesOf, openApiDocument } from './document.ts';
import { jsonSchema } from './json-schema.ts';

const options = { version: '1.2.3', publicUrl: 'http://localhost:8080' };
const document = openApiDocument(callEntries, { ...options, part: 'all' });
const text = JSON.stringify(document);
const { paths, components } = JSON.parse(text);

interface Parameter {
  in: string;
  name: string;
  required?: boolean;
}

describe('the OpenAPI document', () => {
  it('holds every call once, built or not', () => {
    const operations = Object.values<object>(paths).flatMap((item) => Object.values(item));
    const routed = callEntries.flatMap(([name, call]) => (call.internal ? [] : [name]));
    const names = operations.map((operation: { operationId: string }) => operation.operationId);
    expect(names.toSorted()).toEqual(routed.toSorted());
  });

  it('says permission, tracking id, schemas and example of a call', () => {
    const start = paths['/api/retro/retro-search-start'].post;
    expect(start).toMatchObject({ 'x-permission': ['retrosynthesis'], 'x-tracking-id': 6, 'x-changes-state': true });
    const body = start.requestBody.content['application/json'];
    expect(body.schema).toEqual({ $ref: '#/components/schemas/RetroSearchStartRequest' });
    expect(components.schemas.RetroSearchStartRequest.required).toEqual(['structure']);
    expect(body.example).toMatchObject({ structure: 'aspirin' });
    const { schema } = start.responses['200'].content['application/json'];
    expect(schema).toEqual({ $ref: '#/components/schemas/RetroTaskResultResponse' });
    expect(components.schemas.RetroTaskResultResponse).toEqual({
      allOf: [
        { $ref: '#/components/schemas/Envelope' },
        { type: 'object', properties: { data: { $ref: '#/components/schemas/RetroTaskResult' } } },
      ],
    });
  });

  it('lists the tracking ids of a call of which a field decides', () => {
    expect(paths['/api/retro/route-list'].post['x-tracking-id']).toEqual([30, 104]);
    const report = paths['/api/statistics/create-buried-point'].post;
    expect(report['x-tracking-id']).toEqual(screenActionCodes);
    expect(components.schemas.BuriedPoint.properties.code.enum).toEqual(screenActionCodes);
    expect(paths['/api/retro/task'].get).not.toHaveProperty('x-tracking-id');
  });

  it('lists parameters of path and query', () => {
    const given: (Parameter & { $ref?: string })[] = paths['/api/structure/picture/{name}'].get.parameters;
    const parameters: Parameter[] = given.map((one) => (one.$ref ? components.parameters[one.$ref.slice(24)] : one));
    expect(parameters.map((one) => [one.in, one.name, one.required ?? false])).toEqual([
      ['path', 'name', true],
      ['query', 'w', false],
      ['query', 'h', false],
      ['query', 'atoms', false],
      ['query', 'bond', false],
      ['query', 'like', false],
    ]);
  });
});

describe('names of schemas', () => {
  it('are given to each that several calls share: export a new one, or add a line to component-names.ts', () => {
    expect(namesOf(callEntries).unpinned).toEqual([]);
  });

  it('are found at the places that they are pinned to', () => {
    const names = Object.keys(components.schemas);
    expect(Object.keys(pinnedNames).filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => /\d$/.test(name))).toEqual([]);
  });

  it('are the same for programs, which get fewer calls and nothing about sessions', () => {
    const programs = JSON.parse(JSON.stringify(openApiDocument(callEntries, { ...options, part: 'programs' })));
    for (const [name, schema] of Object.entries(programs.components.schemas))
      expect([name, components.schemas[name]]).toEqual([name, schema]);
    expect(Object.keys(programs.components.securitySchemes)).toEqual(['apiKey']);
    expect(programs.paths).not.toHaveProperty('/bff/user');
    expect(paths).toHaveProperty('/bff/user');
  });
});

describe('a schema of JSON Schema 2020-12', () => {
  const pair = Type.Tuple([Type.Integer(), Type.String()]);
  const asPair = {
    type: 'array',
    prefixItems: [{ type: 'integer' }, { type: 'string' }],
    minItems: 2,
    maxItems: 2,
  };

  it.each([
    ['a tuple', pair, asPair],
    ['a list of tuples', Type.Array(pair), { type: 'array', items: asPair }],
    ['one of several', Type.Union([pair, Type.Null()]), { anyOf: [asPair, { type: 'null' }] }],
    [
      'a property that is called like a keyword',
      Type.Object({ items: pair, default: Type.Optional(pair), const: Type.Literal('a') }),
      {
        type: 'object',
        required: ['items', 'const'],
        properties: { items: asPair, default: asPair, const: { type: 'string', const: 'a' } },
      },
    ],
    [
      'a value or null',
      Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
      { type: ['integer', 'null'], minimum: 1 },
    ],
    ['values by any name', Type.Record(Type.String(), pair), { type: 'object', patternProperties: { '^.*$': asPair } }],
    ['data that looks like a tuple', { default: { items: [1, 2] } }, { default: { items: [1, 2] } }],
  ])('keeps its meaning: %s', (_name, given, expected) => {
    expect(jsonSchema(given)).toEqual(expected);
  });
});
