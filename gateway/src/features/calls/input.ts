// Input is checked before it goes anywhere. Bodies are taken as they are; paths and queries arrive as text and are read.

import type { Call, Schema } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import { areUnknownCodes, withUnknownIds } from '@app/shared/rules/unknown-id';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

export type InputPart = 'params' | 'querystring' | 'body';
export type CheckInput = (value: unknown) => { value: unknown } | { error: Error };

const schemaOf: Record<InputPart, (call: Call) => Schema> = {
  params: (call) => call.params,
  querystring: (call) => call.query,
  body: (call) => call.body,
};

/** The check of one part of a call, or undefined when the call says nothing of it. */
export function inputCheckOf(call: Call, part: InputPart): CheckInput | undefined {
  const schema = schemaOf[part](call);
  if (schema === undefined) return undefined;
  const compiled = Compile(schema);
  const names = new Set(Object.keys(Object(Reflect.get(schema, 'properties'))));
  // Text that needs no reading, and nothing beside it: the case of most calls.
  const isFinished = (given: unknown) =>
    part === 'body' || (Object.keys(Object(given)).every((name) => names.has(name)) && compiled.Check(given));
  return (given) => {
    const value = isFinished(given) ? given : Value.Clean(schema, Value.Convert(schema, { ...Object(given) }));
    if (compiled.Check(value) && !(part === 'params' && hasDotSegment(value))) return { value };
    const problems = compiled.Errors(value);
    const read = withUnknownIds(value, problems);
    if (read !== undefined) return { value: read };
    if (areUnknownCodes(problems)) return { error: new AppError('dataMissingOrNoAccess') };
    const fields = problems.flatMap((error) => fieldsOf(error, part));
    return { error: new AppError('parameterError', { fields: [...new Set(fields)] }) };
  };
}

interface Problem {
  instancePath: string;
  params: object;
}

function fieldsOf({ instancePath, params }: Problem, part: InputPart): string[] {
  const base = `${part === 'querystring' ? 'query' : part}${instancePath}`;
  const named = Object.entries(params).find(
    ([name]) => name === 'requiredProperties' || name === 'additionalProperties',
  );
  const names: unknown = named?.[1];
  return Array.isArray(names) ? names.map((name) => `${base}/${name}`) : [base];
}

// A path is put together anew for the service: a dot segment would climb out of it.
function hasDotSegment(value: unknown): boolean {
  return Object.values(Object(value)).some((part) => part === '.' || part === '..');
}
