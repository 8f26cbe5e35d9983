// How every process reads its environment: one schema, every problem at once, each naming its variable. A variable that the
// schema calls a secret may come from a file instead, as container engines mount them: NAME_FILE is its path.

import { Type, type Static, type TObject, type TStringOptions } from 'typebox';
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

/** A variable that no log may show. */
export const secretText = (options: TStringOptions = {}) => Type.String({ ...options, isSecret: true });

const isSecret = (schema: object): boolean => 'isSecret' in schema;

type ReadFile = (path: string) => string;

export interface Reading {
  /** What single variables cannot say; gets the variables that are set, secrets of files among them. */
  contradictions?: (given: Environment) => readonly string[];
  /** Reads a file of a secret as text, and throws where it cannot. Needed for a schema with secrets. */
  readFile?: ReadFile;
}

/**
 * The variables that the schema names, converted and with defaults; an empty variable counts as not set. Throws a
 * ConfigError that lists every problem.
 */
export function readEnvironment<S extends TObject>(
  schema: S,
  env: Environment,
  { contradictions = () => [], readFile = noFiles }: Reading = {},
): Static<S> {
  const { given, unread } = gather(schema, env, readFile);
  const values: unknown = Value.Convert(schema, Value.Default(schema, { ...given }));
  const problems = [...Value.Errors(schema, values)].flatMap(describeProblem);
  problems.push(...contradictions(given));
  // What a file should have said is not missing besides.
  const others = problems.filter((line) => !unread.has(line.split(':')[0] ?? ''));
  const all = [...unread.values(), ...others];
  if (all.length > 0 || !Value.Check(schema, values)) throw new ConfigError(all);
  return values;
}

const noFiles: ReadFile = () => {
  throw new TypeError('this schema has no secrets');
};

/** The variables that are set, and by their names why others could not be read. */
function gather(schema: TObject, env: Environment, readFile: ReadFile) {
  const given: Record<string, string> = {};
  const unread = new Map<string, string>();
  for (const [name, property] of Object.entries(schema.properties)) {
    const value = env[name];
    const path = isSecret(property) ? env[fileVariable(name)] : undefined;
    if (value && path) unread.set(name, `${fileVariable(name)}: must not be set together with ${name}`);
    else if (path) {
      const read = readSecret(path, readFile);
      if ('problem' in read) unread.set(name, `${fileVariable(name)}: ${read.problem}`);
      else given[name] = read.secret;
    } else if (value) given[name] = value;
  }
  return { given, unread };
}

const fileVariable = (name: string): string => `${name}_FILE`;

function readSecret(path: string, readFile: ReadFile): { secret: string } | { problem: string } {
  try {
    // Editors and `echo` end a file with a newline that is no part of the secret.
    const secret = readFile(path).replace(/\r?\n$/, '');
    return secret === '' ? { problem: `${path} is empty` } : { secret };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return { problem: `${path} cannot be read${code}` };
  }
}

/**
 * Each variable of the schema on a line: name, value, and whether it is set, comes from a file or is the default. Secrets
 * are masked, addresses shown without their password.
 */
export function describeEnvironment(schema: TObject, env: Environment): string {
  const rows = Object.entries(schema.properties).map(([name, property]) => {
    const given = env[name];
    const path = isSecret(property) ? env[fileVariable(name)] : undefined;
    if (path) return [name, '********', `file ${path}`] as const;
    if (given) return [name, masked(name, given), 'set'] as const;
    const fallback: unknown = 'default' in property ? property.default : undefined;
    return [name, fallback === undefined ? '-' : String(fallback), 'default'] as const;
  });
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column === 0 ? 0 : 1].length)));
  return rows
    .map(([name, value, origin]) =>
      `${name.padEnd(widths[0] ?? 0)}  ${value.padEnd(widths[1] ?? 0)}  ${origin}`.trimEnd(),
    )
    .join('\n');
}

/** A value as it can be shown: secrets not at all, addresses without a password. */
function masked(name: string, value: string): string {
  if (/(SECRET|PASSWORD|_TOKEN|SECRET_PREVIOUS)$/.test(name)) return '********';
  const address = URL.parse(value);
  if (!address || (address.password === '' && address.username === '')) return value;
  address.password = '********';
  return address.href;
}

interface Checked<T> {
  schema: TObject;
  load: (env: Environment) => T;
}

/**
 * `--check-config`: writes every problem, one a line, or the variables that the process would run with. The configuration
 * when nothing is wrong.
 */
export function checkEnvironment<T>(
  { schema, load }: Checked<T>,
  env: Environment,
  write: (text: string) => void,
): T | undefined {
  try {
    const config = load(env);
    write(`${describeEnvironment(schema, env)}\n`);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    write(`${error.problems.join('\n')}\n`);
    return undefined;
  }
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
