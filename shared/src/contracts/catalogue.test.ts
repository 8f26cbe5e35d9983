import { Check } from 'typebox/value';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Call } from './call.ts';
import { callEntries, type CallData, type CallInput } from './catalogue.ts';

const parts = ['params', 'query', 'body', 'data'] as const;

function declaredParams(call: Call): string[] {
  return call.params === undefined ? [] : Object.keys(Reflect.get(call.params, 'properties'));
}

function pathParams(call: Call): string[] {
  return [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

function unsoundExamples(call: Call): string[] {
  return parts.filter((part) => {
    const example = call.example[part];
    if (example === undefined) return false;
    const schema = call[part];
    return schema === undefined || !Check(schema, example);
  });
}

describe('the catalogue of calls', () => {
  it('names each method and path once', () => {
    const seen = callEntries.map(([, call]) => `${call.method} ${call.path}`);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(100);
  });

  it.each(callEntries.filter(([, call]) => call.built))('%s declares the parameters of its path', (_name, call) => {
    expect(declaredParams(call)).toEqual(pathParams(call));
  });

  it.each(callEntries)('%s gives examples that its own schemas accept', (_name, call) => {
    expect(unsoundExamples(call)).toEqual([]);
  });

  it('types input and answer of a call', () => {
    expectTypeOf<CallInput<'retroTask'>>().toEqualTypeOf<{ query: { taskId: string } }>();
    expectTypeOf<CallData<'retroTaskDelete'>>().toEqualTypeOf<{ deleted: number; undoToken?: string }>();
  });
});
