// OpenAPI 3.1 of every call, made of the contracts: what is written here cannot differ from what is checked.

import { productName } from '@app/shared/constants/product';
import type { Call, Schema } from '@app/shared/contracts/call';
import { isForPrograms } from '../../auth/api-key-calls.ts';
import { trackingIdsOf } from '@app/shared/tracking/catalogue';

type Members = Record<string, unknown>;

const about =
  'Examples work on a product that has just started. An id in an example stands for one of your own: that of the answer to the call that made the thing.';

/** The document. `entries` are names and calls in the order they should appear. */
export function openApiDocument(
  entries: readonly (readonly [string, Call])[],
  { version, publicUrl }: { version: string; publicUrl: string },
): Members {
  const paths: Record<string, Members> = {};
  for (const [name, call] of entries) {
    if (call.internal) continue;
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: productName, version, description: about },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { ErrorEnvelope: errorEnvelope },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: publicUrl.startsWith('https:') ? '__Host-sid' : 'sid' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF' },
        apiKey: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'ApiKey syn_…' },
      },
    },
  };
}

function operationOf(name: string, call: Call): Members {
  const parameters = [
    ...parametersOf('path', call.params, call.example.params),
    ...parametersOf('query', call.query, call.example.query),
  ];
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[2] ?? 'session'],
    security: securityOf(call),
    ...(Array.isArray(call.access) ? { 'x-permission': call.access } : {}),
    ...trackingOf(name),
    'x-built': call.built,
    'x-changes-state': call.changesState,
    'x-navigable': call.navigable,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(call),
    responses: responsesOf(call),
  };
}

function securityOf(call: Call): Members[] {
  if (call.access === 'public') return [{ csrf: [] }];
  return [{ session: [], csrf: [] }, ...(isForPrograms(call) ? [{ apiKey: [] }] : [])];
}

// One id, or a list where a field of the request decides.
function trackingOf(name: string): Members {
  const ids = trackingIdsOf(name);
  if (ids.length === 0) return {};
  return { 'x-tracking-id': ids.length === 1 ? ids[0] : ids };
}

function parametersOf(place: 'path' | 'query', schema: Schema, example: unknown): Members[] {
  const { properties = {}, required = [] } = { ...schema } as ObjectSchema;
  const examples = new Map(Object.entries(Object(example)));
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
    ...(examples.has(name) ? { example: examples.get(name) } : {}),
  }));
}

interface ObjectSchema {
  properties?: Members;
  required?: string[];
}

function requestBodyOf(call: Call): Members {
  if (call.takes === 'multipart') {
    return { requestBody: { content: { 'multipart/form-data': { schema: { type: 'object' } } } } };
  }
  if (call.body === undefined) return {};
  const { body: example } = call.example;
  const content = { schema: call.body, ...(example === undefined ? {} : { example }) };
  return { requestBody: { required: true, content: { 'application/json': content } } };
}

function responsesOf(call: Call): Members {
  const failed = {
    description: 'error',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } },
  };
  return { '200': { description: 'success', content: contentOf(call) }, default: failed };
}

function contentOf(call: Call): Members {
  if (call.gives === 'blob') return { '*/*': {} };
  if (call.gives === 'stream') return { 'text/event-stream': {} };
  const { data } = call.example;
  const properties = { code: { const: 200 }, data: call.data ?? {}, requestId: { type: 'string' } };
  const schema = { type: 'object', required: ['code', 'data', 'requestId'], properties };
  return {
    'application/json': { schema, ...(data === undefined ? {} : { example: { code: 200, data, requestId: '' } }) },
  };
}

const errorEnvelope = {
  type: 'object',
  required: ['code', 'error', 'requestId'],
  properties: {
    code: { type: 'integer' },
    error: {
      type: 'object',
      required: ['code', 'message', 'display'],
      properties: {
        code: { type: 'integer' },
        message: { type: 'string' },
        display: { enum: ['toast', 'closableToast', 'dialog', 'confirm'] },
        details: {},
      },
    },
    requestId: { type: 'string' },
  },
};
