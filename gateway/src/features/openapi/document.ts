// OpenAPI 3.1 of calls, made of the contracts: what is written here cannot differ from what is checked.

import { productName } from '@app/shared/constants/product';
import type { Call, Schema } from '@app/shared/contracts/call';
import { exportedSchemas } from '@app/shared/contracts/catalogue';
import { errorActions, errorDisplays, severities } from '@app/shared/errors/catalogue';
import { startKeyHours, startKeyPattern } from '@app/shared/rules/start-key';
import { extensionsOf } from '@app/shared/rules/upload';
import { trackingIdsOf } from '@app/shared/tracking/catalogue';
import { isForPrograms } from '../../auth/programs/api-key-calls.ts';
import { pinnedNames } from './component-names.ts';
import { Components, pascal } from './components.ts';
import type { Members } from './json-schema.ts';

type Entries = readonly (readonly [name: string, call: Call])[];

export const parts = ['programs', 'all'] as const;
export type DocumentPart = (typeof parts)[number];

export interface DocumentOptions {
  version: string;
  publicUrl: string;
  /** `programs` has the calls that an API key can open, and nothing about sessions. */
  part: DocumentPart;
  /** What is said of a call besides its summary. */
  describe?: (call: Call) => string;
}

const about =
  'Examples work on a product that has just started. An id in an example stands for one of your own: that of the answer to the call that made the thing. A business error comes with the status 200 and an error envelope: look at `code`.';

const isRouted = ([, call]: readonly [string, Call]): boolean => !call.internal;

/** Names of what calls are made of. They depend on all of them, so that a part of the calls has the same names. */
export const namesOf = (entries: Entries): Components =>
  new Components({ calls: entries.filter(isRouted), exported: exportedSchemas, pinned: pinnedNames });

/** The document. `entries` are names and calls in the order they should appear. */
export function openApiDocument(entries: Entries, options: DocumentOptions): Members {
  const { version, publicUrl, part } = options;
  const shown = entries.filter(isRouted).filter(([, call]) => part === 'all' || isForPrograms(call));
  const calls = shown.map(([, call]) => call);
  const writer = new Writer(calls, namesOf(entries), options);
  const paths: Record<string, Members> = {};
  for (const [name, call] of shown) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: writer.operationOf(name, call) };
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
    security: part === 'all' ? [...forPeople, ...forKeys] : forKeys,
    tags: [...new Set(shown.map(([, call]) => tagOf(call)))].map((name) => ({ name })),
    paths,
    components: {
      ...writer.components,
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'ApiKey syn_…' },
        ...(part === 'all' && sessionSchemes(publicUrl)),
      },
    },
  };
}

const sessionSchemes = (publicUrl: string): Members => ({
  session: { type: 'apiKey', in: 'cookie', name: publicUrl.startsWith('https:') ? '__Host-sid' : 'sid' },
  csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF' },
});

const forPeople: Members[] = [{ session: [], csrf: [] }];
const forKeys: Members[] = [{ apiKey: [] }];

const startKeyParameter: Members = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', pattern: startKeyPattern },
  description: `A key of your own for this one start. The same call with the same key starts nothing again for ${startKeyHours} hours: it gets the answer of the first, also while that is still being worked on.`,
};

const tagOf = (call: Call): string => call.path.split('/')[2] ?? 'session';

function securityOf(call: Call): Members {
  if (call.access === 'public') return { security: [{ csrf: [] }] };
  return isForPrograms(call) ? {} : { security: forPeople };
}

// One id, or a list where a field of the request decides.
function trackingOf(name: string): Members {
  const ids = trackingIdsOf(name);
  if (ids.length === 0) return {};
  return { 'x-tracking-id': ids.length === 1 ? ids[0] : ids };
}

interface ObjectSchema {
  properties?: Members;
  required?: string[];
}

/** Writes operations, and keeps what they refer to. */
class Writer {
  readonly #names: Components;
  readonly #options: DocumentOptions;
  /** How often each parameter comes, by its text. */
  readonly #counts = new Map<string, number>();
  readonly #parameters = new Map<string, Members>([['IdempotencyKey', startKeyParameter]]);
  readonly #forms = new Map<string, Members>();
  readonly #responses = new Map<string, Members>();

  constructor(calls: readonly Call[], names: Components, options: DocumentOptions) {
    this.#names = names;
    this.#options = options;
    for (const parameter of calls.flatMap((call) => this.#parametersOf(call)))
      this.#counts.set(JSON.stringify(parameter), (this.#counts.get(JSON.stringify(parameter)) ?? 0) + 1);
  }

  operationOf(name: string, call: Call): Members {
    const { part, describe } = this.#options;
    const parameters = [
      ...this.#parametersOf(call).map((one) => this.#parameterOf(one)),
      ...(call.startsOnce ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ];
    return {
      operationId: name,
      summary: call.summary,
      ...(describe && { description: describe(call) }),
      tags: [tagOf(call)],
      ...securityOf(call),
      // For programs, /reference says which modules of a key open a call.
      ...(part === 'all' && Array.isArray(call.access) ? { 'x-permission': call.access } : {}),
      ...(part === 'all' && trackingOf(name)),
      ...(call.built ? {} : { 'x-built': false }),
      ...(call.changesState ? { 'x-changes-state': true } : {}),
      ...(call.navigable ? { 'x-navigable': true } : {}),
      ...(parameters.length > 0 ? { parameters } : {}),
      ...this.#requestBodyOf(call),
      responses: {
        '200': { description: successOf[call.gives], content: this.#contentOf(name, call) },
        default: { $ref: '#/components/responses/Failed' },
      },
    };
  }

  get components(): Members {
    const { schemas } = this.#names;
    return {
      schemas: {
        Envelope: envelope,
        ErrorEnvelope: errorEnvelope,
        ErrorBody: errorBody,
        ...schemas,
        ...Object.fromEntries([...this.#forms, ...this.#responses]),
      },
      responses: { Failed: failed },
      parameters: Object.fromEntries(this.#parameters),
    };
  }

  #parametersOf({ params, query, example }: Call): Members[] {
    return [
      ...this.#parametersIn('path', params, example.params),
      ...this.#parametersIn('query', query, example.query),
    ];
  }

  #parametersIn(place: 'path' | 'query', schema: Schema, example: unknown): Members[] {
    const { properties = {}, required = [] } = { ...schema } as ObjectSchema;
    const examples = new Map(Object.entries(Object(example)));
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      ...(required.includes(name) ? { required: true } : {}),
      schema: this.#names.refer(property),
      ...(examples.has(name) ? { example: examples.get(name) } : {}),
    }));
  }

  /** A parameter that several calls take is written once. */
  #parameterOf(parameter: Members): Members {
    const text = JSON.stringify(parameter);
    if ((this.#counts.get(text) ?? 0) < 2) return parameter;
    const wished = pascal(`${String(parameter['name'])} ${parameter['in'] === 'path' ? 'in path' : ''}`);
    const isOwn = (name: string): boolean => [text, undefined].includes(JSON.stringify(this.#parameters.get(name)));
    let name = wished;
    for (let number = 2; !isOwn(name); number += 1) name = `${wished}${number}`;
    this.#parameters.set(name, parameter);
    return { $ref: `#/components/parameters/${name}` };
  }

  #requestBodyOf(call: Call): Members {
    if (call.takes === 'multipart')
      return { requestBody: { required: true, content: { 'multipart/form-data': { schema: this.#formOf(call) } } } };
    if (call.body === undefined) return {};
    const { body: example } = call.example;
    const content = { schema: this.#names.refer(call.body), ...(example === undefined ? {} : { example }) };
    return { requestBody: { required: true, content: { 'application/json': content } } };
  }

  // Section 7 of the specification calls the file iFormFile or formFile.
  #formOf({ upload }: Call): Members {
    const endings = upload === undefined ? '' : `: ${extensionsOf(upload).join(', ')}`;
    const file = { type: 'string', contentMediaType: 'application/octet-stream', description: `One file${endings}` };
    const name = pascal(`${upload ?? ''} form`);
    this.#forms.set(name, { type: 'object', required: ['iFormFile'], properties: { iFormFile: file } });
    return { $ref: `#/components/schemas/${name}` };
  }

  // Decisions section 2: a business error of the service keeps the status 200, so the status alone says nothing.
  #contentOf(name: string, call: Call): Members {
    if (call.gives === 'stream') return { 'text/event-stream': { schema: { type: 'string' } } };
    // RFC 9110 §12.5.1: the more specific range counts.
    if (call.gives === 'blob') return { '*/*': {}, 'application/json': { schema: blobAsJson } };
    // Programs read schemas; what people read has an example of the response, too.
    const { part, describe } = this.#options;
    const example = part === 'all' || describe ? call.example.data : undefined;
    return {
      'application/json': {
        schema: this.#responseOf(name, call),
        ...(example === undefined ? {} : { example: { code: 200, data: example, requestId: '' } }),
      },
    };
  }

  #responseOf(name: string, { data }: Call): Members {
    const response = `${(this.#names.nameOf(data) ?? pascal(name)).replace(/Data$/, '')}Response`;
    const own = data ? [{ type: 'object', properties: { data: this.#names.refer(data) } }] : [];
    this.#responses.set(response, { allOf: [{ $ref: '#/components/schemas/Envelope' }, ...own] });
    return { $ref: `#/components/schemas/${response}` };
  }
}

const envelopeOfError = { $ref: '#/components/schemas/ErrorEnvelope' };

const failed = {
  description: 'Refused or failed: code 401, 994, 998 or 999 when not signed in, else one of the error catalogue',
  content: { 'application/json': { schema: envelopeOfError } },
};

const successOf: Record<Call['gives'], string> = {
  json: 'Done',
  blob: 'The file, or an error envelope where there is none to give',
  stream: 'Server-sent events',
};

const blobAsJson = { description: 'A file in JSON, where the call gives one, or an error envelope' };

const errorBody = {
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
};

const requestId = { type: 'string', description: 'Finds the call in the logs; also in the header X-Request-Id' };
const errorReference = { $ref: '#/components/schemas/ErrorBody' };

// One object and not one of two: generators make a single type of it, with data or with error.
const envelope = {
  type: 'object',
  description: 'With `data` where `code` is 200, with `error` where it is not, whatever the status of HTTP.',
  required: ['code', 'requestId'],
  properties: { code: { type: 'integer' }, data: {}, error: errorReference, requestId },
  if: { type: 'object', properties: { code: { const: 200 } } },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { type: 'object', required: ['data'], properties: { data: {}, error: false } },
  else: { type: 'object', required: ['error'], properties: { data: false, error: {} } },
};

const errorEnvelope = {
  type: 'object',
  required: ['code', 'error', 'requestId'],
  properties: { code: { type: 'integer', not: { const: 200 } }, error: errorReference, requestId },
};
