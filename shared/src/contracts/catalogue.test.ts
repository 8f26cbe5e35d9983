import { Check } from 'typebox/value';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Call } from './call.ts';
import { callEntries, type CallData, type CallInput } from './catalogue.ts';

const inputs = ['params', 'query', 'body'] as const;
const parts = [...inputs, 'data'] as const;

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

/** Places of a schema at which any whole number is taken, however large. */
function endlessNumbers(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Reflect.get(schema, 'type') === 'integer') return Reflect.get(schema, 'maximum') === undefined ? [place] : [];
  return Object.entries(schema).flatMap(([key, part]) => endlessNumbers(part, `${place}/${key}`));
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

  // A page of 1e308, say, is none that a database could count to: the fault would be the service's.
  it.each(callEntries)('%s takes no whole number beyond what can be counted', (name, call) => {
    expect(inputs.flatMap((part) => endlessNumbers(call[part], `${name}/${part}`))).toEqual([]);
  });

  it('types input and response of a call', () => {
    expectTypeOf<CallInput<'retroTask'>>().toEqualTypeOf<{ query: { taskId: string } }>();
    expectTypeOf<CallData<'retroTaskDelete'>>().toEqualTypeOf<{ deleted: number; undoToken?: string }>();
  });
});
