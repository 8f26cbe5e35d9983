// What the gateway publishes about itself agrees with the contracts.

import { callEntries } from '@app/shared/contracts/catalogue';
import { trackingIdsOf } from '@app/shared/tracking/catalogue';
import { Validator } from '@seriousme/openapi-schema-validator';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createAjv, documentedResponses } from '../support/documented-responses.ts';
import { withoutReferences } from '../support/whole-document.ts';
import { nobody, signIn } from './support/member.ts';
import { place } from './support/place.ts';

describe('the calls', () => {
  it('are all built: none responds with 10002', () => {
    expect(callEntries.filter(([, call]) => !call.built).map(([name]) => name)).toEqual([]);
  });

  it('all are in /openapi.json with their permission and tracking id', async () => {
    const { body } = await supertest(place.url).get('/openapi.json?calls=all');
    const document = body as { openapi: string; paths: Record<string, Record<string, Record<string, unknown>>> };
    expect(document.openapi).toMatch(/^3\.1/);
    const missing = callEntries.filter(([name, call]) => {
      if (call.internal) return false;
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      const reported = [operation?.['x-tracking-id'] ?? []].flat();
      return operation === undefined || reported.join() !== trackingIdsOf(name).join();
    });
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});

describe('/openapi.json', () => {
  it('is a document of OpenAPI 3.1, whose schemas are of JSON Schema 2020-12', async () => {
    const { body } = await supertest(place.url).get('/openapi.json?calls=all');
    const document = body as Document;
    expect(await new Validator().validate({ ...document })).toEqual({ valid: true });
    const ajv = createAjv();
    const wrong = schemasOf(withoutReferences(document)).filter((schema) => !ajv.validateSchema(schema));
    expect(wrong).toEqual([]);
    expect(schemasOf(document).length).toBeGreaterThan(500);
  });

  it('is less than 350 KB for programs, and names every schema that calls share', async () => {
    const { body, text } = await supertest(place.url).get('/openapi.json');
    expect(await new Validator().validate(body)).toEqual({ valid: true });
    expect(text.length).toBeLessThan(350 * 1_024);
    expect(Object.keys((body as Document).paths).length).toBeGreaterThan(150);
    const inline = sharedInline(body);
    expect(inline).toEqual([]);
  });

  it('names every status and body that a call responds with, refusals too', async () => {
    const documented = await documentedResponses(place.url);
    const { member } = await signIn('chemist');
    // A member checks each response against the document.
    expect(await member.call('structureCheck', { body: { structure: 'aspirin' } })).toMatchObject({ code: 200 });
    const refused = await member.call('structureCheck', { body: { structure: 'C1CC' } });
    expect(refused).toMatchObject({ status: 200, code: 20028 });
    expect(await member.call('retroTask', { query: { taskId: crypto.randomUUID() } })).toMatchObject({ code: 10022 });
    expect(await nobody().call('userProfile', {})).toMatchObject({ status: 401 });
    const withoutData = { status: 200, contentType: 'application/json', text: '{"code":200,"requestId":""}' };
    expect(documented.problems('structureCheck', withoutData)).not.toEqual([]);
    const withoutError = { ...withoutData, text: '{"code":50001,"requestId":""}' };
    expect(documented.problems('structureCheck', withoutError)).not.toEqual([]);
  });
});

interface Media {
  schema?: object;
}

interface Operation {
  parameters?: Media[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

function schemasOf({ paths }: Document): object[] {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const media = operations.flatMap(({ parameters = [], requestBody, responses }) => [
    ...parameters,
    ...Object.values(requestBody?.content ?? {}),
    ...Object.values(responses).flatMap(({ content }) => Object.values(content ?? {})),
  ]);
  return media.flatMap(({ schema }) => schema ?? []);
}

/** Objects with properties that are written out more than once. */
function sharedInline({ paths, components }: { paths: object; components: { schemas: object } }): string[] {
  const found = new Map<string, number>();
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && value.type === 'object' && 'properties' in value) {
      const { description: _, ...rest } = { description: '', ...value };
      found.set(JSON.stringify(rest), (found.get(JSON.stringify(rest)) ?? 0) + 1);
    }
    for (const one of Object.values(value)) count(one);
  };
  for (const operation of Object.values(paths)) count(operation);
  for (const schema of Object.values(components.schemas)) count(schema);
  return [...found].filter(([, times]) => times > 1).map(([text]) => text);
}
