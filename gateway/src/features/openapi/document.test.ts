import { callEntries } from '@app/shared/contracts/catalogue';
import { screenActionCodes } from '@app/shared/constants/screen-actions';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './document.ts';
import { jsonSchema } from './json-schema.ts';

const document = openApiDocument(callEntries, { version: '1.2.3', publicUrl: 'http://localhost:8080' });
const text = JSON.stringify(document);
const { paths } = JSON.parse(text);

describe('the OpenAPI document', () => {
  it('holds every call once, built or not', () => {
    const operations = Object.values<object>(paths).flatMap((item) => Object.values(item));
    const routed = callEntries.flatMap(([name, call]) => (call.internal ? [] : [name]));
    const names = operations.map((operation: { operationId: string }) => operation.operationId);
    expect(names.toSorted()).toEqual(routed.toSorted());
  });

  it('says permission, tracking id, schemas and example of a call', () => {
    const start = paths['/api/retro/retro-search-start'].post;
    expect(start).toMatchObject({ 'x-permission': ['retrosynthesis'], 'x-tracking-id': 6, 'x-built': true });
    const body = start.requestBody.content['application/json'];
    expect(body.schema.required).toEqual(['structure']);
    expect(body.example).toMatchObject({ structure: 'aspirin' });
    const [success, refusal] = start.responses['200'].content['application/json'].schema.oneOf;
    expect(success.properties.data.type).toBe('object');
    expect(refusal).toEqual({ $ref: '#/components/schemas/ErrorEnvelope' });
  });

  it('lists the tracking ids of a call of which a field decides', () => {
    expect(paths['/api/retro/route-list'].post['x-tracking-id']).toEqual([30, 104]);
    const report = paths['/api/statistics/create-buried-point'].post;
    expect(report['x-tracking-id']).toEqual(screenActionCodes);
    expect(report.requestBody.content['application/json'].schema.properties.code.enum).toEqual(screenActionCodes);
    expect(paths['/api/retro/task'].get).not.toHaveProperty('x-tracking-id');
  });

  it('lists parameters of path and query', () => {
    const { parameters } = paths['/api/structure/picture/{name}'].get;
    expect(
      parameters.map((one: { in: string; name: string; required: boolean }) => [one.in, one.name, one.required]),
    ).toEqual([
      ['path', 'name', true],
      ['query', 'w', false],
      ['query', 'h', false],
      ['query', 'atoms', false],
      ['query', 'bond', false],
      ['query', 'like', false],
    ]);
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
    ['values by any name', Type.Record(Type.String(), pair), { type: 'object', patternProperties: { '^.*$': asPair } }],
    ['data that looks like a tuple', { default: { items: [1, 2] } }, { default: { items: [1, 2] } }],
  ])('keeps its meaning: %s', (_name, given, expected) => {
    expect(jsonSchema(given)).toEqual(expected);
  });
});
