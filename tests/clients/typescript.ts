// What is generated of @app/client: types by openapi-typescript, and a table of the calls.

import { resolve } from 'node:path';
import { callEntries } from '@app/shared/contracts/catalogue';
import openapiTS, { astToString } from 'openapi-typescript';
import { openApiDocument } from '../../gateway/src/features/openapi/document.ts';

interface Operation {
  operationId: string;
  'x-changes-state'?: boolean;
  parameters?: { $ref?: string }[];
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

/** What a gateway serves as /openapi.json. */
export function programDocument(): Document {
  const options = { version: '0.0.0', publicUrl: 'http://localhost:8080', part: 'programs' } as const;
  return JSON.parse(JSON.stringify(openApiDocument(callEntries, options)));
}

const folder = resolve(import.meta.dirname, '../../shared/client/src/generated');
const header = '// Made of the contracts by `npm run client`; do not change it by hand.\n\n';

/** The files, and what is to be in them. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const document = programDocument();
  const types = astToString(
    await openapiTS(JSON.stringify(document), { defaultNonNullable: false, alphabetize: true }),
  );
  const narrow = types.replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
  return new Map([
    [resolve(folder, 'api.ts'), header + narrow],
    [resolve(folder, 'calls.ts'), header + callTable(document)],
  ]);
}

function callTable({ paths }: Document): string {
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const isKeyed = operation.parameters?.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')) ?? false;
      const kind = isKeyed ? 'keyed' : operation['x-changes-state'] ? 'changes' : 'reads';
      return `  ${operation.operationId}: { method: '${method}', path: '${path}', kind: '${kind}' },`;
    }),
  );
  return [
    '/** `reads` changes nothing; `keyed` takes a key with which it may be repeated; `changes` may be done although no response came. */',
    `export const calls = {\n${rows.toSorted().join('\n')}\n} as const;\n`,
  ].join('\n');
}
