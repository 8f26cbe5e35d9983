import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { ConfigError, describeEnvironment, readEnvironment, secretText } from './environment.ts';

const schema = Type.Object({
  PORT: Type.Integer({ default: 80 }),
  SECRET: secretText({ minLength: 4 }),
  KIND: Type.Optional(Type.Enum(['a', 'b'])),
});

const files: Record<string, string> = { '/run/good': 'of a file\n', '/run/dos': 'of a file\r\n', '/run/empty': '\n' };

function readFile(path: string): string {
  const text = files[path];
  if (text === undefined) throw Object.assign(new Error(`content of ${path}`), { code: 'ENOENT' });
  return text;
}

const read = (env: Record<string, string>) =>
  readEnvironment(schema, env, {
    contradictions: ({ KIND, SECRET }) => [
      ...(KIND === 'b' ? ['KIND: b is not for today'] : []),
      ...(SECRET === undefined ? ['SECRET: must be set'] : []),
    ],
    readFile,
  });

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    read(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('readEnvironment', () => {
  it('converts, fills in defaults and leaves out what the schema does not name', () => {
    expect(read({ SECRET: 'long', PORT: '81', HOME: '/x' })).toEqual({ SECRET: 'long', PORT: 81 });
  });

  it('takes an empty variable as not set', () => {
    expect(problemsOf({ SECRET: '', PORT: '' })).toEqual(['SECRET: must be set']);
  });

  it('lists every problem at once, those of the schema and the contradictions', () => {
    const problems = problemsOf({ PORT: 'http', SECRET: 'abc', KIND: 'b' });
    expect(problems.map((line) => line.split(':')[0])).toEqual(['PORT', 'SECRET', 'KIND']);
  });
});

describe('a secret in a file', () => {
  it.each(['/run/good', '/run/dos'])('is read from %s without the newline at the end', (path) => {
    expect(read({ SECRET_FILE: path }).SECRET).toBe('of a file');
    expect(read({ SECRET_FILE: path, SECRET: '' }).SECRET).toBe('of a file');
  });

  it.each([
    ['both are set', { SECRET: 'long', SECRET_FILE: '/run/good' }, 'must not be set together with SECRET'],
    ['it cannot be read', { SECRET_FILE: '/run/none' }, '/run/none cannot be read (ENOENT)'],
    ['it is empty', { SECRET_FILE: '/run/empty' }, '/run/empty is empty'],
  ])('is one problem where %s, beside all others', (_case, env, words) => {
    expect(problemsOf(env)).toEqual([`SECRET_FILE: ${words}`]);
    expect(problemsOf({ ...env, PORT: 'http' })).toEqual([`SECRET_FILE: ${words}`, expect.stringMatching(/^PORT: /)]);
  });

  it('is held to the same rules as the variable, and never shown', () => {
    files['/run/short'] = 'abc\n';
    expect(problemsOf({ SECRET_FILE: '/run/short' })).toEqual([expect.stringMatching(/^SECRET: (?!.*abc)/)]);
    const table = describeEnvironment(schema, { SECRET_FILE: '/run/good', KIND: 'a' });
    expect(table.split('\n')).toEqual([
      'PORT    80        default',
      'SECRET  ********  file /run/good',
      'KIND    a         set',
    ]);
  });

  it('is for secrets alone', () => {
    expect(read({ SECRET: 'long', PORT_FILE: '/run/none' }).PORT).toBe(80);
  });
});

describe('a value on the screen', () => {
  it.each([
    ['OIDC_CLIENT_SECRET', 'abc', '********'],
    ['SESSION_SECRET_PREVIOUS', 'abc', '********'],
    ['METRICS_TOKEN', 'abc', '********'],
    ['PINGFED_TOKEN_URL', 'https://sso.example/token', 'https://sso.example/token'],
    ['AUDIT_KEY_FILE', '/run/secrets/audit.pem', '/run/secrets/audit.pem'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://me:pass@otlp.example/x', 'https://me:********@otlp.example/x'],
  ])('%s', (name, value, shown) => {
    const one = Type.Object({ [name]: Type.String() });
    expect(describeEnvironment(one, { [name]: value })).toBe(`${name}  ${shown}  set`);
  });
});
