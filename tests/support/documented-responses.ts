// What /openapi.json says of the responses of a call, as a check of real ones.

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { wholeDocument } from './whole-document.ts';

interface Media {
  schema?: object;
}

interface DocumentedOperation {
  operationId: string;
  responses: Record<string, { content?: Record<string, Media> }>;
}

/** The parts of the document about responses. */
export interface ResponseDocument {
  components: object;
  paths: Record<string, Partial<Record<'get' | 'post', DocumentedOperation>>>;
}

export interface GivenResponse {
  status: number;
  contentType: string;
  text: string;
}

export class DocumentedResponses {
  readonly #ajv = createAjv();
  readonly #components: object;
  readonly #operations: ReadonlyMap<string, DocumentedOperation>;
  readonly #checks = new Map<object, ValidateFunction>();

  constructor({ paths, components }: ResponseDocument) {
    this.#components = components;
    const operations = Object.values(paths).flatMap(({ get, post }) => [get ?? [], post ?? []].flat());
    this.#operations = new Map(operations.map((operation) => [operation.operationId, operation]));
  }

  /** Where the response differs from what the document says of its status and type; throws for a call that is not in it. */
  problems(operationId: string, { status, contentType, text }: GivenResponse): string[] {
    const responses = this.#operations.get(operationId)?.responses;
    if (!responses) throw new RangeError(`${operationId} is not in the document`);
    const content = (responses[status] ?? responses['default'])?.content ?? {};
    const type = [contentType.split(';', 1)[0] ?? '', '*/*'].find((one) => content[one]);
    if (type === undefined) return [`${status} with ${contentType || 'no type'} is not in the document`];
    const { schema } = content[type] ?? {};
    if (schema === undefined || type !== 'application/json') return [];
    const check = this.#check(schema);
    if (check(JSON.parse(text))) return [];
    return (check.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
  }

  #check(schema: object): ValidateFunction {
    const known = this.#checks.get(schema);
    if (known) return known;
    // References point into the components of the document.
    const check = this.#ajv.compile({ ...schema, components: this.#components });
    this.#checks.set(schema, check);
    return check;
  }
}

/** Of JSON Schema 2020-12, the dialect of OpenAPI 3.1; refuses keywords that it does not know. */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  addFormats.default(ajv);
  ajv.addKeyword('components');
  return ajv;
}

const documents = new Map<string, Promise<DocumentedResponses>>();

/** The document of a gateway that runs, read once. */
export function documentedResponses(url: string): Promise<DocumentedResponses> {
  const known = documents.get(url) ?? read(url);
  documents.set(url, known);
  return known;
}

async function read(url: string): Promise<DocumentedResponses> {
  return new DocumentedResponses(await wholeDocument<ResponseDocument>(url));
}
