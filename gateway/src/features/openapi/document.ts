// OpenAPI 3.1 of every call, made of the contracts: what is written here cannot differ from what is checked.

import { productName } from '@app/shared/constants/product';
import type { Call, Schema } from '@app/shared/contracts/call';
import { errorActions, errorDisplays, severities } from '@app/shared/errors/catalogue';
import { startKeyHours, startKeyPattern } from '@app/shared/rules/start-key';
import { extensionsOf } from '@app/shared/rules/upload';
import { trackingIdsOf } from '@app/shared/tracking/catalogue';
import { isForPrograms } from '../../auth/programs/api-key-calls.ts';
import { jsonSchema } from './json-schema.ts';

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
    info: {
      title: productName,
      version,
      description: about,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(entries.map(([, call]) => tagOf(call)))].map((name) => ({ name })),
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
    ...(call.startsOnce ? [startKeyParameter] : []),
  ];
  return {
    operationId: name,
    summary: call.summary,
    tags: [tagOf(call)],
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

const startKeyParameter: Members = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: startKeyPattern },
  description: `A key of your own for this one start. The same call with the same key starts nothing again for ${startKeyHours} hours: it gets the answer of the first, also while that is still being worked on.`,
};

function tagOf(call: Call): string {
  return call.path.split('/')[2] ?? 'session';
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
    schema: jsonSchema(property),
    ...(examples.has(name) ? { example: examples.get(name) } : {}),
  }));
}

interface ObjectSchema {
  properties?: Members;
  required?: string[];
}

function requestBodyOf(call: Call): Members {
  if (call.takes === 'multipart')
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: formSchema(call) } } } };
  if (call.body === undefined) return {};
  const { body: example } = call.example;
  const content = { schema: jsonSchema(call.body), ...(example === undefined ? {} : { example }) };
  return { requestBody: { required: true, content: { 'application/json': content } } };
}

// Section 7 of the specification calls the file iFormFile or formFile.
function formSchema({ upload }: Call): Members {
  const endings = upload === undefined ? '' : `: ${extensionsOf(upload).join(', ')}`;
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description: `One file${endings}` };
  return { type: 'object', required: ['iFormFile'], properties: { iFormFile: file } };
}

const envelopeOfError = { $ref: '#/components/schemas/ErrorEnvelope' };

// Decisions section 2: a business error of the service keeps the status 200, so the status alone says nothing.
function responsesOf(call: Call): Members {
  const failed = (description: string) => ({
    description,
    content: { 'application/json': { schema: envelopeOfError } },
  });
  return {
    '200': { description: successOf[call.gives], content: contentOf(call) },
    ...(call.access === 'public' ? {} : { '401': failed('Not signed in: code 401, 994, 998 or 999') }),
    default: failed('Refused or failed, with a code of the error catalogue'),
  };
}

const successOf: Record<Call['gives'], string> = {
  json: 'Done, or refused by the service: look at the code',
  blob: 'The file, or an error envelope where there is none to give',
  stream: 'Server-sent events',
};

function contentOf(call: Call): Members {
  if (call.gives === 'stream') return { 'text/event-stream': { schema: { type: 'string' } } };
  // RFC 9110 §12.5.1: the more specific range counts.
  if (call.gives === 'blob') return { '*/*': {}, 'application/json': { schema: blobAsJson } };
  const { data } = call.example;
  const properties = {
    code: { const: 200 },
    data: call.data === undefined ? {} : jsonSchema(call.data),
    requestId: { type: 'string' },
  };
  const success = { type: 'object', required: ['code', 'data', 'requestId'], properties };
  return {
    'application/json': {
      schema: { oneOf: [success, envelopeOfError] },
      ...(data === undefined ? {} : { example: { code: 200, data, requestId: '' } }),
    },
  };
}

const blobAsJson = { description: 'A file in JSON, where the call gives one, or an error envelope' };

const errorEnvelope = {
  type: 'object',
  required: ['code', 'error', 'requestId'],
  properties: {
    code: { type: 'integer', not: { const: 200 } },
    error: {
      type: 'object',
      required: ['code', 'message', 'display'],
      properties: {
        code: { type: 'integer' },
        message: { type: 'string', description: 'In the language of X-Culture' },
        display: { enum: errorDisplays },
        action: { enum: errorActions },
        cancelable: { type: 'boolean' },
        seconds: { type: 'number', description: 'How long a toast stays' },
        severity: { enum: severities, description: 'Left out of what is an error' },
        details: { description: 'What the message speaks of, by code' },
      },
    },
    requestId: { type: 'string' },
  },
};
