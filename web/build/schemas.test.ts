import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { apart } from './schemas.ts';

const made = (code: string) => apart(code, parseSync('contract.js', code).program);

it('gives each value a call that makes it, so that unused values can go', () => {
  expect(made('export const idSchema = Type.String({ maxLength: limits.id });')).toBe(
    'export const idSchema = /* @__PURE__ */ (() => (Type.String({ maxLength: limits.id })))();',
  );
  expect(made("const sorts = [...first, 'score'];\nconst call = defineCall({ body: idSchema });")).toBe(
    "const sorts = /* @__PURE__ */ (() => ([...first, 'score']))();\nconst call = /* @__PURE__ */ (() => (defineCall({ body: idSchema })))();",
  );
});

it('leaves alone what does nothing by itself', () => {
  const code =
    "export const length = 20;\nexport const list = (schema) => Type.Array(schema);\nimport { a } from './a.js';";
  expect(made(code)).toBe(code);
});
