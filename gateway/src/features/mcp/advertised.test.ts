import { message } from '@app/locales/messages';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { shownInput, shownOutput } from './advertised.ts';
import { prepared } from './server.ts';
import { allTools } from './tools/all.ts';

it('shows of a response every member, and its type where it is no text', () => {
  const schema = Type.Object({
    name: Type.String({ description: 'of it' }),
    parts: Type.Array(Type.Object({ smiles: Type.String(), count: Type.Integer() })),
    notes: Type.Optional(Type.Array(Type.String())),
    share: Type.Union([Type.Number(), Type.Null()], { description: '0 to 1' }),
    range: Type.Union([Type.Array(Type.Number()), Type.Null()]),
  });
  expect(shownOutput(schema)).toEqual({
    type: 'object',
    properties: {
      name: { description: 'of it' },
      parts: { type: 'array', items: { properties: { smiles: {}, count: { type: 'integer' } } } },
      notes: { type: 'array' },
      share: { type: ['number', 'null'], description: '0 to 1' },
      range: { type: ['array', 'null'], items: { type: 'number' } },
    },
  });
});

it('keeps members that are called as words of a schema', () => {
  const schema = Type.Object({ type: Type.String(), items: Type.Array(Type.Integer()), required: Type.Boolean() });
  expect(shownOutput(schema)['properties']).toEqual({
    type: {},
    items: { type: 'array', items: { type: 'integer' } },
    required: { type: 'boolean' },
  });
});

it('shows of arguments what must be there, and pairs as the present JSON Schema has them', () => {
  const schema = Type.Object(
    {
      text: Type.String({ minLength: 1, maxLength: 200_000 }),
      steps: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
      bonds: Type.Optional(Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]), { maxItems: 12 })),
    },
    { additionalProperties: false },
  );
  expect(shownInput(schema)).toEqual({
    type: 'object',
    required: ['text'],
    additionalProperties: false,
    properties: {
      text: { type: 'string' },
      steps: { type: 'integer', minimum: 1, maximum: 8 },
      bonds: {
        type: 'array',
        maxItems: 12,
        items: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
      },
    },
  });
});

it('keeps the list of all tools below 30 KB', () => {
  const list = allTools.map(prepared).map(({ tool: { name }, input, output }) => ({
    name,
    description: message('en', 'mcp', `tools.${name}.description`),
    inputSchema: input['~standard'].jsonSchema.input({ target: 'draft-2020-12' }),
    outputSchema: output['~standard'].jsonSchema.output({ target: 'draft-2020-12' }),
  }));
  // Titles and hints are another 100 bytes a tool.
  expect(Buffer.byteLength(JSON.stringify(list)) + 100 * list.length).toBeLessThan(30_000);
});
