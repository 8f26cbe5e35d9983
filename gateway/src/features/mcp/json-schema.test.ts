import { message } from '@app/locales/messages';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { jsonSchema202012 } from './json-schema.ts';
import { prepared } from './server.ts';
import { allTools } from './tools/all.ts';

it('has pairs as the present JSON Schema has them, and leaves members that are called as its words', () => {
  const schema = Type.Object({
    bonds: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]), { maxItems: 12 }),
    items: Type.Array(Type.String()),
  });
  expect(jsonSchema202012(schema)).toEqual({
    type: 'object',
    required: ['bonds', 'items'],
    properties: {
      bonds: {
        type: 'array',
        maxItems: 12,
        items: {
          type: 'array',
          prefixItems: [{ type: 'integer' }, { type: 'integer' }],
          items: false,
          minItems: 2,
        },
      },
      items: { type: 'array', items: { type: 'string' } },
    },
  });
});

it('keeps the list of all tools below 42 KB', () => {
  const list = allTools.map(prepared).map(({ tool: { name }, input, output }) => ({
    name,
    description: message('en', 'mcp', `tools.${name}.description`),
    inputSchema: input['~standard'].jsonSchema.input({ target: 'draft-2020-12' }),
    outputSchema: output['~standard'].jsonSchema.output({ target: 'draft-2020-12' }),
  }));
  // Titles and hints are another 100 bytes a tool.
  expect(Buffer.byteLength(JSON.stringify(list)) + 100 * list.length).toBeLessThan(42_000);
});
