// How every process reads its environment: one schema, every problem at once, each naming its variable.

import type { Static, TObject } from 'typebox';
import { Value } from 'typebox/value';

export type Environment = Record<string, string | undefined>;

/** Every problem of an environment, one line each. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const distinct = [...new Set(problems)];
    super(distinct.join('\n'));
    this.name = 'ConfigError';
    this.problems = distinct;
  }
}

/**
 * The variables that the schema names, converted and with defaults; an empty variable counts as not set.
 * `contradictions` says what single variables cannot. Throws a ConfigError that lists every problem.
 */
export function readEnvironment<S extends TObject>(
  schema: S,
  env: Environment,
  contradictions: (given: Environment) => readonly string[] = () => [],
): Static<S> {
  const given = Object.fromEntries(
    Object.keys(schema.properties).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const values: unknown = Value.Convert(schema, Value.Default(schema, { ...given }));
  const problems = [...Value.Errors(schema, values)].flatMap(describeProblem);
  problems.push(...contradictions(given));
  if (problems.length > 0 || !Value.Check(schema, values)) throw new ConfigError(problems);
  return values;
}

interface Problem {
  instancePath: string;
  message: string;
  params: object;
}

function describeProblem(problem: Problem): string[] {
  if (problem.instancePath !== '') return [`${problem.instancePath.slice(1)}: ${problem.message}`];
  const missing = 'requiredProperties' in problem.params ? problem.params.requiredProperties : [];
  return Array.isArray(missing) ? missing.map((name) => `${name}: must be set`) : [];
}
