// Tools that the conformance suite asks for by name. They are made and served as the product's own are.

import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@app/shared/errors/app-error';
import { Type } from 'typebox';
import { allTools } from '../../gateway/src/features/mcp/tools/all.ts';
import { defineTool } from '../../gateway/src/features/mcp/tool.ts';

const said = Type.Object({ said: Type.String() });
const words = (title: string) => ({ title, description: `${title}.` });
/** One red pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

export const toolsOfSuite = [
  ...allTools,
  defineTool({
    name: 'test_simple_text',
    words: words('A text'),
    readOnly: true,
    input: Type.Object({}),
    output: said,
    run: async () => ({ data: { said: 'This is a simple text response for testing.' } }),
  }),
  defineTool({
    name: 'test_image_content',
    words: words('A picture'),
    readOnly: true,
    input: Type.Object({}),
    output: said,
    run: async () => ({ data: { said: 'a red pixel' }, picture: { mimeType: 'image/png', data: pixel } }),
  }),
  defineTool({
    name: 'test_error_handling',
    words: words('A refusal'),
    readOnly: true,
    input: Type.Object({}),
    output: said,
    run: async () => {
      throw new AppError('parameterError', { fields: ['nothing'] });
    },
  }),
  defineTool({
    name: 'test_tool_with_progress',
    words: words('Progress'),
    readOnly: true,
    input: Type.Object({}),
    output: said,
    async run(_input, { progress }) {
      for (const percent of [0, 50, 100]) {
        await progress(percent, `${percent} of 100`);
        await pause(50);
      }
      return { data: { said: 'done' } };
    },
  }),
  defineTool({
    name: 'json_schema_2020_12_tool',
    words: words('Keywords of JSON Schema 2020-12'),
    readOnly: true,
    input: Type.Object(
      { name: Type.Optional(Type.String()), address: Type.Optional(Type.Unsafe<object>({ $ref: '#/$defs/address' })) },
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $defs: {
          address: { type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } } },
        },
        additionalProperties: false,
      },
    ),
    output: said,
    run: async () => ({ data: { said: 'nothing' } }),
  }),
];
