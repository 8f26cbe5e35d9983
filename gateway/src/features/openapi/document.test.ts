import { callEntries } from '@app/shared/contracts/catalogue';
import { screenActionCodes } from '@app/shared/tracking/screen-actions';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './document.ts';

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
    expect(start.responses['200'].content['application/json'].schema.properties.data.type).toBe('object');
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
    ]);
  });
});
