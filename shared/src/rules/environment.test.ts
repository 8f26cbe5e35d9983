import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { ConfigError, readEnvironment } from './environment.ts';

const schema = Type.Object({
  PORT: Type.Integer({ default: 80 }),
  SECRET: Type.String({ minLength: 4 }),
  KIND: Type.Optional(Type.Enum(['a', 'b'])),
});

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readEnvironment(schema, env, ({ KIND }) => (KIND === 'b' ? ['KIND: b is not for today'] : []));
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('readEnvironment', () => {
  it('converts, fills in defaults and leaves out what the schema does not name', () => {
    expect(readEnvironment(schema, { SECRET: 'long', PORT: '81', HOME: '/x' })).toEqual({ SECRET: 'long', PORT: 81 });
  });

  it('takes an empty variable as not set', () => {
    expect(problemsOf({ SECRET: '', PORT: '' })).toEqual(['SECRET: must be set']);
  });

  it('lists every problem at once, those of the schema and the contradictions', () => {
    const problems = problemsOf({ PORT: 'http', SECRET: 'abc', KIND: 'b' });
    expect(problems.map((line) => line.split(':')[0])).toEqual(['PORT', 'SECRET', 'KIND']);
  });
});
