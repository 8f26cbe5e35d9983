// Pages take types and lists of the contracts in `shared`; their schemas, and the library that makes them, are the servers'.

import type { Plugin } from 'vite';

const contracts = /\/shared\/src\/contracts\/.*\.ts$/;
const library = /\/node_modules\/typebox\//;

/** Leaves out of the build what no page asks of the contracts. Fails where one asks for a schema. */
export function schemasPlugin(): Plugin {
  return {
    name: 'app:schemas',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (library.test(id)) return { code, map: null, moduleSideEffects: false };
      if (!contracts.test(id)) return undefined;
      return { code: apart(code, this.parse(code)), map: null, moduleSideEffects: false };
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const schemas = file.type === 'chunk' && Object.keys(file.modules).find((id) => library.test(id));
        if (!schemas) continue;
        const asking = Object.entries(file.modules).filter(([id]) => contracts.test(id));
        this.error(`${file.fileName} brings schemas: ${asking.map(([id]) => id.replace(/^.*\//, '')).join(', ')}`);
      }
    },
  };
}

/** The code with each value made by a pure call, so that unused values are dropped. */
export function apart(code: string, tree: unknown): string {
  let rest = code;
  for (const { start, end } of valuesOf(tree as Node).toSorted((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)}/* @__PURE__ */ (() => (${rest.slice(start, end)}))()${rest.slice(end)}`;
  return rest;
}

/** A node of a syntax tree, as much of it as is looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  body?: Node[];
  declaration?: Node | null;
  declarations?: Node[];
  init?: Node | null;
}

const atRest = new Set(['ArrowFunctionExpression', 'Literal']);

/** The module's own definitions, except functions, which do nothing before they are called. */
function valuesOf(program: Node): Node[] {
  return (program.body ?? [])
    .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
    .flatMap(({ init }) => (init && !atRest.has(init.type) ? [init] : []));
}
